import { EMPTY, padded, type View } from '@tianxia/kernel';
import {
  emperorAt,
  governorTileAt,
  inRegion,
  ofAspect,
  ofType,
  palaceTileAt,
  placesIn,
  sectionAt,
  slotAt,
  slotsIn,
  soldierAt,
  standing,
} from '../at.ts';
import type { Box } from '../box.ts';
import { REGIONS, SITES } from '../content/shape.ts';
import { NOBODY, type State } from '../state.ts';

/** The words of a board in text. */
export interface BoardWords {
  aspects: readonly [string, string, string]; // a letter each, for cards whose back alone is known
  action: (action: number, box: Box) => string;
  region: (region: number, box: Box) => string;
  site: (site: number, box: Box) => string;
  symbol: (symbol: number, box: Box) => string;
  palaceTile?: (kind: number, box: Box) => string; // else by its id
  rival: string; // who plays by himself
  head: (points: number, ship: number, tokens: string, large: string, hand: string) => string;
  left: (pieces: Left) => string;
  land: (unrest: number, officials: string, workers: number, cards: string) => string;
  map: (governors: string, tiles: string, palaces: string, palaceTiles: string) => string;
  emperor: string;
  table: (
    round: number,
    order: string,
    column: string,
    court: string,
    supply: string,
    large: string,
    masters: string,
  ) => string;
}
interface Left {
  governors: number;
  palaces: number;
  walls: number;
  officials: string;
  locked: number;
  entrance: number;
  alchemists: string;
}
const who = (seat: number): string => (seat === NOBODY ? '.' : `${seat + 1}`);
const three = (list: readonly number[], at: number): string => list.slice(at, at + 3).join('/');
const short = (w: BoardWords, value: number): string => (value < 0 ? `?${w.aspects[-value - 2] ?? ''}` : `${value}`);

function tableauText(w: BoardWords, s: State, box: Box, seat: number, region: number): string {
  const cards = placesIn(region).flatMap(at => {
    const card = s.tableau[seat]![at]!;
    if (card === EMPTY) return [];
    const tile = s.emperorOn[seat]![at]!;
    return [tile === EMPTY ? `${card}` : `${card}:${w.action(box.emperorAction[tile]!, box)}`];
  });
  return cards.join('+') || '-';
}
function playerText(w: BoardWords, s: State, box: Box, seat: number): string[] {
  const cards = (list: readonly number[]) => list.map(one => short(w, one)).join(' ') || '-';
  const turn = s.agenda.at(-1)?.seat === seat ? '>' : ' ';
  const head = `${turn}${seat + 1}${box.solo && seat === 1 ? ` (${w.rival})` : ''}  ${w.head(s.points[seat]!, s.ship[seat]!, three(s.tokens, ofAspect(seat, 0)), s.large.map(holder => (holder === seat ? 1 : 0)).join('/'), cards(s.hands[seat]!))}`;
  const left = `   ${w.left({
    governors: s.governorsLeft[seat]!,
    palaces: s.palacesLeft[seat]!,
    walls: s.wallsLeft[seat]!,
    officials: three(s.reserve, ofType(seat, 0)),
    locked: s.locked[seat]!,
    entrance: s.entrance[seat]!,
    alchemists: cards(s.alchemists[seat]!),
  })}`;
  const regions = REGIONS.map((_, region) => {
    const at = inRegion(seat, region);
    return `   ${padded(w.region(region, box), 5)} ${w.land(s.unrest[at]!, three(s.officials, standing(seat, region, 0)), s.workers[at]!, tableauText(w, s, box, seat, region))}`;
  });
  return [head, left, ...regions];
}
/** The game board, the Court and every player board as this viewer knows them, for terminals, golden texts and readers who cannot see the board. */
export const boardTextIn =
  (w: BoardWords) =>
  (view: View<State>, box: Box): string => {
    const s: State = view;
    const seats = Array.from({ length: s.seats }, (_, seat) => seat);
    const regions = REGIONS.map((_, region) => {
      const tiles = [0, 1].flatMap(i => {
        const tile = s.governorTiles[governorTileAt(region, i)]!;
        if (tile === EMPTY) return [];
        const slots = box.blank[tile]
          ? ''
          : `[${who(s.slots[slotAt(region, i, 0)]!)}${who(s.slots[slotAt(region, i, 1)]!)}]`;
        return [`${box.pack.governorTiles[tile - 1]!.id}${slots}`];
      });
      const palaces = s.palaceTiles
        .slice(palaceTileAt(region, 0), palaceTileAt(region + 1, 0))
        .filter(kind => kind !== EMPTY);
      const count = (list: readonly number[]) => seats.map(seat => list[inRegion(seat, region)]).join('/');
      return `  ${padded(w.region(region, box), 5)} ${w.map(count(s.governors), tiles.join(' '), count(s.palaces), palaces.map(kind => w.palaceTile?.(kind, box) ?? box.pack.palaceTiles[kind - 1]!.id).join(' ') || '-')}`;
    });
    const walls = SITES.map((_, site) => {
      const section = (at: number) => {
        const tile = box.pack.wallTiles[s.wallTiles[at]! - 1]!;
        const slots = slotsIn(at)
          .filter(slot => box.levels[slot]! > 0)
          .map(slot => `${box.levels[slot]}${who(s.walls[slot]!)}`);
        return `${tile.faces[s.wallSides[at]!]!.id}(${slots.join(' ')})`;
      };
      const idOf = (tile: number) => box.pack.emperorTiles[tile - 1]?.id ?? '-';
      const there = s.emperors.slice(emperorAt(site, 0), emperorAt(site + 1, 0));
      const emperors = box.emperorsBySection ? there : there.filter(tile => tile !== EMPTY); // FE-027: a tile a section, or a pile
      return `  ${padded(w.site(site, box), 8)} ${section(sectionAt(site, 0))} ${section(sectionAt(site, 1))} ${w.emperor} ${emperors.map(idOf).join(' ') || '-'}`;
    });
    const spots = [0, 3, 6].map(row =>
      [0, 1, 2]
        .map(i => row + i)
        .map(spot =>
          padded(
            `${w.symbol(s.symbols[spot]!, box)} ${box.pack.mausoleum.tiles[s.mausoleumTiles[spot]! - 1]!.id} ${s.soldiers
              .slice(soldierAt(spot, 0), soldierAt(spot + 1, 0))
              .map(who)
              .join('')}`,
            20,
          ),
        )
        .join(' ')
        .trimEnd(),
    );
    return [
      w.table(
        s.round,
        s.order.map(who).join(' '),
        s.column.map(who).join(' '),
        `${s.court.at(-1) ?? '-'}`,
        s.supply.join('/'),
        s.large.map(who).join('/'),
        s.masters.join(' ') || '-',
      ),
      ...regions,
      ...walls,
      ...spots.map(row => `  ${row}`),
      ...seats.flatMap(seat => playerText(w, s, box, seat)),
    ].join('\n');
  };
