import { loadGame, loadRules } from '@tianxia/catalog';
import { fastRand, fingerprint, kernelIn, randIn, type Scene, tableInScene } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { byChapter } from '../examples/chapters.ts';
import { hasExamples, loadExamples, loadScenes } from '../examples/examples.ts';
import { exampleTable } from '../examples/exampleTable.ts';
import { youIn } from '../examples/scene.ts';
import { aboutOf } from '../games.ts';
import { localTable } from '../link/local-table.ts';
import { parseRules } from '../rules/parse.ts';

const COUNT: Readonly<Record<string, number>> = {
  qin: 38,
  zhanguo: 45,
  'first-empire': 45,
  'emperors-choice': 39,
  'three-kingdoms': 62,
};
async function scenesOf(id: string): Promise<[string, Scene][]> {
  const { index } = (await loadExamples(id, 'en'))!;
  const all = await Promise.all(Object.keys(index).map(async name => [name, await loadScenes(id, name)] as const));
  return all.flatMap(([name, scenes]) => scenes.map(scene => [name, scene] as [string, Scene]));
}
const LANGUAGES = ['en', 'fr', 'ja', 'zh-Hans', 'zh-Hant'];
const GAMES = Object.keys(COUNT);
test('the five games have their examples', () => {
  expect(GAMES.filter(id => aboutOf(id) !== undefined && hasExamples(id))).toEqual(GAMES);
});
describe.each(GAMES)('the worked examples of %s', id => {
  test('are all there, with words and with rules that exist', async () => {
    const { index, words, language } = (await loadExamples(id, 'en'))!;
    expect([Object.keys(index).length, language]).toEqual([COUNT[id], 'en']);
    expect(Object.keys(words).sort()).toEqual(Object.keys(index).sort());
    expect(Object.values(words).filter(({ title, text }) => title === '' || text === '')).toEqual([]);
  });
  test('have words in every language of the pages; in another, English ones that say so', async () => {
    for (const language of LANGUAGES) {
      const { words, index, language: is } = (await loadExamples(id, language))!;
      expect([language, Object.keys(words).sort()]).toEqual([is, Object.keys(index).sort()]);
    }
    expect((await loadExamples(id, 'eo'))!.language).toBe('en');
  });
  test('stand in the chapters of their rules, each once', async () => {
    const { index } = (await loadExamples(id, 'en'))!;
    const book = parseRules((await loadRules(id, 'en'))!);
    const known = new Set(book.rules.map(rule => rule.id));
    expect(
      Object.values(index)
        .flat()
        .filter(rule => !known.has(rule)),
    ).toEqual([]);
    const listed = byChapter(book, index).flatMap(({ examples }) => examples);
    expect(listed.toSorted()).toEqual(Object.keys(index).toSorted());
  });
  test('are played again as they were recorded, refusals included', async () => {
    const game = (await loadGame(id))!;
    for (const [name, scene] of await scenesOf(id)) {
      const live = tableInScene(kernelIn(game, scene), scene, fastRand(1));
      expect([name, fingerprint(live.state)]).toEqual([name, scene.ends]);
    }
  });
  test('can be played on from: the table in the browser takes the example’s choices, then somebody is asked or it is over', async () => {
    const game = (await loadGame(id))!;
    for (const [name, scene] of await scenesOf(id)) {
      const k = kernelIn(game, scene);
      const { entries } = tableInScene(k, scene, fastRand(1));
      const saved = exampleTable(game, name, scene, {
        you: youIn(k, scene),
        named: { you: 'You', others: ['B', 'C', 'D', 'E'] },
        entries: [...entries],
      });
      const { update, entries: kept } = localTable(game, saved, () => 0).news();
      expect([name, kept.slice(0, entries.length)]).toEqual([name, entries]);
      expect([name, update.waiting.length > 0 || update.result !== undefined]).toEqual([name, true]);
    }
  });
});
test('chance is as recorded, then anew', () => {
  const rand = randIn({ draws: [5, 0] }, () => 9);
  expect([rand(6), rand(2), rand(10), rand(10)]).toEqual([5, 0, 9, 9]);
});
test('a scene that the rules no longer answer as recorded is found', async () => {
  const game = (await loadGame('qin'))!;
  const [scene] = await loadScenes('qin', 'EX-13');
  const [seat, words] = scene!.steps[0]!; // refused: a tie
  const bent: Scene = { ...scene!, steps: [[seat, words]] };
  expect(() => tableInScene(kernelIn(game, bent), bent, fastRand(1))).toThrow('expected allowed, found tied');
});
