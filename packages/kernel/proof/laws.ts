import {
  type Explained,
  type Game,
  type GameTypes,
  type Kernel,
  OK,
  type Option,
  type Rand,
  SPECTATOR,
  type Table,
} from '../contract.ts';
import { mute } from '../engine/compiled.ts';
import type { Erased } from '../engine/erased.ts';
import { fastRand, seedOf } from '../engine/random.ts';
import { sight } from '../engine/sight.ts';
import { liveTable } from '../table/live.ts';
import { isRefusal } from '../table/log.ts';
import { type GameRecord, type RecordHead, readRecord, recordOf, replay } from '../table/record.ts';
import { kernelFor } from '../table/table.ts';
import { apart, type Change, change, toldButUnseen, unearnedAtDeal, unearnedMemory } from './knowledge.ts';

/** What a law found wrong, with the record that leads there. */
export interface Violation {
  law: string;
  detail: string;
  record: GameRecord;
}
interface Moment {
  game: Game<Erased>;
  k: Kernel<Erased>;
  s: Erased;
  seat: number;
  rand: Rand;
  legal: Option[];
  change: Change; // one of the legal choices, carried out on a copy
}
/** A law looks at one choice of a random game and returns what is wrong. */
type Law = (moment: Moment) => string | undefined;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const explains = (explained: Explained[]) =>
  explained
    .filter(e => e.why === OK)
    .map(e => e.option)
    .sort();

const MOVE_BITS = 20;
/** Where there are many, one of each move for each reason, and others by chance. */
function some(all: readonly Explained[], rand: Rand): Iterable<Explained> {
  if (all.length <= 60) return all;
  const found = new Map(all.map(e => [`${e.option >> MOVE_BITS} ${e.why}`, e]));
  for (let i = 0; i < 50; i++) found.set(`${i}`, all[rand(all.length)]!);
  return found.values();
}

export const LAWS: Record<string, Law> = {
  plainData: ({ s }) =>
    same(JSON.parse(JSON.stringify(s)), s) && isPlain(s) ? undefined : 'the state is not plain data',
  noAliases: ({ s }) => (hasAlias(s) ? 'two places share one object' : undefined),
  neverStuck: ({ k, s, seat }) => (k.options(s, seat, [], false) > 0 ? undefined : `seat ${seat} has no option`),
  noOptionTwice: ({ legal }) => (new Set(legal).size === legal.length ? undefined : 'an option is listed twice'),
  explainAgrees: ({ k, s, seat, legal }) =>
    same(explains(k.explain(s, seat)), [...legal].sort()) ? undefined : 'explain and options differ',
  whyNotAgrees: ({ k, s, seat, rand }) => {
    const odd = [...some(k.explain(s, seat), rand)].find(e => k.whyNot(s, seat, e.option) !== e.why);
    return odd === undefined ? undefined : `whyNot and explain differ on ${k.write(odd.option)}`;
  },
  refusalsHaveReasons: ({ game, k, s, seat }) => {
    const odd = k.explain(s, seat).find(({ why }) => game.reasons[why] === undefined);
    return odd === undefined ? undefined : `${k.write(odd.option)} is refused for a reason that is not in the book`;
  },
  anyOptionIsLegal: ({ k, s, seat, rand, legal }) =>
    [1, 2, 3].every(() => legal.includes(k.anyOption(s, seat, rand))) ? undefined : 'anyOption drew an illegal option',
  legalFromOwnView: ({ k, s, seat, legal }) => {
    const own: Option[] = [];
    own.length = k.options(k.view(s, seat), seat, own);
    return same(own, legal) ? undefined : 'a rule reads what the chooser cannot see';
  },
  refusedFromOwnView: ({ k, s, seat, rand }) => {
    const view = k.view(s, seat);
    const odd = [...some(k.explain(s, seat), rand)].find(e => k.whyNot(view, seat, e.option) !== e.why);
    return odd === undefined ? undefined : `why ${k.write(odd.option)} is refused tells what the chooser cannot see`;
  },
  samplesAgree: ({ game, k, s, rand }) => {
    for (let viewer = SPECTATOR; viewer < s.seats; viewer++) {
      const v = k.view(s, viewer);
      const sample = k.determinize(v, rand);
      const reopened = (x: Erased) => ({ ...x, sealed: 0, agenda: x.agenda.map((f: Erased) => ({ ...f, answer: 0 })) });
      if (!same(reopened(k.view(sample, viewer)), reopened(v)))
        return `viewer ${viewer} can tell a sample from the truth`;
      const pool = sight(game, k.box).lost(sample);
      if (pool !== undefined) return `a sample for viewer ${viewer} has lost or doubled a ${pool}`;
    }
    return undefined;
  },
  conserved: ({ game, k, s }) => {
    const pool = sight(game, k.box).lost(s);
    return pool === undefined ? undefined : `a ${pool} is lost or doubled`;
  },
  memoriesInStep: ({ s }) => (inStep(s) ? undefined : 'pieces and memories of a zone differ in number'),
  cloneIsDeep: ({ k, s, seat, rand, legal }) => {
    const before = JSON.stringify(s);
    const option = legal[rand(legal.length)]!;
    k.preview(k.view(s, seat), seat, [option], rand);
    k.apply(k.clone(s), seat, option, rand, mute);
    return JSON.stringify(s) === before ? undefined : 'playing on a clone changed the original';
  },
  wordsSurvive: ({ k, legal, rand }) => {
    const option = legal[rand(legal.length)]!;
    return k.read(k.write(option)) === option ? undefined : `${k.write(option)} is read as something else`;
  },
  always: ({ game, k, s }) => {
    const broken = Object.entries(game.always ?? {}).find(([, holds]) => !holds(s, k.box));
    return broken === undefined ? undefined : `${broken[0]} does not hold`;
  },
  nothingUnearned: ({ change }) => unearnedMemory(change),
  toldIsSeen: ({ change }) => toldButUnseen(change),
  worldsAlike: ({ change, rand }) => apart(change, rand),
  scoresAreWhole: ({ k, s }) =>
    k.result(s).totals.every(Number.isInteger) ? undefined : 'a score is not a whole number',
};
const MOST_CHOICES = 20_000;

