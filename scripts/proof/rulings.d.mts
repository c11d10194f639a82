export function rulings(): Record<string, { text: string; we: string; why: string }>;
