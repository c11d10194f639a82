import { verify } from '@tianxia/fair';
import { type GameRecord, replay } from '@tianxia/kernel';
import type { AskedUndoMessage, FromServer, Undo } from '@tianxia/protocol';
import { describe, expect, it } from 'vitest';
import { localBus } from '../bus/local.ts';
import {
  anyWords,
  dataFolder,
  founded,
  get,
  joined,
  kernelOf,
  playOn,
  post,
  served,
  tell,
  type Visitor,
  visit,
} from './visiting.ts';

const isAsked = (message: FromServer): message is AskedUndoMessage => message.type === 'askedUndo';
async function chooses(visitor: Visitor): Promise<void> {
  await visitor.until(() => visitor.update?.waiting.includes(visitor.facts.you));
  const { version } = visitor.update;
  expect(await tell(visitor, { type: 'choose', version, words: await anyWords(visitor) })).toMatchObject({
    type: 'done',
  });
  await visitor.until(() => visitor.update.version > version);
}
/** Mei, Li and Wu, in two processes; Mei and Li have chosen. */
async function threePlayers(undo: Undo) {
  const [data, bus] = [dataFolder(), localBus()];
  const [here, there] = [await served({ data, bus }), await served({ data, bus })];
  const { id, token } = await founded(here.url, {
    options: { start: 'first' },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    terms: { undo },
  });
  const others = [await joined(here.url, id, 'Li'), await joined(here.url, id, 'Wu')];
  const mei = visit(here.url, id, token);
  const li = visit(there.url, id, others[0]!.token);
  const wu = visit(here.url, id, others[1]!.token);
  await chooses(mei);
  await chooses(li);
  for (const visitor of [mei, li, wu]) await visitor.until(() => visitor.update?.version === 2);
  return { here, there, id, mei, li, wu, token };
}
describe('at a table where one may ask to go back', () => {
  it('it goes back past chance and others when all the other people agree, and the record of the game verifies', async () => {
    const { here, id, mei, li, wu } = await threePlayers('ask');
    expect(await tell(mei, { type: 'undo', version: 2 })).toMatchObject({ code: 'othersActed' });
    expect(await tell(mei, { type: 'askUndo', version: 2, to: 0 })).toMatchObject({ type: 'done', version: 2 });
    await li.until(() => li.messages.some(isAsked));
    expect(li.messages.findLast(isAsked)).toEqual({ type: 'askedUndo', by: 0, to: 0, agreed: [], open: true });
    expect(await tell(mei, { type: 'answerUndo', yes: true })).toMatchObject({ code: 'stale' }); // one's own wish is no consent
    expect(await tell(li, { type: 'answerUndo', yes: true })).toMatchObject({ type: 'done', version: 2 });
    await wu.until(() => wu.messages.findLast(isAsked)?.agreed.join() === '1');
    expect(await tell(wu, { type: 'answerUndo', yes: true })).toMatchObject({ type: 'done', version: 3 });
    for (const visitor of [mei, li, wu]) {
      await visitor.until(() => visitor.update.version === 3 && visitor.messages.findLast(isAsked)?.open === false);
      expect([visitor.happened.length, visitor.update.waiting]).toEqual([0, [0]]);
    }
    await Promise.all([playOn(mei), playOn(li), playOn(wu)]);
    const { body: record } = await get<GameRecord>(`${here.url}/api/tables/${id}/record`);
    expect(record.choices.map(([, words]) => words)).toContain('back 0');
    const k = await kernelOf(mei.facts);
    expect(verify(k, record)).toEqual({ fair: true, draws: record.draws.length });
    await mei.until(() => mei.update.result !== undefined);
    expect(replay(k, record).update(0).view).toEqual(mei.update.view);
  });
  it('one who does not agree ends it, and so does the next choice', async () => {
    const { mei, li, wu } = await threePlayers('ask');
    await tell(mei, { type: 'askUndo', version: 2, to: 1 });
    await li.until(() => li.messages.some(isAsked));
    expect(await tell(li, { type: 'askUndo', version: 2, to: 1 })).toMatchObject({ code: 'stale' }); // one at a time
    expect(await tell(li, { type: 'answerUndo', yes: false })).toMatchObject({ type: 'done' });
    for (const visitor of [mei, li, wu]) await visitor.until(() => visitor.messages.findLast(isAsked)?.open === false);
    expect(mei.update.version).toBe(2);
    expect(await tell(wu, { type: 'answerUndo', yes: true })).toMatchObject({ code: 'stale' });

    await tell(li, { type: 'askUndo', version: 2, to: 0 });
    await wu.until(() => wu.messages.findLast(isAsked)?.open === true);
    await chooses(wu);
    for (const visitor of [mei, li, wu]) await visitor.until(() => visitor.messages.findLast(isAsked)?.open === false);
    expect(await tell(mei, { type: 'answerUndo', yes: true })).toMatchObject({ code: 'stale' });
  });
  it('who comes later hears of it, bots and those who left are not asked', async () => {
    const { here, there, id, mei, li, wu, token } = await threePlayers('ask');
    await tell(li, { type: 'askUndo', version: 2, to: 0 });
    const again = visit(there.url, id, token);
    await again.until(() => again.messages.some(isAsked));
    await post(`${here.url}/api/tables/${id}/leave`, {}, token);
    await wu.until(() => wu.facts.seats[0]?.standIn === 'left');
    expect(await tell(again, { type: 'answerUndo', yes: true })).toMatchObject({ code: 'stale' });
    expect(await tell(wu, { type: 'answerUndo', yes: true })).toMatchObject({ type: 'done', version: 3 });
    await mei.until(() => mei.update.version >= 3);
  });
  it('alone among bots nobody need be asked', async () => {
    const { url } = await served();
    const { id, token } = await founded(url, {
      options: { start: 'first' },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      terms: { undo: 'ask' },
    });
    const mei = visit(url, id, token);
    await chooses(mei);
    await mei.until(() => mei.update.version === 2);
    expect(await tell(mei, { type: 'askUndo', version: 2, to: 0 })).toMatchObject({ type: 'done', version: 3 });
    await mei.until(() => mei.happened.length === 0);
    expect(await tell(mei, { type: 'askUndo', version: 3, to: 3 })).toMatchObject({ code: 'nothing' });
    expect(await tell(mei, { type: 'askUndo', version: 2, to: 0 })).toMatchObject({ code: 'stale' });
  });
});
it('where the terms say never, nothing is taken back; where undo is free, the table is not asked', async () => {
  const never = await threePlayers('never');
  for (const type of ['undo', 'redo'])
    expect(await tell(never.li, { type, version: 2 })).toMatchObject({ code: 'noUndo' });
  expect(await tell(never.li, { type: 'askUndo', version: 2, to: 0 })).toMatchObject({ code: 'noUndo' });
  const free = await threePlayers('free');
  expect(await tell(free.li, { type: 'askUndo', version: 2, to: 0 })).toMatchObject({ code: 'noUndo' });
});
