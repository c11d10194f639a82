import { type GameRecord, type GameTypes, type Kernel, type Option, replay, type Seat } from '@tianxia/kernel';

type State = GameTypes['state'];

/** A moment at which somebody could choose between several options, and what they chose. */
export interface Position {
  choice: number; // how many choices in force came before it
  seat: Seat;
  s: State; // the truth before the choice
  chosen: Option;
  options: Option[];
}
export interface Course {
  states: State[]; // before the first choice, and after each
  positions: Position[];
}
/** Throws a ReplayError when the record does not fit the rules. */
export function courseOf(k: Kernel<GameTypes>, record: GameRecord): Course {
  const seen: State[] = [];
  const live = replay(k, record, record.choices.length, undefined, s => seen.push(k.clone(s)));
  const { happened } = live.update(-1);
  const states = [seen[0]!, ...happened.map(({ version }) => seen[version]!)];
  const positions = live.happened.flatMap(({ seat, words }, choice) => {
    const before = seen[happened[choice]!.version - 1]!; // not the choice before it, where the table went back in between
    const position = positionAt(k, before, seat, choice, k.read(words));
    return position === undefined ? [] : [position];
  });
  return { states, positions };
}
/** Nothing where there was nothing to choose, or where the move stands outside of play. */
export function positionAt(
  k: Kernel<GameTypes>,
  s: State,
  seat: Seat,
  choice: number,
  chosen: Option | undefined,
): Position | undefined {
  if (chosen === undefined || !k.waiting(s).includes(seat)) return undefined;
  const options: Option[] = [];
  options.length = k.options(s, seat, options, false);
  return options.length > 1 && options.includes(chosen) ? { choice, seat, s, chosen, options } : undefined;
}
