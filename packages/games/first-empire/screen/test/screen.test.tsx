import { type TableProps, WordsProvider } from '@tianxia/board';
import { fastRand, kernelFor, type Told, tableFor, WHOLE_TABLE } from '@tianxia/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LI_SI } from '../../box.ts';
import { content } from '../../content/index.ts';
import { game } from '../../index.ts';
import type { FirstEmpire, State } from '../../state.ts';
import { facing, obeys } from '../../test/li-si.ts';
import { type Position, position } from '../../test/position.ts';
import { words } from '../../text/en/screen/index.ts';
import { inWords as inWordsOf } from '../in-words.ts';
import { screen } from '../index.tsx';
import { propsAt } from './desk.ts';

type P = TableProps<FirstEmpire>;
type Part = 'Board' | 'Tray' | 'Goods' | 'Beside' | 'Outcome';
const inWords = (node: React.ReactNode) => renderToStaticMarkup(<WordsProvider value={words}>{node}</WordsProvider>);
function Drawn({ props, parts }: { props: P; parts: readonly Part[] }) {
  const draft = screen.useDraft(props);
  return parts.map(part => {
    const Shown = screen[part]!;
    return <Shown key={part} {...props} draft={draft} />;
  });
}
function Of({ props, seat, part }: { props: P; seat: number; part: 'Facts' | 'Rival' }) {
  const draft = screen.useDraft(props);
  const Shown = screen[part]!;
  return <Shown {...props} draft={draft} seat={seat} />;
}
function View({ props, id }: { props: P; id: string }) {
  const draft = screen.useDraft(props);
  const view = screen.views!.find(one => one.id === id)!;
  return <view.View {...props} draft={draft} />;
}
function Saying({ props, said }: { props: P; said: Partial<ReturnType<typeof screen.useDraft>> }) {
  Object.assign(said, screen.useDraft(props));
  return null;
}
const draw = (props: P, ...parts: Part[]) => inWords(<Drawn props={props} parts={parts} />);
const drawOf = (props: P, seat: number, part: 'Facts' | 'Rival') =>
  inWords(<Of props={props} seat={seat} part={part} />);
const drawView = (props: P, id: string) => inWords(<View props={props} id={id} />);
/** What the prompt and the red button say. */
function saidAt(props: P): { title: string; hint: string; does?: string } {
  const said = { title: '', hint: '' };
  inWords(<Saying props={props} said={said} />);
  return said;
}
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/&#x27;/g, "'");
const keysIn = (html: string) => [...html.matchAll(/data-thing="([^"]+)"/g)].map(([, key]) => key!);
const after = ({ k, s }: Position, last: readonly Told[], viewer = 0): P => ({ ...propsAt(k, s, viewer), last });
const solo = (t: Position, last: readonly Told[] = []): P => ({
  ...after(t, last),
  players: [
    { name: 'Mei', colour: 'blue' },
    { name: 'Li Si', colour: 'yellow' },
  ],
});
/** With these words proposed. */
function proposing({ k, s }: Position, ...phrases: string[]): P {
  const line = phrases.map(phrase => k.read(phrase)!);
  const props = propsAt(k, s, 0, line);
  return { ...props, preview: k.preview(props.view, 0, line, fastRand(1)) };
}

