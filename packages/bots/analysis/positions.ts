import {
  type GameRecord,
  type GameTypes,
  type Kernel,
  type Option,
  replay,
  type Seat,
  SPECTATOR,
} from '@tianxia/kernel';

type State = GameTypes['state'];

/** A moment at which somebody could choose between several options, and what they chose. */
export interface Position {
  choice: number; // lines of the record before it
  seat: Seat;
  s: State; // the truth before the choice
  chosen: Option;
  options: Option[];
}
export interface Course {
  states: State[]; // before the first line of the record, and after each
  positions: Position[];
}
/** Throws a ReplayError when the record does not fit the rules. */
export function courseOf(k: Kernel<GameTypes>, record: GameRecord): Course {
  const states: State[] = [];
  const live = replay(k, record, record.choices.length, undefined, s => states.push(k.clone(s)));
  const { happened } = live.update(SPECTATOR); // where the table went back, only what stands
  const positions = live.happened.flatMap(({ seat, words }, i) => {
    const choice = happened[i]!.version - 1;
    const position = positionAt(k, states[choice]!, seat, choice, k.read(words));
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
