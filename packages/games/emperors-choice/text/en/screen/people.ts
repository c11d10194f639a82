/** Sentences that name somebody get the name and whether it is the reader. */
export interface Person {
  name: string;
  you: boolean;
}
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
