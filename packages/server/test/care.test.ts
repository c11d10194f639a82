import { expect, it, onTestFinished, vi } from 'vitest';
import { care } from '../tables/care/care.ts';
import type { Lease, Leases } from '../tables/care/leases.ts';
import type { OpenTable } from '../tables/open/open-table.ts';

const MANY = 100;
const ROOM = 64;

/** Bots that think for ever, at tables that are nothing but due. */
function busySite() {
  const leaseOf = (table: string): Lease => ({ table, isHeld: () => true, ended() {}, end: async () => {} });
  const claimDue = vi.fn(async (_room: number): Promise<Lease[]> => []);
  const leases: Leases = { claim: async id => leaseOf(id), claimDue, postpone: async () => {} };
  const played: string[] = [];
  const players = {
    play(table: OpenTable) {
      played.push(table.row.id);
      return new Promise<boolean>(() => {});
    },
    close() {},
  };
  const logger = { error() {} } as never;
  const looking = care({ leases, players, logger, now: () => 1 }, () => ({}) as never, 10);
  onTestFinished(() => looking.close());
  const table = (id: string, content: string | undefined, here: number) =>
    ({
      row: { id, due: 0, changed: 0, stage: 'bots' },
      content,
      audience: { size: () => here },
      lookAfter: async () => {},
      due: async () => 0,
    }) as unknown as OpenTable;
  return { looking, played, claimDue, table };
}

it('lets bots play at only so many tables with packs from outside where nobody is; all others have their bots at once', async () => {
  const { looking, played, table } = busySite();
  for (let i = 0; i < MANY; i++) looking.look(table(`left ${i}`, '{}', 0));
  looking.look(table('own', undefined, 0));
  looking.look(table('watched', '{}', 1));
  await expect.poll(() => played).toContain('watched');
  expect(played).toContain('own');
  expect(played.filter(id => id.startsWith('left'))).toHaveLength(ROOM);
});
it('finds what is due, however many tables in play have a bot that thinks', async () => {
  const { looking, claimDue, table } = busySite();
  for (let i = 0; i < MANY; i++) looking.look(table(`own ${i}`, undefined, 1));
  claimDue.mockClear();
  await expect.poll(() => claimDue.mock.calls.at(-1)).toEqual([ROOM]);
});
