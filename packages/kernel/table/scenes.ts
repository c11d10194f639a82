/** Worked examples as positions that one can see: recorded while their tests run (proof/testing.ts), played again at a real table. */

import type { Game, GameTypes, Kernel, Rand, Seat } from '../contract.ts';
import { clone } from '../engine/clone.ts';
import { kernel } from '../engine/kernel.ts';
import { liveTable } from './live.ts';
import type { LiveTable } from './log.ts';
import { tableFor } from './table.ts';

/** A choice in the words of records; with the name of a reason: one that is refused. */
export type SceneStep = readonly [seat: Seat, words: string] | readonly [seat: Seat, words: string, refused: string];
/** A table that does not begin with the deal but in this state. */
export interface Scene {
  seats: number;
  options: Readonly<Record<string, string>>;
  box?: Readonly<Record<string, unknown>>; // parts that differ from the printed components: a small board, another ability
  state: object; // where it begins; what runs by itself from there runs
  draws?: readonly number[]; // what chance gave
  steps: readonly SceneStep[];
  ends: string; // fingerprint of the state after the last step
}
/** What the tests of a worked example showed. None: it is about facts, without a table. */
export interface Example {
  rules: readonly string[];
  scenes: readonly Scene[];
}
/** The words of a game's examples: one without words does not compile. */
export type ExampleTexts<Index> = Record<keyof Index & string, { title: string; text: string }>;

export function kernelIn<G extends GameTypes>(game: Game<G>, scene: Scene): Kernel<G> {
  const printed = game.open(game.content, tableFor(game, scene.seats, scene.options));
  const box: G['box'] = scene.box === undefined ? printed : { ...(printed as object), ...scene.box };
  return kernel({ ...game, setup: () => clone(scene.state) as G['state'] }, box);
}
/** Chance as it was recorded; after that, anew. */
export function randIn({ draws = [] }: Pick<Scene, 'draws'>, after: Rand): Rand {
  let at = 0;
  return below => (at < draws.length ? draws[at++]! : after(below));
}
/** The table of a scene after so many of its steps. Throws where the rules answer otherwise than when it was recorded. */
export function tableInScene<G extends GameTypes>(
  k: Kernel<G>,
  scene: Scene,
  rand: Rand,
  steps = scene.steps.length,
): LiveTable<G['state']> {
  const live = liveTable(k, tableFor(k.game, scene.seats, scene.options), randIn(scene, rand));
  for (const [seat, words, wanted = 'allowed'] of scene.steps.slice(0, steps)) {
    const found = refusalOf(k, live.state, seat, words) ?? 'allowed';
    if (found !== wanted) throw new Error(`"${words}" of seat ${seat}: expected ${wanted}, found ${found}`);
    if (wanted === 'allowed') live.restore({ seat, words, at: 0 });
  }
  return live;
}
/** The name of the reason why this is not allowed now; undefined where it is. */
export function refusalOf<G extends GameTypes>(
  k: Kernel<G>,
  state: G['state'],
  seat: Seat,
  words: string,
): string | undefined {
  const option = k.read(words);
  if (option === undefined || k.over(state)) return NOT_OFFERED_NAME;
  const reason = k.whyNot(state, seat, option);
  return reason === 0 ? undefined : (k.game.reasons[reason]?.[0] ?? NOT_OFFERED_NAME);
}
export const NOT_OFFERED_NAME = 'notOffered';

/** The same for the same state, and for hardly any other (FNV-1a). */
export function fingerprint(state: object): string {
  const text = JSON.stringify(state);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