/** Every law at one choice; gives the first that is broken. */
export function lawsAt<G extends GameTypes>(
  game: Game<G>,
  k: Kernel<G>,
  s: G['state'],
  seat: number,
  rand: Rand,
): Pick<Violation, 'law' | 'detail'> | undefined {
  const legal: Option[] = [];
  legal.length = k.options(s, seat, legal);
  if (legal.length === 0) return { law: 'neverStuck', detail: `seat ${seat} has no option` };
  const at = { game: game as Game<Erased>, k: k as Kernel<Erased>, s, seat, rand, legal };
  const tried = change(at.k, s, seat, legal[rand(legal.length)]!, rand);
  for (const [law, check] of Object.entries(LAWS)) {
    const detail = check({ ...at, change: tried });
    if (detail !== undefined) return { law, detail };
  }
  return undefined;
}
/** The head of a record that nobody played: what led to a broken law. */
export const headOf = <G extends GameTypes>(game: Game<G>, table: Table): RecordHead => ({
  pack: '0'.repeat(64),
  table,
  players: Array.from({ length: table.seats }, (_, i) => ({ name: `P${i + 1}`, colour: game.colours[i]! })),
  commitment: '0'.repeat(64),
  started: '',
});

/** Plays one random game of this table and checks every law at every choice (at one in `every`, where a game is long), and the deal. */
export function lawsAlong<G extends GameTypes>(
  game: Game<G>,
  table: Table,
  seed: number,
  every = 1,
): Violation | undefined {
  const k: Kernel<Erased> = kernelFor(game as Game<Erased>, table);
  const rand = fastRand(seed);
  const chance = () => fastRand(seedOf(seed, 1));
  const live = liveTable(k, table, chance());
  const head = headOf(game, table);
  const found = (law: string, detail: string): Violation => ({ law, detail, record: recordOf(k, live, head) });
  const walk = (): Violation | undefined => {
    const dealt = unearnedAtDeal(k, live.state, live.opening);
    if (dealt !== undefined) return found('nothingUnearned', dealt);
    live.begin(0);
    for (let turn = 0; !k.over(live.state); turn++) {
      if (turn > MOST_CHOICES) return found('ends', `not over after ${MOST_CHOICES} choices`);
      const seats = k.waiting(live.state);
      const seat = seats[rand(seats.length)];
      if (seat === undefined) return found('neverStuck', 'nobody is asked');
      const legal: Option[] = [];
      legal.length = k.options(live.state, seat, legal);
      if (legal.length === 0) return found('neverStuck', `seat ${seat} has no option`);
      const broken = turn % every === 0 ? lawsAt(game as Game<Erased>, k, live.state, seat, rand) : undefined;
      if (broken !== undefined) return found(broken.law, broken.detail);
      if (isRefusal(live.choose(seat, k.write(legal[rand(legal.length)]!), turn)))
        return found('whyNotAgrees', 'a listed option was refused');
      if (rand(8) === 0 && live.update(seat).mayUndo) {
        const after = JSON.stringify(live.state);
        if (
          isRefusal(live.undo(seat, turn)) ||
          isRefusal(live.redo(seat, turn)) ||
          JSON.stringify(live.state) !== after
        )
          return found('undoRedo', 'undo and redo do not lead back');
      }
    }
    if (!game.endings.includes(live.state.ending)) return found('ends', `unknown ending "${live.state.ending}"`);
    const record = recordOf(k, live, head);
    const again = replay(k, readRecord(JSON.parse(JSON.stringify(record))));
    if (!same(again.state, live.state)) return found('replays', 'setup and record do not give the state');
    if (!same(replay(k, record, undefined, chance()).state, live.state))
      return found('repeats', 'the same seed gave another game');
    return undefined;
  };
  try {
    return walk();
  } catch (problem) {
    return found('throws', problem instanceof Error ? problem.message : String(problem)); // with the choices before it
  }
}

function isPlain(v: unknown): boolean {
  if (typeof v !== 'object')
    return v !== undefined && typeof v !== 'function' && (typeof v !== 'number' || Number.isFinite(v));
  return v !== null && Object.values(v).every(isPlain);
}
function hasAlias(state: unknown): boolean {
  const met = new Set<object>();
  const walk = (v: unknown): boolean => {
    if (typeof v !== 'object' || v === null) return false;
    if (met.has(v)) return true;
    met.add(v);
    return Object.values(v).some(walk);
  };
  return walk(state);
}
function inStep(v: unknown): boolean {
  if (typeof v !== 'object' || v === null) return true;
  const { pieces, known } = v as { pieces?: unknown; known?: unknown };
  if (Array.isArray(pieces) && Array.isArray(known) && pieces.length !== known.length) return false;
  return Object.values(v).every(inStep);
}
