import { type TableProps, WordsProvider } from '@tianxia/board';
import { fastRand, type Option, type Told } from '@tianxia/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { squareNamed } from '../../squares.ts';
import type { Qin } from '../../state.ts';
import { layWords, type Position, position } from '../../test/position.ts';
import { texts } from '../../text/en/index.ts';
import { words } from '../../text/en/screen/index.ts';
import { squareThing, told } from '../gestures.ts';
import { screen } from '../index.tsx';
import { liesOn } from '../MiniMap.tsx';
import { partOf, scrolledTo } from '../usePan.ts';
import { players } from './table.ts';

function propsAt({ k, s }: Position, viewer = 0, more: Partial<TableProps<Qin>> = {}): TableProps<Qin> {
  return {
    kernel: k,
    texts,
    view: k.view(s, viewer),
    viewer,
    players: players.slice(0, s.seats),
    asked: k.waiting(s).includes(viewer),
    last: [],
    pointed: [],
    proposed: undefined,
    line: [],
    preview: undefined,
    compose() {},
    propose() {},
    confirm() {},
    openRule() {},
    ...more,
  };
}
/** With this lay proposed. */
function proposing(table: Position, phrase: string): TableProps<Qin> {
  table.to('Green', phrase);
  const { k, s, box } = table;
  const option: Option = k.read(layWords(box, phrase))!;
  const preview = k.preview(k.view(s, 0), 0, [option], fastRand(1));
  return propsAt(table, 0, { proposed: option, line: [option], preview });
}
type Part = 'Board' | 'Tray' | 'Goods' | 'Beside' | 'Outcome';
function Drawn({ props, parts }: { props: TableProps<Qin>; parts: readonly Part[] }) {
  const draft = screen.useDraft(props);
  return parts.map(part => {
    const Shown = screen[part]!;
    return <Shown key={part} {...props} draft={draft} />;
  });
}
function Of({ props, seat }: { props: TableProps<Qin>; seat: number }) {
  const draft = screen.useDraft(props);
  return screen.Rival ? <screen.Rival {...props} draft={draft} seat={seat} /> : null;
}
function View({ props, id }: { props: TableProps<Qin>; id: string }) {
  const draft = screen.useDraft(props);
  const view = screen.views!.find(one => one.id === id)!;
  return <view.View {...props} draft={draft} />;
}
const inWords = (node: React.ReactNode) => renderToStaticMarkup(<WordsProvider value={words}>{node}</WordsProvider>);
const draw = (props: TableProps<Qin>, ...parts: Part[]) => inWords(<Drawn props={props} parts={parts} />);
const keysIn = (html: string) => [...html.matchAll(/data-thing="([^"]+)"/g)].map(([, key]) => key!);
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const provinces = () =>
  position('RR.v.\n.....\nBBBBB\n.....', { owners: { A1: 'White', A3: 'Green' }, villages: { D1: 'White' } });

