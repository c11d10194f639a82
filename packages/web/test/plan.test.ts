import { describe, expect, it } from 'vitest';
import { fitting, isLocal, type Limits, standardPlan, withColour, withCount, withSitter } from '../setup/plan.ts';

const limits: Limits = {
  seats: [2, 4],
  colours: ['green', 'purple', 'white', 'black'],
  options: { board: ['bird', 'lion'], fair: ['on', 'off'] },
};
const colours = (plan: { seats: readonly { colour: string }[] }) => plan.seats.map(seat => seat.colour);

describe('a plan for a table', () => {
  it('begins with you and two clerks, played on this device', () => {
    const plan = standardPlan(limits);
    expect(plan.seats.map(seat => [seat.by, seat.bot])).toEqual([
      ['you', undefined],
      ['bot', 'clerk'],
      ['bot', 'clerk'],
    ]);
    expect(plan.options).toEqual({ board: 'bird', fair: 'on' });
    expect(isLocal(plan)).toBe(true);
  });

  it('keeps the second seat for a friend when one is invited', () => {
    const plan = standardPlan(limits, true);
    expect(plan.seats[1]?.by).toBe('link');
    expect(isLocal(plan)).toBe(false);
  });

  it('gives every new seat a colour that is free', () => {
    const plan = withCount(withColour(standardPlan(limits), 0, 'black'), 4, limits);
    expect(new Set(colours(plan)).size).toBe(4);
    expect(colours(plan)[0]).toBe('black');
  });

  it('exchanges colours with the seat that had the wished one', () => {
    expect(colours(withColour(standardPlan(limits), 0, 'white'))).toEqual(['white', 'purple', 'green']);
  });

  it('leaves the first seat to you', () => {
    expect(withSitter(standardPlan(limits), 0, 'hermit').seats[0]?.by).toBe('you');
  });

  it('gives a new seat a bot as strong as the last one', () => {
    const plan = withCount(withSitter(standardPlan(limits), 2, 'hermit'), 4, limits);
    expect(plan.seats[3]?.bot).toBe('hermit');
  });

  it('fits what it remembers to what the game allows', () => {
    const old = {
      seats: [
        { colour: 'orange', by: 'you', name: 'Mei' },
        { colour: 'green', by: 'bot', name: 'Ada', bot: 'search' },
      ],
      options: { board: 'lion', fair: 'maybe', gone: 'yes' },
    } as const;
    const plan = fitting(old, limits);
    expect(plan.options).toEqual({ board: 'lion', fair: 'on' });
    expect(plan.seats[0]).toEqual({ colour: 'green', by: 'you', name: 'Mei' });
    expect(new Set(colours(plan)).size).toBe(2);
    expect(plan.seats[1]?.bot).toBe('general'); // as it was called before there were levels
  });

  it('names bots after their level, and tells two of one level apart', () => {
    const plan = withCount(withSitter(standardPlan(limits), 1, 'pupil'), 4, limits);
    expect(plan.seats.slice(1).map(({ name }) => name)).toEqual(['Lian', 'Wen', 'Wen II']);
  });

  it('falls back to the standard when it remembers nothing', () => {
    expect(fitting(undefined, limits)).toEqual(standardPlan(limits));
  });
});
