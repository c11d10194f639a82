import type { LobbyBody, TableFacts } from '@tianxia/protocol';
import { describe, expect, it } from 'vitest';
import { statement } from '../sql/sql.ts';
import { ENGINES, reading } from './sharing.ts';
import { founded, get, joined, post, served, visit } from './visiting.ts';

const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
const awayOf = (table: { seats: { away: boolean }[] } | undefined) => table?.seats.map(({ away }) => away).join();

describe.each(ENGINES)('two processes on one %s', (_, share) => {
  it('both say who is here, also the one that has not got the table open', async () => {
    const shared = await share();
    const [here, there] = [await served(shared), await served(shared)];
    const { id, token } = await founded(here.url, { visibility: 'public', seats: [...seats] });
    const li = await joined(here.url, id);
    const told = async () => (await get<TableFacts>(`${there.url}/api/tables/${id}`)).body;
    const listed = async () => {
      const { open } = (await get<LobbyBody>(`${there.url}/api/lobby`)).body;
      return open.find(table => table.id === id);
    };
    expect([awayOf(await told()), awayOf(await listed())]).toEqual(['true,true,false', 'true,true,false']);
    const mei = visit(here.url, id, token);
    await mei.until(() => mei.facts !== undefined);
    await expect.poll(async () => awayOf(await told())).toBe('false,true,false');
    await expect.poll(async () => awayOf(await listed())).toBe('false,true,false');

    // Nor does it matter that the other one had to open it to change something.
    const left = await post<TableFacts>(`${there.url}/api/tables/${id}/leave`, {}, li.token);
    expect(awayOf(left.body)).toBe('false,false,false');
    expect(awayOf(await told())).toBe('false,false,false');

    await mei.leave();
    await reading(shared, sql => sql.write(statement('UPDATE people SET here = 0'))); // as after a while
    for (const { url } of [here, there])
      await expect
        .poll(async () => awayOf((await get<TableFacts>(`${url}/api/tables/${id}`)).body))
        .toBe('true,false,false');
    await expect.poll(async () => awayOf(await listed())).toBe('true,false,false');
  });
});
