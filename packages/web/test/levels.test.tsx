import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@tianxia/bots/names';
import { catalog } from '@tianxia/catalog';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSetup } from '../games.ts';
import { LevelChoice } from '../setup/LevelChoice.tsx';
import { words as english } from '../text/en/index.ts';
import { setup } from '../text/en/pages/setup.ts';
import { speak, withPageWords } from '../text/words.ts';

beforeAll(async () => {
  await speak('en');
  await withPageWords(async () => undefined)();
});

describe.each(catalog.map(({ id }) => id))('the levels of %s', id => {
  const file = join(import.meta.dirname, '../../games', id, 'levels.json');
  const { ratings = {}, players }: { ratings?: Record<string, number>; players?: number } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};

  test('are rated weakest first, without a gap', () => {
    const rated = LEVELS.filter(level => ratings[level] !== undefined);
    expect(rated).toEqual(LEVELS.slice(0, rated.length));
    const heights = rated.map(level => ratings[level]!);
    expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
  });
  test('show on the set-up page the rating of the file and at how many it was played, and none where it has none', async () => {
    const { ladder } = (await loadSetup(id))!;
    for (const level of LEVELS) {
      const page = renderToStaticMarkup(
        <LevelChoice number={1} chosen={level} ladder={ladder} onChoose={() => undefined} />,
      );
      expect(page).toContain(english.called.bots[level]);
      const [, at, shown] =
        /<b[^>]*data-tip="From games between (\d) bots[^"]*1200[^"]*"[^>]*>([^<]*)<\/b>/.exec(page) ?? [];
      expect(shown).toBe(ratings[level] === undefined ? undefined : setup.rated(ratings[level]!));
      expect(at).toBe(shown && String(players));
    }
  });
  test('on a site where it has played with people, a bot shows that rating in place of the ladder’s', async () => {
    const { ladder } = (await loadSetup(id))!;
    const pageOf = (level: (typeof LEVELS)[number]) =>
      renderToStaticMarkup(
        <LevelChoice
          number={1}
          chosen={level}
          ladder={ladder}
          here={[{ bot: 'pupil', rating: 713 }]}
          onChoose={() => undefined}
        />,
      );
    expect(pageOf('pupil')).toContain(`data-tip="${setup.ratedHere}">${setup.rated(713)}</b>`);
    expect(pageOf('pupil')).not.toContain('1200');
    expect(pageOf('ferryman')).not.toContain(setup.ratedHere);
  });
});
