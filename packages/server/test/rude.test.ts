import { describe, expect, it } from 'vitest';
import { sqliteSql } from '../sql/sqlite.ts';
import { account, ask, codeOf } from './asking.ts';
import { isChat, lobbyPage } from './beside.ts';
import { follow } from './following.ts';
import { ENGINES } from './sharing.ts';
import { dataFolder, founded, guest, served, type Visitor, visit } from './visiting.ts';

const says = (url: string, id: string, by: { token: string }, text: string) =>
  ask(url, `POST /api/tables/${id}/chat`, by, { text });
/** What stands in the chat of a page that follows what it is told. */
function chatOf({ messages }: Pick<Visitor, 'messages'>): string[] {
  let lines: { id: string; text: string }[] = [];
  for (const message of messages.filter(isChat)) lines = message.whole ? message.lines : [...lines, ...message.lines];
  return lines.map(({ text }) => text);
}

describe.each(ENGINES)('two processes on one %s', (_, share) => {
  it('leave out at once, in an open chat, what somebody says who is blocked at the other; and show it again', async () => {
    const shared = await share();
    const [here, there] = [await served(shared), await served(shared)];
    const [mei, wu] = [await account(here.url, 'Mei'), await account(here.url, 'Wu')];
    const { id } = await founded(here.url, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    for (const person of [mei, wu]) await ask(here.url, `POST /api/tables/${id}/join`, person, {});
    const [meis, wus] = [visit(there.url, id, mei.token), visit(there.url, id, wu.token)];
    const program = await follow(there.url, `/api/tables/${id}/events`, mei.token);
    const toldProgram = () => ({ messages: program.lines.filter(line => line.type !== 'closed') });
    await says(there.url, id, wu, 'Boo!');
    await says(there.url, id, mei, 'Hush.');
    await Promise.all([meis, wus].map(page => page.until(() => chatOf(page).join() === 'Boo!,Hush.')));

    expect((await ask(here.url, `PUT /api/blocks/${wu.id}`, mei)).status).toBe(204);
    await meis.until(() => chatOf(meis).join() === 'Hush.');
    await expect.poll(() => chatOf(toldProgram())).toEqual(['Hush.']);
    await says(there.url, id, wu, 'Booo!');
    await says(here.url, id, mei, 'Better.');
    await meis.until(() => chatOf(meis).join() === 'Hush.,Better.');
    await wus.until(() => chatOf(wus).join() === 'Boo!,Hush.,Booo!,Better.'); // and knows nothing of it
    expect(wus.messages.filter(isChat).filter(({ whole }) => whole).length).toBeLessThanOrEqual(1);

    expect((await ask(here.url, `DELETE /api/blocks/${wu.id}`, mei)).status).toBe(204);
    await meis.until(() => chatOf(meis).join() === 'Boo!,Hush.,Booo!,Better.');
  });
  it('refuse to say what somebody says whom the host has muted at the other', async () => {
    const shared = await share();
    const [here, there] = [await served(shared), await served(shared)];
    const mei = await founded(here.url);
    const wu = await guest(there.url, 'Wu');
    expect((await says(there.url, mei.id, wu, 'Boo!')).status).toBe(201);
    expect((await ask(here.url, `PUT /api/tables/${mei.id}/mutes/${wu.id}`, mei)).status).toBe(204);
    expect(codeOf(await says(there.url, mei.id, wu, 'Boo!'))).toEqual([403, 'muted']);
  });
  it('take a table of somebody who is blocked at the other out of an open lobby', async () => {
    const shared = await share();
    const quick = { ...shared, gather: 10 };
    const [here, there] = [await served(quick), await served(quick)];
    const [mei, wu] = [await account(here.url, 'Mei'), await account(here.url, 'Wu')];
    const asked = { game: 'qin', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };
    expect((await ask(here.url, 'POST /api/tables', wu, asked)).status).toBe(201);
    const lobby = lobbyPage(there.url, mei.token);
    await lobby.until(({ open }) => open.length === 1);
    await ask(here.url, `PUT /api/blocks/${wu.id}`, mei);
    await expect.poll(() => lobby.shown.at(-1)?.open).toEqual([]);
  });
});

it('anybody tells the operator of somebody, wherever they met them', async () => {
  const data = dataFolder();
  const { url } = await served({ data });
  const [mei, wu] = [await account(url, 'Mei'), await guest(url, 'Wu')];
  const report = (by: { token?: string }, about: string, body: unknown) =>
    ask(url, `POST /api/people/${about}/reports`, by, body);
  expect((await report(wu, mei.id, { text: ' writes rude letters ' })).status).toBe(204);
  expect(codeOf(await report(wu, mei.id, { text: '  ' }))).toEqual([400, 'badRequest']);
  expect(codeOf(await report(wu, 'Pnobody', { text: 'who?' }))).toEqual([404, 'noSuchPerson']);
  expect(codeOf(await report({}, mei.id, { text: 'rude' }))).toEqual([401, 'signIn']);
  const sql = sqliteSql(data);
  expect(await sql.read('SELECT table_id, chat, about, by_person, text FROM reports')).toEqual([
    { table_id: null, chat: null, about: mei.id, by_person: wu.id, text: 'writes rude letters' },
  ]);
  await sql.close();
});
