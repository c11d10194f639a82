export interface Ruling {
  language: string;
  book: { place: string; words: string }[];
  text: string;
  we: string;
  why: string;
  other: string;
}
export function rulings(page?: string): Record<string, Ruling>;
