import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { readPack } from '../content/shape.ts';

// What an owner of the box may put in: the last pack that is taken, and the first that is refused with its path.
const taken = (change: object) => expect(() => readPack({ ...content, ...change })).not.toThrow();
const refused = (change: object, why: string) =>
  expect(() => readPack({ ...content, ...change })).toThrow(`pack.${why}`);

/** The rows, those with these ids changed. */
const changed = <R extends { id: string }>(rows: readonly R[], changes: Record<string, object>) =>
  rows.map(row => ({ ...row, ...changes[row.id] }));
const states = (changes: Record<string, object>) => ({ states: changed(content.states, changes) });
const spaces = (changes: Record<string, object>) => ({ spaces: changed(content.spaces, changes) });
/** Nobody has a skill but these. */
const skills = (of: Record<string, readonly object[]>) => ({
  generals: content.generals.map(row => ({ ...row, abilities: of[row.id] ?? [] })),
});
const placeOf = (general: string) => content.generals.findIndex(({ id }) => id === general);

test('an id is made of small letters and hyphens alone, and each stands there once', () => {
  taken(spaces({ 'train-armies': { id: 'drill-armies' } }));
  for (const id of ['2-armies', 'armies-2'])
    refused(spaces({ 'train-armies': { id } }), 'spaces[2].id: expected a text of at most 40 characters like');
  for (const part of ['states', 'spaces', 'locations', 'generals', 'enhancements'] as const) {
    const [first = '', second = ''] = content[part].map(({ id }) => id);
    const twice = { [part]: changed<{ id: string }>(content[part], { [second]: { id: first } }) };
    refused(twice, `${part}[1].id: ${first} stands there twice`);
  }
});
test('TK-001 the states stand in their order', () => {
  refused({ states: content.states.toReversed() }, 'states[0].id: expected wei');
});
test('TK-041 there are as many enhancement cards of each deck as are dealt', () => {
  const dealt = (unification: number, separation: number) =>
    states(Object.fromEntries(content.states.map(({ id }) => [id, { cards: { unification, separation } }])));
  taken(dealt(7, 7));
  refused(dealt(8, 7), 'enhancements: 21 unification cards, 24 are dealt');
  refused(dealt(7, 8), 'enhancements: 21 separation cards, 24 are dealt');
  const fewer = content.enhancements.filter(({ id }) => id !== content.enhancements[0]!.id);
  refused({ ...dealt(7, 7), enhancements: fewer }, 'enhancements: 20 unification cards, 21 are dealt');
});
test('TK-440 all cards together have 240 benefits at most; what else they can do is not counted', () => {
  const benefit = { kind: 'benefit', at: 'roundEnd', gives: [{ kind: 'gain', goods: { gold: 1 } }] };
  const pack = (next: object, built: object) => ({
    generals: content.generals.map((row, i) => ({
      ...row,
      abilities: i < 60 ? Array(4).fill(benefit) : i > 60 ? [] : [next],
    })),
    enhancements: content.enhancements.map((row, i) => ({ ...row, abilities: i === 2 ? [built] : [] })),
  });
  const other = { kind: 'winsTies' };
  taken(pack(other, other));
  refused(pack(benefit, other), 'generals[60].abilities: expected at most 240 benefits on all cards');
  refused(pack(other, benefit), 'enhancements[2].abilities: expected at most 240 benefits on all cards');
});
test('TK-001 a lord is a general of his state', () => {
  refused(states({ wei: { lord: 'liu-bei' } }), 'states[0].lord: liu-bei is no general of wei');
});
test('TK-042 TK-070 TK-072 a state draws no fewer generals than it keeps, and no more than are left', () => {
  const draft = (draw: number, keep: number) => states({ wei: { draft: { draw, keep } } });
  taken(draft(4, 4));
  refused(draft(3, 4), 'states[0]: cannot draw 3 and keep 4');
  const { initial, later } = content.tutorial;
  const needed = ['cao-cao', ...initial.wei, ...later.flatMap(row => row.states.wei)];
  const others = content.generals.filter(({ id, state }) => state === 'wei' && !needed.includes(id));
  const withMore = (many: number) => ({
    generals: content.generals.filter(row => !others.slice(many).includes(row)),
  });
  taken(withMore(2)); // three are left in round 9: ten, less the lord, four of the draft and one of each later round
  refused(withMore(1), 'states[0]: cannot draw 3 and keep 1');
});
test('TK-006 whoever a card or the tutorial names is a general of that state', () => {
  const met = (general: string) =>
    skills({ 'deng-ai': [{ kind: 'bidBonus', where: 'bids', when: [{ kind: 'alongside', general }], add: 1 }] });
  taken(met('cao-ren'));
  refused(met('guan-yu'), `generals[${placeOf('deng-ai')}].abilities: guan-yu is no general of wei`);
  for (const unreadable of ['Cao-ren', 'cao-ren!'])
    refused(
      met(unreadable),
      `generals[${placeOf('deng-ai')}].abilities[0].when[0].general: expected a text of at most 40 characters like ^[a-z-]+$, found "${unreadable}"`,
    );
  const { initial, later } = content.tutorial;
  refused(
    { tutorial: { initial: { ...initial, wei: ['guan-yu'] }, later } },
    'tutorial, round 1: guan-yu is no general of wei',
  );
  const wrong = later.map(row => (row.round === 5 ? { ...row, states: { ...row.states, wu: ['guan-yu'] } } : row));
  refused({ tutorial: { initial, later: wrong } }, 'tutorial, round 5: guan-yu is no general of wu');
});
test('TK-518 those who let their owner see more cards are added up, for each state by itself', () => {
  const pack = (draw: number, one: number, other: number) => ({
    ...skills({
      'xun-yu': [{ kind: 'recruitsFrom', more: one }, { kind: 'winsTies' }],
      'cao-ren': [{ kind: 'recruitsFrom', more: other }],
    }),
    recruiting: content.recruiting.map((row, i) =>
      i === 1 ? { ...row, states: { ...row.states, wei: { draw, keep: 1 } } } : row,
    ),
  });
  taken(pack(3, 4, 5)); // Shu draws four
  refused(
    pack(4, 4, 5),
    'recruiting[1].states.wei.draw: expected at most 3, found 4: generals of wei let their owner see 9 more, and one chooses from 12 at most',
  );
  refused(pack(3, 9, 9), 'recruiting[0].states.wei.draw: expected at most 0, found 3: generals of wei');
});
test('TK-003 TK-104 every border has one battle, which its two neighbours fight, and a location', () => {
  const battle = (change: object) => spaces({ 'battle-shu-wei': change });
  refused(battle({ does: { kind: 'battle', border: 'wei-wu' } }), 'spaces: expected one battle of wei-wu');
  refused(battle({ does: { kind: 'tribe' } }), 'spaces: expected one battle of shu-wei');
  for (const only of [undefined, ['shu'], ['wei', 'shu']]) refused(battle({ only }), 'spaces: who fights at shu-wei?');
  const elsewhere = content.locations.map(row => (row.border === 'shu-wu' ? { ...row, border: 'shu-wei' } : row));
  refused({ locations: elsewhere }, 'locations: none at shu-wu');
});
test('TK-002 TK-105 every state has one tribe of its own; another space may be its own, too', () => {
  for (const only of [undefined, ['wei']])
    refused(spaces({ 'tribal-wu': { only } }), `spaces: expected one tribe of ${only === undefined ? 'wu' : 'wei'}`);
  taken(spaces({ 'train-armies': { only: ['wu'] } }));
});
test('TK-087 TK-088 an alliance has two spaces to choose from at least', () => {
  const open = (...ids: string[]) => ({
    spaces: content.spaces.map(row => ({ ...row, alliance: ids.includes(row.id) })),
  });
  taken(open('train-armies', 'hire-import'));
  refused(open('train-armies'), 'spaces: expected two spaces an alliance may choose');
});
test('TK-102 there is one Han emperor, and two spaces have a criterion marker', () => {
  const emperor = { does: { kind: 'emperor', gold: 1 } };
  refused(spaces({ 'train-armies': emperor }), 'spaces: expected one Han emperor');
  refused(spaces({ 'control-han-emperor': { does: { kind: 'tribe' } } }), 'spaces: expected one Han emperor');
  const marker = (id: string, criterion: string) => spaces({ [id]: { criterion } });
  refused(marker('train-armies', 'marker'), 'spaces: expected two criterion markers, found 3');
  refused(marker('win-popular-support', 'combat'), 'spaces: expected two criterion markers, found 1');
});
