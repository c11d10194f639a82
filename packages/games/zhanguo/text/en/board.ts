import type { View } from '@tianxia/kernel';
import { inRegion, onTrack, standing, trackLength } from '../../at.ts';
import { type Box, CARD_PLACES, SLOTS } from '../../box.ts';
import { ASPECTS, COLOURS, PIECES, REGIONS } from '../../content/shape.ts';
import { NOBODY, type State } from '../../state.ts';
import { kinds } from './kinds.ts';

const SIGNS = ['r', 'g', 'w']; // Officials
const LETTERS = ['W', 'C', 'L']; // aspects
const WIDTH = 17;
const mark = (seat: number) => (seat === NOBODY ? '.' : `${seat + 1}`);
const indexes = (count: number) => Array.from({ length: count }, (_, i) => i);
const REGION_LIST = indexes(REGIONS);
const row = (name: string, cells: readonly string[]) =>
  `${name.padEnd(12)}${cells.map(cell => cell.padEnd(WIDTH)).join('')}`.trimEnd();

/** `rrg/w`: two red and a gray Official above, a white one below. */
function officials(s: State, seat: number, region: number): string {
  const stand = (counts: readonly number[]) =>
    SIGNS.map((sign, colour) => sign.repeat(counts[standing(seat, region, colour)]!)).join('');
  return `${stand(s.above) || '-'}/${stand(s.below) || '-'}`;
}
function player(s: State, box: Box, seat: number): string[] {
  const board = s.boards[seat]!;
  const cards = (list: readonly number[]) =>
    list.map(card => (card > 0 ? `${card}` : `${LETTERS[-1 - card]}?`)).join(' ') || '-';
  const markers = ASPECTS.map((_, aspect) => {
    const at = seat * ASPECTS.length + aspect;
    return `${LETTERS[aspect]}${s.low[at]}${s.tall[at]! > 0 ? `+${s.tall[at]}×${box.pack.tall.worth}` : ''}`;
  });
  const supply = COLOURS.map((_, colour) => `${s.supply[seat * COLOURS.length + colour]}${SIGNS[colour]}`);
  const turn = s.agenda.at(-1)?.seat === seat ? '>' : ' ';
  const drawn = s.drawn[seat]!.length > 0 ? `  drawn ${cards(s.drawn[seat]!)}` : '';
  const head = [
    `${turn} seat ${seat + 1}`,
    `${onTrack(s, seat)} points`,
    `markers ${markers.join(' ')}`,
    `supply ${supply.join(' ')}`,
    `left ${s.governorsLeft[seat]} Governors ${s.palacesLeft[seat]} Palaces ${s.wallsLeft[seat]} Walls`,
    `hand ${cards(s.hands[seat]!)}${drawn}`,
  ].join('  ');
  if (board === NOBODY) return [head];
  const tucked = (region: number) =>
    s.tucked[seat]!.slice(region * CARD_PLACES, (region + 1) * CARD_PLACES).filter(card => card > 0);
  return [
    `${head}  ${box.boards[board]!.id} ${box.boards[board]!.side}`,
    row(
      '  cards',
      REGION_LIST.map(region => cards(tucked(region))),
    ),
    row(
      '  officials',
      REGION_LIST.map(region => officials(s, seat, region)),
    ),
    row(
      '  land',
      REGION_LIST.map(
        region =>
          `${s.workers[inRegion(seat, region)]} w, unrest ${s.unrest[inRegion(seat, region)]}/${trackLength(s, box, seat, region)}`,
      ),
    ),
  ];
}
function taskLine(s: State, box: Box, task: number): string {
  const tile = box.pack.tasks[s.tasks[task]!]!;
  const slots = box.pack.taskSlots.length;
  const discs = s.discs
    .slice(task * slots, (task + 1) * slots)
    .map(mark)
    .join('');
  return `${PIECES[task % PIECES.length]} ${tile.needs.join('+')} ${discs}`;
}

/** Gameboard and player boards as this viewer knows them, for terminals and golden texts. */
export function boardText(view: View<State>, box: Box): string {
  const spots = (region: number) => {
    const squares = box.spotsOf[region]!.filter(spot => box.squareAt[spot] !== undefined);
    const open = indexes(view.seats).map(seat => mark(seat).repeat(view.open[inRegion(seat, region)]!));
    return `${squares.map(spot => mark(view.squares[spot]!)).join('')} open ${open.join('') || '-'}`;
  };
  const palaces = (region: number) =>
    view.palaces
      .slice(region * box.palaceSlots, (region + 1) * box.palaceSlots)
      .map(mark)
      .join('');
  const sections = view.faces.map((face, section) => {
    const site = box.pack.sites[box.siteOf[section]!]!.id;
    return `  ${site.padEnd(10)}${view.walls
      .slice(section * SLOTS, (section + 1) * SLOTS)
      .map(mark)
      .join('')}  ${kinds.face!(face, box)}`;
  });
  const column = view.column.map((seat, aspect) => `${LETTERS[aspect]}${mark(seat)}`).join(' ');
  const decks = view.decks.map(layers => layers.reduce((sum, layer) => sum + layer.pieces.length, 0));
  return [
    `Round ${view.round + 1}  court ${view.court.at(-1) ?? 'X'} (${view.court.length})  track ${view.track.map(mark).join(' ')}  rewards ${column}  decks ${decks.join(' ')}`,
    `markers left ${view.lowLeft.map((left, aspect) => `${LETTERS[aspect]}${left}`).join(' ')}  tall ${view.tallLeft.map((left, aspect) => `${LETTERS[aspect]}${left}`).join(' ')}`,
    row(
      '',
      REGION_LIST.map(region => `Region ${region + 1}`),
    ),
    row('Governors', REGION_LIST.map(spots)),
    row('Palaces', REGION_LIST.map(palaces)),
    'Walls',
    ...sections,
    `Tasks       ${view.tasks.map((_, task) => taskLine(view, box, task)).join('; ')}`,
    ...indexes(view.seats).flatMap(seat => player(view, box, seat)),
  ].join('\n');
}
