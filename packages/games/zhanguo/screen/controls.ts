import { type Kernel, OK, type Option, type RuleId, type Seat, type View } from '@tianxia/kernel';
import type { State, ZhanGuo } from '../state.ts';
import { isAside, isMember, kindOf, type Place, placesOf, waits } from './places.ts';

export interface Why {
  name: string; // a reason of the game's book
  rule: RuleId;
}
/** One candidate of a decision: what is pressed for it, and why it cannot be. */
export interface Candidate {
  option: Option;
  move: string;
  places: readonly Place[]; // in the order a newcomer would press them; any order will do
  why: Why | undefined; // nothing: it may be chosen
  kinds: readonly string[]; // where the whole move is refused: of all that it could have pointed at
}
/** How a thing on the table answers a press. */
export interface Control {
  place: Place;
  state: 'can' | 'may' | 'chosen' | 'cannot'; // may: legal, but not what is asked for first
  why?: Why;
  leads: readonly Candidate[]; // the legal candidates that remain after the press
}

/** Every candidate of the decision with the places it is pressed at. */
export function candidatesOf(kernel: Kernel<ZhanGuo>, view: View<State>, seat: Seat): Candidate[] {
  const all = kernel.explain(view, seat).map(one => ({ ...one, ...kernel.words(one.option) }));
  const count = new Map<string, number>();
  const tally = (key: string) => count.set(key, (count.get(key) ?? 0) + 1);
  for (const { move, args } of all) {
    tally(move);
    tally(`${move} ${args[0]}`);
  }
  return all.map(({ option, move, why, args, kinds }) => {
    const [name, rule] = kernel.game.reasons[why]!;
    const refused = why === OK ? undefined : { name, rule };
    // a refusal of the whole move, or of all that follows its first pointing, is told once
    const whole = refused !== undefined && args.length > 0 && count.get(move) === 1;
    const first = refused !== undefined && args.length > 1 && count.get(`${move} ${args[0]}`) === 1;
    const pointed = whole ? [] : first ? args.slice(0, 1) : args;
    return {
      option,
      move,
      places: whole ? [] : placesOf(move, kinds, pointed),
      why: refused,
      kinds: whole ? kinds : [],
    };
  });
}

const isLegal = (candidate: Candidate) => candidate.why === undefined;
const has = ({ places }: Candidate, wanted: readonly Place[]) => wanted.every(place => places.includes(place));
/** The legal candidates that agree with what is picked. */
const leading = (all: readonly Candidate[], picked: readonly Place[]): Candidate[] =>
  all.filter(candidate => isLegal(candidate) && has(candidate, picked));

/** How this place answers, with what is picked already; nothing when the decision is not about it. */
export function controlAt(all: readonly Candidate[], picked: readonly Place[], place: Place): Control | undefined {
  if (picked.includes(place)) return { place, state: 'chosen', leads: leading(all, picked) };
  const here = all.filter(candidate => candidate.places.includes(place));
  const agreeing = here.filter(candidate => has(candidate, picked) && (picked.length > 0 || !waits(place)));
  const leads = agreeing.filter(isLegal);
  if (leads.length > 0) {
    const asked = leads.some(
      ({ move, places }) =>
        (picked.length > 0 || !isAside(move)) && places.find(next => !picked.includes(next)) === place,
    );
    return { place, state: asked ? 'can' : 'may', leads };
  }
  const instead = waits(place) ? [] : here.filter(isLegal);
  const refusal = agreeing.find(candidate => !isLegal(candidate))?.why;
  if (refusal !== undefined && !(isMember(place) && instead.length > 0))
    return { place, state: 'cannot', why: refusal, leads };
  if (waits(place)) return undefined;
  if (instead.length > 0) return { place, state: 'may', leads: instead };
  const why = here[0]?.why ?? all.find(({ kinds }) => kinds.includes(kindOf(place)))?.why;
  return why === undefined ? undefined : { place, state: 'cannot', why, leads: [] };
}
/** Every place the decision is about. */
export function controlsFor(all: readonly Candidate[], picked: readonly Place[]): Control[] {
  const places = new Set(all.flatMap(candidate => candidate.places));
  return [...places].flatMap(place => controlAt(all, picked, place) ?? []);
}

/** A press: takes it back, adds it, or starts afresh from it; once one candidate is left, that is the choice. */
export function press(
  all: readonly Candidate[],
  picked: readonly Place[],
  place: Place,
): { picked: readonly Place[]; option: Option | undefined } {
  if (picked.includes(place)) return { picked: picked.filter(other => other !== place), option: undefined };
  const kept: Place[] = [];
  for (const other of picked) if (leading(all, [...kept, other, place]).length > 0) kept.push(other);
  const next = [...kept, place];
  const leads = leading(all, next);
  return leads.length === 0
    ? { picked, option: undefined }
    : { picked: next, option: leads.length === 1 ? leads[0]!.option : undefined };
}
