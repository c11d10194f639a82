import { describe, expect, test } from 'vitest';
import { fastRand, isRefusal, known, liveTable, UNKNOWN } from '../../index.ts';
import { emperorsChoice } from './emperors-choice.ts';
import type { EmperorsChoice, Player, State } from './emperors-choice-board.ts';
import { followsTheLaws } from './laws-of.ts';
import { type Scripted, scripted } from './scripted.ts';

followsTheLaws(emperorsChoice, 8);

// Cards by number: 1 to 5 have power 2, 6 to 10 power 3; then the deck in the order of the content.
const ASSASSIN = 11;
const MARSHAL = 13;
const PRINCE = 14; // blood, power 7
const EMPRESS = 15; // blood, power 5
const OFFICIAL = 19; // power 4, cost 2, brings money
const GENERAL = 23; // power 8, defence 3
const GUARD = 24; // power 5, defence 2
const OTHER_GUARD = 25;
const ALL = known(0, 1, 2);

/** Three seats; these hands (unseen by others), four cubes each, this frame open. */
function tableWith(
  hands: number[][],
  frame: State['agenda'][number],
  arrange: (players: Player[], s: State) => void = () => {},
): Scripted<EmperorsChoice> {
  return scripted(emperorsChoice, 3, s => {
    s.players.forEach((p, seat) => {
      p.hand = { pieces: hands[seat]!.slice(), known: hands[seat]!.map(() => known(seat)) };
    });
    s.agenda = [{ at: 'hire', seat: 2 }, frame];
    arrange(s.players, s);
  });
}
const bidding = (hands: number[][], arrange?: (players: Player[], s: State) => void) =>
  tableWith(hands, { at: 'bid', seat: 0, mustOpen: false }, arrange);
const declared = (s: State, highest: number) => Object.assign(s, { opened: true, highest });

describe('revealing any set of cards and cubes', () => {
  test('one more card than the rival who shows most; who passed shows none [EC-067, EC-068]', () => {
    const t = bidding([[1, 2, 3], [], []], players => {
      players[1]!.shown = [6];
    });
    expect(t.offers('reveal').map(words => Number(words.slice(7)))).toEqual([0, 0b1, 0b10, 0b11, 0b100, 0b101, 0b110]);
    expect(t.refuses('reveal 7')).toBe('notOffered');
  });
  test('surplus cards stay, but none may be added [EC-069]', () => {
    const t = bidding([[1], [], []], players => {
      players[0]!.shown = [6, 7];
    });
    expect(t.offers('reveal')).toEqual(['reveal 0']);
  });
  test('a set is offered only if some number of cubes makes it beat the highest [EC-072]', () => {
    const t = bidding([[1, 6], [], []], (_, s) => declared(s, 6));
    expect(t.refuses('reveal 0')).toBe('cannotBeat'); // four cubes
    expect(t.refuses('reveal 1')).toBe('cannotBeat'); // 2 + 4
    t.plays('reveal 2'); // 3 + 4
    expect(t.offers()).toEqual(['add 4']);
  });
  test('adding nothing beats the highest if the marshal grew meanwhile [EC-074, EC-204]', () => {
    const t = bidding([[], [], []], (players, s) => {
      players[0]!.shown = [MARSHAL];
      players[0]!.cubes = 5;
      declared(s, 6);
    });
    t.plays('reveal 0');
    expect(t.refuses('add 0')).toBe('ok'); // 5 + 2
  });
  test('whoever opens adds something, though it may be worth nothing [EC-066, EC-073]', () => {
    const t = bidding([[ASSASSIN], [], []], players => {
      players[0]!.cubes = 0;
    });
    expect(t.refuses('reveal 0')).toBe('openWithSomething');
    t.plays('reveal 1', 'add 0');
    expect(t.s).toMatchObject({ opened: true, highest: 0 });
  });
  test('the start player must open unless he owns nothing [EC-061, EC-062]', () => {
    const first = (cubes: number) =>
      tableWith([[], [], []], { at: 'bid', seat: 0, mustOpen: true }, players => {
        players[0]!.cubes = cubes;
      }).refuses('pass');
    expect([first(1), first(0)]).toEqual(['mustOpen', 'ok']);
  });
});

