import { capital, counted, does, listed, listedOr, who, whom } from '@tianxia/kernel/english';
import type { Pack } from '../../../content/shape.ts';
import type { Gain, Icon } from '../../../content/vocabulary.ts';
import { iconText } from '../icons.ts';
import { TURNS } from './auction.ts';
import { type Person, signed } from './people.ts';
import { icons, type Named, name, type Worth, worthParts } from './things.ts';

/** Policies, trust, palace, tiles, treasures, characters for hire. */
export const boardWords = {
  // ---- policies ----
  policies: 'Policies',
  footOfScroll: 'Foot of each scroll: VP if settled now',
  discsLeft: (left: number) => `done; ${left} more until all discs come off`,
  scroll: (named: Named, done: boolean, under: number, gains: readonly (readonly [Person, string])[]) =>
    `${name(named)}${done ? ', done' : ''}${under > 0 ? `, ${counted(under, 'tribute')} under it` : ''}. If settled now: ${gains.map(([one, said]) => `${who(one)} ${said}`).join('; ')}`,
  doneTip: 'Done: it cannot be settled until the discs come off, but it still scores at the end.',
  ifSettledNow: 'If settled now:',
  otherSide: 'Other side:',
  // ---- trust ----
  trust: 'Trust',
  fee: 'decree fee',
  trustSpoken: (list: readonly (readonly [Person, number])[]) =>
    `Trust: ${list.map(([one, trust]) => `${who(one)} ${trust}`).join(', ')}`,
  /** Who decrees, or would as trust stands; several while order tiles are still to be taken. */
  decreer: (people: readonly Person[], { nth, now }: { nth: 0 | 1; now: boolean }) => {
    const names = listedOr(people.map(whom));
    const last = people.at(-1)!;
    if (now) return `${capital(names)} ${does(last, 'are')} issuing the ${TURNS[nth]} decree`;
    return nth === 0 ? `${capital(names)} ${does(last, 'decree')} first` : `Then ${names}`;
  },
  dropsTo: (trust: number, left: number, missing: number) =>
    missing > 0 ? `(${trust} → 0, ${missing} missing).` : `(${trust} → ${left}).`,
  // ---- views of the board, as tabs ----
  views: { auction: 'Auction', policies: 'Policies', palace: 'Palace', estate: 'Estate', rivals: 'Rivals' },
  // ---- court ----
  court: 'Court',
  orderOfPlay: 'Order',
  decrees: 'Decrees',
  decreeTip: (does1: string, up: boolean) => `${capital(does1)}, in any order.${up ? '' : ' Used this round.'}`,
  // ---- market ----
  forHire: 'For hire',
  deck: (left: number, discarded: number) => `deck ${left}, discards ${discarded}`,
  nobodyForHire: 'Nobody is left.',
  left: 'left',
  supplyTip: (each: number) =>
    `Cubes in the supply. Once it is empty, the next cube taken makes everybody pay ${each} (EC-013).`,
  supply: 'Cubes in the supply',
  bagTip: 'Tiles in the bag',
  pileTip: 'Tributes in the pile',
  bag: 'In the bag',
  bagNote: (left: number) => counted(left, 'tile'),
  // ---- palace ----
  palace: 'Palace',
  palacePrices: (prices: readonly number[]) =>
    `${prices.map((_, i) => i + 1).join(', ')} steps cost ${prices.join(', ')} money`,
  level: (level: number) => `Level ${level}`,
  levelTip: (gives: string, vp: number, people: readonly Person[]) =>
    `${capital(gives)}. ${vp} VP at the end.${people.length > 0 ? ` ${listed(people.map(who))} ${people.length > 1 || people[0]!.you ? 'stand' : 'stands'} here.` : ''}`,
  hsiungnu: 'Hsiung-nu',
  strength: (strength: number) => `Strength of the Hsiung-nu: ${strength}`,
  strengthTip: 'Border defence and Expedition compare your defence with this.',
  // ---- sets and treasures ----
  sets: 'Tile sets',
  setsNote: 'worth to you now',
  setsGone: 'All sets have been taken.',
  setSpoken: (tiles: readonly string[], worth: string | undefined) =>
    `${listed(tiles)}${worth === undefined ? '' : `; worth to you: ${worth}`}`,
  setOf: (many: number) => `Set of ${many}`,
  worthLine: (worth: Worth) => worthParts(worth).join(', '),
  worthShort: (worth: Worth) => worthParts(worth).slice(0, 2).join(', '),
  worthTip: (worth: Worth, nameOf: (side: number) => string) =>
    `For you, when the face-up policies are settled: ${worthParts(worth).join(', ')}.${worth.byPolicy.length > 0 ? ` ${worth.byPolicy.map(({ side, vp }) => `${nameOf(side)} ${signed(vp)}`).join(', ')}.` : ''}`,
  tileBrings: ({ gained }: Pack['tiles'][number], worth: Worth) =>
    gained === undefined ? worthParts(worth).join(', ') : icons(gained),
  treasures: 'Treasures',
  free: 'free',
  lastWord: (text: string) => capital(text.split(' ').at(-1) ?? text),
  unitOf: (gained: Icon) =>
    iconText(gained)
      .replace(/[+−]?\d+/, '')
      .trim(),
  treasureTip: ({ uses, vp }: Pack['treasures'][number], holder: Person | undefined) =>
    `In the owner’s management turn: ${uses.map(({ from, to, gain }) => `${iconText(gain)} (rounds ${from} to ${to})`).join(', ')}. ${vp} VP at the end. ${holder === undefined ? 'Nobody holds it' : `${who(holder)} ${does(holder, 'hold')} it`}.`,
  treasureFrom: (brings: readonly Gain[], holder: Person | undefined) =>
    `${listed(brings.map(iconText))} every turn; ${holder === undefined ? 'on the table' : holder.you ? 'already yours' : `taken from ${holder.name}`}`,
};
