/** Sentences that name somebody get the name and whether it is the reader. */
export interface Person {
  name: string;
  you: boolean;
}
export const who = ({ name, you }: Person): string => (you ? 'You' : name);
export const whom = ({ name, you }: Person): string => (you ? 'you' : name);
export const does = ({ you }: Person, verb: string): string => (you ? verb : `${verb}s`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const listed = (names: readonly string[], last = 'and'): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
export const some = (many: number, one: string, more = `${one}s`): string =>
  many === 1 ? `1 ${one}` : `${many} ${more}`;
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
