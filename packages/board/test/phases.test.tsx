import {
  fastRand,
  type GameTypes,
  type Kernel,
  kernelFor,
  mute,
  type Told,
  tableFor,
  type View,
} from '@tianxia/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { catalog, loadGame } from '../../catalog/index.ts';
import { type GameScreen, type PhaseOf, WordsProvider } from '../index.ts';
import type { Speech } from '../speech/speech.ts';
import type { Act, Position } from '../stage/acts.ts';
import { sceneOf } from '../stage/scene.ts';

const words = import.meta.glob<object>('../../games/*/text/en/screen/index.ts', { eager: true, import: 'words' });
const screens = import.meta.glob<GameScreen<GameTypes>>('../../games/*/screen/index.tsx', {
  eager: true,
  import: 'screen',
});

/** What a game's own hook says of positions. */
function phasesOf(id: string): PhaseOf<GameTypes> {
  let found: PhaseOf<GameTypes> | undefined;
  const { phases } = screens[`../../games/${id}/screen/index.tsx`]!;
  const Asking = () => {
    found = phases!();
    return null;
  };
  renderToStaticMarkup(
    <WordsProvider value={words[`../../games/${id}/text/en/screen/index.ts`]!}>
      <Asking />
    </WordsProvider>,
  );
  return found!;
}
const withPhases = catalog.filter(({ id }) => screens[`../../games/${id}/screen/index.tsx`]!.phases !== undefined);

describe.each(withPhases.map(({ id }) => id))('%s', id => {
  test('every phase of a round is announced once, and there are some', async () => {
    const game = (await loadGame(id))!;
    const phaseOf = phasesOf(id);
    const table = tableFor(game, 3);
    const kernel = kernelFor(game, table);
    const rand = fastRand(5);
    const s = kernel.setup(table, rand, mute);
    const announced: string[] = [];
    for (let last: string | undefined; !kernel.over(s); ) {
      const seat = kernel.waiting(s)[0]!;
      const phase = phaseOf(kernel.view(s, 0) as View<GameTypes['state']>, kernel.box);
      if (phase !== last && phase !== undefined) announced.push(phase);
      last = phase;
      kernel.apply(s, seat, kernel.anyOption(s, seat, rand), rand, mute);
    }
    expect(announced).toEqual([...new Set(announced)]);
    expect(announced.length).toBeGreaterThan(2);
  });
});

const kernel = {
  game: { events: {}, layout: {} },
  box: {},
  result: () => ({ totals: [] }),
} as unknown as Kernel<GameTypes>;
const speech = { event: ([event]: Told) => event, details: () => [] } as unknown as Speech;
const position = (phase: string, told: readonly Told[] = []): Position =>
  ({ viewer: 0, view: { phase, seats: 2 }, happened: told.length === 0 ? [] : [step(told)] }) as unknown as Position;
const step = (told: readonly Told[], seat = 0) => ({ seat, at: 0, version: 1, told: [...told] });
const act = (told: readonly Told[], before: string, after: string): Act => ({
  before: position(before),
  after: position(after, told),
  steps: [step(told)],
});
const said = (one: Act) => {
  const phaseOf: PhaseOf<GameTypes> = view => (view as unknown as { phase: string }).phase;
  const { deeds, times } = sceneOf(one, 'normal', { kernel, speech, people: 2, phaseOf });
  return deeds.map(({ title, banner }, i) => [title, banner, times[i]! > 0]);
};

test('a phase that begins is told after the choice that led to it, and long enough to be read', () => {
  expect(said(act([['passed']], 'Bids', 'Actions'))).toEqual([
    ['passed', undefined, false], // one's own: known already
    ['', 'Actions', true],
  ]);
  expect(said(act([['passed']], 'Bids', 'Bids'))).toEqual([['passed', undefined, false]]);
});
test('where a round begins with it, one banner says both', () => {
  expect(said(act([['passed'], ['round']], 'Round 1 · Actions', 'Round 2 · Bids')).map(([, banner]) => banner)).toEqual(
    [undefined, 'Round 2 · Bids'],
  );
});
