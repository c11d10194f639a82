import { type Pace, terms } from '@tianxia/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, type Moment } from '../tables/clock/clock.ts';
import { MOST_PAUSES, type PauseWish, pauseFacts, pausesAfter, pausesIn } from '../tables/clock/pauses.ts';
import type { Pause } from '../tables/log/store.ts';
import { ENGINES, type Shared } from './sharing.ts';
import { anyWords, founded, joined, post, served, tell, type Visitor, visit } from './visiting.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const live = { kind: 'live', bank: 5 * MINUTE, increment: 10_000 } as const;
const slow = { kind: 'slow', hours: 24, weekends: true } as const;

/** Two servers whose time stands still until it is moved; they have been up for a while. */
async function timed(shared: Shared) {
  const time = { now: Date.now() };
  const serve = () => served({ ...shared, dueEvery: 10, now: () => time.now });
  const pass = (millis: number) => {
    time.now += millis;
  };
  const [here, there] = [await serve(), await serve()];
  pass(MINUTE);
  return { here, there, serve, time, pass };
}
/** Mei at one of them and Li at the other, Mei's turn; a bot is there, too. */
async function twoPlayers([here, there]: readonly [string, string], pace: Pace) {
  const { id, token } = await founded(here, {
    options: { start: 'first' },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }],
    terms: { pace },
  });
  const other = await joined(here, id);
  const [mei, li] = [visit(here, id, token), visit(there, id, other.token)];
  await Promise.all([mei, li].map(visitor => visitor.until(() => visitor.update !== undefined)));
  return { id, mei, li, tokens: [token, other.token] as const };
}
const done = { type: 'done' };
const both = (visitors: readonly Visitor[], such: (visitor: Visitor) => boolean) =>
  Promise.all(visitors.map(visitor => visitor.until(() => such(visitor))));
const isOn = ({ table }: Visitor) => table.pause?.on === true;
const isNone = ({ table }: Visitor) => table.pause === undefined;

describe.each(ENGINES)('a pause, in two processes on %s', (_, share) => {
  it('begins when all agree: no clock runs, nobody runs out of time, choices are made; then the clocks go on by themselves', async () => {
    const { here, there, time, pass } = await timed(await share());
    const { mei, li } = await twoPlayers([here.url, there.url], live);
    pass(MINUTE);
    const until = time.now + 2 * HOUR;
    expect(await tell(mei, { type: 'askPause', until })).toMatchObject(done);
    await both([mei, li], ({ table }) => table.pause !== undefined);
    expect(li.table.pause).toEqual({ by: 0, until, agreed: [], goOn: [], on: false });
    pass(MINUTE);
    expect(await tell(li, { type: 'answerPause', yes: true })).toMatchObject(done);
    await both([mei, li], isOn);
    expect(mei.table.clocks).toMatchObject({ resumes: until, seats: [{ left: 3 * MINUTE, running: false }, {}, {}] });
    expect(li.table.clocks).toEqual(mei.table.clocks);

    pass(HOUR);
    const { version } = mei.update;
    expect(await tell(mei, { type: 'choose', version, words: await anyWords(mei) })).toMatchObject(done);
    await li.until(() => li.update.waiting.includes(1));
    expect(li.table).toMatchObject({ pause: { on: true }, clocks: { seats: [{ left: 3 * MINUTE + 10_000 }, {}, {}] } });

    pass(HOUR + 2 * MINUTE); // the pause has been over for three minutes
    const now = li.update.version;
    expect(await tell(li, { type: 'choose', version: now, words: await anyWords(li) })).toMatchObject(done);
    await both([mei, li], visitor => isNone(visitor) && visitor.update.version > now);
    expect(li.table.clocks?.seats[1]?.left).toBe(2 * MINUTE + 10_000);
  });
  it('keeps nobody from losing on time later, and costs nobody their seat before', async () => {
    const { here, there, time, pass } = await timed(await share());
    const { mei, li } = await twoPlayers([here.url, there.url], slow);
    const until = time.now + 30 * DAY;
    await tell(li, { type: 'askPause', until });
    await mei.until(() => mei.table.pause !== undefined);
    await tell(mei, { type: 'answerPause', yes: true });
    await both([mei, li], isOn);
    pass(30 * DAY + DAY - 1);
    // What is due is looked at every 10 ms; a choice refused for lack of time would tell it, too.
    expect(await tell(mei, { type: 'goOn' })).toMatchObject({ code: 'noPause' });
    expect(mei.facts.seats[0]).not.toHaveProperty('standIn');
    pass(1);
    await both([mei, li], ({ facts }) => facts.seats[0]?.standIn === 'time');
  });
  it('ends early when all would go on, and holds after a restart', async () => {
    const shared = await share();
    const { here, there, serve, time, pass } = await timed(shared);
    const { id, mei, li, tokens } = await twoPlayers([here.url, there.url], live);
    await tell(mei, { type: 'askPause', until: time.now + DAY });
    await Promise.all([here.close(), there.close()]); // the question is kept
    const again = await serve();
    pass(MINUTE);
    const [mei2, li2] = [visit(again.url, id, tokens[0]), visit(again.url, id, tokens[1])];
    await both([mei2, li2], visitor => visitor.table?.pause !== undefined && visitor.update !== undefined);
    await tell(li2, { type: 'answerPause', yes: true });
    await both([mei2, li2], isOn);
    const { left } = mei2.table.clocks!.seats[0]!;
    pass(HOUR);
    expect(await tell(mei2, { type: 'goOn' })).toMatchObject(done);
    await li2.until(() => li2.table.pause?.goOn.join() === '0');
    expect(li2.table.pause?.on).toBe(true); // Li may believe that no clock runs
    expect(await tell(mei2, { type: 'goOn' })).toMatchObject({ code: 'noPause' });
    expect(await tell(li2, { type: 'goOn' })).toMatchObject(done);
    await both([mei2, li2], isNone);
    expect(mei2.table.clocks?.seats[0]).toEqual({ left, running: true });
    pass(left); // the end of the clock is where it would have been
    await both([mei2, li2], ({ facts }) => facts.seats[0]?.standIn === 'time');
    expect([mei.isOpen(), li.isOpen()]).toEqual([false, false]);
  });
  it('is refused by one who does not agree, withdrawn by whoever asked, and ends as a question when they leave', async () => {
    const { here, there, time } = await timed(await share());
    const { id, mei, li, tokens } = await twoPlayers([here.url, there.url], live);
    const until = time.now + HOUR;
    const asks = async (asker: Visitor) => {
      expect(await tell(asker, { type: 'askPause', until })).toMatchObject(done);
      await both([mei, li], ({ table }) => table.pause !== undefined);
    };
    await asks(mei);
    expect(await tell(li, { type: 'answerPause', yes: false })).toMatchObject(done);
    await both([mei, li], isNone);
    await asks(li);
    expect(await tell(li, { type: 'answerPause', yes: true })).toMatchObject({ code: 'noPause' }); // one's own wish is no consent
    expect(await tell(li, { type: 'answerPause', yes: false })).toMatchObject(done);
    await both([mei, li], isNone);
    await asks(li);
    await post(`${there.url}/api/tables/${id}/leave`, {}, tokens[1]);
    await both([mei, li], isNone);
    expect(await tell(mei, { type: 'askPause', until })).toMatchObject(done); // no one is left to ask
    await both([mei, li], isOn);
    expect(mei.table.clocks?.seats[0]).toEqual({ left: live.bank, running: false });
  });
});