describe('things on the table', () => {
  test('every square, pagoda and tile in hand has a key of its own, and nothing has a native title', () => {
    const table = provinces();
    const html = draw(propsAt(table), 'Board');
    const keys = keysIn(html);
    expect(new Set(keys).size).toBe(keys.length);
    for (const square of table.s.ground.keys()) expect(keys).toContain(squareThing(square));
    expect(keys).toEqual(
      expect.arrayContaining([
        'pagoda province 0 1',
        'pagoda province 10 0',
        'second province 10 0',
        'pagoda village 0 1',
      ]),
    );
    expect(keys).not.toContain('second province 0 1'); // an ordinary province has one
    expect(keysIn(draw(propsAt(table), 'Tray'))).toEqual(
      expect.arrayContaining(['half 0', 'half 2', 'half 3', 'do turn']),
    );
    expect(draw(propsAt(table), 'Board', 'Tray', 'Goods', 'Beside')).not.toContain(' title="');
  });
  test('a tile that was laid comes from the panel of the player who laid it, whole, and its squares are marked', () => {
    const table = position('R....\n.....');
    table.lays('White', 'B1=R C1=R');
    const last = table.table.told.slice() as Told[];
    const html = draw(propsAt(table, 0, { last }), 'Board');
    expect(html).toMatch(/data-thing="place 4" data-from="seat 1"/);
    expect(html.match(/class="qin-laid red"/g)).toHaveLength(2);
    expect(html.match(/class="thing[^"]*changed[^"]*qin-square"/g)).toHaveLength(2);
  });
  test('pagodas go home to their own player, whoever laid the tile', () => {
    expect(draw(propsAt(provinces()), 'Board')).toMatch(
      /data-thing="pagoda village 0 1" data-told="village 0" data-from="seat 1" data-to="seat 1"/,
    );
  });
  test('a lay that is proposed lies there under the name it will have', () => {
    const table = position('R....\n.....');
    const props = proposing(table, 'B1=R C1=R');
    expect(draw(props, 'Board')).toMatch(/class="qin-ghost pinned" data-thing="place 4"/);
  });
  test('what a lay is about: the place, and its squares for whoever comes later', () => {
    const { box } = position('R....\n.....');
    expect(told(['laid', 1, 1, 4], position('R....').s, box)).toEqual(['place 4', 'square 1', 'square 2']);
    expect(told(['drew', 1, 3], position('R....').s, box)).toEqual([]);
  });
});
describe('pressed by keys', () => {
  test('a tile is taken by its number, a turn is made by R; no key is named where there is no keyboard', () => {
    const html = draw(propsAt(position('R....\n.....', { hands: { Green: 'RR YB RB' } })), 'Tray');
    expect([...html.matchAll(/data-hotkey="(\w)"/g)].map(([, key]) => key)).toEqual(['1', '2', '3']);
    expect(html).toMatch(/class="note qin-keys">keys 1 2 3/);
    expect(words.chooseSquaresHint('red', true) + words.chooseTileHint + words.layItHint).not.toMatch(
      /\bR\b|key|point at/,
    );
  });
  test('every square can be reached while a tile is to be laid, and says what it is', () => {
    const html = draw(propsAt(provinces()), 'Board');
    expect(html.match(/role="button"[^>]*data-is/g)!.length).toBe(20);
    expect(html).toContain('D1, village, held by Théo');
    expect(html).toContain('A3, your blue province of 5, major');
  });
});
describe('what is public', () => {
  test('own goods in one line, with what they would become, and whose else change', () => {
    const table = position('RRR.RR\n......', { owners: { A1: 'Green', E1: 'White' } });
    const line = plain(draw(proposing(table, 'D1=R D2=Y'), 'Goods'));
    expect(line).toContain('23 → 22');
    expect(line).toContain('1 → 2 on board');
    expect(line).toContain('Théo 23 → 24');
    expect(line).toContain('3 tiles');
  });
  test('a rival: pagodas, villages, tiles beside the viewer’s own, and every province', () => {
    const text = plain(inWords(<Of props={propsAt(provinces())} seat={1} />));
    expect(text).toContain('22 pagodas left you 22');
    expect(text).toContain('Villages : D1');
    expect(text).toContain('Red 2 at A1 3 more to major.');
  });
  test('villages: who holds them, who is strong there, and what the lay would change', () => {
    const table = position('RRR.v.\n......\n....BB', {
      owners: { A1: 'Green', E3: 'White' },
      villages: { E1: 'White' },
    });
    const text = plain(draw(proposing(table, 'D1=R D2=Y'), 'Beside'));
    expect(text).toContain('E1 held by Théo → You You 0 → 1');
  });
  test('piles and unseen tiles are a view of their own', () => {
    const table = position('R....\n.....', { options: { piles: 'choose' } });
    expect(inWords(<View props={propsAt(table)} id="tiles" />)).toContain('aria-label="Pile 1, 17 tiles"');
    const [board, , tiles] = screen.views!;
    const { box } = table.k;
    expect(['square 3', 'province 3', 'pile 0'].map(one => board!.shows!(one, box))).toEqual([true, true, false]);
    expect(tiles!.shows!('pile 0', box)).toBe(true);
  });
  test('a watcher has no hand and no goods', () => {
    const table = provinces();
    const html = draw(propsAt(table, -1), 'Tray', 'Goods');
    expect(keysIn(html).filter(key => key.startsWith('half'))).toEqual([]);
    expect(html).not.toContain('qin-goods');
  });
});
describe('a board that is panned', () => {
  const { box } = position('.....\n..R..\n.....');
  test('knows where its squares lie', () => {
    const width = 5 * 50 + 72;
    expect(partOf(box, [squareNamed(box, 'C2')], width)).toEqual({ left: 136, top: 86, right: 186, bottom: 136 });
  });
  test('stays where it is while what is looked at is in sight, and moves to it when it is not', () => {
    const how = { under: 30, centred: true };
    expect(scrolledTo(100, 200, 50, 300, how)).toBe(50);
    expect(scrolledTo(60, 200, 50, 300, how)).toBe(0); // under the edge of the board
    expect(scrolledTo(500, 600, 50, 300, how)).toBe(385);
    expect(scrolledTo(500, 600, 50, 300, { under: 30, centred: false })).toBe(300);
  });
  test('has a small map that makes room for what is looked at', () => {
    const seen = { x: 100, y: 100, width: 300, height: 300 };
    expect(liesOn(seen, 90, { left: 320, top: 320, right: 370, bottom: 370 })).toBe(true);
    expect(liesOn(seen, 90, { left: 250, top: 320, right: 300, bottom: 370 })).toBe(false);
    expect(liesOn(seen, 90, { left: 320, top: 200, right: 370, bottom: 250 })).toBe(false);
  });
});
