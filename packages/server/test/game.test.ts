import { verify } from '@tianxia/fair';
import { type GameRecord, type GameTypes, type Kernel, readRecord, replay, SPECTATOR, UNKNOWN } from '@tianxia/kernel';
import type { CreatedBody, ErrorBody, TableFacts, UpdateMessage } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { founded, get, joined, kernelOf, playOn, post, served, type Visitor, visit } from './visiting.ts';

/** Two people with a bot between them, and a watcher. */
async function wholeGame(url: string) {
  const { id, token, commitment } = await founded(url, {
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'open' }],
  });
  const other = await joined(url, id);
  const mei = visit(url, id, token);
  const li = visit(url, id, other.token);
  const watcher = visit(url, id);
  await watcher.until(() => watcher.update !== undefined);
  await Promise.all([playOn(mei), playOn(li)]);
  await watcher.until(() => watcher.facts.over);
  return { id, token, commitment, mei, li, watcher };
}

it('plays a whole game between two people and a bot, and its record verifies', async () => {
  const { url } = await served();
  const { id, commitment, mei, li, watcher } = await wholeGame(url);
  const { status, body } = await get<GameRecord>(`${url}/api/tables/${id}/record`);
  expect(status).toBe(200);
  const record = readRecord(body);
  const k = await kernelOf(mei.facts);
  expect(record.commitment).toBe(commitment);
  expect(record.players.map(player => player.name)).toEqual(['Mei', 'Bot 1', 'Li']);
  expect(record.players[1]?.bot).toBe('random');
  expect(verify(k, record)).toEqual({ fair: true, draws: record.draws.length });
  for (const visitor of [mei, li, watcher]) {
    expect(visitor.happened).toHaveLength(record.choices.length);
    expect(visitor.update.result?.totals).toEqual(record.result?.totals);
  }
  expect(watcher.facts).toMatchObject({ started: true, over: true, commitment });

  const key = record.key!;
  for (const visitor of [mei, li, watcher]) nothingHidden(k, record, visitor, key);
});

/** Every update is exactly the replayed table through this viewer's eyes, and what others hold or draw is nowhere in it. */
function nothingHidden(k: Kernel<GameTypes>, record: GameRecord, visitor: Visitor, key: string): void {
  const updates = visitor.messages.filter((message): message is UpdateMessage => message.type === 'update');
  expect(updates.length).toBeGreaterThan(10);
  for (const { from, update } of updates) {
    const { opening, happened, ...rest } = replay(k, record, update.version).update(visitor.facts.you);
    const stands = rest.result === undefined ? {} : { mayUndo: false, mayRedo: false }; // results are written and the key is open
    const expected = { ...rest, ...stands, opening: from === 0 ? opening : [], happened: happened.slice(from) };
    expect(update).toEqual(JSON.parse(JSON.stringify(expected)));
    const { hands, undrawn } = update.view as unknown as { hands: number[][]; undrawn: number[] };
    hands.forEach((hand, seat) => {
      if (seat !== visitor.facts.you) expect(hand.every(tile => tile === UNKNOWN)).toBe(true);
      else expect(hand.every(tile => tile > 0)).toBe(true);
    });
    expect(undrawn.every(tile => tile === UNKNOWN)).toBe(true);
    for (const [event, seat, tile] of update.happened.flatMap(step => step.told))
      if (event === 'drew') expect(tile === UNKNOWN).toBe(seat !== visitor.facts.you);
  }
  for (const text of visitor.texts) {
    expect(text).not.toContain(key);
    expect(text).not.toContain('words');
    expect(text).not.toContain('lay.lay');
  }
}

it('sends only what is new after the first update', async () => {
  const { url } = await served();
  const { watcher, mei } = await wholeGame(url);
  for (const visitor of [watcher, mei]) {
    const [first, ...later] = visitor.messages.filter(message => message.type === 'update');
    expect(first?.from).toBe(0);
    let known = first!.update.happened.length;
    for (const { from, update } of later) {
      expect(from).toBe(known);
      known += update.happened.length;
    }
  }
});

it('opens the record only when the game is over', async () => {
  const { url } = await served();
  const { id, token } = await founded(url);
  const early = await get<ErrorBody>(`${url}/api/tables/${id}/record`);
  expect(early.status).toBe(409);
  expect(early.body.error.code).toBe('notOver');
  await joined(url, id);
  const started = await get<ErrorBody>(`${url}/api/tables/${id}/record`);
  expect(started.body.error.code).toBe('notOver');
  const rematch = await post<ErrorBody>(`${url}/api/tables/${id}/rematch`, {}, token);
  expect([rematch.status, rematch.body.error.code]).toEqual([409, 'notOver']);
});

it('offers a rematch with seats rotated, told to everybody, where everybody is known still', async () => {
  const { url } = await served();
  const { id, token, mei, li, watcher } = await wholeGame(url);
  const stranger = await post<ErrorBody>(`${url}/api/tables/${id}/rematch`, {}, 'x'.repeat(43));
  expect([stranger.status, stranger.body.error.code]).toEqual([401, 'badToken']);

  const told = [mei, li, watcher].map(visitor => visitor.next(message => message.type === 'rematch'));
  const first = await post<CreatedBody>(`${url}/api/tables/${id}/rematch`, {}, token);
  expect(first.status).toBe(201);
  for (const message of await Promise.all(told))
    expect(message).toEqual({ type: 'rematch', id: first.body.id, url: first.body.url });
  const again = await post<CreatedBody>(`${url}/api/tables/${id}/rematch`, {}, token);
  expect([again.status, again.body.id]).toEqual([200, first.body.id]);

  const { body: facts } = await get<TableFacts>(`${url}/api/tables/${first.body.id}`);
  expect(facts.seats.map(seat => seat.name)).toEqual(['Bot 1', 'Li', 'Mei']);
  expect(facts.seats.map(seat => seat.colour)).toEqual([1, 2, 0].map(seat => mei.facts.seats[seat]?.colour));
  expect(facts.commitment).not.toBe(mei.facts.commitment);
  expect((await get<TableFacts>(`${url}/api/tables/${id}`)).body.rematch).toBe(first.body.id);
  const back = visit(url, first.body.id, token);
  await back.until(() => back.update !== undefined);
  expect(back.facts.you).toBe(2);
  expect(back.update.viewer).toBe(2);
});

it('lets a game of bots alone be watched to its end', async () => {
  const { url } = await served();
  const { id, seat } = await founded(url, { seats: [{ kind: 'bot' }, { kind: 'bot', bot: 'random' }] });
  expect(seat).toBeUndefined();
  const watcher = visit(url, id);
  await watcher.until(() => watcher.facts?.over === true);
  expect(watcher.update.viewer).toBe(SPECTATOR);
  expect(watcher.update.result).toBeDefined();
});
