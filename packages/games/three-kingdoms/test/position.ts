/**
 * Positions of Three Kingdoms in few words, and moves by name.
 *
 *   const p = position({
 *     round: 4, order: 'wei wu shu', alliance: 'train-armies', emperor: 'wei', criterion: 'combat',
 *     wei: { generals: 'xu-huang', fresh: 'zhang-he', goods: { gold: 3, horse: 2 }, hand: 'stable', built: 'garrison', tribe: 5 },
 *     stationed: { 'chi-bi': 'cao-ren 2 granary' },      // general, units, store; `flipped` at the end for the 1 VP side
 *     bids: ['jia-xu develop-farm-or-harvest', 'xiahou-dun battle-wei-wu cavalry 2', 'liu-bei construct-enhancement support 2'],
 *   });
 *
 * What is not named is as at the start of the game (goods too: state them to have others); the lord is always there. Goods are
 * those left in supply, so what lies with a bid is not among them. Bids are placed in the order of the list, with skills.
 *
 * Then let the table stand somewhere and play:
 *   p.bidding('wu')            Wu is to bid, the rest of the round follows
 *   p.acting('wei')            winners are found from the bids, and Wei takes the actions it won; p.acting('wei', 'battle-wei-wu') only these
 *   p.resolving()              the whole resolution, from removing tokens on
 *   p.tribe('wu'), p.roundEnd('shu'), p.maintaining()   steps 4 and 5, Update and Maintenance; told by p.told
 *   p.table.plays('bid.assign zhang-he recruit-armies', 'support.add 2 0').refuses('bid.assign cao-ren demand-tribute', 'stationedForGood')
 * Arguments may be names: generals, spaces, locations, enhancements, `cavalry`, `horse`, `untrained`, `unification`, `granary`;
 * a bundle as `2spear` or `1gold+1rice`; a benefit by the id of its card; `recruit.keep jia-xu sima-yi` names what is kept.
 */
import {
  type Frame,
  fastRand,
  type Kernel,
  known,
  type Rand,
  remove,
  type Seat,
  type Table,
  type Told,
  tableFor,
  WHOLE_TABLE,
} from '@tianxia/kernel';
import { begins, type Tried, tableAt } from '@tianxia/kernel/testing';
import type { Box } from '../box.ts';
import { GOODS, STATES } from '../content/vocabulary.ts';
import { plainTotal, skillBonus, winnersOf } from '../facts/strength.ts';
import { game } from '../index.ts';
import { calls } from '../moves/calls.ts';
import type { Frames, Player, State, ThreeKingdoms } from '../state.ts';
import { ASSIGNED, has, LEFT, STATIONED } from '../words.ts';
import { clearTable, showing } from './arrange.ts';
import type { Given, GoodsGiven, StateName } from './given.ts';
import { kernelOf } from './kernels.ts';
import { names, wordsOf } from './named.ts';

export interface Position {
  k: Kernel<ThreeKingdoms>;
  s: State;
  box: Box;
  table: Tried<State>;
  readonly told: readonly Told[]; // by the last step that was begun here
  readonly log: readonly Told[]; // by everything since the position was set up
  bidding(state: StateName): Tried<State>;
  acting(state: StateName, ...spaces: string[]): Tried<State>;
  resolving(): Tried<State>;
  tribe(state: StateName): Tried<State>;
  roundEnd(state: StateName): Tried<State>;
  maintaining(): Tried<State>;
  begin(...frames: Frame<Frames>[]): Tried<State>; // first listed first
  seat(state: StateName): Seat;
  player(state: StateName): Player;
  goods(state: StateName): GoodsGiven; // what is there, zeros left out
  used(): string[]; // the cards that said they did something, in order
  onCard(general: string): number;
  winners(space: string): StateName[];
  total(general: string): number; // of his bid
  sheet(line: string): Record<StateName, number>;
}
/** Something to be asked; then the game goes on. */
const AFTERWARDS: readonly Frame<Frames>[] = [
  { at: 'alliance', seat: 2 },
  { at: 'settle', seat: WHOLE_TABLE },
];
const split = (list: string | undefined): string[] => (list ?? '').split(' ').filter(Boolean);

