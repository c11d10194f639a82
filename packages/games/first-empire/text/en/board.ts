import { EMPTY, type View } from '@tianxia/kernel';
import {
  emperorAt,
  governorTileAt,
  inRegion,
  ofAspect,
  ofType,
  palaceTileAt,
  placeAt,
  sectionAt,
  slotAt,
  soldierAt,
  standing,
  wallSlotAt,
} from '../../at.ts';
import type { Box } from '../../box.ts';
import { ACTIONS, REGIONS, SITES, SYMBOLS } from '../../content/shape.ts';
import { NOBODY, type State } from '../../state.ts';

const who = (seat: number): string => (seat === NOBODY ? '.' : `${seat + 1}`);
const three = (list: readonly number[], at: number): string => list.slice(at, at + 3).join('/');
const short = (value: number): string => (value < 0 ? (['?', '?w', '?c', '?l'][-value - 1] ?? '?') : `${value}`);

function tableauText(s: State, box: Box, seat: number, region: number): string {
  const cards = [0, 1, 2].flatMap(i => {
    const at = placeAt(region, i);
    const card = s.tableau[seat]![at]!;
    if (card === EMPTY) return [];
    const tile = s.emperorOn[seat]![at]!;
    return [tile === EMPTY ? `${card}` : `${card}:${ACTIONS[box.emperorAction[tile]!]}`];
  });
  return cards.join('+') || '-';
}
function playerText(s: State, box: Box, seat: number): string[] {
  const turn = s.agenda.at(-1)?.seat === seat ? '>' : ' ';
  const head = `${turn}${seat + 1}${box.solo && seat === 1 ? ' (Li Si)' : ''}  ${s.points[seat]} VP  ship ${s.ship[seat]}  tokens ${three(s.tokens, ofAspect(seat, 0))}  large ${s.large.map(holder => (holder === seat ? 1 : 0)).join('/')}  hand ${s.hands[seat]!.map(short).join(' ') || '-'}`;
  const left = `   left: governors ${s.governorsLeft[seat]} palaces ${s.palacesLeft[seat]} walls ${s.wallsLeft[seat]} officials ${three(s.reserve, ofType(seat, 0))} soldiers locked ${s.locked[seat]} entrance ${s.entrance[seat]} alchemists ${s.alchemists[seat]!.map(short).join(' ') || '-'}`;
  const regions = REGIONS.map((name, region) => {
    const at = inRegion(seat, region);
    return `   ${name.padEnd(5)} unrest ${s.unrest[at]} officials ${three(s.officials, standing(seat, region, 0))} workers ${s.workers[at]} cards ${tableauText(s, box, seat, region)}`;
  });
  return [head, left, ...regions];
}
/** The game board, the Court and every player board as this viewer knows them, for terminals and golden texts. */
export function boardText(view: View<State>, box: Box): string {
  const s: State = view;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const regions = REGIONS.map((name, region) => {
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
    return `  ${name.padEnd(5)} governors ${count(s.governors)} ${tiles.join(' ')}  palaces ${count(s.palaces)} tiles ${palaces.map(kind => box.pack.palaceTiles[kind - 1]!.id).join(' ') || '-'}`;
  });
  const walls = SITES.map((name, site) => {
    const section = (at: number) => {
      const tile = box.pack.wallTiles[s.wallTiles[at]! - 1]!;
      const slots = [0, 1, 2, 3]
        .filter(i => box.levels[wallSlotAt(at, i)]! > 0)
        .map(i => `${box.levels[wallSlotAt(at, i)]}${who(s.walls[wallSlotAt(at, i)]!)}`);
      return `${tile.faces[s.wallSides[at]!]!.id}(${slots.join(' ')})`;
    };
    const emperors = s.emperors.slice(emperorAt(site, 0), emperorAt(site + 1, 0)).filter(tile => tile !== EMPTY);
    return `  ${name.padEnd(8)} ${section(sectionAt(site, 0))} ${section(sectionAt(site, 1))} emperor ${emperors.map(tile => box.pack.emperorTiles[tile - 1]!.id).join(' ') || '-'}`;
  });
  const spots = [0, 3, 6].map(row =>
    [0, 1, 2]
      .map(i => row + i)
      .map(spot =>
        `${SYMBOLS[s.symbols[spot]!]} ${box.pack.mausoleum.tiles[s.mausoleumTiles[spot]! - 1]!.id} ${s.soldiers
          .slice(soldierAt(spot, 0), soldierAt(spot + 1, 0))
          .map(who)
          .join('')}`.padEnd(20),
      )
      .join(' ')
      .trimEnd(),
  );
  return [
    `round ${s.round}  order ${s.order.map(who).join(' ')}  column ${s.column.map(who).join(' ')}  court ${s.court.at(-1) ?? '-'}  supply ${s.supply.join('/')}  large ${s.large.map(who).join('/')}  masters ${s.masters.join(' ') || '-'}`,
    ...regions,
    ...walls,
    ...spots.map(row => `  ${row}`),
    ...seats.flatMap(seat => playerText(s, box, seat)),
  ].join('\n');
}
