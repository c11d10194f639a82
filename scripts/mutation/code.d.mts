export function tokensOf(name: string, text: string, terms?: { rules?: boolean }): string;
