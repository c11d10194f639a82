import { formsOf, pluralOf } from '../forms.ts';

export const forms = formsOf('fr');
const plural = pluralOf('fr');

/** '1 table', '3 tables': zéro se dit au singulier. */
export const several = (n: number, one: string, other = `${one}s`): string => `${n} ${plural(n, { one, other })}`;
export const minutes = (n: number): string => several(n, 'minute');
/** En lettres là où la phrase le veut, au féminin comme « table » ou « place ». */
const spelledOut = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'];
export const feminine = (n: number): string => spelledOut[n] ?? String(n);
export const masculine = (n: number): string => (n === 0 ? 'aucun' : n === 1 ? 'un' : feminine(n));
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
/** « de Mei », « d’Anne ». */
export const of = (name: string): string => (/^[aeiouàâéèêëîïôûüœ]/i.test(name) ? `d’${name}` : `de ${name}`);