export function position(given: Given = {}): Position {
  const k = kernelOf(given);
  const { box } = k;
  const table = tableFor(game, 3, { game: given.game ?? 'full' });
  const s = game.setup(box, table, () => 0);
  const { generalNumber, enhancementNumber, spaceNumber, locationNumber, seatNumber } = names(box);
  const general = (id: string, to: 'shown' | 'hidden' | 'fresh' | 'drawn') => {
    const g = generalNumber(id);
    const player = s.players[box.seatOf[g]!]!;
    remove(player.reserve, g);
    player[to].push(g);
  };
  clearTable(s, box);
  s.round = given.round ?? 1;
  s.order = split(given.order ?? 'wei wu shu').map(seatNumber);
  s.acting = s.order.slice();
  s.agenda = [
    // as a round begins, until the table is told to stand elsewhere
    { at: 'resolve', seat: WHOLE_TABLE },
    { at: 'bidding', seat: s.order[0]! },
    { at: 'alliance', seat: s.order[2]! },
  ];
  s.criterion = given.criterion === 'combat' ? 1 : 0;
  s.emperor = given.emperor === undefined ? -1 : seatNumber(given.emperor);
  s.alliance = given.alliance === undefined ? -1 : spaceNumber(given.alliance);
  const allies = given.allies === undefined ? s.order.slice(1) : split(given.allies).map(seatNumber);
  s.allies = allies.reduce((set, seat) => set | (1 << seat), 0);
  for (const [seat, name] of STATES.entries()) {
    const having = given[name] ?? {};
    const player = s.players[seat]!;
    for (const id of split(having.generals)) general(id, 'shown');
    for (const zone of ['hidden', 'fresh', 'drawn'] as const) for (const id of split(having[zone])) general(id, zone);
    if (having.goods !== undefined) player.goods = GOODS.map(good => having.goods![good] ?? 0);
    for (const id of split(having.hand)) {
      const card = enhancementNumber(id);
      remove(s.decks[box.deckOf[card]!]!, card);
      player.hand.pieces.push(card);
      player.hand.known.push(known(seat));
    }
    for (const id of split(having.built)) {
      const card = enhancementNumber(id);
      remove(s.decks[box.deckOf[card]!]!, card);
      player.built.push(card);
    }
    for (const [land, tokens] of [having.farm, having.market].entries())
      if (tokens !== undefined) [player.level[land], player.flipped[land], player.stored[land]] = tokens;
    const { rank, tribe, military, deficits, wins, passed } = having;
    const values = { rank, tribe, military, deficits, wins, passed };
    for (const [field, value] of Object.entries(values))
      if (value !== undefined) Object.assign(player, { [field]: value });
  }
  const ensure = (g: number) => {
    const { reserve, shown } = s.players[box.seatOf[g]!]!;
    if (!reserve.includes(g)) return;
    remove(reserve, g);
    shown.push(g);
  };
  for (const [id, text] of Object.entries(given.stationed ?? {})) {
    const [who = '', units = '0', store = 'granary', flipped] = split(text);
    const at = locationNumber(id);
    const g = generalNumber(who);
    ensure(g);
    s.garrison[at] = g;
    s.units[at] = Number(units);
    s.token[at] = store === 'granary' ? 1 : 2;
    s.flips[at] = flipped === undefined ? 0 : 1;
    s.post[g] = STATIONED;
  }
  if (given.left !== undefined) {
    s.left = generalNumber(given.left);
    ensure(s.left);
    s.post[s.left] = LEFT;
  }
  for (const [id, n] of Object.entries(given.onCard ?? {})) s.onCard[generalNumber(id)] = n;
  for (const text of given.bids ?? []) {
    const [who = '', on = '', ...along] = split(text);
    const g = generalNumber(who);
    ensure(g);
    showing(s, box, g);
    s.post[g] = ASSIGNED;
    const bid = { seat: box.seatOf[g]!, general: g, space: spaceNumber(on), army: 0, units: 0, gold: 0 };
    s.bids.push({ ...bid, support: 0, emperor: 0, bonus: 0, total: 0, home: 0 });
    const last = s.bids.at(-1)!;
    for (let i = 0; i < along.length; i += 2) {
      const army = ['infantry', 'cavalry', 'archery', 'naval'].indexOf(along[i]!);
      if (army >= 0) Object.assign(last, { army, units: Number(along[i + 1]) });
      else Object.assign(last, { [along[i]!]: Number(along[i + 1]) });
    }
    last.bonus += skillBonus(s, box, last);
    last.total = plainTotal(s, box, last) + last.bonus;
  }
  return standing(k, s, given.rand ?? fastRand(1), table);
}
function standing(k: Kernel<ThreeKingdoms>, s: State, rand: Rand, at: Table): Position {
  const { box } = k;
  const { spaceNumber, seatNumber, generalNumber } = names(box);
  const tried = tableAt(k, s, { table: at, rand, words: phrase => wordsOf(k, s, phrase) });
  const log: Told[] = [];
  const { plays } = tried;
  const table: Tried<State> = Object.assign(tried, {
    plays(...phrases: string[]) {
      for (const phrase of phrases) log.push(...plays(phrase).told);
      return table;
    },
  });
  const cardId = (card: number) =>
    card <= box.generals ? box.pack.generals[card - 1]!.id : box.pack.enhancements[card - box.generals - 1]!.id;
  let told: Told[] = [];
  function begin(...frames: Frame<Frames>[]): Tried<State> {
    s.agenda = frames.reverse();
    told = begins(k, s, at, rand);
    log.push(...told);
    return table;
  }
  const findWinners = () => {
    for (const space of box.everySpace) s.won[space] = winnersOf(s, box, space);
    for (const [seat, player] of s.players.entries()) player.wins = s.won.filter(set => has(set, seat)).length;
  };
  return {
    k,
    s,
    box,
    table,
    get told() {
      return told;
    },
    log,
    begin,
    bidding: state => begin({ at: 'bidding', seat: seatNumber(state) }, { at: 'resolve', seat: WHOLE_TABLE }),
    acting(state, ...spaces) {
      findWinners();
      const seat = seatNumber(state);
      const won =
        spaces.length > 0 ? spaces.map(spaceNumber) : box.everySpace.filter(space => has(s.won[space]!, seat));
      return begin({ at: 'actions', seat, left: won.reduce((set, space) => set | (1 << space), 0) }, ...AFTERWARDS);
    },
    resolving: () => begin({ at: 'resolve', seat: WHOLE_TABLE }),
    tribe: state => begin({ at: 'tribe', seat: seatNumber(state) }, ...AFTERWARDS),
    roundEnd: state =>
      begin(
        {
          at: 'moment',
          seat: seatNumber(state),
          moments: calls.roundEnd,
          card: 0,
          space: -1,
          actions: 0,
          made: 0,
          used: [],
        },
        ...AFTERWARDS,
      ),
    maintaining: () => begin({ at: 'settle', seat: WHOLE_TABLE }),
    seat: seatNumber,
    player: state => s.players[seatNumber(state)]!,
    used: () => log.flatMap(([event, , card]) => (event === 'used' ? [cardId(card!)] : [])),
    onCard: id => s.onCard[generalNumber(id)]!,
    goods: state =>
      Object.fromEntries(s.players[seatNumber(state)]!.goods.flatMap((n, good) => (n > 0 ? [[GOODS[good]!, n]] : []))),
    winners: space => STATES.filter((_, seat) => has(winnersOf(s, box, spaceNumber(space)), seat)),
    total: id => s.bids.find(bid => bid.general === generalNumber(id))!.total,
    sheet: line => {
      const [wei, wu, shu] = k.result(s).lines[line]! as [number, number, number];
      return { wei, wu, shu };
    },
  };
}
