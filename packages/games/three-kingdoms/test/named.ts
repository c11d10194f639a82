import type { Kernel, Option } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { ARMIES, DECKS, GOODS, STATES, WEAPONS } from '../content/vocabulary.ts';
import type { State, ThreeKingdoms } from '../state.ts';

/** Ids of the content pack as numbers. Throws when there is no such thing. */
export function names(box: Box) {
  const found = (n: number | undefined, id: string): number => {
    if (n === undefined || n < 0) throw new Error(`there is no ${id}`);
    return n;
  };
  return {
    generalNumber: (id: string) => found(box.generalNamed.get(id), id),
    enhancementNumber: (id: string) => found(box.enhancementNamed.get(id), id),
    spaceNumber: (id: string) =>
      found(
        box.pack.spaces.findIndex(row => row.id === id),
        id,
      ),
    locationNumber: (id: string) =>
      found(
        box.pack.locations.findIndex(row => row.id === id),
        id,
      ),
    seatNumber: (id: string) => found((STATES as readonly string[]).indexOf(id), id),
  };
}
/** `1gold+1rice` among the bundles that can be chosen now. */
function bundleNumber(box: Box, s: State, text: string): number {
  const frame = s.agenda.at(-1) as { first?: number; count?: number };
  const wanted = GOODS.map(() => 0);
  let weapons = 0;
  for (const part of text.split('+')) {
    const [, n = '1', name = ''] = /^(\d*)([a-z]+)$/.exec(part) ?? [];
    if (name === 'weapon') weapons += Number(n || 1);
    else wanted[(GOODS as readonly string[]).indexOf(name)]! += Number(n || 1);
  }
  const first = frame.first ?? 0;
  const offered = box.bundles.slice(first, first + (frame.count ?? 2));
  const at = offered.findIndex(one => one.weapons === weapons && one.goods.join() === wanted.join());
  if (at < 0) throw new Error(`no bundle ${text} here`);
  return first + at;
}
/** The benefit of a card that can be used now, or else the first of that card. */
function benefitNumber(k: Kernel<ThreeKingdoms>, s: State, id: string): number {
  const { box } = k;
  const card = box.generalNamed.get(id) ?? box.generals + (box.enhancementNamed.get(id) ?? Number.NaN);
  const options: Option[] = [];
  options.length = k.options(s, k.waiting(s)[0]!, options);
  const usable = options
    .map(option => k.words(option))
    .find(({ kinds, args }) => kinds[0] === 'benefit' && box.gifts[args[0]!]!.card === card);
  const first = usable?.args[0] ?? box.giftsOf[card]?.[0];
  if (first === undefined) throw new Error(`${id} has no benefit`);
  return first;
}
function numberOf(k: Kernel<ThreeKingdoms>, s: State, kind: string, arg: string): number {
  if (/^\d+$/.test(arg)) return Number(arg);
  const { box } = k;
  const { generalNumber, enhancementNumber, spaceNumber, locationNumber } = names(box);
  const lists: Record<string, readonly string[]> = {
    army: ARMIES,
    weapon: WEAPONS,
    good: GOODS,
    deck: DECKS,
    store: ['granary', 'treasury'],
    emperor: ['no', 'yes'],
  };
  const list = lists[kind];
  if (list !== undefined) return list.indexOf(arg);
  if (kind === 'general') return generalNumber(arg);
  if (kind === 'space') return spaceNumber(arg);
  if (kind === 'location') return locationNumber(arg);
  if (kind === 'enhancement') return enhancementNumber(arg);
  if (kind === 'bundle') return bundleNumber(box, s, arg);
  if (kind === 'benefit') return benefitNumber(k, s, arg);
  throw new Error(`what is "${arg}" as a ${kind}?`);
}
/** `bid.assign zhang-he recruit-armies` as the words of a record. */
export function wordsOf(k: Kernel<ThreeKingdoms>, s: State, phrase: string): string {
  const [move = '', ...args] = phrase.split(' ');
  if (move === 'recruit.keep' && !/^\d+$/.test(args[0] ?? '')) {
    const ids = args.map(names(k.box).generalNumber);
    const seat = k.box.seatOf[ids[0]!]!;
    return `${move} ${ids.reduce((set, g) => set | (1 << s.players[seat]!.drawn.indexOf(g)), 0)}`;
  }
  const probe = k.read([move, ...args.map(() => '0')].join(' '));
  if (probe === undefined) return phrase;
  const { kinds } = k.words(probe);
  return [move, ...args.map((arg, i) => numberOf(k, s, kinds[i]!, arg))].join(' ');
}