it('what cannot be is refused in plain words, and changes nothing', async () => {
  const time = { now: Date.now() };
  const { url } = await served({ now: () => time.now });
  const none = await twoPlayers([url, url], { kind: 'none' });
  expect(await tell(none.mei, { type: 'askPause', until: time.now + HOUR })).toMatchObject({
    code: 'noClock',
    message: 'no clock runs at this table: there is nothing to pause',
  });
  const { id, mei, li, tokens } = await twoPlayers([url, url], live);
  for (const until of [0, time.now, time.now + MINUTE - 1, time.now + DAY + MINUTE])
    expect(await tell(mei, { type: 'askPause', until })).toMatchObject({
      code: 'pauseTooLong',
      message: expect.stringContaining('a minute at least, and ends within 24 hours at a live table'),
    });
  for (const until of [-1, 1.5, '1', null])
    expect(await tell(mei, { type: 'askPause', until })).toMatchObject({ code: 'malformed' });
  for (const wish of [{ type: 'answerPause', yes: true }, { type: 'goOn' }])
    expect(await tell(mei, wish)).toMatchObject({ code: 'noPause', message: 'there is no pause to answer or to end' });
  const watcher = visit(url, id);
  await watcher.until(() => watcher.update !== undefined);
  expect(await tell(watcher, { type: 'askPause', until: time.now + HOUR })).toMatchObject({ code: 'watching' });
  expect(isNone(mei)).toBe(true);
  await tell(mei, { type: 'askPause', until: time.now + HOUR });
  expect(await tell(li, { type: 'askPause', until: time.now + HOUR })).toMatchObject({ code: 'pausedAlready' });
  await post(`${url}/api/tables/${id}/leave`, {}, tokens[1]);
  await li.until(() => li.facts.seats[1]?.standIn === 'left');
  expect(await tell(li, { type: 'answerPause', yes: true })).toMatchObject({ code: 'standIn' });
});

const BEGAN = Date.UTC(2026, 0, 5);
const seated = (seat: number) => ({ seat, person: `P${seat}`, name: 'Mei', colour: 'red', since: 0 });

