export const FLOOR: number;
export function isTooFew(caught: number, judged: number): boolean;
export function saysNothing(judged: number, drawn: number): boolean;
export const NOT_JUDGED: number;
