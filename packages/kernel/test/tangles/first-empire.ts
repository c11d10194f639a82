/** The First Empire's tangles: a ship that passes several symbols, "up to N", and Li Si, a seat without a player. */
import {
  among,
  type Decision,
  EVERYONE,
  endGame,
  type Game,
  type Handlers,
  handle,
  OK,
  type Play,
  type Seat,
  type Step,
  takeAny,
  todo,
} from '../../index.ts';
import {
  content,
  type Effect,
  events,
  type FirstEmpire,
  type Frames,
  isLiSi,
  LI_SI,
  layout,
  me,
  No,
  type Order,
  open,
  type Player,
  REGIONS,
} from './first-empire-board.ts';
import {
  atTheEnd,
  calmTwo,
  elixir,
  master,
  moveOfficials,
  placeAlchemist,
  placeCard,
  sail,
  symbol,
  takeMaster,
  unlock,
} from './first-empire-elixir.ts';

const TURNS = 8; // each
const CARDS_EACH = 3;
const MOST_SEATS = 4;
const mastersFor = (seats: number) => Array.from({ length: seats }, (_, i) => CARDS_EACH * MOST_SEATS + 1 + i);
const cardsOf = (seat: Seat) => Array.from({ length: CARDS_EACH }, (_, i) => CARDS_EACH * seat + 1 + i);

// ---- Starting tiles: chosen at once, carried out in turn order ----
const carry: Handlers<Effect, [Play<FirstEmpire>]> = {
  alchemist: ({ region }, play) => recruit(play, region),
  sail: ({ spaces }, play) => todo(play, { at: 'sail', seat: play.seat, spaces }),
  soldier: (_, play) => (me(play).locked > 0 ? unlock(play) : undefined),
  unrest: ({ region }, play) => {
    me(play).unrest[region]!++;
  },
  moveOfficials: ({ most }, play) => todo(play, { at: 'moveOfficials', seat: play.seat, left: most }),
  calmTwo: (_, play) => todo(play, { at: 'calmTwo', seat: play.seat, named: 0 }),
  placeAlchemist: ({ most }, play) => todo(play, { at: 'placeAlchemist', seat: play.seat, left: most }),
};
const effect: Step<FirstEmpire, Frames['effect']> = play =>
  handle(carry, play.box.tiles[play.frame.tile]![play.frame.i]!, play);
const startingTile: Decision<FirstEmpire> = {
  asks: ({ s, seat }) => !isLiSi(s, seat),
  moves: {
    take: {
      rule: 'FE-047',
      point: [among('tile', look => me(look).tiles)],
      effect(play, tile) {
        const { seat } = play;
        play.s.gone.push(...me(play).tiles.splice(0));
        play.emit('took', seat, tile);
        todo(play, ...play.box.tiles[tile]!.map((_, i) => ({ at: 'effect', seat, tile, i }) as const));
      },
    },
  },
};

// ---- turns; Li Si's are steps ----
function recruit(play: Play<FirstEmpire>, region: number): void {
  if (me(play).supply === 0) return;
  me(play).supply--;
  me(play).alchemists[region]!++;
}
const turn: Decision<FirstEmpire> = {
  moves: {
    search: {
      rule: 'FE-130',
      when: look => (atTheEnd(look) ? No.atTheEnd : OK),
      effect: play => todo(play, { at: 'sail', seat: play.seat, spaces: 3 }),
    },
    recruit: {
      rule: 'FE-120',
      when: look => (me(look).supply > 0 ? OK : No.noneInSupply),
      point: [among('region', REGIONS)],
      effect: recruit,
    },
    idle: { rule: 'FE-112', effect() {} },
  },
};

