import type { Option, RuleId } from '@tianxia/kernel';
import { kindOf, type ThingKey } from '../things.ts';
import type { Asked, Candidate, Why } from './candidates.ts';
import { isMember, type Presses } from './pressed.ts';

/** How a thing on the table answers a press now. */
export interface Look {
  thing: ThingKey;
  is: 'can' | 'may' | 'chosen' | 'cannot'; // may: accepted, but something else is asked first
  why?: Why;
  leads: readonly Candidate[]; // the legal candidates that remain after the press
  rules?(): ReadonlySet<RuleId>; // of those, where a composer knows no candidates
}
const NOBODY: readonly Candidate[] = [];
const isLegal = ({ why }: Candidate): boolean => why === undefined;
const has = ({ things }: Candidate, picks: readonly ThingKey[]): boolean => picks.every(one => things.includes(one));

/** The legal candidates that agree with what is picked. */
export function leading({ all, at }: Asked, picks: readonly ThingKey[]): Candidate[] {
  const among = picks.length === 0 ? all : (at.get(picks.at(-1)!) ?? NOBODY);
  return among.filter(candidate => isLegal(candidate) && has(candidate, picks));
}
/** What is picked, and what every way that remains has in common: the last card of a hand needs no press. */
export function heldWith(asked: Asked, picks: readonly ThingKey[]): readonly ThingKey[] {
  const known = lately.get(asked);
  if (known?.picks === picks) return known.held;
  const held = commonWith(asked, picks);
  lately.set(asked, { picks, held });
  return held;
}
/** Boards ask for hundreds of things with the same picks. */
const lately = new WeakMap<Asked, { picks: readonly ThingKey[]; held: readonly ThingKey[] }>();
function commonWith(asked: Asked, picks: readonly ThingKey[]): readonly ThingKey[] {
  const leads = leading(asked, picks).filter(({ aside }) => !aside);
  const [first, ...others] = leads;
  if (first === undefined || others.length === 0) return picks;
  const common = first.things.filter(one => !picks.includes(one) && others.every(({ things }) => things.includes(one)));
  return common.length === 0 ? picks : [...picks, ...common];
}

const MANY = 2; // what may come of a press by more rules than these is told by none of them
/** The rules by which a press on it would be carried out. */
export function rulesOf({ is, leads, rules }: Look): readonly RuleId[] {
  if (is !== 'can' && is !== 'may') return [];
  const found = rules?.() ?? new Set(leads.map(({ rule }) => rule));
  return found.size > MANY ? [] : [...found];
}

/** How this thing answers, with what is picked already; nothing when the decision is not about it. */
export function lookAt(asked: Asked, picks: readonly ThingKey[], one: ThingKey, how: Presses): Look | undefined {
  const held = heldWith(asked, picks);
  if (held.includes(one)) return { thing: one, is: 'chosen', leads: leading(asked, picks) };
  const waits = how.waits?.includes(kindOf(one)) ?? false;
  const here = asked.at.get(one) ?? NOBODY;
  const agreeing = here.filter(candidate => has(candidate, picks) && (held.length > 0 || !waits));
  const leads = agreeing.filter(isLegal);
  if (leads.length > 0) {
    const isNext = ({ aside, things }: Candidate) =>
      (picks.length > 0 || !aside) && things.find(next => !held.includes(next)) === one;
    return { thing: one, is: leads.some(isNext) ? 'can' : 'may', leads };
  }
  // a press may start afresh from here; but no aside takes the place of a choice in the making
  const instead = waits ? NOBODY : here.filter(found => isLegal(found) && !(found.aside && picks.length > 0));
  const refusal = agreeing.find(found => !isLegal(found))?.why;
  const another = instead.length > 0 && isMember(how, kindOf(one)); // takes the place of one that is picked
  if (refusal !== undefined && !another) return { thing: one, is: 'cannot', why: refusal, leads };
  if (instead.length > 0) return { thing: one, is: 'may', leads: instead };
  if (waits && held.length === 0) return undefined;
  const speaking = (found: Candidate) => !(found.aside && picks.length > 0); // nor does an aside that cannot be
  const why = here.some(isLegal) ? undefined : here.find(speaking)?.why;
  const told = why ?? refusalOf(asked.all.filter(speaking), asked.kinds, held, kindOf(one));
  return told && { thing: one, is: 'cannot', why: told, leads: NOBODY };
}
/** The refusal of a first pointing speaks of all behind it once that is picked; that of a whole move of its kinds, unless other moves are about such things. */
function refusalOf(
  all: readonly Candidate[],
  kinds: ReadonlySet<string>,
  held: readonly ThingKey[],
  kind: string,
): Why | undefined {
  const speaks = ({ why, things, speaksOf }: Candidate) =>
    why !== undefined && speaksOf.includes(kind) && things.every(one => held.includes(one));
  return all.find(found => speaks(found) && (found.things.length > 0 || !kinds.has(kind)))?.why;
}

/** Everything the decision is about, in the order of the rules. */
export const looksOf = (asked: Asked, picks: readonly ThingKey[], how: Presses): Look[] =>
  [...asked.at.keys()].flatMap(one => lookAt(asked, picks, one, how) ?? []);

export type Answer =
  | { picks: readonly ThingKey[]; option?: Option; whole?: Option } // whole: may be chosen as it stands, but may grow too
  | { why: Why }
  | undefined; // the decision is not about this thing

/** A press takes a thing back, adds it, or starts afresh from it; once one way is left, that is the choice. */
export function press(asked: Asked, picks: readonly ThingKey[], one: ThingKey, how: Presses): Answer {
  const look = lookAt(asked, picks, one, how);
  if (look === undefined) return undefined;
  if (look.is === 'cannot') return { why: look.why! };
  if (picks.includes(one))
    return narrowed(
      asked,
      picks.filter(other => other !== one),
      false,
    );
  if (look.is === 'chosen') return narrowed(asked, picks, false);
  const kept: ThingKey[] = [];
  for (const other of picks) if (leading(asked, [...kept, other, one]).length > 0) kept.push(other);
  return narrowed(asked, [...kept, one], true);
}
function narrowed(asked: Asked, picks: readonly ThingKey[], settles: boolean): Answer {
  const leads = leading(asked, picks);
  if (settles && leads.length === 1) return { picks, option: leads[0]!.option };
  const held = heldWith(asked, picks);
  const whole = picks.length === 0 ? undefined : leads.find(({ things }) => things.every(one => held.includes(one)));
  return whole === undefined ? { picks } : { picks, whole: whole.option };
}
