import { OK } from '@tianxia/kernel';
import { expect, it } from 'vitest';
import { founded, isAnswer, joined, kernelOf, served, type Visitor, visit } from './visiting.ts';

async function twoPlayers(url: string, options: Record<string, string> = {}) {
  const { id, token } = await founded(url, { options: { start: 'first', ...options } });
  const body = await joined(url, id);
  const mei = visit(url, id, token);
  const li = visit(url, id, body.token);
  const watcher = visit(url, id);
  for (const visitor of [mei, li, watcher]) await visitor.until(() => visitor.update !== undefined);
  return { id, mei, li, watcher };
}
async function tell(visitor: Visitor, message: unknown) {
  const answer = visitor.next(isAnswer);
  visitor.send(message);
  return answer;
}
async function legalWords(visitor: Visitor): Promise<string[]> {
  const k = await kernelOf(visitor.facts);
  const { explained, write } = { explained: k.explain(visitor.update.view, visitor.facts.you), write: k.write };
  return explained.filter(one => one.why === OK).map(one => write(one.option));
}
async function refusedOne(visitor: Visitor) {
  const k = await kernelOf(visitor.facts);
  const found = k.explain(visitor.update.view, visitor.facts.you).find(one => one.why !== OK)!;
  const [reason, rule] = k.game.reasons[found.why]!;
  return { words: k.write(found.option), reason, rule };
}

it('refuses what is illegal, stale, of the wrong seat, malformed, over-long, or of a spectator, and changes nothing', async () => {
  const { url } = await served();
  const { id, mei, li, watcher } = await twoPlayers(url);
  const before = JSON.stringify(mei.update);
  const version = mei.update.version;
  const [words] = await legalWords(mei);
  const illegal = await refusedOne(mei);
  const choose = { type: 'choose', id: 1, version, words };

  expect(await tell(mei, { ...choose, words: illegal.words })).toMatchObject({
    type: 'refused',
    id: 1,
    code: 'illegal',
    reason: illegal.reason,
    rule: illegal.rule,
  });
  expect(await tell(mei, { ...choose, version: version + 1 })).toMatchObject({ code: 'stale' });
  expect(await tell(li, { ...choose, id: 2 })).toMatchObject({ code: 'notYours', id: 2 });
  expect(await tell(watcher, choose)).toMatchObject({ code: 'watching', id: 1 });
  expect(await tell(mei, { ...choose, words: 'fly.away 3' })).toMatchObject({ code: 'unreadable' });
  expect(await tell(mei, { ...choose, words: 7 })).toMatchObject({ code: 'malformed', id: 1 });
  expect(await tell(mei, { ...choose, seat: 1 })).toMatchObject({ code: 'malformed' });
  expect(await tell(mei, { ...choose, words: 'undo' })).toMatchObject({ code: 'unreadable' });
  expect(await tell(mei, { ...choose, version: -1 })).toMatchObject({ code: 'malformed' });
  expect(await tell(mei, '{"type":"choose"')).toMatchObject({ code: 'malformed', id: null });
  expect(await tell(mei, 'null')).toMatchObject({ code: 'malformed', id: null });
  expect(await tell(mei, { ...choose, words: 'x'.repeat(5000) })).toMatchObject({ code: 'tooLong' });
  expect(await tell(mei, { type: 'undo', id: 3, version })).toMatchObject({ code: 'nothing' });
  expect(await tell(mei, { type: 'redo', id: 4, version })).toMatchObject({ code: 'nothing' });

  expect(mei.messages.filter(message => message.type === 'update')).toHaveLength(1);
  const later = visit(url, id);
  await later.until(() => later.update !== undefined);
  expect(later.update.version).toBe(version);
  await mei.leave();
  expect(JSON.stringify(mei.update)).toBe(before);
});

it('acknowledges a choice once, and the same choice again is stale', async () => {
  const { url } = await served();
  const { mei, li } = await twoPlayers(url);
  const [words] = await legalWords(mei);
  const message = { type: 'choose', id: 9, version: mei.update.version, words };
  const answers = mei.messages.length;
  mei.send(message);
  mei.send(message);
  await mei.until(() => mei.messages.slice(answers).filter(isAnswer).length === 2);
  const [first, second] = mei.messages.slice(answers).filter(isAnswer);
  expect(first).toEqual({ type: 'done', id: 9, version: 1 });
  expect(second).toMatchObject({ type: 'refused', code: 'stale' });
  await li.until(() => li.update.version === 1);
  expect(li.happened).toHaveLength(1);
});