const turns: Step<FirstEmpire> = play => {
  const { s, seat } = play;
  if (s.turn++ === TURNS * s.seats) return endGame(play, 'complete');
  todo(play, { at: isLiSi(s, seat) ? 'liSi' : 'turn', seat }, { at: 'turns', seat: (seat + 1) % s.seats });
};
const obey: Handlers<Order, [Play<FirstEmpire>]> = {
  search: ({ spaces }, play) => searchAlone(play, spaces),
  score: ({ points }, play) => {
    me(play).points += points;
  },
};
/** FE-371: the top card, carried out; when all are used they are shuffled again. */
const liSi: Step<FirstEmpire> = play => {
  const { s, box, rand } = play;
  if (s.orders.length === 0) s.orders.push(...s.ordersUsed.splice(0));
  const card = takeAny(s.orders, rand);
  s.ordersUsed.push(card);
  play.emit('liSi', card);
  handle(obey, box.orders[card]!, play);
};
/** FE-380, FE-381, FE-382, FE-383, FE-384: he never chooses; without a Soldier at the Entrance before the move he unlocks, else he places. */
function searchAlone(play: Play<FirstEmpire>, spaces: number): void {
  const { s, box, seat, rand } = play;
  const p = me(play);
  const places = p.entrance > 0;
  for (let left = spaces; left > 0 && !atTheEnd(play); left--) {
    play.emit('sailed', seat, ++p.ship);
    for (let i = 0; i < box.elixirs[p.ship]!; i++) useSymbolAlone(play, places);
    if (p.ship === box.masterAt) takeMaster(play, s.masters[rand(s.masters.length)]!);
  }
}
function useSymbolAlone(play: Play<FirstEmpire>, places: boolean): void {
  const { cards, tableau, locked } = me(play);
  const region = Math.min(4, Math.floor(play.s.turn / 4));
  if (places && cards.length > 0 && tableau[region]!.length < 3)
    placeCard(play, cards[play.rand(cards.length)]!, region);
  else if (locked > 0) unlock(play);
  else play.emit('lost', play.seat, me(play).ship);
}

const newPlayer = (seat: Seat, tiles: number[]): Player => ({
  tiles,
  alchemists: REGIONS.map(() => 0),
  supply: 4,
  unrest: REGIONS.map(() => 0),
  cards: cardsOf(seat),
  tableau: REGIONS.map(() => []),
  locked: 5,
  entrance: 1,
  ship: 0,
  points: 0,
});
export const firstEmpire: Game<FirstEmpire> = {
  id: 'first-empire',
  rules: 'tangles',
  seats: [1, 4],
  colours: ['blue', 'yellow', 'red', 'purple'],
  options: {},
  content,
  open,
  setup(box, table, rand) {
    const solo = table.seats === 1;
    const seats = solo ? 2 : table.seats;
    const undealt = [...box.tiles.keys()].slice(1);
    const dealt = (seat: Seat) => (solo && seat === LI_SI ? [] : [takeAny(undealt, rand), takeAny(undealt, rand)]);
    return {
      seats,
      agenda: [
        { at: 'turns', seat: 0 },
        { at: 'startingTile', seat: EVERYONE, from: 0 },
      ],
      sealed: [],
      ending: '',
      solo,
      turn: 0,
      players: Array.from({ length: seats }, (_, seat) => newPlayer(seat, dealt(seat))),
      undealt,
      gone: [],
      masters: mastersFor(seats),
      orders: solo ? [...box.orders.keys()].slice(1) : [],
      ordersUsed: [],
    };
  },
  flow: {
    startingTile,
    effect,
    sail,
    symbol,
    elixir,
    master,
    moveOfficials,
    calmTwo,
    placeAlchemist,
    turns,
    turn,
    liSi,
  },
  layout,
  pools: (box, s) => ({
    tile: { pieces: [...box.tiles.keys()].slice(1) },
    alchemist: { pieces: [...s.players.flatMap((_, seat) => cardsOf(seat)), ...mastersFor(s.seats)] },
    order: { pieces: s.solo ? [...box.orders.keys()].slice(1) : [] },
  }),
  events,
  reasons: No.book,
  endings: ['complete'],
  score: {
    points: (s, seat) => s.players[seat]!.points,
    soldiers: (s, seat) => s.players[seat]!.entrance,
    alchemists: (s, seat) => 2 * s.players[seat]!.tableau.flat().length,
  },
};