describe('what revealed characters do', () => {
  test('in the order their player likes; the kill pays both and a declared value stands [EC-076, EC-210, EC-211]', () => {
    const t = bidding([[ASSASSIN, OFFICIAL], [], []], (players, s) => {
      players[1]!.shown = [GENERAL];
      declared(s, 3);
    });
    t.plays('reveal 3', 'add 0');
    expect(t.offers()).toEqual([`resolve ${ASSASSIN}`, `resolve ${OFFICIAL}`]);
    t.plays(`resolve ${ASSASSIN}`);
    expect(t.open()).toBe('victim');
    t.plays(`kill ${GENERAL}`, `resolve ${OFFICIAL}`);
    expect(t.s.discard).toEqual(expect.arrayContaining([ASSASSIN, GENERAL]));
    expect(t.s.players.map(p => p.points)).toEqual([16, 16, 10]); // twice the cost of 3
    expect([t.s.highest, t.s.players[0]!.shown]).toEqual([4, [OFFICIAL]]);
    expect(t.k.waiting(t.s)).toEqual([1]);
  });
  test('without a victim he stays, and counts as shown [EC-212, EC-213]', () => {
    const t = bidding([[ASSASSIN], [1, 2], []]);
    t.plays('reveal 1', 'add 1', `resolve ${ASSASSIN}`);
    expect(t.s.players[0]!.shown).toEqual([ASSASSIN]);
    expect([t.k.waiting(t.s), t.refuses('reveal 3')]).toEqual([[1], 'ok']);
  });
});

describe('passing', () => {
  /** Seat 0 passes as the n-th from the end of the auction, with these before it. */
  const passing = (tile: number, shown: number[], cubes = 0) => {
    const t = bidding([[], [], []], players => {
      players[0]!.shown = shown;
      players[0]!.shownCubes = cubes;
      for (const other of players.slice(tile)) other.tile = 9;
    });
    t.plays('pass');
    return t;
  };
  test('the n-th strongest is lost, n being the order tile; the rest comes back, known to all [EC-084, EC-087]', () => {
    const t = passing(2, [1, GENERAL, EMPRESS]);
    expect(t.offers()).toEqual([`lose ${EMPRESS}`]);
    t.plays(`lose ${EMPRESS}`);
    expect(t.s.players[0]!.hand).toEqual({ pieces: [1, GENERAL], known: [ALL, ALL] });
    expect(t.s.discard).toContain(EMPRESS);
  });
  test('all cubes together are one item and go together [EC-083]', () => {
    const t = passing(1, [1, 6], 4);
    const { supply } = t.s;
    t.plays('lose 0');
    expect([t.s.players[0]!.cubes, t.s.supply]).toEqual([0, supply + 4]);
  });
  test('of equal items the player chooses [EC-085]', () => {
    expect(passing(3, [GENERAL, GUARD, 6, OTHER_GUARD], 5).offers()).toEqual([
      `lose ${GUARD}`,
      `lose ${OTHER_GUARD}`,
      'lose 0',
    ]);
  });
  test('with fewer items than the tile says nothing is lost [EC-086]', () => {
    const t = passing(3, [GENERAL, GUARD]);
    expect(t.open()).toBe('exit');
    expect(t.s.players[0]!.hand.pieces).toEqual([GENERAL, GUARD]);
  });
});

