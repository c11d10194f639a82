import { catalog, loadGame, loadRules } from '@tianxia/catalog';
import {
  type Decision,
  fastRand,
  type GameTypes,
  type Help,
  type HelpTexts,
  kernelFor,
  tableFor,
} from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { actionsNow, newTo, phaseIn } from '../help/helping.ts';
import { loadHelp } from '../help/words.ts';
import { languages } from '../text/languages.ts';

const helps = import.meta.glob<Help>('../../games/*/teach/help.ts', { eager: true, import: 'help' });
const texts = import.meta.glob<HelpTexts>('../../games/*/text/*/help.ts', { eager: true, import: 'help' });
const helpOf = (id: string) => helps[`../../games/${id}/teach/help.ts`]!;

describe.each(catalog.map(({ id }) => id))('first-game help of %s', id => {
  test('every choice the rules offer belongs to one action and one phase, and nothing else is named', async () => {
    const { flow, events } = (await loadGame(id))!;
    const decisions = Object.entries(flow).flatMap(([at, entry]) =>
      typeof entry === 'function' ? [] : [[at, Object.keys((entry as Decision<GameTypes>).moves)] as const],
    );
    const { actions, phases, firsts } = helpOf(id);
    const moves = decisions.flatMap(([at, names]) => names.map(name => `${at}.${name}`));
    expect(actions.flatMap(action => action.moves).toSorted()).toEqual(moves.toSorted());
    expect(phases.flatMap(({ at }) => at).toSorted()).toEqual(decisions.map(([at]) => at).toSorted());
    for (const { at = [], on = [] } of firsts) {
      expect(decisions.map(([name]) => name)).toEqual(expect.arrayContaining([...at]));
      expect(Object.keys(events)).toEqual(expect.arrayContaining([...on]));
      expect(at.length + on.length).toBeGreaterThan(0);
    }
  });
  test('what is explained names a rule that is there, and has words in every language', async () => {
    const rules = (await loadRules(id))!;
    for (const { code } of languages) {
      expect(Object.keys(texts)).toContain(`../../games/${id}/text/${code}/help.ts`);
      const helping = (await loadHelp(id, code))!;
      for (const first of helpOf(id).firsts) {
        expect(rules).toContain(`- **${first.rule}**`);
        expect(helping.first(first.id)?.title, `${code} ${first.id}`).toMatch(/\S/);
        expect(helping.first(first.id)?.text, `${code} ${first.id}`).toMatch(/\S/);
      }
      for (const said of Object.values(helping.texts.actions)) expect(said).toMatch(/^\*\*[^*]+\*\* ?\S/);
    }
  });
  test('at the first question it says what can be done, and what the phase is', async () => {
    const game = (await loadGame(id))!;
    const table = tableFor(game, game.seats[1]);
    const k = kernelFor(game, table);
    const s = k.setup(table, fastRand(1));
    const seat = k.waiting(s)[0]!;
    expect(actionsNow(helpOf(id), k, k.view(s, seat), seat).length).toBeGreaterThan(0);
    expect(phaseIn(helpOf(id), s)).toBeDefined();
    const others = Array.from({ length: table.seats }, (_, other) => other).filter(
      other => !k.waiting(s).includes(other),
    );
    for (const other of others) expect(actionsNow(helpOf(id), k, k.view(s, other), other)).toEqual([]);
  });
});
test('a thing is explained as it happens, then what is asked, and each only once', () => {
  const help = helpOf('qin');
  expect(newTo(help, [], [], undefined)).toBeUndefined();
  expect(newTo(help, [], [], 'lay')?.id).toBe('lay');
  expect(newTo(help, [], [['founded', 0, 3, 2]], 'lay')?.id).toBe('provinces');
  expect(newTo(help, ['provinces'], [['founded', 0, 3, 2]], 'lay')?.id).toBe('lay');
  expect(newTo(help, ['provinces', 'lay'], [['founded', 0, 3, 2]], 'lay')).toBeUndefined();
});
