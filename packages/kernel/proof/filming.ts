/** While an example's test runs, its tables are filmed: where they stood, what was chosen, what was refused. Only tests use this. */
import type { Game, GameTypes, Kernel, Rand, Seat, Table } from '../contract.ts';
import { fingerprint, type Scene, type SceneStep } from '../table/scenes.ts';

type Filmed = { -readonly [K in keyof Scene]: Scene[K] } & { steps: SceneStep[]; draws: number[] };
export interface Film {
  stands(): void; // somebody looks at the table: where a test has changed it by hand, another scene begins
  played(seat: Seat, words: string): void;
  refused(seat: Seat, words: string, reason: string): void;
  rests(): void; // what runs by itself has run
  drawing(rand: Rand): Rand;
  scenes(): Scene[];
}
let films: Map<object, Film> | undefined;

export function startFilming(): void {
  films = new Map();
}
/** Every scene since then, in their order. A table at which nothing was tried is a scene, too: it shows a position. */
export function stopFilming(): Scene[] {
  const all = [...(films?.values() ?? [])].flatMap(film => film.scenes());
  films = undefined;
  return all.filter((scene, i) => all.findIndex(other => JSON.stringify(other) === JSON.stringify(scene)) === i);
}
/** Nothing where nobody films. */
export function filmOf<G extends GameTypes>(k: Kernel<G>, state: G['state'], table: Table): Film | undefined {
  if (films === undefined) return undefined;
  const film = films.get(state) ?? filming(k, state, table);
  films.set(state, film);
  return film;
}
function filming<G extends GameTypes>(k: Kernel<G>, state: G['state'], { seats, options }: Table): Film {
  const box = differing(printed(k.game, { seats, options }), k.box as Record<string, unknown>);
  const done: Filmed[] = [];
  const first = JSON.stringify(state);
  let left = ''; // the state as the last step left it
  const open = () => done.at(-1)!;
  function stands(): void {
    const now = JSON.stringify(state);
    if (now === left) return;
    left = now;
    done.push({ seats, options, ...(box && { box }), state: JSON.parse(now), draws: [], steps: [], ends: '' });
    rests();
  }
  function rests(): void {
    left = JSON.stringify(state);
    open().ends = fingerprint(state);
  }
  return {
    stands,
    played(seat: Seat, words: string) {
      open().steps.push([seat, words]);
      rests();
    },
    refused(seat: Seat, words: string, reason: string) {
      open().steps.push([seat, words, reason]);
    },
    drawing:
      (rand: Rand): Rand =>
      below => {
        const value = rand(below);
        open().draws.push(value);
        return value;
      },
    rests,
    scenes() {
      if (done.length === 0 && JSON.stringify(state) === first) stands(); // else the rules were played without the table
      const tried = done.filter(({ steps }) => steps.length > 0);
      return (tried.length > 0 ? tried : done).map(({ draws, ...scene }) => ({
        ...scene,
        ...(draws.length > 0 && { draws }),
      }));
    },
  };
}
const boxes = new Map<string, object>(); // opening a pack takes longer than filming
function printed<G extends GameTypes>(game: Game<G>, table: Table): object {
  const key = JSON.stringify([game.id, table]);
  const box = boxes.get(key) ?? (game.open(game.content, table) as object);
  boxes.set(key, box);
  return box;
}
function differing(from: object, to: Record<string, unknown>): Record<string, unknown> | undefined {
  const before = from as Record<string, unknown>;
  const parts = Object.entries(to).filter(([part, value]) => JSON.stringify(value) !== JSON.stringify(before[part]));
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}