it('takes back a choice up to the draw, and puts it there again', async () => {
  const { url } = await served();
  const { mei, li } = await twoPlayers(url, { piles: 'choose' });
  const opening = JSON.stringify(mei.update.view);
  const [words] = await legalWords(mei);
  await tell(mei, { type: 'choose', id: 1, version: 0, words });
  await mei.until(() => mei.update.version === 1);
  const laid = JSON.stringify(mei.update.view);
  expect(mei.update.mayUndo).toBe(true);
  expect(await tell(li, { type: 'undo', id: 1, version: 1 })).toMatchObject({ code: 'othersActed' });
  expect(await tell(mei, { type: 'undo', id: 2, version: 0 })).toMatchObject({ code: 'stale' });
  expect(await tell(mei, { type: 'undo', id: 3, version: 1 })).toEqual({ type: 'done', id: 3, version: 2 });
  await li.until(() => li.update.version === 2);
  await mei.until(() => mei.update.version === 2);
  expect(JSON.stringify(mei.update.view)).toBe(opening);
  expect([mei.happened, li.happened]).toEqual([[], []]);
  expect(await tell(mei, { type: 'redo', id: 4, version: 2 })).toEqual({ type: 'done', id: 4, version: 3 });
  await mei.until(() => mei.update.version === 3);
  expect(JSON.stringify(mei.update.view)).toBe(laid);
  const [pile] = await legalWords(mei);
  await tell(mei, { type: 'choose', id: 5, version: 3, words: pile });
  await mei.until(() => mei.update.version === 4);
  expect(await tell(mei, { type: 'undo', id: 6, version: 4 })).toMatchObject({ code: 'chance' });
});

it('takes a gesture of several choices at once', async () => {
  const { url } = await served();
  const { mei, li } = await twoPlayers(url, { piles: 'choose' });
  const [words] = await legalWords(mei);
  const line = { type: 'choose', id: 1, version: 0, words };
  expect(await tell(mei, { ...line, after: 'draw.draw 1' })).toMatchObject({ type: 'refused', code: 'malformed' });
  expect(await tell(mei, { ...line, after: ['draw.draw 1'] })).toEqual({ type: 'done', id: 1, version: 2 });
  await li.until(() => li.update.version === 2);
  expect(li.happened).toHaveLength(2);
  expect(li.update.waiting).toEqual([li.update.viewer]);
});

it('slows down a browser that sends too fast, and hears it again later', async () => {
  const { url } = await served({ limits: { messages: { burst: 20, perMinute: 60 } } });
  const { mei } = await twoPlayers(url);
  const from = mei.messages.length;
  for (let i = 0; i < 40; i++) mei.send({ type: 'ping' });
  await mei.until(() => mei.messages.length >= from + 40);
  const answers = mei.messages.slice(from);
  expect(answers.filter(message => message.type === 'pong').length).toBeGreaterThanOrEqual(20);
  expect(answers.filter(message => message.type === 'refused' && message.code === 'tooFast').length).toBeGreaterThan(
    10,
  );
  const hears = async () => {
    const answer = mei.next(message => message.type === 'pong' || message.type === 'refused');
    mei.send({ type: 'ping' });
    return (await answer).type;
  };
  await expect.poll(hears, { interval: 100 }).toBe('pong');
});

it('closes a socket that floods, one that sends a huge message, and one with a bad token, table or origin', async () => {
  const { url } = await served({ limits: {} });
  const { id, mei, li } = await twoPlayers(url);
  for (let i = 0; i < 300; i++) mei.send({ type: 'ping' });
  expect(await mei.closed).toBe(4429);
  li.send('x'.repeat(100_000));
  expect(await li.closed).toBe(1009);
  expect(await visit(url, id, 'x'.repeat(43)).closed).toBe(4401);
  expect(await visit(url, id, 'short').closed).toBe(4401);
  expect(await visit(url, 'QIN-22222222').closed).toBe(4404);
  expect(await visit(url, 'nonsense').closed).toBe(4404);
  const foreign = visit(url, id, undefined, { origin: 'https://elsewhere.example' });
  expect(await foreign.closed).toBe(0);
  const own = visit(url, id, undefined, { origin: url });
  await own.until(() => own.facts !== undefined);
});

it('shows who is away', async () => {
  const { url } = await served();
  const { mei, li, watcher } = await twoPlayers(url);
  const away = (visitor: Visitor) => visitor.facts.seats.map(seat => seat.away);
  await watcher.until(() => away(watcher).join() === 'false,false');
  await li.leave();
  await watcher.until(() => away(watcher).join() === 'false,true');
  await mei.leave();
  await watcher.until(() => away(watcher).join() === 'true,true');
});
