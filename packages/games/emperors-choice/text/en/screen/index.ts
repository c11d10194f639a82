import type { Pack } from '../../../content/shape.ts';
import type { Icon } from '../../../content/vocabulary.ts';
import { iconText } from '../icons.ts';
import { capital, does, listed, type Person, signed, some, who, whom } from './people.ts';
import { face, gain, gainBesides, settleWords, unit } from './policies.ts';
import { prompts } from './prompts.ts';
import { cardEffect, cubes, icons, parts, type Worth, worthParts } from './things.ts';
import { trayWords } from './tray.ts';

export type { Person };

interface Names {
  en: string;
  ja: string;
}
const ORDINALS = ['strongest', 'second', 'third', 'fourth', 'fifth'];
const TURNS = ['first', 'second', 'third', 'fourth', 'fifth'];

export const words = {
  who,
  cubes,
  icons,
  parts,
  icon: (icon: Icon) => capital(iconText(icon)),
  iconNote: (icon: Icon) => (icon.kind === 'tributes' ? 'secret points for the end' : ''),
  gain,
  gainBesides,
  settleWords,
  unit,
  face,
  prompts,
  signed,
  signedVp: (vp: number, plus = false) => (vp < 0 || (plus && vp > 0) ? signed(vp) : `${vp}`),
  when: (round: number, of: number, phase: string) => `Round ${round} of ${of} · ${phase}`,
  phases: {
    setup: 'initial bonuses',
    auction: 'auction',
    management: 'management',
    decree: 'decree',
    preparation: 'preparation',
    end: 'final scoring',
  },
  change: (before: number, after: number) => (before === after ? `${before}` : `${before} → ${after}`),
  reason: (text: string) => `${capital(text)}.`,
  // ---- policies ----
  policies: 'Policies',
  footOfScroll: 'Foot of each scroll: VP if settled now',
  discsLeft: (left: number) => `done; ${left} more until all discs are lifted`,
  scroll: ({ en, ja }: Names, done: boolean, under: number, gains: readonly (readonly [Person, string])[]) =>
    `${en} ${ja}${done ? ', done' : ''}${under > 0 ? `, ${some(under, 'tribute')} under it` : ''}. If settled now: ${gains.map(([one, said]) => `${who(one)} ${said}`).join('; ')}`,
  doneTip: 'Done: it cannot be settled until the discs are lifted, but it scores at the end.',
  ifSettledNow: 'If settled now:',
  otherSide: 'Other side:',
  // ---- trust ----
  trust: 'Trust',
  fee: 'decree fee',
  trustSpoken: (list: readonly (readonly [Person, number])[]) =>
    `Trust: ${list.map(([one, trust]) => `${who(one)} ${trust}`).join(', ')}`,
  /** Who decrees, or would as trust stands; several while order tiles are still to be taken. */
  decreer: (people: readonly Person[], { nth, now }: { nth: 0 | 1; now: boolean }) => {
    const name = listed(people.map(whom), 'or');
    const last = people.at(-1)!;
    if (now) return `${capital(name)} ${last.you ? 'are' : 'is'} issuing the ${TURNS[nth]} decree`;
    return nth === 0 ? `${capital(name)} ${does(last, 'decree')} first` : `then ${name}`;
  },
  dropsTo: (trust: number, left: number, missing: number) =>
    missing > 0 ? `(${trust} → 0, ${missing} missing).` : `(${trust} → ${left}).`,
  // ---- auction ----
  auction: 'Auction',
  total: 'total',
  place: (tile: number) => ORDINALS[tile - 1] ?? `${tile}.`,
  lostOnPass: 'lost on a pass',
  nothingToLose: 'nothing to lose',
  toBeat: 'to beat',
  was: (declared: number) => `was ${declared}`,
  now: (total: number) => `now ${total}`,
  noBid: 'first bid',
  realTotal: (total: number) =>
    `What still lies there adds up to ${total}; the declared value stands until the next turn.`,
  hasPassed: (tile: number, of: number) =>
    `Passed. Takes tiles ${tile === of ? 'last and opens the next round' : (TURNS[tile - 1] ?? `as number ${tile}`)}.`,
  further: (many: number) => `${some(many, 'weaker item')} more, safe from every order tile`,
  wouldBeLost: 'would be lost on a pass now',
  mightBeLost: 'one of these would be lost on a pass now',
  power: (power: number) => `power ${power}`,
  exits: 'Exit tiles',
  exitName: (id: string) => `Exit tile ${id}`,
  exitSpoken: (id: string, gives: string, up: boolean, passing: boolean) =>
    `Exit tile ${id}: ${gives}${up ? (passing ? '; press to pass and take it' : '') : ', used'}`,
  exitTip: (id: string, gives: string, up: boolean, passing: boolean) =>
    `${id}: ${gives}.${up ? (passing ? ' Press it to pass and take it.' : '') : ' Used in this round.'}`,
  // ---- court ----
  court: 'Court',
  orderOfPlay: 'Order',
  decrees: 'Decrees',
  decreeSpoken: (name: string, does1: string, up: boolean) => `Decree: ${name}, ${does1}${up ? '' : ', used'}`,
  decreeTip: ({ en, ja }: Names, does1: string) => `${en} ${ja}: ${does1}, in any order.`,
  // ---- market ----
  forHire: 'For hire',
  deck: (left: number, discarded: number) => `deck ${left}, discards ${discarded}`,
  nobodyForHire: 'Nobody is left.',
  hireSpoken: ({ en, ja }: Names, power: number, cost: number) => `${en} ${ja}, power ${power}, costs ${cost} money`,
  left: 'left',
  supplyTip: (each: number) =>
    `Cubes in the supply. When it is empty, one more cube makes everybody pay ${each} (EC-013).`,
  bagTip: 'Tiles in the bag',
  pileTip: 'Tributes in the pile',
  bag: 'In the bag',
  bagNote: (left: number) => some(left, 'tile'),
  cardFacts: (power: number, cost: number, blood: boolean) =>
    `Power ${power}, costs ${cost} money${blood ? ', imperial relative' : ''}.`,
  cardEffect,
  card: {
    defence: 'defence',
    shown: 'shown',
    atEnd: 'at end',
    kills: 'kills',
    plain: 'no effect',
    grows: 'with cubes',
  },
  // ---- palace ----
  palace: 'Palace',
  palacePrices: (prices: readonly number[]) =>
    `${prices.map((_, i) => i + 1).join(', ')} steps cost ${prices.join(', ')} money`,
  levelSpoken: (level: number, gives: string, vp: number, people: readonly Person[]) =>
    `Level ${level}: ${gives}; ${vp} VP at the end${people.length > 0 ? `; ${listed(people.map(who))}` : ''}`,
  levelTip: (level: number, gives: string, vp: number) => `Level ${level}: ${gives}. ${vp} VP at the end.`,
  hsiungnu: 'Hsiung-nu',
  strengthSpoken: (strength: number) => `Strength of the Hsiung-nu: ${strength}`,
  strengthTip: 'Border defence and Expedition compare your defence with this.',
  // ---- sets and treasures ----
  sets: 'Tile sets',
  setsNote: 'worth to you now',
  setsGone: 'All sets are taken.',
  setSpoken: (tiles: readonly string[], worth: string | undefined) =>
    `${listed(tiles)}${worth === undefined ? '' : `; worth to you: ${worth}`}`,
  setOf: (many: number) => `Set of ${many}`,
  worthLine: (worth: Worth) => worthParts(worth).join(', '),
  worthShort: (worth: Worth) => worthParts(worth).slice(0, 2).join(', '),
  worthTip: (worth: Worth, nameOf: (side: number) => string) =>
    `For you, VP when the policies that lie face up are settled: ${worthParts(worth).join(', ')}.${worth.byPolicy.length > 0 ? ` ${worth.byPolicy.map(({ side, vp }) => `${nameOf(side)} ${signed(vp)}`).join(', ')}.` : ''}`,
  tileBrings: ({ gained }: Pack['tiles'][number], worth: Worth) =>
    gained === undefined ? worthParts(worth).join(', ') : icons(gained),
  treasures: 'Treasures',
  free: 'free',
  lastWord: (name: string) => capital(name.split(' ').at(-1) ?? name),
  unitOf: (gained: Icon) =>
    iconText(gained)
      .replace(/[+−]?\d+/, '')
      .trim(),
  treasureSpoken: (name: string, gives: string | undefined, holder: Person | undefined) =>
    `${name}${gives === undefined ? '' : `: ${gives} every turn`}, ${holder === undefined ? 'free' : `held by ${whom(holder)}`}`,
  treasureTip: ({ names, uses, vp }: Pack['treasures'][number], _round: number) =>
    `${names.en} ${names.ja}: in your management turn ${uses.map(({ from, to, gain: got }) => `${iconText(got)} (rounds ${from} to ${to})`).join(', ')}; ${vp} VP at the end.`,
  treasureFrom: (brings: string, holder: Person | undefined) =>
    `${brings} every turn; ${holder === undefined ? 'lies on the table' : holder.you ? 'is yours already' : `taken from ${holder.name}`}`,
  // ---- players ----
  points: (vp: number) => `${vp} victory points`,
  vp: 'VP',
  money: 'Money',
  cubesOwned: 'Soldier cubes',
  cardsHeld: 'Characters in hand or revealed',
  ...trayWords,
  // ---- outcome ----
  bidDoes: 'What this bid does',
  choiceDoes: 'What this does',
  thenUnknown: 'What follows is drawn, or chosen by others.',
  nextNeeds: (next: Person, need: number, allowed: number) =>
    `${who(next)} then ${does(next, 'need')} ${need} and may show ${some(allowed, 'character')}.`,
  orPass: 'Or pass now',
  passDoes: (loss: string, exits: readonly string[], tile: number) =>
    `${capital(loss)}. Take ${listed(exits, 'or')}, then choose tiles ${TURNS[tile - 1] ?? `as number ${tile}`}.`,
  whats: { vp: 'VP', trust: 'trust', money: 'money', cubes: 'cubes', palace: 'palace level' },
  youMark: 'You',
  asYou: (text: string) => capital(text.replace(/\bYou['’]s\b/g, 'your').replace(/(?<=[^.] )You\b/g, 'you')),
};
