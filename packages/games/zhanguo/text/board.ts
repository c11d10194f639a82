import { padded, type Texts, type View } from '@tianxia/kernel';
import { inRegion, onTrack, standing, trackLength } from '../at.ts';
import { type Box, CARD_PLACES, SLOTS } from '../box.ts';
import { ASPECTS, COLOURS, PIECES, REGIONS } from '../content/shape.ts';
import { NOBODY, type State, type ZhanGuo } from '../state.ts';

/** What the picture of the board says; names of its rows are padded to one width. */
export interface BoardWords {
  officialSigns: readonly string[]; // one letter each
  aspectSigns: readonly string[];
  board: (id: string, side: string) => string;
  seat: (n: number) => string;
  points: (n: number) => string;
  drawn: string;
  markers: string;
  supply: string;
  left: (governors: number, palaces: number, walls: number) => string;
  hand: string;
  rows: { cards: string; officials: string; land: string };
  land: (workers: number, unrest: number, of: number) => string;
  pieces: Readonly<Record<(typeof PIECES)[number], string>>;
  open: string;
  head: (round: number, court: string, cards: number, track: string, rewards: string, decks: string) => string;
  markersLeft: (low: string, tall: string) => string;
  region: (n: number) => string;
  governors: string;
  palaces: string;
  walls: string;
  tasks: string;
  site: (names: { en: string; zh: string }, id: string) => string;
}
const WIDTH = 17;
const mark = (seat: number) => (seat === NOBODY ? '.' : `${seat + 1}`);
const indexes = (count: number) => Array.from({ length: count }, (_, i) => i);
const REGION_LIST = indexes(REGIONS);
const row = (name: string, cells: readonly string[]) =>
  `${padded(name, 12)}${cells.map(cell => padded(cell, WIDTH)).join('')}`.trimEnd();

/** `rrg/w`: two red and a gray Official above, a white one below. */
function officials({ officialSigns }: BoardWords, s: State, seat: number, region: number): string {
  const stand = (counts: readonly number[]) =>
    officialSigns.map((sign, colour) => sign.repeat(counts[standing(seat, region, colour)]!)).join('');
  return `${stand(s.above) || '-'}/${stand(s.below) || '-'}`;
}
function player(words: BoardWords, s: State, box: Box, seat: number): string[] {
  const board = s.boards[seat]!;
  const cards = (list: readonly number[]) =>
    list.map(card => (card > 0 ? `${card}` : `${words.aspectSigns[-1 - card]}?`)).join(' ') || '-';
  const markers = ASPECTS.map((_, aspect) => {
    const at = seat * ASPECTS.length + aspect;
    return `${words.aspectSigns[aspect]}${s.low[at]}${s.tall[at]! > 0 ? `+${s.tall[at]}×${box.pack.tall.worth}` : ''}`;
  });
  const supply = COLOURS.map(
    (_, colour) => `${s.supply[seat * COLOURS.length + colour]}${words.officialSigns[colour]}`,
  );
  const turn = s.agenda.at(-1)?.seat === seat ? '>' : ' ';
  const drawn = s.drawn[seat]!.length > 0 ? `  ${words.drawn} ${cards(s.drawn[seat]!)}` : '';
  const head = [
    `${turn} ${words.seat(seat + 1)}`,
    words.points(onTrack(s, seat)),
    `${words.markers} ${markers.join(' ')}`,
    `${words.supply} ${supply.join(' ')}`,
    words.left(s.governorsLeft[seat]!, s.palacesLeft[seat]!, s.wallsLeft[seat]!),
    `${words.hand} ${cards(s.hands[seat]!)}${drawn}`,
  ].join('  ');
  if (board === NOBODY) return [head];
  const tucked = (region: number) =>
    s.tucked[seat]!.slice(region * CARD_PLACES, (region + 1) * CARD_PLACES).filter(card => card > 0);
  return [
    `${head}  ${words.board(box.boards[board]!.id, box.boards[board]!.side)}`,
    row(
      `  ${words.rows.cards}`,
      REGION_LIST.map(region => cards(tucked(region))),
    ),
    row(
      `  ${words.rows.officials}`,
      REGION_LIST.map(region => officials(words, s, seat, region)),
    ),
    row(
      `  ${words.rows.land}`,
      REGION_LIST.map(region =>
        words.land(
          s.workers[inRegion(seat, region)]!,
          s.unrest[inRegion(seat, region)]!,
          trackLength(s, box, seat, region),
        ),
      ),
    ),
  ];
}
function taskLine(words: BoardWords, s: State, box: Box, task: number): string {
  const tile = box.pack.tasks[s.tasks[task]!]!;
  const slots = box.pack.taskSlots.length;
  const discs = s.discs
    .slice(task * slots, (task + 1) * slots)
    .map(mark)
    .join('');
  const need = (where: string) => {
    const site = box.pack.sites.find(({ id }) => id === where);
    return site === undefined ? where : words.site(site.names, site.id); // else the number of a Region
  };
  return `${words.pieces[PIECES[task % PIECES.length]!]} ${tile.needs.map(need).join('+')} ${discs}`;
}

/** Gameboard and player boards as this viewer knows them, for terminals, screen readers and golden texts. */
export const boardTextIn =
  (words: BoardWords, kinds: Texts<ZhanGuo>['kinds']) =>
  (view: View<State>, box: Box): string => {
    const spots = (region: number) => {
      const squares = box.spotsOf[region]!.filter(spot => box.squareAt[spot] !== undefined);
      const open = indexes(view.seats).map(seat => mark(seat).repeat(view.open[inRegion(seat, region)]!));
      return `${squares.map(spot => mark(view.squares[spot]!)).join('')} ${words.open} ${open.join('') || '-'}`;
    };
    const palaces = (region: number) =>
      view.palaces
        .slice(region * box.palaceSlots, (region + 1) * box.palaceSlots)
        .map(mark)
        .join('');
    const sections = view.faces.map((face, section) => {
      const { names, id } = box.pack.sites[box.siteOf[section]!]!;
      return `  ${padded(words.site(names, id), 10)}${view.walls
        .slice(section * SLOTS, (section + 1) * SLOTS)
        .map(mark)
        .join('')}  ${kinds.face!(face, box)}`;
    });
    const column = view.column.map((seat, aspect) => `${words.aspectSigns[aspect]}${mark(seat)}`).join(' ');
    const decks = view.decks.map(layers => layers.reduce((sum, layer) => sum + layer.pieces.length, 0));
    const ofAspects = (counts: readonly number[]) =>
      counts.map((left, aspect) => `${words.aspectSigns[aspect]}${left}`).join(' ');
    return [
      words.head(
        view.round + 1,
        `${view.court.at(-1) ?? 'X'}`,
        view.court.length,
        view.track.map(mark).join(' '),
        column,
        decks.join(' '),
      ),
      words.markersLeft(ofAspects(view.lowLeft), ofAspects(view.tallLeft)),
      row(
        '',
        REGION_LIST.map(region => words.region(region + 1)),
      ),
      row(words.governors, REGION_LIST.map(spots)),
      row(words.palaces, REGION_LIST.map(palaces)),
      words.walls,
      ...sections,
      `${padded(words.tasks, 12)}${view.tasks.map((_, task) => taskLine(words, view, box, task)).join('; ')}`,
      ...indexes(view.seats).flatMap(seat => player(words, view, box, seat)),
    ].join('\n');
  };