describe('Li Si', () => {
  const searching = () => {
    const t = facing();
    return { t, told: obeys(t, 8) };
  };
  test('his turn stands whole beside the players: the card, each thing he did, and why, his name said once', () => {
    const { t, told } = searching();
    const text = plain(draw(solo(t, told), 'Beside'));
    expect(text).toContain('Li Si 李斯');
    expect(text).toContain('drew card 8, Search for the Elixir');
    expect(text).toContain('had a Soldier at the Entrance, so each flask places an Alchemist card in Chu');
    expect(text).not.toContain('Li Si drew');
    expect(text).not.toContain('…');
  });
  test('his scoring cards, his deck with what is played and its priorities, and the tiles he keeps can be read', () => {
    const t = facing();
    const told = obeys(t, 15); // a Palace, of which he keeps the tile
    for (const html of [draw(solo(t, told), 'Beside'), drawOf(solo(t, told), LI_SI, 'Rival')]) {
      const text = plain(html);
      expect(text).toContain('How he scores');
      expect(text).toMatch(/Walls: [\d, ]+ VP by level/);
      expect(text).toContain('His Action cards');
      for (const number of t.box.liSi.deck) expect(text).toContain(`card ${number},`);
      expect(html).toMatch(/class="played">[^<]*card 15,/);
      expect(html).toMatch(/data-thing="kept \d+"/);
      expect(html).not.toContain('<details');
    }
  });
  test('before his first turn it says when he plays; on a small table nothing of his is drawn twice', () => {
    const t = facing();
    expect(plain(draw(solo(t), 'Beside'))).toContain('He plays after each of your turns');
    const { t: later, told } = searching();
    const rivals = drawView(solo(later, told), 'rivals');
    expect(rivals.match(/How he scores/g)).toHaveLength(1);
    expect(plain(rivals)).toContain('drew card 8');
  });
});
describe('rivals', () => {
  const lands = () =>
    position({
      players: {
        S: {},
        M: { tableau: { zhao: [104, 'AC1'] }, officials: { qi: 'GA' }, workers: { qi: 2 }, unrest: { zhao: 2 } },
      },
    });
  test('Officials, Workers, tucked abilities and Unrest of a rival are on the table and in their sheet', () => {
    const t = lands();
    const sheet = drawOf(after(t, []), 1, 'Rival');
    expect(sheet).toContain('Unrest 2 of 3');
    const at = (region: string) => sheet.split('class="land').find(part => part.includes(`> ${region}`))!;
    expect(at('Qi').match(/<svg/g)).toHaveLength(4); // two Officials, two Workers
    expect(at('Zhao')).toMatch(/<li>[^<]+: [^<]+<\/li><li>/); // both abilities in words
    const panel = drawOf(after(t, []), 1, 'Facts');
    expect(panel).toContain('Zhao: 2 cards, Unrest 2');
    expect(keysIn(panel)).toContain('card 104');
  });
  test('the land in which something has just happened is marked, and is what a phone brings into sight', () => {
    const t = lands();
    const told: Told[] = [
      ['unrest', 0, 1, 1],
      ['tucked', 1, 79, 3, 0],
      ['unrest', 1, 2, 2],
    ];
    const html = drawOf(after(t, told), 1, 'Rival');
    const found = [...html.matchAll(/class="land( touched)?"( data-rival="1")?/g)].map(([, touched, seen]) => [
      touched !== undefined,
      seen !== undefined,
    ]);
    expect(found).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [true, true], // Qi is told first
      [false, false],
    ]);
    expect(drawOf(after(t, []), 1, 'Rival')).toMatch(/^<div class="fe fe-rival">.*?class="land" data-rival="1"/);
  });
  test('on a phone every rival’s lands stand under their name and mark', () => {
    const html = drawView(after(lands(), []), 'rivals');
    expect(html).toMatch(/fe-theirs"><h2><svg.*?<\/svg>P2<\/h2>/);
  });
});
describe('a reward', () => {
  const hintFor = (t: Position, ...passes: string[]) => {
    t.begins({ at: 'rewards', seat: WHOLE_TABLE, row: 0 });
    t.table.plays(...passes);
    const seat = t.s.agenda.at(-1)!.seat;
    return saidAt(propsAt(t.k, t.s, seat)).hint;
  };
  test('FE-238 says who is asked next: nobody who has passed, though they still hold the tokens', () => {
    const players = { S: { tokens: { writing: 3 } }, M: { tokens: { writing: 1 } } };
    expect(hintFor(position({ players }))).toContain('If you pass, P2 is asked.');
    const passed = hintFor(position({ players }), 'pass');
    expect(passed).toContain('It costs your 1 Writing');
    expect(passed).toContain('If you pass, nobody takes it.');
  });
  test('FE-396 Li Si is not asked: he takes it away', () => {
    const t = facing({ S: { tokens: { writing: 3 } }, LiSi: { tokens: { writing: 1 } } });
    expect(hintFor(t)).toContain('If you pass, P2 takes it away.');
  });
});
describe('the choice in the making', () => {
  test('both starting tiles stay in sight once one is chosen, and that one is marked', () => {
    const table = tableFor(game, 2, {});
    const { k } = position();
    const s: State = k.setup(table, fastRand(3));
    const [one, other] = s.startingTiles[0]!;
    expect(keysIn(draw(propsAt(k, s), 'Tray'))).toEqual(
      expect.arrayContaining([`startingTile ${one}`, `startingTile ${other}`]),
    );
    k.apply(s, 0, k.read(`startingTile.take ${one}`)!, fastRand(1));
    const chosen = draw({ ...propsAt(k, s), asked: false }, 'Tray');
    expect(keysIn(chosen)).toEqual(expect.arrayContaining([`startingTile ${one}`, `startingTile ${other}`]));
    expect(chosen.match(/fe-choice chosen/g)).toHaveLength(1);
  });
  test('the red button says what the turn does, not its last step', () => {
    const t = position({ players: { S: { hand: [33, 49], officials: { chu: 'G' } }, M: {} }, court: [40] });
    expect(saidAt(proposing(t, 'turn.tuck 33 0')).does).toBe('Tuck 33 in Chu');
    const hire = proposing(t, 'turn.court 49 3', 'hire.hire 0', 'abilities.done');
    expect(saidAt(hire)).toMatchObject({ title: 'Play 49 Currency at Court: Hire 2 Workers?', does: 'Play 49: Hire' });
  });
  test('an Alchemist card that must go to one region is asked for there', () => {
    const t = position();
    t.s.agenda.push({ at: 'placeAlchemist', seat: 0, left: 1, region: 2, placed: 0 });
    expect(saidAt(after(t, [])).title).toBe('Place an Alchemist card in Zhao');
    t.s.agenda.pop();
    t.s.agenda.push({ at: 'placeAlchemist', seat: 0, left: 1, region: 5, placed: 0 });
    expect(saidAt(after(t, [])).title).toBe('Place an Alchemist card');
  });
  test('what it does is told in the order of the rules, Unrest region by region, and own goods say what they become', () => {
    const t = position({ players: { S: { hand: [33], unrest: { wei: 2 }, tableau: { chu: [17] } }, M: {} } });
    const props = proposing(t, 'turn.tuck 33 0');
    const text = plain(draw(props, 'Outcome'));
    expect(text).toMatch(/You tucked 33 .* in Chu as the 2nd card there.*Unrest in your Chu rose to 1/);
    expect(text).toMatch(/0 → 1 Unrest, Chu/);
    expect(text).not.toContain('2 → 3'); // the sum of all regions
    expect(draw(props, 'Goods')).toMatch(/fe-new/);
  });
  test('a card in hand is named with how it stands to the Court, also where the Court is empty', () => {
    const t = position({ players: { S: { hand: [33, 49] }, M: {} } });
    const tray = draw(after(t, []), 'Tray');
    expect(plain(tray)).toContain(', any, up to 0 abilities would be activated');
    expect(tray).not.toContain(', ,');
  });
});
test('at the end the panels show the final points', () => {
  const t = position({ players: { S: { governors: ['chu', 'chu'] }, M: {} } });
  t.s.points[0] = 7;
  const total = t.score('S').total!;
  expect(total).toBeGreaterThan(7);
  expect(plain(drawOf(after(t, []), 0, 'Facts'))).toMatch(/^\s*7 /);
  t.s.agenda = [];
  expect(plain(drawOf({ ...after(t, []), asked: false }, 0, 'Facts'))).toMatch(new RegExp(`^\\s*${total} `));
});
test('Soldiers at the Entrance are drawn one by one while they fit, then each player’s as a number', () => {
  const at = (...entrance: number[]) => {
    const t = position({ players: { A: {}, B: {}, C: {}, D: {} } });
    t.s.entrance = entrance;
    const gate = drawView(after(t, []), 'tomb').split('class="gate"')[1]!;
    return [gate.match(/<svg/g)?.length, [...gate.matchAll(/<i>(\d+)<\/i>/g)].map(([, many]) => Number(many))];
  };
  expect(at(1, 2, 3, 0)).toEqual([6, []]);
  expect(at(1, 2, 3, 3)).toEqual([4, [2, 3, 3]]);
  expect(at(4, 1, 0, 0)).toEqual([2, [4]]);
});
test('every piece on the board has a key of its own, and nothing a native title', () => {
  const t = position({
    players: { S: { governors: ['chu'], soldiers: ['jade'], ship: 4 }, M: { palaces: { wei: 1 }, governors: ['chu'] } },
  });
  const html = draw(after(t, []), 'Board');
  const keys = keysIn(html);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(expect.arrayContaining(['ship 0', 'ship 1', 'action 5', 'spot 0']));
  expect(html).not.toContain(' title="');
});
test('FE-237 the large token counts its value in the goods, on the panel and read aloud alike', () => {
  const t = position({ players: { S: { tokens: { laws: 3 }, large: ['laws'] }, M: {} } });
  const worth = 3 + t.box.pack.tokens.largeValue;
  const props = after(t, []);
  expect(draw(props, 'Goods')).toMatch(new RegExp(`<b>${worth}</b><span class="unseen">Laws`));
  expect(plain(drawOf(props, 0, 'Facts'))).toContain(words.withLarge(3, t.box.pack.tokens.largeValue));
  const parts = inWordsOf(props, words);
  expect(parts.flatMap(({ lines }) => lines)).toContain(words.tokensSpoken(worth, 'Laws'));
});
test('the table of rewards has as many rounds as the pack', () => {
  const table = tableFor(game, 2, {});
  const columns = (rounds: number) => {
    const k = kernelFor(game, table, { ...content, rounds });
    return drawView(propsAt(k, k.setup(table, fastRand(1))), 'rivals').match(/<th scope="col" class="c[ "]/g);
  };
  expect(columns(5)).toHaveLength(5);
  expect(columns(3)).toHaveLength(3);
});
describe('Emperor tiles lie as the table reads FE-027', () => {
  const at = (emperorTiles: string) =>
    position({
      players: { S: { hand: [119], workers: { chu: 1 }, tableau: { chu: [17] } }, M: { hand: [120] } },
      emperors: { jade: ['ET1', 'ET2'], gold: [], crimson: [] },
      options: { emperorTiles },
      court: [64],
    });
  const tilesOn = ({ k, s }: Position) =>
    keysIn(draw(propsAt(k, s, 0), 'Board')).filter(key => key.startsWith('emperorTile'));
  test('FE-027 a pile shows its uppermost tile; one a section shows both, from left to right', () => {
    expect(tilesOn(at('pile'))).toEqual(['emperorTile 2']);
    expect(tilesOn(at('section'))).toEqual(['emperorTile 1', 'emperorTile 2']);
  });
  test('FE-196 the prompt names the tile that the first Wall of a section takes', () => {
    const asked = (emperorTiles: string) => {
      const t = at(emperorTiles);
      t.table.plays('court 119 wall', 'build jade-left-1 chu').at('emperorTile');
      return saidAt(propsAt(t.k, t.s, 0)).title;
    };
    const named = (tile: number) => words.actions[at('pile').k.box.emperorAction[tile]!]!;
    expect(asked('pile')).toContain(named(2));
    expect(asked('section')).toContain(named(1));
    expect(named(1)).not.toBe(named(2));
  });
});
