import { ACTIONS, type ActionName, GOODS, MOMENTS, type Moment } from './content/vocabulary.ts';

// ---- names as small integers ----
export const [GOLD, RICE, UNTRAINED, TRAINED] = [0, 1, 2, 3] as const;
export const FIRST_WEAPON = 4; // the weapon of army type a is FIRST_WEAPON + a
export const SUPPORT = 8;
export const ARMY_KINDS = 4;
export const [FARM, MARKET] = [0, 1] as const; // a land; its store is the granary or the treasury
export const [GRANARY, TREASURY] = [0, 1] as const;
export const [ADMINISTRATION, COMBAT] = [0, 1] as const;
export const NOBODY = -1;
export const NOWHERE = -1; // no space

/** Where a general is: free to be assigned, on a space (or back from it in this round), with the emperor, at a border. */
export const [FREE, ASSIGNED, LEFT, STATIONED] = [0, 1, 2, 3] as const;

export const goodNamed = (name: (typeof GOODS)[number]): number => GOODS.indexOf(name);
export const actionBit = (name: ActionName): number => 1 << ACTIONS.indexOf(name);
/** A set of moments whose type has their names, so that the compiler knows which ones the flow calls (moves/calls.ts). */
export type Moments<M extends Moment> = number & { readonly [called]: (name: M) => void };
declare const called: unique symbol;
export const moments = <M extends Moment>(...names: M[]): Moments<M> =>
  names.reduce((set, name) => set | (1 << MOMENTS.indexOf(name)), 0) as Moments<M>;
export const has = (set: number, i: number): boolean => ((set >> i) & 1) === 1;
/** How many weapons of each kind an action made, as one number: three bits each. */
export const madeOf = (made: number, weapon: number): number => (made >> (weapon * 3)) & 7;
export const asMade = (weapon: number, n: number): number => n << (weapon * 3);

// ---- events say how many of what as one number, so that a language can put it into words ----
const MOST = 1024;
export const asGoods = (good: number, amount: number): number => good * MOST + amount;
export const goodIn = (goods: number): number => Math.floor(goods / MOST);
export const amountIn = (goods: number): number => goods % MOST;
export const asForce = (army: number, units: number): number => army * MOST + units;
export const armyIn = goodIn;
export const unitsIn = amountIn;
