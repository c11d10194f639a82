import { loadGame } from '@tianxia/catalog';
import { kernelFor, tableFor } from '@tianxia/kernel';
import { type ErrorCode, STATUS } from '@tianxia/protocol';
import { describe, expect, it } from 'vitest';
import { localTable } from '../link/local-table.ts';
import { faultIn } from '../setup/fault.ts';
import type { Later } from '../text/later.ts';
import { type RefusedWords, refusalIn } from '../text/refused.ts';

it('a choice refused at a table of this device says why: the reason and the rule, as a server would', async () => {
  const game = (await loadGame('qin'))!;
  const seats = ['red', 'blue'].map(colour => ({ name: colour, colour }));
  const saved = { id: 'x', game: 'qin', options: {}, seats, key: '0'.repeat(64), started: '2026-01-01T00:00:00.000Z' };
  const table = localTable(game, { ...saved, entries: [] }, () => 0);
  const everyWords = Array.from({ length: 12 * 300 }, (_, i) => `lay.lay ${Math.floor(i / 300)} ${i % 300}`);
  let refused: ReturnType<typeof table.choose>;
  expect(table.undo()).toEqual({ code: 'nothing', message: 'there is nothing to take back or repeat' });
  for (const words of everyWords) if (refused?.reason === undefined) refused = table.choose(words);
  expect(game.reasons).toContainEqual([refused?.reason, refused?.rule]);
  expect(refused?.rule).toMatch(/^QIN-\d+$/);
  expect(refused?.code).toBe('illegal');
});

describe('the server’s refusals, in every language but its own', () => {
  const catalogues = import.meta.glob<{ refused: RefusedWords }>('../text/*/refused.ts', { eager: true });
  const all = Object.entries(catalogues).map(([path, { refused }]) => [path.split('/')[2]!, refused] as const);
  const said = (words: RefusedWords, code: ErrorCode, message: string, field?: string) =>
    refusalIn(words, field === undefined ? { code, message } : { code, message, field });

  it('has a sentence for every code', () => {
    expect(all.map(([language]) => language)).toEqual(['fr', 'ja', 'zh-Hans', 'zh-Hant']);
    for (const [language, { codes }] of all)
      expect(Object.keys(codes).sort(), language).toEqual(Object.keys(STATUS).sort());
  });
  it.each(all)('in %s says which field of a form is wrong', (_, words) => {
    const fields = ['name', 'password', 'password.old', 'email', 'alerts.webhook', 'code', 'text', 'seats.0.name'];
    const sentences = fields.map(field => said(words, 'badRequest', `${field}: Invalid input`, field));
    expect(new Set(sentences).size).toBe(fields.length);
    expect(sentences).not.toContain(words.codes.badRequest);
    expect(said(words, 'badRequest', 'password.next: too short', 'password.next')).toBe(words.fields.password);
    expect(sentences.at(-1)).toContain('seats.0.name');
    expect(said(words, 'badSignIn', 'this is not your password', 'password')).toBe(words.fields.oldPassword);
    expect(said(words, 'badSignIn', 'no such name, or another password')).toBe(words.codes.badSignIn);
  });
  it.each(all)('in %s says where a pack is wrong, how much is too much, and what the host wrote', (_, words) => {
    const where = said(words, 'badContent', 'pack.boards[0].map[3]: expected a list of 13, found nothing', 'content');
    expect(where).toContain('pack.boards[0].map[3]');
    expect(said(words, 'tooMany', 'you have 6 tables going', 'tables')).toBe(words.limits.tables);
    expect(said(words, 'tooMany', 'too many requests')).toBe(words.codes.tooMany);
    expect(said(words, 'banned', 'you are banned: it was rude, twice: at Qin')).toContain('it was rude, twice: at Qin');
  });
});

describe('a pack that is refused on this device', async () => {
  const laters = import.meta.glob<{ later: Later }>('../text/*/later.ts', { eager: true });
  const all = Object.entries(laters).map(([path, { later }]) => [path.split('/')[2]!, later.pack] as const);
  const game = (await loadGame('qin'))!;
  const faulty: readonly ((pack: Record<string, unknown>) => void)[] = [
    pack => Object.assign(pack, { major: 'five' }),
    pack => Object.assign(pack, { more: 1 }),
    pack => Object.assign(pack, { pagodas: {} }),
    pack => Reflect.deleteProperty(pack, 'tiles'),
  ];
  const faults = faulty.map(spoil => {
    const pack = structuredClone(game.content) as Record<string, unknown>;
    spoil(pack);
    try {
      kernelFor(game, tableFor(game, 2), pack);
    } catch (problem) {
      return (problem as Error).message;
    }
    throw new Error('nothing was found wrong');
  });
  it.each(all)('in %s: where, what should stand there, and what does', (language, words) => {
    for (const fault of faults) {
      const path = fault.split(':')[0]!;
      const sentence = faultIn(words, fault);
      expect(sentence).toContain(path);
      if (language !== 'en') expect(sentence).not.toMatch(/expected|found|nothing|known|whole number/);
    }
  });
  it('is said as the check says it where only one game checks so', () => {
    const own = 'pack.tiles: too few tiles for 4 hands of 3';
    for (const [, words] of all) expect(faultIn(words, own)).toBe(own);
  });
});
