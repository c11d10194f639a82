/** Keys for so many equal things side by side. */
export const times = (many: number): string[] => Array.from({ length: Math.max(0, many) }, (_, i) => `no ${i + 1}`);
