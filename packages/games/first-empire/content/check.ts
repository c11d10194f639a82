import { ShapeError } from '@tianxia/kernel';
import { ACTIONS, type Pack, shape } from './shape.ts';

const copies = (tiles: Pack['palaceTiles']) => tiles.reduce((sum, tile) => sum + tile.copies, 0);

/** What a shape cannot see: that the parts fit together. */
export function readPack(json: unknown): Pack {
  const pack = shape(json, 'pack');
  const demand = (holds: boolean, path: string, wanted: string) => {
    if (!holds) throw new ShapeError(`pack.${path}: expected ${wanted}`);
  };
  for (const [i, { id }] of pack.courtActions.entries())
    demand(id === ACTIONS[i], `courtActions[${i}].id`, ACTIONS[i]!);
  pack.unificationCards.forEach(({ number, ability }, i) => {
    demand(number === i + 1, `unificationCards[${i}].number`, `${i + 1}, in order and each once`);
    demand(
      pack.abilities.some(({ id }) => id === ability),
      `unificationCards[${i}].ability`,
      `the id of an ability, not ${ability}`,
    );
  });
  const { symbols, tiles } = pack.mausoleum;
  demand(new Set(symbols).size === symbols.length, 'mausoleum.symbols', 'each symbol once');
  for (const [icon, many] of [
    ['region', 5],
    ['wall', 3],
    ['elixir', 1],
  ] as const)
    demand(tiles.filter(tile => tile.icon === icon).length === many, 'mausoleum.tiles', `${many} with icon ${icon}`);
  tiles.forEach(({ icon, needs }, i) => {
    const at = `mausoleum.tiles[${i}].needs`;
    demand(
      icon === 'region' || (needs.governors ?? needs.palaces) === undefined,
      at,
      'Governors and Palaces on Region tiles only',
    );
    demand(icon === 'wall' || needs.walls === undefined, at, 'walls at a site on Wall tiles only');
  });
  const masters = pack.elixirRoute.spaces.filter(space => space.master === true).length;
  demand(masters === 1, 'elixirRoute.spaces', `one space with a Master, not ${masters}`);
  pack.unificationTables.forEach(({ id, rows }, i) => {
    demand(
      pack.unificationTables.findIndex(table => table.id === id) === i,
      `unificationTables[${i}].id`,
      'each id once',
    );
    demand(new Set(rows.map(row => row.aspect)).size === 3, `unificationTables[${i}].rows`, 'each aspect once');
  });
  for (const n of ['2', '3', '4'] as const) demandFor(pack, n, demand);
  pack.liSi.cards.forEach(({ deck, top, below, shipStart }, i) => {
    const at = `liSi.cards[${i}]`;
    for (const number of deck)
      demand(
        pack.liSi.orders.some(order => order.number === number),
        `${at}.deck`,
        `known cards, not ${number}`,
      );
    for (const face of [top, below])
      demand(
        pack.liSi.scoring.some(({ id }) => id === face),
        at,
        `a known scoring face, not ${face}`,
      );
    demand(shipStart < pack.elixirRoute.spaces.length, `${at}.shipStart`, 'a space of the route');
  });
  return pack;
}
function demandFor(
  pack: Pack,
  n: '2' | '3' | '4',
  demand: (holds: boolean, path: string, wanted: string) => void,
): void {
  const players = Number(n);
  const aspect = players * pack.cardsOfEachAspect * pack.rounds;
  for (const { id } of pack.aspects)
    demand(
      pack.unificationCards.filter(card => card.aspect === id).length >= aspect,
      'unificationCards',
      `${aspect} of ${id}`,
    );
  demand(pack.mastersByPlayers[n] >= players, `mastersByPlayers.${n}`, 'a Master for everybody');
  demand(
    pack.masterAlchemistCards.length >= pack.mastersByPlayers[n],
    `mastersByPlayers.${n}`,
    'no more than there are',
  );
  const { blank, bonus, inRegion } = pack.governorTilesByPlayers[n];
  const blanks = pack.governorTiles.filter(tile => tile.slots.length === 0).length;
  demand(blank <= blanks, `governorTilesByPlayers.${n}.blank`, `at most ${blanks}`);
  demand(bonus <= pack.governorTiles.length - blanks, `governorTilesByPlayers.${n}.bonus`, 'no more than there are');
  demand(blank + bonus === 5 * inRegion, `governorTilesByPlayers.${n}`, `${5 * inRegion} tiles in all`);
  demand(
    5 * pack.palaceTilesByPlayers[n] <= copies(pack.palaceTiles),
    `palaceTilesByPlayers.${n}`,
    'no more than there are',
  );
  demand(
    pack.emperorTilesByPlayers[n] <= pack.emperorTiles.length,
    `emperorTilesByPlayers.${n}`,
    'no more than there are',
  );
  for (const site of pack.wallSites)
    demand(
      pack.emperorTiles.filter(tile => tile.site === site.id).length <= 2,
      'emperorTiles',
      'at most two for a site',
    );
  pack.wallSections[n].forEach(({ site, side, levels }, i) => {
    const at = `wallSections.${n}[${i}]`;
    demand(
      site === pack.wallSites[i >> 1]!.id && side === (i % 2 === 0 ? 'left' : 'right'),
      at,
      'the sites in order, left first',
    );
    demand(levels.length === players, `${at}.levels`, `${players} slots`);
  });
  for (const [i, tile] of pack.mausoleum.tiles.entries())
    demand(
      tile.slots.filter(slot => slot.players <= players).length >= players,
      `mausoleum.tiles[${i}].slots`,
      `${n} slots for ${n} players`,
    );
}
