import type { Move } from '@tianxia/kernel';
import { type Box, SLOTS } from '../box.ts';
import { ACTIONS, ASPECTS, COLOURS, PIECES, REGIONS } from '../content/shape.ts';
import { flow } from '../flow.ts';
import type { ZhanGuo } from '../state.ts';

/**
 * How tests write a choice: the name of a move of the decision now asked, then what it points at.
 *
 *   region, donor   2                     card, tucked     57
 *   action          hire                  aspect           laws
 *   colour          red                   official         red2 above, red2w in the Workers area of Region 2
 *   area            3 above, 3w below     spot             3a 3b 3c, 3open
 *   stepDown        nobody, red+gray      regions          1+3
 *   wallSlot        turquoise-a/2 (rods)  task             upper-wall
 *   board           circle                drawn            1+4+7 (places among the drawn cards)
 *
 * `court hire 40`, `tuck 2 57`, `hire 3 red+gray`, `install 3 3b`, `step red2w 2`, `build gold-b/3 1+2+4`, `card 57`.
 */
export function wordsOf(box: Box, at: string, phrase: string): string {
  if (phrase.includes('.')) return phrase;
  const [name = '', ...tokens] = phrase.split(' ');
  const decision = flow[at as keyof typeof flow];
  const moves = typeof decision === 'function' ? {} : (decision.moves as Record<string, Move<ZhanGuo>>);
  const points = moves[name]?.point ?? [];
  if (moves[name] === undefined || points.length !== tokens.length)
    throw new Error(`"${phrase}" is no move of ${at} (it has ${Object.keys(moves).join(', ')})`);
  const numbers = points.map(({ kind }, i) => {
    const found = (readers[kind] ?? Number)(tokens[i]!, box);
    if (!Number.isInteger(found) || found < 0) throw new Error(`"${tokens[i]}" is no ${kind}`);
    return found;
  });
  return [`${at}.${name}`, ...numbers].join(' ');
}
const placeIn = (list: readonly string[], token: string | undefined) => list.indexOf(token ?? '');
const region = (token: string) => Number(token) - 1;
const setOf = (token: string) => token.split('+').reduce((set, one) => set | (1 << (Number(one) - 1)), 0);

const readers: Record<string, (token: string, box: Box) => number> = {
  region,
  donor: region,
  action: token => placeIn(ACTIONS, token),
  aspect: token => placeIn(ASPECTS, token),
  colour: token => placeIn(COLOURS, token),
  official(token) {
    const [, colour, where, below] = /^([a-z]+)(\d)(w?)$/.exec(token) ?? [];
    const place = region(where ?? '') * COLOURS.length + placeIn(COLOURS, colour);
    return below === 'w' ? place + REGIONS * COLOURS.length : place;
  },
  area: token => (token.endsWith('w') ? region(token.slice(0, -1)) + REGIONS : region(token)),
  spot(token, box) {
    const spots = box.spotsOf[region(token[0]!)]!;
    return token.endsWith('open') ? spots.at(-1)! : spots['abcd'.indexOf(token[1]!)]!;
  },
  stepDown(token, box) {
    const who = COLOURS.map(colour => token.split('+').filter(one => one === colour).length);
    return box.stepsDown.findIndex(down => down.join() === who.join());
  },
  regions: setOf,
  drawn: setOf,
  wallSlot(token, box) {
    const [, site, letter, rods] = /^([a-z]+)-([ab])\/(\d)$/.exec(token) ?? [];
    const first = box.siteOf.indexOf(box.pack.sites.findIndex(({ id }) => id === site));
    return (first + 'ab'.indexOf(letter!)) * SLOTS + Number(rods) - 1;
  },
  task(token) {
    const [section, piece] = token.split('-');
    return ['upper', 'lower'].indexOf(section!) * PIECES.length + placeIn(PIECES, piece);
  },
  board: (token, box) => box.boards.findIndex(({ id }) => id === token),
};
/** The number a kind of token stands for, as positions name things too. */
export const read = (box: Box, kind: string, token: string): number => readers[kind]!(token, box);