describe('secret shows', () => {
  const BLOOD = 2;
  const settling = (hands: number[][]) => tableWith(hands, { at: 'settle', seat: 1 });
  test('all decide unseen; the answers are opened from the chooser on [EC-159, EC-178]', () => {
    const t = settling([[EMPRESS], [PRINCE], [1]]);
    t.plays(`settle ${BLOOD}`);
    expect(t.k.waiting(t.s)).toEqual([0, 1, 2]); // the third too, who holds nothing fitting
    expect(t.offers('show', 2)).toEqual(['show 0']);
    t.answers(2, 'show 0');
    t.answers(0, 'show 1');
    expect(t.k.view(t.s, 1).sealed).toEqual([UNKNOWN, 0, UNKNOWN]);
    expect(t.k.view(t.s, 1).players[0]!.hand.pieces).toEqual([UNKNOWN]);
    t.answers(1, 'show 1');
    const shown = t.told.filter(([event]) => event === 'showed');
    expect(shown).toEqual([
      ['showed', 1, PRINCE],
      ['showed', 0, EMPRESS],
    ]);
  });
  test('exactly two for meritocracy, or all there are [EC-181]', () => {
    const t = settling([[1, 6, EMPRESS], [PRINCE], []]);
    t.plays('settle 1');
    expect(t.offers('show', 0)).toEqual(['show 3', 'show 5', 'show 6']);
    expect(t.refuses('show 1', 0)).toBe('exactlyTwo');
    expect(t.offers('show', 1)).toEqual(['show 1']);
    expect(t.k.waiting(t.s)).toEqual([0, 1]);
  });
  test('who opened the show may take that back until somebody answers, and redo it', () => {
    const { k, s } = settling([[EMPRESS], [PRINCE], [1]]);
    const live = liveTable({ ...k, setup: () => k.clone(s) }, { seats: 3, options: {} }, fastRand(1));
    live.choose(1, `settle.settle ${BLOOD}`, 1);
    live.undo(1, 2);
    expect(live.state).toEqual(s);
    live.redo(1, 3);
    expect(k.waiting(live.state)).toEqual([0, 1, 2]);
    live.choose(0, 'show.show 0', 4);
    expect(live.undo(1, 5)).toEqual({ refused: 'othersActed' });
  });
  test('a sealed answer may be taken back until the last is given, not after', () => {
    const { k, s } = settling([[EMPRESS], [PRINCE], [1]]);
    const live = liveTable({ ...k, setup: () => k.clone(s) }, { seats: 3, options: {} }, fastRand(1));
    live.choose(1, `settle.settle ${BLOOD}`, 1);
    live.choose(0, 'show.show 1', 2);
    expect(isRefusal(live.undo(0, 3))).toBe(false);
    live.choose(0, 'show.show 0', 4);
    live.choose(2, 'show.show 0', 5);
    live.choose(1, 'show.show 1', 6);
    expect(live.undo(1, 7)).toEqual({ refused: 'revealed' });
  });
});

describe('cards that are remembered', () => {
  test('a card shown for a policy stays in hand, known to all who saw it, in every sample too [EC-036]', () => {
    const t = tableWith([[1, GENERAL], [], []], { at: 'settle', seat: 1 });
    t.plays('settle 0');
    t.answers(0, 'show 1'); // of the one that fits
    expect(t.s.players[0]!.hand).toEqual({ pieces: [1, GENERAL], known: [known(0), ALL] });
    const view = t.k.view(t.s, 2);
    expect(view.players[0]!.hand.pieces).toEqual([UNKNOWN, GENERAL]);
    for (let seed = 1; seed <= 20; seed++)
      expect(t.k.determinize(view, fastRand(seed)).players[0]!.hand.pieces[1]).toBe(GENERAL);
  });
  test('of two cards drawn the one kept is known to its owner alone, the other to all [EC-034]', () => {
    const t = tableWith([[], [], []], { at: 'exit', seat: 0 }, (_, s) => {
      s.exits = 1;
    });
    t.plays('take 0');
    const [kept, rejected] = t.s.players[0]!.drawn as [number, number];
    expect(t.told.map(one => t.k.tell(one, 1))).toContainEqual(['drew', 0, UNKNOWN]);
    expect(t.k.view(t.s, 1).players[0]!.drawn).toEqual([UNKNOWN, UNKNOWN]);
    t.plays(`keep ${kept}`);
    expect(t.k.view(t.s, 1).players[0]!.hand.pieces).toEqual([UNKNOWN]);
    expect(t.s.discard).toContain(rejected);
  });
  test('a card hired openly is known in its new hand [EC-031]', () => {
    const t = tableWith([[], [], []], { at: 'hire', seat: 0 }, (players, s) => {
      players[0]!.money = 9;
      s.market = [GENERAL];
    });
    t.plays(`hire ${GENERAL}`);
    expect(t.k.view(t.s, 1).players[0]!.hand.pieces).toEqual([GENERAL]);
  });
});
