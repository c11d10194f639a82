import type { TableLine } from '@tianxia/protocol';
import { describe, expect, it } from 'vitest';
import { noFilter, passes, queryOf } from '../lobby/filter.ts';
import { fromDevice, fromServer, yourTurnFirst } from '../lobby/ownLines.ts';
import { paceWords } from '../lobby/paces.ts';
import { agentWords } from '../people/agent.ts';
import { thisWeek } from '../people/thisWeek.ts';
import { askedFrom, queryOf as recordsQuery } from '../records/asked.ts';
import { written } from '../server.ts';
import { fittingAgreed, standardAgreed } from '../setup/terms.ts';
import { lobby } from '../text/en/pages/lobby.ts';

const line: TableLine = {
  id: 'QIN-22222222',
  url: '/t/QIN-22222222',
  game: 'qin',
  options: {},
  visibility: 'public',
  terms: standardAgreed.terms,
  seats: [
    { by: 'person', name: 'Mei', colour: 'green', away: false },
    { by: 'person', name: 'Li', colour: 'black', away: false },
  ],
  created: '2026-01-01T00:00:00.000Z',
  changed: '2026-01-02T00:00:00.000Z',
  stage: 'running',
  waiting: [1],
  you: 0,
  turn: 4,
  watching: 0,
};

describe('the lobby', () => {
  it('asks the server for what is filtered, and for nothing else', () => {
    expect(queryOf(noFilter)).toEqual({});
    expect(written(queryOf({ game: 'qin', pace: 'slow', fits: true }))).toBe('?game=qin&pace=slow&fits=1');
  });
  it('hides at once what does not fit the filter', () => {
    expect(passes(noFilter, line)).toBe(true);
    expect(passes({ ...noFilter, game: 'zhanguo' }, line)).toBe(false);
    expect(passes({ ...noFilter, pace: 'live' }, line)).toBe(false);
  });
  it('puts the tables that wait for you first, then the latest', () => {
    const here = fromDevice({
      id: 'abc',
      game: 'qin',
      where: 'here',
      seats: [
        { colour: 'green', by: 'you', name: '' },
        { colour: 'black', by: 'bot', name: 'Ada' },
      ],
      options: {},
      begun: 0,
      changed: 5,
      standing: 'Round 3',
      yourTurn: true,
    });
    const [first, second] = yourTurnFirst([fromServer(line), here]);
    expect(first).toMatchObject({ here: true, standing: 'Round 3', others: [{ name: 'Ada' }] });
    expect(second).toMatchObject({ whose: 'Li', others: [{ name: 'Li' }] });
  });
  it('never says how many choices were made, which is neither a turn nor a round', () => {
    const there = fromServer({ ...line, turn: 640 });
    expect(JSON.stringify(there)).not.toMatch(/64[01]/);
    expect(there.standing).toBeUndefined(); // a server does not work it out for a list
  });
  it('says the pace in a few words', () => {
    const { paceOf } = lobby;
    expect(paceWords({ kind: 'none' }, paceOf)).toBe('no clock');
    expect(paceWords({ kind: 'live', bank: 600_000, increment: 0 }, paceOf)).toBe('10 min each');
    expect(paceWords({ kind: 'live', bank: 600_000, increment: 5000 }, paceOf)).toBe('10 min + 5 s');
    expect(paceWords({ kind: 'slow', hours: 72, weekends: true }, paceOf)).toBe('3 days a turn');
  });
});

describe('the terms of a table', () => {
  it('are the standard when nothing is remembered', () => {
    expect(fittingAgreed(undefined)).toEqual(standardAgreed);
  });
  it('keep what is remembered as far as the server would take it', () => {
    const kept = {
      visibility: 'everywhere',
      terms: { pace: { kind: 'live', bank: 1e9, increment: 30_000 }, undo: 'never', rated: false, watchers: 'yes' },
    } as never;
    expect(fittingAgreed(kept)).toEqual({
      visibility: 'link',
      terms: {
        pace: { kind: 'live', bank: 1_500_000, increment: 30_000 },
        onTimeout: 'bot',
        undo: 'never',
        rated: false,
        watchers: true,
      },
    });
  });
});

describe('finished games', () => {
  it('are asked for as the address says, and a result only of somebody', () => {
    const asked = { game: 'qin', person: 'Mei & Li', result: 'won' } as const;
    expect(askedFrom(written(recordsQuery(asked)))).toEqual(asked);
    expect(recordsQuery({ ...asked, person: '' })).toEqual({ game: 'qin' });
    expect(askedFrom('?result=maybe')).toEqual({ game: '', person: '', result: 'any' });
  });
});

it('a rating’s week counts from where it stood seven days ago', () => {
  const now = Date.parse('2026-01-15T00:00:00Z');
  const history = [
    { at: '2026-01-01T00:00:00Z', rating: 1500 },
    { at: '2026-01-07T00:00:00Z', rating: 1480 },
    { at: '2026-01-14T00:00:00Z', rating: 1512.4 },
  ];
  expect(thisWeek({ rating: 1512.4, history }, now)).toBe(32);
  expect(thisWeek({ rating: 1500, history: [] }, now)).toBe(0);
});
it('a browser is named as people name it', () => {
  expect(agentWords('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36')).toBe(
    'Chrome, Linux',
  );
  expect(agentWords('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0')).toBe('Edge, Windows');
  expect(agentWords('curl/8.0')).toBe('');
});
