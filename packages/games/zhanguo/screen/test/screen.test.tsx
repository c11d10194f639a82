import { gestureOn, kindOf, nothingMade, numberOf, type TableProps, thingsOf, WordsProvider } from '@tianxia/board';
import { fastRand, type Option, SPECTATOR, type Told } from '@tianxia/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { inRegion, OFFICIALS, standing } from '../../at.ts';
import { ASPECTS, COLOURS, REGIONS } from '../../content/shape.ts';
import { NOBODY, type ZhanGuo } from '../../state.ts';
import { texts } from '../../text/en/index.ts';
import { words } from '../../text/en/screen/index.ts';
import { gestures } from '../gestures.ts';
import { screen } from '../index.tsx';
import { atFirstTurn, isAt, type Opened, open, playUntil } from './table.ts';

const players = [
  ['Mei', 'blue'],
  ['Ines', 'purple'],
  ['Tomo', 'yellow'],
  ['Bo', 'red'],
].map(([name, colour]) => ({ name: name!, colour: colour! }));

function propsAt({ k, s }: Opened, viewer: number, more: Partial<TableProps<ZhanGuo>> = {}): TableProps<ZhanGuo> {
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
type Part = 'Board' | 'Tray' | 'Goods' | 'Beside' | 'Outcome';
function Drawn({ props, parts }: { props: TableProps<ZhanGuo>; parts: readonly Part[] }) {
  const draft = screen.useDraft(props);
  return parts.map(part => {
    const Shown = screen[part]!;
    return <Shown key={part} {...props} draft={draft} />;
  });
}
function Of({ props, seat, part }: { props: TableProps<ZhanGuo>; seat: number; part: 'Rival' | 'Facts' }) {
  const draft = screen.useDraft(props);
  const Shown = screen[part]!;
  return <Shown {...props} draft={draft} seat={seat} />;
}
/** One part of the table by itself, as on a phone. */
function View({ props, id }: { props: TableProps<ZhanGuo>; id: string }) {
  const draft = screen.useDraft(props);
  const view = screen.views!.find(one => one.id === id)!;
  return <view.View {...props} draft={draft} />;
}
/** Where something can be chosen. */
function Asking({ props }: { props: TableProps<ZhanGuo> }) {
  const draft = screen.useDraft(props);
  return screen.views!.flatMap(({ id, asks }) => (asks?.(draft) ? [id] : [])).join();
}
const inWords = (node: React.ReactNode) => renderToStaticMarkup(<WordsProvider value={words}>{node}</WordsProvider>);
const draw = (props: TableProps<ZhanGuo>, ...parts: Part[]) => inWords(<Drawn props={props} parts={parts} />);
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

/** The opening tag of everything drawn under a name. */
const tagsOf = (html: string): Map<string, string> =>
  new Map([...html.matchAll(/<[^>]*data-thing="([^"]+)"[^>]*>/g)].map(([tag, key]) => [key!, tag]));
const pressedAt = (tag: string | undefined) => /data-press="([^"]+)"/.exec(tag ?? '')?.[1];
const stateOf = (tag: string | undefined) => /data-is="([^"]+)"/.exec(tag ?? '')?.[1];
const isMarked = (tag: string | undefined) => / changed[ "]/.test(tag ?? '');

/** A table at this decision, seen by whoever is asked. */
function asking(at: string, seed = 1, seats = 3): { opened: Opened; seat: number; html: string } {
  for (let deal = seed; deal < seed + 20; deal++) {
    const opened = open(seats, {}, deal);
    const seat = playUntil(opened, isAt(at), deal);
    if (seat !== undefined) return { opened, seat, html: draw(propsAt(opened, seat), 'Board', 'Tray') };
  }
  throw new Error(`nobody is asked ${at}`);
}
const legalWords = ({ k, s }: Opened, seat: number) => {
  const legal: Option[] = [];
  const many = k.options(s, seat, legal, false);
  return legal.slice(0, many).map(k.words);
};
const landsOf = (opened: Opened, seat: number) => tagsOf(inWords(<View props={propsAt(opened, seat)} id="lands" />));

describe('things on the table', () => {
  test('nothing is drawn twice under one name, along a whole game and for every pair of eyes', {
    timeout: 60_000,
  }, () => {
    const opened = open(3, {}, 4);
    const { k, s } = opened;
    const rand = fastRand(4);
    for (let choices = 0; !k.over(s); choices++) {
      const seat = k.waiting(s)[0]!;
      if (choices % 25 === 0)
        for (const viewer of [seat, SPECTATOR]) {
          const html = draw(propsAt(opened, viewer), 'Board', 'Tray');
          const keys = [...html.matchAll(/data-thing="([^"]+)"/g)].map(([, key]) => key!);
          expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
          expect(html).not.toContain(' title="'); // a native title is not seen by touch
        }
      k.apply(s, seat, k.anyOption(s, seat, rand), rand);
    }
  });
  test('own lands are pressed, those of a rival are only looked at', () => {
    const at = atFirstTurn();
    const other = (at.seat + 1) % 3;
    const html = inWords(<Of props={propsAt(at, at.seat)} seat={other} part="Rival" />);
    expect(tagsOf(html).has(`above ${inRegion(other, 0)}`)).toBe(true);
    expect(html).not.toContain('data-press=');
  });
});

describe('what happens is in sight on a phone', () => {
  /** Regions of a rival's lands: which are marked, and which one comes into sight. */
  const landsAfter = (last: readonly Told[]) => {
    const at = atFirstTurn();
    const rival = (at.seat + 1) % 3;
    const theirs = last.map(([event, who, ...args]): Told => [event, (rival + who!) % 3, ...args]);
    const html = inWords(<Of props={propsAt(at, at.seat, { last: theirs })} seat={rival} part="Rival" />);
    const found = [...html.matchAll(/class="zg-col"( data-touched="true")?( data-rival="(\d)")?/g)];
    expect(found.every(([, , seen, seat]) => seen === undefined || Number(seat) === rival)).toBe(true);
    return found.map(([, touched, seen]) => `${touched ? 'touched' : ''}${seen ? ' seen' : ''}`);
  };
  test('the Region in which a rival has just done something is marked, and comes into sight', () => {
    const MINE = 1; // another's deed: whoever sits next
    const tucked: Told = ['tucked', 0, 105, 3];
    expect(landsAfter([['unrest', MINE, 1, 1], tucked, ['unrest', 0, 2, 1]])).toEqual([
      '',
      '',
      'touched',
      'touched seen',
      '',
    ]);
    const moved: Told = ['moved', 0, OFFICIALS + COLOURS.length, REGIONS + 4]; // from the Workers area of Region 2
    expect(landsAfter([moved])).toEqual(['', 'touched seen', '', '', 'touched']);
    expect(landsAfter([])).toEqual([' seen', '', '', '', '']);
  });
  test('the phone turns to the rewards when one is offered, and a press on it takes it', () => {
    const { opened, seat } = asking('reward');
    const props = propsAt(opened, seat);
    const html = inWords(<View props={props} id="court" />);
    const lit = [...tagsOf(html)].filter(([, tag]) => stateOf(tag) === 'can');
    const { round } = opened.s;
    const { aspect } = opened.s.agenda.at(-1) as unknown as { aspect: number };
    expect(lit.map(([key]) => key)).toEqual([`reward ${round * ASPECTS.length + aspect}`]);
    expect(pressedAt(lit[0]![1])).toBe('do reward.accept');
    expect(inWords(<Asking props={props} />)).toBe('court');
  });
});
describe('a lit Region takes the press anywhere inside it', () => {
  test('on the map: its land is pressed for the Region, and nothing that stands on it wants something else', () => {
    const { opened, seat, html } = asking('palace');
    const tags = tagsOf(html);
    const regions = new Set(legalWords(opened, seat).map(({ args }) => args[0]));
    expect(regions.size).toBeGreaterThan(0);
    for (let region = 0; region < REGIONS; region++) {
      const land = tags.get(`land ${region}`);
      expect(pressedAt(land)).toBe(`region ${region}`);
      expect(stateOf(land) === 'cannot').toBe(!regions.has(region));
      for (const spot of opened.k.box.spotsOf[region]!) expect(stateOf(tags.get(`spot ${spot}`))).toBeUndefined();
    }
  });
  test('on one’s own lands: once a colour is chosen, Officials that stand there leave the press to their Region', () => {
    const { opened, seat } = asking('recruit');
    const { k, s } = opened;
    s.below[standing(seat, 0, 0)] = k.box.pack.places.officialsBelow; // no room for a free step there
    s.above[standing(seat, 0, 1)]!++;
    const legal = legalWords(opened, seat).filter(({ move }) => move === 'recruit.recruit');
    expect(legal.length).toBeGreaterThan(0);
    const tags = landsOf(opened, seat);
    const on = gestureOn({ kernel: k, view: k.view(s, seat), seat, asked: true, texts }, gestures);
    const isFree = ({ thing }: { thing: string }) => kindOf(thing) === 'official';
    expect(on.looks(nothingMade).some(isFree)).toBe(true); // a free step is offered as long as nothing is begun
    for (const { args } of legal) {
      const [colour, region] = args as [number, number];
      const chosen = on.press(nothingMade, `colour ${colour}`)!;
      expect(pressedAt(tags.get(`above ${inRegion(seat, region)}`))).toBe(`region ${region}`);
      expect(on.look(chosen, `region ${region}`)?.is).toMatch(/can|chosen/);
      expect(on.looks(chosen).filter(isFree)).toEqual([]); // what is not pressed for itself lets the press through
    }
  });
  test('where Officials are asked for, each colour that may go is pressed for itself', () => {
    const { opened, seat } = asking('reassign', 3, 2);
    const tags = landsOf(opened, seat);
    const things = legalWords(opened, seat).flatMap(words => thingsOf(gestures, words));
    const legal = new Set(things.filter(key => kindOf(key) === 'official'));
    expect(legal.size).toBeGreaterThan(0);
    for (const official of legal)
      expect(pressedAt(tags.get(`officials ${seat * 2 * OFFICIALS + numberOf(official)}`))).toBe(official);
  });
});

describe('what has just happened is marked, and nothing beside it', () => {
  const markedBy = (...last: Told[]) => {
    const at = atFirstTurn();
    const html = draw(propsAt(at, at.seat, { last }), 'Board', 'Tray');
    return [...tagsOf(html)].filter(([, tag]) => isMarked(tag)).map(([key]) => key);
  };
  test('a Wall, a Governor and a claimed Task by their place', () => {
    expect(markedBy(['wall', 1, 7])).toEqual(['wallSlot 7']);
    expect(markedBy(['governor', 1, 3])).toEqual(['spot 3']);
    expect(markedBy(['claimed', 1, 2, 5])).toEqual(['task 2']);
  });
  test('rewards of a round mark no cell in red, whoever took or passed them on', () => {
    expect(markedBy(['declined', 1, 0], ['unable', 2, 1], ['accepted', 0, 2], ['noReward', 1], ['first', 1])).toEqual(
      [],
    );
  });
  test('what a rival does at home marks no Region of the reader’s own', () => {
    expect(markedBy(['recruited', 1, 0, 2], ['unrest', 1, 2, 1], ['hired', 1, 2, 2])).toEqual([]);
  });
  test('a Palace is told by the slot it stands on, the last that was built in its Region', () => {
    const { k, s } = atFirstTurn();
    const { palaceSlots } = k.box;
    s.palaces[2 * palaceSlots] = 1;
    s.palaces[2 * palaceSlots + 1] = 0;
    expect(gestures.told!(['palace', 0, 2], s, k.box)).toEqual([`palace ${2 * palaceSlots + 1}`]);
  });
});

describe('the rewards of the rounds', () => {
  test('this round’s column alone is lit, and who has taken one stands on it', () => {
    const at = atFirstTurn();
    at.s.column = [NOBODY, 1, NOBODY];
    const html = draw(propsAt(at, 0), 'Board');
    const table = /<table class="zg-rewards">.*?<\/table>/s.exec(html)![0];
    expect([...table.matchAll(/<td class="[^"]*\bnow\b[^"]*"/g)]).toHaveLength(3);
    expect([...table.matchAll(/class="[^"]*\btook\b/g)]).toHaveLength(1);
    expect(plain(table)).toContain('Rewards');
  });
});

