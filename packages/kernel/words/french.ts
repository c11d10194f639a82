// French grammar that the words of every game need.

const rules = new Intl.PluralRules('fr');
const joined = new Intl.ListFormat('fr', { type: 'conjunction' });
const either = new Intl.ListFormat('fr', { type: 'disjunction' });

/** The word alone: nothing, one and a half are singular. */
export const agree = (count: number, one: string, more = `${one}s`): string =>
  rules.select(count) === 'one' ? one : more;
/** '1 case', '3 cases'. */
export const counted = (count: number, one: string, more?: string): string => `${count} ${agree(count, one, more)}`;
export const listed = (words: readonly string[]): string => joined.format(words);
export const listedOr = (words: readonly string[]): string => either.format(words);
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** 'la province de Alice' is said 'la province d’Alice'. H and Y stay: names such as Han and Yan are not elided. */
export const elided = (text: string): string =>
  text.replace(/(?<!\p{L})([Dd]|[Qq]u|[Jj]usqu)e (?=[aeiouàâéèêîôûœ])/giu, '$1’');

/** Somebody at the table: the reader, or another player by name. */
interface Named {
  name: string;
  you: boolean;
}
export const who = ({ name, you }: Named): string => (you ? 'Vous' : name);
/** Inside a sentence: 'vous', or the name. */
export const whom = ({ name, you }: Named): string => (you ? 'vous' : name);
/** A verb that agrees: `does(person, 'posez', 'pose')`. */
export const does = ({ you }: Named, yours: string, theirs: string): string => (you ? yours : theirs);
/** 'votre province', 'la province d’Alice'. */
export const whose = ({ name, you }: Named, thing: string, article: 'le' | 'la' | 'l’' = 'la'): string =>
  you ? `votre ${thing}` : elided(`${article}${article === 'l’' ? '' : ' '}${thing} de ${name}`);
