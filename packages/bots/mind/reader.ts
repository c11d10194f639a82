import type { Game, GameTypes, MindReading, Reading, Seat } from '@tianxia/kernel';
import { type Read, readings, type Turned } from './readings.ts';
import { addBlock, NO_ROW, newSlots, type Slots } from './slots.ts';

const DEPTH = 3; // entries of the agenda that are read, from the next one on
const DETAILED = 2; // of these, with their facts

export interface Reader {
  slots: Slots;
  seats: number; // the most a table can have, automatic ones included
  /** Writes the row of every slot. The state may be a guess: what the layout hides from the viewer is not read. */
  read(s: GameTypes['state'], seat: Seat, box: GameTypes['box'], out: Int32Array): void;
}
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
    how === 'skip' ? [] : [{ name, read: make(name, how, layout[name], reading.boards?.fields.includes(name)) }],
  );
  const facts = Object.entries(reading.facts ?? {}).map(([name, how]) => ({
    name,
    read: make(`fact ${name}`, how, 'open', reading.boards?.fields.includes(name)),
  }));
  const agenda = agendaReader(game, reading, slots, seats, make);
  const turned: Turned = { seat: 0, seats: 0, by: [], board: 0, box: {}, out: new Int32Array(0) };
  return {
    slots,
    seats,
    read(s, seat, box, out) {
      out.fill(NO_ROW);
      turnTo(turned, s.seats, seat);
      turned.box = box;
      turned.board = reading.boards?.of(box, seat) ?? 0;
      turned.out = out;
      out[alone.first] = alone.base + s.seats;
      if (reading.seatsDiffer) out[self.first] = self.base + seat;
      const values = s as unknown as Record<string, unknown>;
      for (let i = 0; i < fields.length; i++) fields[i]!.read(values[fields[i]!.name], turned);
      if (reading.tell !== undefined) {
        const told = reading.tell(values, seat, box);
        for (let i = 0; i < facts.length; i++) facts[i]!.read(told[facts[i]!.name], turned);
      }
      agenda(s.agenda, turned);
    },
  };
}
function turnTo(turned: Turned, seats: number, seat: Seat): void {
  if (turned.seats === seats && turned.seat === seat) return;
  turned.seat = seat;
  turned.seats = seats;
  turned.by = Array.from({ length: seats }, (_, other) => (other - seat + seats) % seats);
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
      Object.entries<Reading>((reading.frames[at] as Record<string, Reading> | undefined) ?? {}).map(([name, how]) => ({
        name,
        read: make(`agenda ${depth} ${at} ${name}`, how, 'open') as Read,
      })),
    ),
  );
  return (agenda: readonly { at: string; seat: Seat }[], turned: Turned) => {
    for (let depth = 0; depth < DEPTH && depth < agenda.length; depth++) {
      const frame = agenda[agenda.length - 1 - depth]!;
      const number = numbers.get(frame.at)!;
      const owner = frame.seat >= 0 ? turned.by[frame.seat]! : frame.seat === -1 ? seats : seats + 1;
      turned.out[block.first + depth] = block.base + depth * block.width + number * owners + owner;
      if (depth >= DETAILED) continue;
      const more = details[depth]![number]!;
      for (let i = 0; i < more.length; i++)
        more[i]!.read((frame as unknown as Record<string, unknown>)[more[i]!.name], turned);
    }
  };
}
