/** A number below nothing has a sign as wide as a figure, and no hyphen: −9. */
export const minus = (text: string): string => text.replace(/(?<![\d\p{L}])-(?=\d)/gu, '−');
