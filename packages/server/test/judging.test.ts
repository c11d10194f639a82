import { expect, it } from 'vitest';
import { DISK_STOOD_STILL, farFrom, judged } from '../bench/judging.ts';

const run = { asked: 2000, made: 2000, waits: 15, isApart: false, disk: 3, worstDisk: 8 };
it('20 milliseconds are a goal whenever the disk alone takes less than ten, and missing it fails the bench', () => {
  expect(judged(run)).toMatchObject({ code: 0, says: [expect.stringMatching(/15\.0 and 3\.0 ms, so it is met$/)] });
  expect(judged({ ...run, waits: 25 })).toMatchObject({ code: 1, says: [expect.stringMatching(/is missed$/)] });
  expect(judged({ ...run, waits: 25, disk: 12 })).toMatchObject({
    code: 0,
    says: [expect.stringMatching(/cannot be judged/)],
  });
});
it('fifty are one in any case, unless the disk stood still for longer', () => {
  const slow = { ...run, waits: 60, disk: 12 };
  expect(judged({ ...slow, worstDisk: 40 }).code).toBe(1);
  expect(judged({ ...slow, worstDisk: 300 }).code).toBe(DISK_STOOD_STILL);
  expect(judged({ ...run, made: 1900 })).toMatchObject({ code: 1 });
  expect(judged({ ...run, isApart: true, waits: 90 })).toEqual({ code: 0, says: [] });
  expect(judged({ ...run, isApart: true, waits: 110 }).says).toEqual([
    'the goal is 2000 choices/s, seen by watchers within 100 ms (p99)',
  ]);
});
it('says how far it is from what is wished for', () => {
  expect(farFrom('sqlite', 2500, 3000)).toBe(
    'wished for are 10,000 a second on two cores: 2,500 were made (25 %), and two cores at this price are 6,000 (60 %)',
  );
  expect(farFrom('postgres', 1000, 1500)).toContain('5,000');
});
