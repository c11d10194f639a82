import { loadGame } from '@tianxia/catalog';
import { type Game, type GameTypes, kernelFor, kernelIn, type Lesson, OK, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { playable } from '../games.ts';
import { lessonsOn } from '../learn/SeenAtTable.tsx';
import { isTaught, loadTutorial, sceneOf } from '../learn/tutorials.ts';
import { rehearse } from './rehearse.ts';

async function kernelOf(game: Game<GameTypes>, { position }: Lesson) {
  const scene = await sceneOf(game.id, position);
  return scene ? kernelIn(game, scene) : kernelFor(game, tableFor(game, position.seats, position.options));
}
const faultsOf = async (game: Game<GameTypes>, lesson: Lesson) => rehearse(await kernelOf(game, lesson), lesson);

describe.each(playable.filter(({ id }) => isTaught(id)).map(({ id }) => id))('the lessons of %s', id => {
  test('every step can be done as it is shown, and what is called a mistake is one', async () => {
    const [game, taught] = [(await loadGame(id))!, (await loadTutorial(id))!];
    const faults = await Promise.all(taught.tutorial.lessons.map(lesson => faultsOf(game, lesson)));
    expect(faults.flat()).toEqual([]);
  });
  test('a lesson that begins with a worked example sits as many there, with its options', async () => {
    const { tutorial } = (await loadTutorial(id))!;
    for (const { id: lesson, position } of tutorial.lessons) {
      const scene = await sceneOf(id, position);
      if (position.example === undefined) continue;
      expect({ lesson, ...scene }).toMatchObject({ lesson, seats: position.seats, options: position.options });
    }
  });
  test('every lesson, step and mistake has words, and every rule they name exists', async () => {
    const { tutorial, words } = (await loadTutorial(id))!;
    const steps = tutorial.lessons.flatMap(lesson => lesson.steps);
    const said = [
      ...steps.map(step => words.steps[step.id]),
      ...steps.flatMap(step => step.wrong ?? []).map(({ say }) => words.wrong[say]),
    ];
    expect(said.every(one => one !== undefined && one.title !== '' && one.text !== '')).toBe(true);
    expect(tutorial.lessons.every(lesson => words.lessons[lesson.id] !== undefined)).toBe(true);
    expect(tutorial.lessons.at(-1)!.steps.at(-1)!.until).toBeDefined(); // it ends in a game
    const named = JSON.stringify(words).match(/\b[A-Z]{2,3}-\d{3}\b/g) ?? [];
    const rules = await import.meta.glob<string>('../../games/*/rules.md', { query: '?raw', import: 'default' })[
      `../../games/${id}/rules.md`
    ]!();
    expect(named.filter(rule => !rules.includes(`**${rule}**`))).toEqual([]);
  });
});

test('a lesson that the rules have outgrown is found out', async () => {
  const [game, taught] = [(await loadGame('qin'))!, (await loadTutorial('qin'))!];
  const [founding, growing] = taught.tutorial.lessons as [Lesson, Lesson];
  const withStep = (lesson: Lesson, change: Partial<Lesson['steps'][number]>): Lesson => ({
    ...lesson,
    steps: lesson.steps.map(step => (step.do ? { ...step, ...change } : step)),
  });
  const faults = (lesson: Lesson, rules = game) => faultsOf(rules, lesson);
  expect(await faults(withStep(founding, { do: ['lay.lay 3 172'] }))).toContainEqual(
    expect.stringContaining('cornerOnly'),
  );
  expect(await faults(withStep(growing, { wrong: [{ say: 'notFive', words: 'lay.lay 3 216' }] }))).toContainEqual(
    expect.stringContaining('is right'),
  );
  // rules that allow what they forbade: the mistake is none any more
  const anywhere = { ...game, flow: layAnywhere(game) } as Game<GameTypes>;
  expect(await faults(founding, anywhere)).toContainEqual(expect.stringContaining('is legal, not cornerOnly'));
});
/** Qin's flow with no check of where a tile may lie. */
function layAnywhere(game: Game<GameTypes>): unknown {
  const flow = game.flow as Record<
    string,
    { moves?: Record<string, { point?: { checks: unknown[]; whyNot: unknown }[] }> }
  >;
  const { lay } = flow;
  const move = lay!.moves!.lay!;
  const [tile, place] = move.point!;
  const free = { ...place!, checks: [], whyNot: () => OK, quick: undefined };
  return { ...flow, lay: { ...lay, moves: { lay: { ...move, point: [tile, free] } } } };
}

test('a rule leads to the lessons that show it', async () => {
  const taught = (await loadTutorial('qin'))!;
  expect(lessonsOn(taught, 'QIN-106').map(({ id }) => id)).toEqual(['joining']);
  expect(lessonsOn(taught, 'QIN-064').map(({ id }) => id)).toEqual(['founding']); // told as a mistake
  expect(lessonsOn(taught, 'QIN-10')).toEqual([]);
});