describe('a player’s panel', () => {
  test('shows the points won, large; after the end the total', () => {
    const at = atFirstTurn();
    const { k, s } = at;
    s.low[0] = 3; // markers of seat 0: the most of an aspect count at the end only
    expect(k.result(s).totals[0]).toBeGreaterThan(0);
    const html = inWords(<Of props={propsAt(at, 0)} seat={0} part="Facts" />);
    expect(html).toMatch(/class="bignum points"[^>]*>0</);
    const opened = open(2, {}, 6);
    playUntil(opened, () => false, 6);
    const over = inWords(<Of props={propsAt(opened, 0)} seat={1} part="Facts" />);
    expect(plain(over)).toContain(`${opened.k.result(opened.s).totals[1]}`);
  });
  test('a rival’s lands lie in their panel: every tucked card is a thing that can travel there', () => {
    const at = atFirstTurn();
    const other = (at.seat + 1) % 3;
    at.s.tucked[other]![4] = 57;
    const html = inWords(<Of props={propsAt(at, at.seat)} seat={other} part="Facts" />);
    expect(tagsOf(html).has('card 57')).toBe(true);
    expect(inWords(<Of props={propsAt(at, at.seat)} seat={at.seat} part="Facts" />)).not.toContain('zg-mini-lands');
  });
});

describe('the hand', () => {
  test('says of every card whether it is above or below the pile; a watcher sees none', () => {
    const at = atFirstTurn();
    const { s, seat } = at;
    s.hands[seat] = [12, 60, 93];
    s.court.push(57);
    const html = draw(propsAt(at, seat), 'Tray');
    expect([...html.matchAll(/zg-relation (\w+)/g)].map(([, relation]) => relation)).toEqual([
      'lower',
      'higher',
      'higher',
    ]);
    const watched = draw(propsAt(at, SPECTATOR), 'Tray');
    for (const card of [12, 60, 93]) expect(tagsOf(watched).has(`card ${card}`)).toBe(false);
  });
  test('a good that the choice in the making would spend says what it would become', () => {
    const { opened, seat } = asking('recruit');
    const { k, s } = opened;
    const option = k.anyOption(s, seat, fastRand(1));
    const preview = k.preview(k.view(s, seat), seat, [option], fastRand(1));
    const props = propsAt(opened, seat, { proposed: option, line: [option], preview });
    expect(plain(draw(props, 'Outcome'))).toContain(COLOURS[k.words(option).args[0]!]!);
  });
});
