import {
  EVERYONE,
  type Frame,
  known,
  put,
  type Rand,
  type Seat,
  type Table,
  takeAny,
  WHOLE_TABLE,
} from '@tianxia/kernel';
import type { Box } from './box.ts';
import { DECKS, GOODS, LANDS } from './content/vocabulary.ts';
import { bringRoster, drawGenerals } from './moves/recruit.ts';
import type { Frames, Player, State } from './state.ts';
import { NOBODY, NOWHERE } from './words.ts';

/** Setup A to M of the rulebook: the decks are dealt before generals are drawn (TK-044). */
export function setup(box: Box, { seats }: Table, rand: Rand): State {
  const { pack } = box;
  const byGeneral = () => Array<number>(box.generals + 1).fill(0);
  const byLocation = () => Array<number>(pack.locations.length).fill(0);
  const s: State = {
    seats,
    agenda: firstFrames(box),
    sealed: [],
    ending: '',
    round: 1, // TK-031
    order: [0, 1, 2], // TK-032: Wei, Wu, Shu
    acting: [],
    criterion: rand(2), // TK-033
    alliance: NOWHERE, // TK-038: the token lies with the player who will place it
    allies: 0,
    emperor: NOBODY, // TK-039
    left: 0,
    wonEmperor: NOBODY,
    bids: [],
    won: box.everySpace.map(() => 0),
    post: byGeneral(),
    since: byGeneral(),
    onCard: byGeneral(),
    garrison: byLocation(),
    units: byLocation(),
    token: byLocation(),
    flips: byLocation(), // TK-034
    spare: LANDS.map(() => pack.lands.spare), // TK-012
    decks: box.cardsOfDeck.map(cards => cards.slice()),
    under: DECKS.map(() => ({ pieces: [], known: [] })),
    players: pack.states.map((_, seat) => newPlayer(box, seat)),
  };
  for (let seat = 0; seat < seats; seat++) dealTo(s, box, seat, rand);
  if (box.tutorial) bringRoster(s, box, () => {});
  else for (let seat = 0; seat < seats; seat++) drawGenerals(s, box, seat, 0, rand);
  return s;
}
const firstFrames = ({ tutorial }: Box): Frame<Frames>[] => [
  { at: 'round', seat: WHOLE_TABLE },
  ...(tutorial ? [] : [{ at: 'recruit', seat: EVERYONE } as const]),
];
function newPlayer(box: Box, seat: Seat): Player {
  const { lord: name, start, tribeLevel } = box.pack.states[seat]!;
  const lord = box.generalNamed.get(name)!;
  return {
    drawn: [],
    fresh: [],
    hidden: [],
    shown: [lord],
    reserve: box.generalsOf[seat]!.filter(general => general !== lord),
    hand: { pieces: [], known: [] },
    looked: { pieces: [], known: [] },
    built: [],
    goods: GOODS.map(good => start[good] ?? 0), // TK-040
    level: [0, 0], // TK-036
    flipped: [0, 0],
    stored: [0, 0],
    rank: 0, // TK-035
    tribe: tribeLevel, // TK-037
    military: 0, // TK-035
    deficits: 0,
    wins: 0,
    taken: 0,
    passed: false,
  };
}
function dealTo(s: State, box: Box, seat: Seat, rand: Rand): void {
  const { cards, lord } = box.pack.states[seat]!;
  s.since[box.generalNamed.get(lord)!] = s.round;
  // TK-041
  for (const [deck, name] of DECKS.entries())
    for (let i = 0; i < cards[name]; i++) put(s.players[seat]!.hand, takeAny(s.decks[deck]!, rand), known(seat));
}
