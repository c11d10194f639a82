import {
  type Emit,
  fastRand,
  type Game,
  type GameTypes,
  type Kernel,
  kernelFor,
  NOT_OFFERED,
  type Rand,
  type Seat,
  type Told,
  tableFor,
} from '../../index.ts';

/** A table played by words: 'step 16 1' is the move `step` of whatever decision is open. */
export interface Scripted<G extends GameTypes> {
  readonly k: Kernel<G>;
  readonly s: G['state'];
  readonly told: Told[]; // since the last choice
  open(): string; // the decision that is open, '' when the game is over
  offers(move?: string, seat?: Seat): string[];
  refuses(words: string, seat?: Seat): string; // the name of the reason; 'ok' where it is not refused
  plays(...lines: string[]): void; // by whoever is asked
  answers(seat: Seat, words: string): void; // at a decision for everyone
}
export function scripted<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  arrange: (s: G['state']) => void = () => {},
  rand: Rand = fastRand(1),
): Scripted<G> {
  const table = tableFor(game, seats);
  const k = kernelFor(game, table);
  const s = k.setup(table, rand);
  arrange(s);
  const told: Told[] = [];
  const emit = ((...event: [string, ...number[]]) => told.push(event)) as Emit<never>;
  const open = (): string => s.agenda.at(-1)?.at ?? '';
  const read = (words: string) => {
    const option = k.read(`${open()}.${words}`);
    if (option === undefined) throw new Error(`"${words}" is no choice at ${open()}`);
    return option;
  };
  const refuses = (words: string, seat: Seat = k.waiting(s)[0]!) => {
    const why = k.whyNot(s, seat, read(words));
    return why === NOT_OFFERED ? 'notOffered' : k.game.reasons[why]![0];
  };
  const answers = (seat: Seat, words: string) => {
    const why = refuses(words, seat);
    if (why !== 'ok') throw new Error(`${open()}: "${words}" of seat ${seat} is refused: ${why}`);
    told.length = 0;
    k.apply(s, seat, read(words), rand, emit);
  };
  return {
    k,
    s,
    told,
    open,
    refuses,
    answers,
    offers(move = '', seat = k.waiting(s)[0]!) {
      const legal = Array.from<never>([]);
      legal.length = k.options(s, seat, legal);
      return legal.map(option => k.write(option).slice(open().length + 1)).filter(words => words.startsWith(move));
    },
    plays(...lines) {
      for (const words of lines) answers(k.waiting(s)[0]!, words);
    },
  };
}
