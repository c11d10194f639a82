import { expect, test } from 'vitest';
import { readPack } from '../content/check.ts';
import { content } from '../content/index.ts';
import type { Pack } from '../content/shape.ts';

// What an owner of the box may put in: the last pack that is taken, and the first that is refused with its path.
const taken = (change: object) => expect(() => readPack({ ...content, ...change })).not.toThrow();
const refused = (change: object, why: string) =>
  expect(() => readPack({ ...content, ...change })).toThrow(`pack.${why}`);

/** The rows with the one at this place changed. */
const changed = <T extends object>(rows: readonly T[], at: number, change: object): T[] =>
  rows.map((row, i) => (i === at ? { ...row, ...change } : row));
const mausoleum = (change: object) => ({ mausoleum: { ...content.mausoleum, ...change } });
/** What is laid out for so many players is changed. */
const by = (rows: keyof Pack, players: '2' | '3' | '4', many: unknown) => ({
  [rows]: { ...(content[rows] as object), [players]: many },
});
const liSi = (change: object) => ({ liSi: { ...content.liSi, ...change } });

test('FE-110 the Court Actions stand in their order', () => {
  refused({ courtActions: content.courtActions.toReversed() }, 'courtActions[0].id: expected recruit');
});
test('FE-004 the cards stand in the order of their numbers, and there are enough of each aspect for four', () => {
  const twice = changed(content.unificationCards, 5, { number: 5 });
  refused({ unificationCards: twice }, 'unificationCards[5].number: expected 6, in order and each once');
  const other = changed(content.unificationCards, 40, { aspect: 'laws' });
  refused({ unificationCards: other }, 'unificationCards: expected 40 of currency');
  taken({ unificationCards: other, rounds: 4 });
});
test('FE-023 nine different symbols, and five Region tiles, three Wall tiles and one of the Elixir', () => {
  refused(
    mausoleum({ symbols: content.mausoleum.symbols.with(1, 'chu') }),
    'mausoleum.symbols: expected each symbol once',
  );
  const icon = (at: number, icon: string) =>
    mausoleum({ tiles: changed(content.mausoleum.tiles, at, { icon, needs: {} }) });
  refused(icon(0, 'wall'), 'mausoleum.tiles: expected 5 with icon region');
  refused(icon(5, 'elixir'), 'mausoleum.tiles: expected 3 with icon wall');
});
test('FE-024 what a tile asks for can lie where its icon points', () => {
  const needs = (at: number, needs: object) => mausoleum({ tiles: changed(content.mausoleum.tiles, at, { needs }) });
  taken(needs(0, { governors: 1, palaces: 1, wallsInAll: 1, alchemistCards: 1 }));
  taken(needs(5, { walls: 1, wallsInAll: 1 }));
  for (const one of [{ governors: 1 }, { palaces: 1 }])
    for (const at of [5, 8])
      refused(needs(at, one), `mausoleum.tiles[${at}].needs: expected Governors and Palaces on Region tiles only`);
  for (const at of [0, 8])
    refused(needs(at, { walls: 1 }), `mausoleum.tiles[${at}].needs: expected walls at a site on Wall tiles only`);
});
test('FE-271 FE-273 a tile has a slot for each player', () => {
  const slots = (...players: number[]) =>
    mausoleum({
      tiles: changed(content.mausoleum.tiles, 3, { slots: players.map(from => ({ points: 1, players: from })) }),
    });
  taken(slots(2, 2, 3, 4));
  refused(slots(2, 3, 3, 4), 'mausoleum.tiles[3].slots: expected 2 slots for 2 players');
  refused(slots(2, 2, 4, 4), 'mausoleum.tiles[3].slots: expected 3 slots for 3 players');
  refused(slots(2, 2, 3), 'mausoleum.tiles[3].slots: expected 4 slots for 4 players');
});
test('FE-137 one space of the Elixir route has a Master', () => {
  const { spaces } = content.elixirRoute;
  const route = (spaces: object[]) => ({ elixirRoute: { ...content.elixirRoute, spaces } });
  refused(route([...spaces, { master: true }]), 'elixirRoute.spaces: expected one space with a Master, not 2');
  refused(
    route(spaces.map(({ master: _, ...space }) => space)),
    'elixirRoute.spaces: expected one space with a Master, not 0',
  );
});
test('FE-021 three different Unification tables, each with a row for every aspect', () => {
  const tables = content.unificationTables;
  refused({ unificationTables: changed(tables, 2, { id: 'front' }) }, 'unificationTables[2].id: expected each id once');
  const rows = changed(tables[1]!.rows, 0, { aspect: tables[1]!.rows[1]!.aspect });
  refused({ unificationTables: changed(tables, 1, { rows }) }, 'unificationTables[1].rows: expected each aspect once');
});
test('FE-030 there is a Master for everybody, and no more are laid out than there are', () => {
  taken(by('mastersByPlayers', '2', 5));
  refused(by('mastersByPlayers', '2', 6), 'mastersByPlayers.2: expected no more than there are');
  refused(by('mastersByPlayers', '4', 3), 'mastersByPlayers.4: expected a Master for everybody');
});
test('FE-029 Governor tiles lie in every region, blanks and others, no more than there are', () => {
  const tiles = (players: '2' | '3' | '4', blank: number, bonus: number, inRegion: number) =>
    by('governorTilesByPlayers', players, { blank, bonus, inRegion });
  taken(tiles('3', 0, 10, 2));
  refused(tiles('2', 3, 2, 1), 'governorTilesByPlayers.2.blank: expected at most 2');
  const fewer = { ...tiles('3', 0, 10, 2), governorTiles: content.governorTiles.slice(1) };
  refused(fewer, 'governorTilesByPlayers.3.bonus: expected no more than there are');
  for (const bonus of [4, 6]) refused(tiles('3', 0, bonus, 1), 'governorTilesByPlayers.3: expected 5 tiles in all');
  refused(tiles('4', 2, 7, 2), 'governorTilesByPlayers.4: expected 10 tiles in all');
});
test('FE-026 FE-027 FE-028 Palace and Emperor tiles are enough, and no more than two Emperor tiles belong to a site', () => {
  const fewer = changed(content.palaceTiles, 0, { copies: 2 }); // of fifteen that four players need
  refused({ palaceTiles: fewer }, 'palaceTilesByPlayers.4: expected no more than there are');
  refused(by('emperorTilesByPlayers', '2', 7), 'emperorTilesByPlayers.2: expected no more than there are');
  const third = changed(
    content.emperorTiles,
    content.emperorTiles.findIndex(({ site }) => site !== 'jade'),
    { site: 'jade' },
  );
  refused({ emperorTiles: third }, 'emperorTiles: expected at most two for a site');
});
test('FE-047 eight Starting tiles are enough for four players', () => {
  taken({ startingTiles: content.startingTiles.slice(0, 8) });
  refused({ startingTiles: content.startingTiles.slice(0, 7) }, 'startingTiles: expected a list of 8..20');
});
test('FE-012 FE-190 FE-192 the sections stand in the order of their sites, each with a slot for every player', () => {
  const sections = (at: number, change: object) =>
    by('wallSections', '3', changed(content.wallSections['3'], at, change));
  refused(sections(2, { site: 'crimson' }), 'wallSections.3[2]: expected the sites in order, left first');
  refused(sections(3, { side: 'left' }), 'wallSections.3[3]: expected the sites in order, left first');
  refused(sections(4, { side: 'right' }), 'wallSections.3[4]: expected the sites in order, left first');
  refused(sections(5, { levels: [1, 2] }), 'wallSections.3[5].levels: expected 3 slots');
});
test('FE-362 FE-364 what Li Si plays and scores by is in the box', () => {
  const card = (change: object) => liSi({ cards: changed(content.liSi.cards, 1, change) });
  refused(card({ deck: [1, 60] }), 'liSi.cards[1].deck: expected known cards, not 60');
  refused(card({ top: 'Z' }), 'liSi.cards[1]: expected a known scoring face, not Z');
  refused(card({ below: 'Z' }), 'liSi.cards[1]: expected a known scoring face, not Z');
  const last = content.elixirRoute.spaces.length - 1;
  taken(card({ shipStart: last }));
  refused(card({ shipStart: last + 1 }), 'liSi.cards[1].shipStart: expected a space of the route');
});
