import { LEVELS } from '@tianxia/bots/names';
import { catalog, loadGame } from '@tianxia/catalog';
import { SOMEBODY } from '@tianxia/protocol/somebody';
import { describe, expect, it } from 'vitest';
import { standardPlan, withSitter } from '../setup/plan.ts';
import { sittingAt } from '../table/everyone.ts';
import { openGame } from '../table/game.ts';
import { languages } from '../text/languages.ts';
import { nameIn } from '../text/named.ts';
import { wordsIn } from '../text/words.ts';

const limits = (await loadGame('qin'))!;
/** As the set-up page keeps it. */
const seated = LEVELS.map(level => withSitter(standardPlan(limits), 1, level).seats[1]!);

describe.each(languages.map(({ code }) => code))('names in %s', async code => {
  const words = await wordsIn(code);
  const foreign = /^(ja|zh)/.test(code);
  it('each bot has one in the language, at a table and on its page', () => {
    expect(seated.map(seat => seat.name)).toContain('Old He');
    for (const seat of seated) {
      const own = nameIn(words.called, seat);
      expect(nameIn(words.called, { ...seat, name: `${seat.name} II` })).toBe(`${own} II`);
      const page = nameIn(words.called, { name: `${seat.name} the ${seat.bot}`, bot: true });
      expect(page).toContain(own);
      expect(page).toContain(words.called.bots[seat.bot!].replace(/^l’/, ''));
      if (foreign) expect(`${own}${page}`).not.toMatch(/[A-Za-z]/);
    }
    expect(new Set(seated.map(seat => nameIn(words.called, seat))).size).toBe(LEVELS.length);
    expect(nameIn(words.called, { name: 'Sharp bot', bot: true })).toContain(words.called.bots.search);
    expect(nameIn(words.called, { name: 'Bot 2', bot: 'greedy' })).toMatch(foreign ? /^[^A-Za-z]+2$/ : /^Bot 2$/);
  });
  it('who has deleted their account is told as somebody', () => {
    expect(nameIn(words.called, { name: SOMEBODY })).toBe(words.called.somebody);
    expect(nameIn(words.called, { name: SOMEBODY, bot: 'greedy', standIn: 'left' })).toBe(words.called.somebody);
  });
  it('people keep theirs, whatever they are called and whoever plays for them', () => {
    for (const name of ['Mei', 'Wen', 'Bot 2', '小文', 'Old He the ferryman']) {
      expect(nameIn(words.called, { name })).toBe(name);
      expect(nameIn(words.called, { name, bot: 'clerk', standIn: 'time' })).toBe(name);
    }
    expect(nameIn(words.called, { name: 'Deep Qin', bot: 'mind' })).toBe('Deep Qin'); // a bot that was given one
  });
  it.each(catalog.map(({ id }) => id))(
    'at a table of %s everybody is told, bots of puzzles by their colours',
    async id => {
      const game = (await loadGame(id))!;
      const colours = game.colours.slice(0, game.seats[1]);
      const tableGame = (await openGame(id, colours.length, {}, { language: code }))!;
      const players = colours.map(colour => ({ name: colour.toUpperCase(), colour, bot: 'clerk' }));
      const told = sittingAt(tableGame, players, words);
      expect(told.map(({ name }) => name.toLowerCase())).toEqual(
        colours.map(colour => tableGame.texts.colours[colour]!.toLowerCase()),
      );
    },
  );
});
