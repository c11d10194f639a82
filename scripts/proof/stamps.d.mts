export function sourcesOf(game: string): string[];
export const stampOf: Readonly<Record<'coverage' | 'fuzz', (game: string) => string>>;