it('a table is paused only so often; a pause that ends as it begins does not count, and leaves nothing behind', () => {
  const terms_ = { ...terms.parse({}), pace: live };
  let row = { pauses: [] as readonly Pause[], sitters: [seated(0)], stage: 'guests' as const, terms: terms_ };
  const wish = (asked: PauseWish, at: number) => {
    const pauses = pausesAfter(row, 0, asked, at);
    if (!('code' in pauses)) row = { ...row, pauses };
    return 'code' in pauses ? pauses.code : 'done';
  };
  for (let i = 0; i < 1000; i++) {
    expect(wish({ type: 'askPause', until: BEGAN + MINUTE }, BEGAN)).toBe('done');
    expect(wish({ type: 'goOn' }, BEGAN)).toBe('done');
  }
  expect(row.pauses.length).toBe(1);
  let now = BEGAN;
  for (let i = 0; i < MOST_PAUSES; i++, now += 2 * MINUTE)
    expect(wish({ type: 'askPause', until: now + MINUTE }, now)).toBe('done');
  expect(wish({ type: 'askPause', until: now + MINUTE }, now)).toBe('enoughPauses');
  expect(row.pauses.length).toBe(MOST_PAUSES);
});

describe('whatever pauses', () => {
  const people = [0, 1, 2].map(seated);
  const wishes: fc.Arbitrary<PauseWish | 'turn'> = fc.oneof(
    { weight: 2, arbitrary: fc.constant('turn' as const) },
    fc.integer({ min: 1, max: 40 * DAY }).map(until => ({ type: 'askPause' as const, until })),
    { weight: 4, arbitrary: fc.boolean().map(no => ({ type: 'answerPause' as const, yes: !no })) },
    { weight: 4, arbitrary: fc.constant({ type: 'goOn' as const }) },
  );
  const story = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 * DAY }), fc.integer({ min: 0, max: 2 }), wishes), {
    maxLength: 60,
  });
  /** Carries it out as a server does; every millisecond between is on the clock of the player who is asked, or in a pause. */
  function played(pace: Pace, all: typeof story extends fc.Arbitrary<infer T> ? T : never) {
    let row = {
      pauses: [] as readonly Pause[],
      sitters: people,
      stage: 'guests' as const,
      terms: { ...terms.parse({}), pace },
    };
    const rests = () => pausesIn(row);
    const clock = clockOf(pace, people.length, rests);
    const moments: Moment[] = [{ at: BEGAN, waiting: [0], back: false }];
    clock.moved(moments[0]!);
    let [now, rested, turn] = [BEGAN, 0, 0];
    for (const [wait, seat, wish] of all) {
      const pause = pauseFacts(row, now);
      if (pause?.on) rested += Math.min(wait, pause.until - now);
      now += wait;
      if (wish === 'turn') {
        turn = (turn + 1) % people.length;
        moments.push({ at: now, waiting: [turn], back: false });
        clock.moved(moments.at(-1)!);
        continue;
      }
      const meant = wish.type === 'askPause' ? { ...wish, until: now + wish.until } : wish;
      const pauses = pausesAfter(row, seat, meant, now);
      if ('code' in pauses) continue;
      const foreseen = clock.endsFor([turn], now, pausesIn({ ...row, pauses }));
      row = { ...row, pauses };
      expect(clock.endsFor([turn], now)).toBe(foreseen); // what is written beside it is what will be
    }
    return { clock, moments, rests, now, rested };
  }
  it('time used and time left are what there was: clocks and pauses share every millisecond', () => {
    const endless = { kind: 'live', bank: 1e12, increment: 0 } as const; // longer than any of these stories
    fc.assert(
      fc.property(story, all => {
        const { clock, now, rested } = played(endless, all);
        const left = clock.at(now).reduce((sum, hand) => sum + hand.left, 0);
        expect(left + (now - BEGAN - rested)).toBe(people.length * endless.bank);
      }),
    );
  });
  it('a process that reads it all later tells the same time', () => {
    fc.assert(
      fc.property(fc.constantFrom<Pace>(live, slow, { ...slow, weekends: false }), story, (pace, all) => {
        const { clock, moments, rests, now } = played(pace, all);
        const again = clockOf(pace, people.length, rests);
        for (const moment of moments) again.moved(moment);
        expect(again.at(now)).toEqual(clock.at(now));
        expect(again.shown(now)).toEqual(clock.shown(now));
        expect(again.endsFor([0, 1, 2], now)).toBe(clock.endsFor([0, 1, 2], now));
      }),
    );
  });
  it('a clock that rests says when it goes on, also past a weekend after the pause', () => {
    const friday = BEGAN + 4 * DAY;
    const clock = clockOf({ ...slow, weekends: false }, 1, () => [
      { from: BEGAN, to: friday + 3 * 7 * DAY + DAY + HOUR },
    ]);
    clock.moved({ at: BEGAN, waiting: [0], back: false });
    const monday = friday + 3 * 7 * DAY + 3 * DAY;
    expect(clock.shown(BEGAN + HOUR)).toMatchObject({ resumes: monday, seats: [{ left: DAY, running: false }] });
    expect(clock.endsFor([0], BEGAN + HOUR)).toBe(monday + DAY);
  });
});
