import type { Game, GameTypes, MindReading, Reading, Seat } from '@tianxia/kernel';
import { type Changes, Turned } from './leaves.ts';
import { readings } from './readings.ts';
import { addBlock, NO_ROW, newSlots, type Slots } from './slots.ts';

const DEPTH = 3; // entries of the agenda that are read, from the next one on
const DETAILED = 2; // of these, with their facts

export interface Reader {
  slots: Slots;
  seats: number; // the most a table can have, automatic ones included
  /** Writes the row of every slot. The state may be a guess: what the layout hides from the viewer is not read. */
  read(s: State, seat: Seat, box: Box, out: Int32Array): void;
  /** What was told of a state, to compare others with it. */
  told(s: State, seat: Seat, box: Box): Told;
  /** What reading a second state would change, found without reading what is the same in both. */
  differ(was: State, told: Told, is: State, seat: Seat, box: Box, changes: Changes): void;
}
type State = GameTypes['state'];
type Box = GameTypes['box'];
type Told = Readonly<Record<string, number | readonly number[]>>;
const NOTHING: Told = {};
type AnyReading = MindReading<Record<string, unknown>, Record<string, unknown>, GameTypes['box']>;

/** The reader of a game, from what the game says about its state. */
export function readerOf(game: Game<GameTypes>): Reader {
  const reading = game.reading as AnyReading | undefined;
  if (reading === undefined) throw new Error(`${game.id} does not say how to read it`);
  const seats = game.automatic === undefined ? game.seats[1] : Math.max(game.seats[1], game.seats[0] + 1);
  const slots = newSlots();
  const make = readings(slots, reading, seats);
  const layout = game.layout as Record<string, unknown>;
  const alone = addBlock(slots, 'seats', 1, seats + 1);
  const self = addBlock(slots, 'self', 1, seats);
  const fields = Object.entries<Reading>(reading.state).flatMap(([name, how]) =>
    how === 'skip' ? [] : [{ name, field: make(name, how, layout[name], reading.boards?.fields.includes(name)) }],
  );
  const facts = Object.entries(reading.facts ?? {}).flatMap(([name, how]) =>
    how === 'skip' ? [] : [{ name, field: make(`fact ${name}`, how, 'open', reading.boards?.fields.includes(name)) }],
  );
  const agenda = agendaReader(game, reading, slots, seats, make);
  const turned = new Turned(slots.slots);
  const tell = (s: State, seat: Seat, box: Box): Told =>
    reading.tell?.(s as unknown as Record<string, unknown>, seat, box) ?? NOTHING;
  const turn = (s: State, seat: Seat, box: Box): void => {
    turned.turnTo(s.seats, seat);
    turned.box = box;
    turned.board = reading.boards?.of(box, seat) ?? 0;
  };
  return {
    slots,
    seats,
    read(s, seat, box, out) {
      out.fill(NO_ROW);
      turn(s, seat, box);
      turned.out = out;
      out[alone.first] = alone.base + s.seats;
      if (reading.seatsDiffer) out[self.first] = self.base + seat;
      const values = s as unknown as Record<string, unknown>;
      for (let i = 0; i < fields.length; i++) fields[i]!.field.read(values[fields[i]!.name], turned);
      const told = tell(s, seat, box);
      for (let i = 0; i < facts.length; i++) facts[i]!.field.read(told[facts[i]!.name], turned);
      agenda(s.agenda, turned);
    },
    told(s, seat, box) {
      // A game may write its facts over at each call.
      const copies = Object.entries(tell(s, seat, box)).map(([name, v]) => [name, typeof v === 'number' ? v : [...v]]);
      return Object.fromEntries(copies) as Told;
    },
    differ(was, told, is, seat, box, changes) {
      turn(was, seat, box);
      turned.changes = changes;
      const before = was as unknown as Record<string, unknown>;
      const now = is as unknown as Record<string, unknown>;
      for (let i = 0; i < fields.length; i++) {
        const { name, field } = fields[i]!;
        field.differ(before[name], now[name], turned);
      }
      const toldNow = tell(is, seat, box);
      for (let i = 0; i < facts.length; i++) {
        const { name, field } = facts[i]!;
        field.differ(told[name], toldNow[name], turned);
      }
      turned.before();
      agenda(was.agenda, turned);
      turned.now();
      agenda(is.agenda, turned);
      turned.compared();
    },
  };
}

/** What waits to be done: the names of the next entries, whose they are, and what they count. */
function agendaReader(
  game: Game<GameTypes>,
  reading: AnyReading,
  slots: Slots,
  seats: number,
  make: ReturnType<typeof readings>,
) {
  const places = Object.keys(game.flow);
  const numbers = new Map(places.map((at, i) => [at, i]));
  const owners = seats + 2; // each seat, everyone, the whole table
  const block = addBlock(slots, 'agenda', DEPTH, places.length * owners);
  const details = Array.from({ length: DETAILED }, (_, depth) =>
    places.map(at =>
      Object.entries<Reading>((reading.frames[at] as Record<string, Reading> | undefined) ?? {}).flatMap(
        ([name, how]) => (how === 'skip' ? [] : [{ name, field: make(`agenda ${depth} ${at} ${name}`, how, 'open') }]),
      ),
    ),
  );
  return (agenda: readonly { at: string; seat: Seat }[], turned: Turned) => {
    for (let depth = 0; depth < DEPTH && depth < agenda.length; depth++) {
      const frame = agenda[agenda.length - 1 - depth]!;
      const number = numbers.get(frame.at)!;
      const owner = frame.seat >= 0 ? turned.by[frame.seat]! : frame.seat === -1 ? seats : seats + 1;
      turned.put(block.first + depth, block.base + depth * block.width + number * owners + owner);
      if (depth >= DETAILED) continue;
      const more = details[depth]![number]!;
      for (let i = 0; i < more.length; i++)
        more[i]!.field.read((frame as unknown as Record<string, unknown>)[more[i]!.name], turned);
    }
  };
}
