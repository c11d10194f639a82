import type { Seat } from '@tianxia/kernel';
import { alchemistsOf, type Box } from '../box.ts';
import { ACTIONS, ASPECTS, OFFICIALS, REGIONS, SITES, SYMBOLS } from '../content/shape.ts';
import { flow } from '../flow.ts';
import type { State } from '../state.ts';

export const regionCalled = (name: string): number => found(REGIONS, name);
export const aspectCalled = (name: string): number => found(ASPECTS, name);
export const siteCalled = (name: string): number => found(SITES, name);
function found(list: readonly string[], name: string): number {
  const at = list.indexOf(name);
  if (at < 0) throw new Error(`"${name}" is none of ${list.join(', ')}`);
  return at;
}
const idOf = (list: readonly { id: string }[], id: string) =>
  found(
    list.map(entry => entry.id),
    id,
  );
/** `49`, `AC2` (this seat's own), `MA1` */
export function cardCalled(box: Box, seat: Seat, name: string | number): number {
  if (/^\d+$/.test(`${name}`)) return Number(name);
  const { alchemistCards, masterAlchemistCards } = box.pack;
  if (`${name}`.startsWith('AC')) return alchemistsOf(box, seat)[idOf(alchemistCards, `${name}`)]!;
  return box.firstMaster + idOf(masterAlchemistCards, `${name}`);
}
/** `jade-left` */
export function sectionCalled(name: string): number {
  const [site = '', side = ''] = name.split('-');
  return siteCalled(site) * 2 + found(['left', 'right'], side);
}
/** `jade-left-2`: the second slot from the left */
export function wallSlotCalled(name: string): number {
  const at = name.lastIndexOf('-');
  return sectionCalled(name.slice(0, at)) * 4 + Number(name.slice(at + 1)) - 1;
}
/** `wei` the plain area, `wei-left`, `wei-right`, `wei2-left` for a second tile */
export function spaceCalled(name: string): number {
  const [, region = '', second, side] = /^([a-z]+)(2)?(?:-(left|right))?$/.exec(name) ?? [];
  if (side === undefined) return 20 + regionCalled(region);
  return regionCalled(region) * 4 + (second === undefined ? 0 : 2) + (side === 'left' ? 0 : 1);
}
const argument: Record<string, (name: string, s: State, box: Box, seat: Seat) => number> = {
  card: (name, _s, box, seat) => cardCalled(box, seat, name),
  region: regionCalled,
  action: name => found(ACTIONS, name),
  aspect: aspectCalled,
  official: name => found(OFFICIALS, name),
  officialAt(name) {
    const [official = '', region = ''] = name.split('@');
    return regionCalled(region) * 3 + found(OFFICIALS, official);
  },
  governorSpace: spaceCalled,
  wallSlot: wallSlotCalled,
  workers: name => name.split(',').reduce((set, region) => set | (1 << regionCalled(region)), 0),
  spot: (name, s) => s.symbols.indexOf(found(SYMBOLS, name)),
  token: name => (name.startsWith('large-') ? 3 + aspectCalled(name.slice(6)) : aspectCalled(name)),
  palaceTile: (name, _s, box) => idOf(box.pack.palaceTiles, name) + 1,
  startingTile: (name, _s, box) => idOf(box.pack.startingTiles, name) + 1,
};
/** `court 49 hire` or `turn.court 49 hire` as the words of a record: the decision may be left out, things have names. */
export function recordWords(s: State, box: Box, phrase: string): string {
  const [head = '', ...args] = phrase.split(' ');
  const top = s.agenda.at(-1);
  const name = head.includes('.') ? head : `${top?.at}.${head}`;
  const [at = '', move = ''] = name.split('.');
  const decision = flow[at as keyof typeof flow];
  if (typeof decision !== 'object' || !(move in decision.moves)) throw new Error(`no move ${name}`);
  const points: readonly { kind: string }[] = decision.moves[move]!.point ?? [];
  const numbers = args.map((arg, i) =>
    /^\d+$/.test(arg) ? arg : `${argument[points[i]?.kind ?? '']!(arg, s, box, Math.max(0, top?.seat ?? 0))}`,
  );
  return [name, ...numbers].join(' ');
}
