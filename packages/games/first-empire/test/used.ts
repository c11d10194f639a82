/** Everything of the content pack, and what of it was used in a game: so that records can prove that nothing is idle. */
import { EMPTY, type Kernel, type LiveTable, SPECTATOR, type Table } from '@tianxia/kernel';
import { SLOTS, sectionOf } from '../at.ts';
import { type Box, isLiSi, LI_SI } from '../box.ts';
import type { Pack } from '../content/shape.ts';
import { wallPoints } from '../facts/walls.ts';
import { game } from '../index.ts';
import { type FirstEmpire, NOBODY, type State } from '../state.ts';

export function everythingIn(pack: Pack): Set<string> {
  const ids = (list: readonly { id: string }[], use: string) => list.map(({ id }) => `${id} ${use}`);
  return new Set([
    ...pack.unificationCards.flatMap(({ number }) => [`card ${number} tucked`, `card ${number} at Court`]),
    ...ids(pack.abilities, 'activated'),
    ...ids(pack.alchemistCards, 'activated'),
    ...ids(pack.masterAlchemistCards, 'activated'),
    ...ids(pack.startingTiles, 'chosen'),
    ...pack.governorTiles.flatMap(({ id, slots }) =>
      slots.length === 0 ? [`${id} laid`] : slots.map((_, side) => `${id} slot ${side}`),
    ),
    ...ids(pack.palaceTiles, 'taken'),
    ...ids(pack.emperorTiles, 'on a card'),
    ...pack.wallTiles.flatMap(({ faces }) => ids(faces, 'scored')),
    ...ids(pack.mausoleum.tiles, 'guarded'),
    ...pack.unificationTables.flatMap(({ id, rows }) =>
      rows.flatMap(({ aspect, rewards }) => rewards.map((_, i) => `${id} ${aspect} ${i + 1} accepted`)),
    ),
    ...ids(pack.liSi.cards, 'met'),
    ...pack.liSi.orders.map(({ number }) => `order ${number} obeyed`),
    ...ids(pack.liSi.scoring, 'walls').filter(use => pack.liSi.cards.some(({ top }) => use.startsWith(top))),
    ...ids(pack.liSi.scoring, 'bottom line'),
  ]);
}
type LiveGame = LiveTable<State>;
/** What one event uses. Tiles that are asked about stay where they were laid, so the last position tells them. */
const uses: Record<string, (box: Box, s: State, args: readonly number[], round: number) => string> = {
  tucked: (_box, _s, [, card]) => `card ${card} tucked`,
  court: (_box, _s, [, card]) => `card ${card} at Court`,
  activated: (box, _s, [, card = 0]) => `${abilityOf(box, card)} activated`,
  chose: ({ pack }, _s, [, tile = 0]) => `${pack.startingTiles[tile - 1]!.id} chosen`,
  governor: (box, s, [seat = 0, space = 0]) => {
    if (space >= SLOTS || isLiSi(box, seat)) return 'a Governor without a bonus';
    return `${box.pack.governorTiles[s.governorTiles[space >> 1]! - 1]!.id} slot ${space & 1}`;
  },
  palaceTile: ({ pack }, _s, [, kind = 0]) => `${pack.palaceTiles[kind - 1]!.id} taken`,
  emperor: ({ pack }, _s, [, tile = 0]) => `${pack.emperorTiles[tile - 1]!.id} on a card`,
  soldier: ({ pack }, s, [, symbol = 0]) =>
    `${pack.mausoleum.tiles[s.mausoleumTiles[s.symbols.indexOf(symbol)]! - 1]!.id} guarded`,
  accepted: ({ pack }, s, [, , aspect = 0], round) =>
    `${pack.unificationTables[s.table]!.id} ${pack.aspects[aspect]!.id} ${round} accepted`,
  liSiOrder: (_box, _s, [, order]) => `order ${order} obeyed`,
};
function abilityOf(box: Box, card: number): string {
  const { pack } = box;
  if (card >= box.firstMaster) return pack.masterAlchemistCards[card - box.firstMaster]!.id;
  if (card >= box.firstAlchemist) return pack.alchemistCards[(card - box.firstAlchemist) % 5]!.id;
  return pack.unificationCards[card - 1]!.ability;
}
function usedAtEnd(used: Set<string>, k: Kernel<FirstEmpire>, s: State, level: number): void {
  const { box } = k;
  const { pack } = box;
  for (const tile of s.governorTiles)
    if (tile !== EMPTY && box.blank[tile]) used.add(`${pack.governorTiles[tile - 1]!.id} laid`);
  for (const [slot, seat] of s.walls.entries())
    if (seat !== NOBODY && !isLiSi(box, seat) && wallPoints(s, box, seat, slot) > 0)
      used.add(`${pack.wallTiles[s.wallTiles[sectionOf(slot)]! - 1]!.faces[s.wallSides[sectionOf(slot)]!]!.id} scored`);
  if (!box.solo) return;
  const card = pack.liSi.cards[level - 1]!;
  used.add(`${card.id} met`);
  if (s.walls.includes(LI_SI)) used.add(`${card.top} walls`);
  const { lines } = k.result(s);
  for (const id of [card.top, card.below]) {
    const { kind } = pack.liSi.scoring.find(face => face.id === id)!.bottom;
    if (lines[kind]![LI_SI]! > 0) used.add(`${id} bottom line`);
  }
}
export interface Used {
  things: Set<string>;
  events: Set<string>;
  moves: Set<string>;
}
/** Looks back on a finished game. */
export function usedIn(k: Kernel<FirstEmpire>, live: LiveGame, { options }: Table): Used {
  const used: Used = { things: new Set(), events: new Set(), moves: new Set() };
  let round = 0;
  for (const [event, ...args] of [...live.update(SPECTATOR).opening, ...live.happened.flatMap(({ told }) => told)]) {
    used.events.add(event);
    if (event === 'round') round = args[0]!;
    const use = uses[event]?.(k.box, live.state, args, round);
    if (use !== undefined) used.things.add(use);
  }
  for (const { words } of live.happened) used.moves.add(words.split(' ')[0]!);
  usedAtEnd(used.things, k, live.state, Number(options.liSi));
  return used;
}
export const everyMove = (): string[] =>
  Object.entries(game.flow).flatMap(([at, step]) =>
    typeof step === 'function' ? [] : Object.keys(step.moves).map(move => `${at}.${move}`),
  );
