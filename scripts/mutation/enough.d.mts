export const FLOOR: number;
export function isTooFew(caught: number, judged: number): boolean;
