import { type InWordsProps, type PartInWords, part } from '@tianxia/board';
import { EMPTY } from '@tianxia/kernel';
import {
  emperorAt,
  faceAt,
  governorTileAt,
  inRegion,
  ofType,
  palaceTilesIn,
  SPOTS,
  sideOf,
  siteOf,
  slotAt,
  slotsIn,
} from '../at.ts';
import { isLiSi } from '../box.ts';
import { inArea, leadsIn } from '../facts/governors.ts';
import { ALL_ROWS, aspectOfRow, ranking, rewardOfRow, strength } from '../facts/tokens.ts';
import { faceOfSection } from '../facts/walls.ts';
import { ALL_ASPECTS, ALL_REGIONS, ALL_SECTIONS, ALL_SITES } from '../rule.ts';
import { type FirstEmpire, NOBODY } from '../state.ts';
import { cardsIn } from '../tableau.ts';
import { landSaid } from './landSaid.ts';
import {
  actionName,
  aspectName,
  cardName,
  cardText,
  effectsText,
  officialName,
  regionName,
  siteName,
  symbolName,
} from './naming.ts';
import { peopleAt } from './people.ts';
import { spotOf } from './spots.ts';
import type { Words } from './words.ts';

type At = InWordsProps<FirstEmpire>;
const BOTH = [0, 1] as const;

/** The Court, the Unification table, five regions, the Great Wall, the Elixir, the Mausoleum, everybody's lands, the viewer's hand. */
export function inWords(at: At, words: Words): PartInWords[] {
  const { kernel, view, viewer, players } = at;
  const { box } = kernel;
  const people = peopleAt(words, players, viewer);
  const card = (one: number) => `${cardName(words, box, one)}, ${cardText(words, box, one)}`;
  const hand = [...(view.hands[viewer] ?? [])].sort((a, b) => a - b).map(card);
  return [
    court(at, words),
    unification(at, words),
    ...ALL_REGIONS.map(region => onMap(at, words, region)),
    part(
      words.wall,
      ...ALL_SECTIONS.flatMap(section => sectionSaid(at, words, section)),
      ...ALL_SITES.map(site => emperorsSaid(at, words, site)),
    ),
    part(words.sea, ...view.ship.map((space, seat) => words.shipAt(people(seat), space))),
    tomb(at, words),
    ...view.points.map((_, seat) => landsOf(at, words, seat)),
    ...(viewer < 0 ? [] : [part(words.hand, ...(hand.length === 0 ? [words.handEmpty] : hand))]),
    ...(viewer < 0 ? [] : [part(words.aside, ...(view.alchemists[viewer] ?? []).map(card))]),
  ].filter(({ lines }) => lines.length > 0);
}

function court({ kernel, view, viewer, players }: At, words: Words): PartInWords {
  const { box } = kernel;
  const people = peopleAt(words, players, viewer);
  const top = view.court.at(-1);
  const masters = view.masters.map(card => cardText(words, box, card));
  return part(
    words.court,
    top === undefined ? words.courtEmpty : `${words.courtTop(top)}. ${cardText(words, box, top)}`,
    `${words.masters}: ${masters.join('; ') || words.mastersGone}`,
    ...ALL_ASPECTS.map(aspect => {
      const holder = view.large[aspect]!;
      const name = words.largeOf(aspectName(words, box, aspect));
      return `${name}: ${holder === NOBODY ? words.largeFree : words.largeHeld(people(holder))}`;
    }),
  );
}
function unification({ kernel, view, viewer, players }: At, words: Words): PartInWords {
  const { box } = kernel;
  const people = peopleAt(words, players, viewer);
  const round = Math.max(1, view.round);
  return part(
    words.unification,
    `${words.order}: ${words.ties(view.order.map(seat => people(seat).name))}`,
    ...ALL_ROWS.map(row => {
      const aspect = aspectOfRow(view, box, row);
      const taker = view.column[row]!;
      const asked = ranking(view, box, aspect).map(seat => `${people(seat).name} ${strength(view, box, seat, aspect)}`);
      const what = effectsText(words, box.lists[rewardOfRow(view, box, row, round)]!, box);
      const whose = taker !== NOBODY ? words.takenBy(people(taker).name) : asked.length > 0 ? words.list(asked) : '';
      return [`${words.reward(aspectName(words, box, aspect), round)}: ${what}`, whose].filter(Boolean).join('. ');
    }),
  );
}
function onMap({ kernel, view, viewer, players }: At, words: Words, region: number): PartInWords {
  const { box } = kernel;
  const people = peopleAt(words, players, viewer);
  const name = regionName(words, box, region);
  const tiles = BOTH.filter(i => view.governorTiles[governorTileAt(region, i)] !== EMPTY);
  const slots = tiles.flatMap(i => {
    const tile = view.governorTiles[governorTileAt(region, i)]!;
    if (box.blank[tile]) return [words.blankTile];
    return BOTH.map(side => {
      const holder = view.slots[slotAt(region, i, side)]!;
      const where = words.sides[side] ?? '';
      const gives = effectsText(words, box.lists[box.slotBonus[faceAt(tile, side)]!]!, box);
      const slot = tiles.length > 1 ? words.slotOn(name, i + 1, where) : words.slot(name, where);
      return `${slot}: ${gives}${holder === NOBODY ? '' : `. ${words.slotHeld(people(holder))}`}`;
    });
  });
  const area = inArea(view, region).flatMap((n, seat) => (n > 0 ? [words.governorsOf(people(seat).name, n)] : []));
  const [lead] = leadsIn(view, box, region);
  const most = leadsIn(view, box, region).map(({ seat, points }) => `${people(seat).name} ${points}`);
  const palaces = players.flatMap((_, seat) => {
    const many = view.palaces[inRegion(seat, region)] ?? 0;
    return many > 0 ? [words.palacesHere(people(seat).name, many)] : [];
  });
  const palaceTiles = palaceTilesIn(region).flatMap(at =>
    view.palaceTiles[at] === EMPTY ? [] : [view.palaceTiles[at]!],
  );
  return part(
    name,
    `${words.majority(box.majority)}: ${lead === undefined ? words.nobodyLeads(box.majority) : words.list(most)}`,
    ...slots,
    area.length === 0 ? '' : `${words.area(name)}: ${words.list(area)}`,
    ...palaces,
    ...palaceTiles.map(
      kind => `${words.palaceTile(name)}: ${effectsText(words, box.lists[box.palaceTile[kind]!]!, box)}`,
    ),
  );
}
function sectionSaid({ kernel, view, viewer, players }: At, words: Words, section: number): string[] {
  const { box } = kernel;
  const people = peopleAt(words, players, viewer);
  const face = faceOfSection(view, box, section);
  const [site, side] = [siteName(words, box, siteOf(section)), words.sides[sideOf(section)] ?? ''];
  const slots = slotsIn(section).flatMap(slot => {
    const holder = view.walls[slot]!;
    const level = box.levels[slot] ?? 0;
    if (level === 0) return [];
    const name = words.wallSlot(site, side, level);
    return [`${name}: ${holder === NOBODY ? words.wallPrice(level) : words.builtBy(people(holder))}`];
  });
  return [`${words.wallSection(site, side)}: ${face.points.join('/')}, ${words.face(face.condition, box)}`, ...slots];
}
function emperorsSaid({ kernel, view }: At, words: Words, site: number): string {
  const { box } = kernel;
  const tiles = BOTH.map(side => view.emperors[emperorAt(site, side)]!).filter(tile => tile !== EMPTY);
  const said = tiles.map(tile => words.emperor(actionName(words, box.emperorAction[tile] ?? 0)));
  return `${siteName(words, box, site)}: ${said.join(', ') || words.noEmperor}`;
}
function tomb({ kernel, view, viewer, players }: At, words: Words): PartInWords {
  const { box } = kernel;
  const people = peopleAt(words, players, viewer);
  const spots = SPOTS.map(spot => {
    const { symbol, slots, mine, have, need } = spotOf(view, box, viewer, spot);
    const next = slots.find(slot => slot.next);
    const there = slots.flatMap(({ holder }) => (holder === NOBODY ? [] : [people(holder).name]));
    return [
      `${words.spot(symbolName(words, box, symbol))}: ${there.join(', ') || '–'}.`,
      words.spotNeeds(words.needs(box.needs[view.mausoleumTiles[spot]!]!)),
      viewer < 0 || mine ? '' : words.spotHave(have, need),
      next ? words.spotNext(next.points) : words.spotFull,
    ]
      .filter(Boolean)
      .join(' ');
  });
  const waiting = view.entrance.flatMap((many, seat) => (many > 0 ? [`${people(seat).name} ${many}`] : []));
  return part(words.tomb, ...spots, waiting.length === 0 ? '' : `${words.entrance}: ${words.list(waiting)}`);
}
function landsOf(at: At, words: Words, seat: number): PartInWords {
  const { kernel, view, viewer, players } = at;
  const { box } = kernel;
  const tokens = ALL_ASPECTS.map(aspect =>
    words.tokensSpoken(strength(view, box, seat, aspect), aspectName(words, box, aspect)),
  );
  const supply = [
    ...box.pack.officials.map((_, type) => words.so(view.reserve[ofType(seat, type)]!, officialName(words, box, type))),
    words.so(view.governorsLeft[seat]!, words.pieces.gov),
    words.so(view.palacesLeft[seat]!, words.pieces.pal),
    words.so(view.wallsLeft[seat]!, words.pieces.wal),
    words.so(view.locked[seat]!, words.pieces.sol),
    words.so(view.entrance[seat]!, words.pieces.ready),
  ];
  return part(
    peopleAt(words, players, viewer)(seat).name,
    words.vp(view.points[seat]!),
    ...tokens,
    isLiSi(box, seat) ? '' : supply.join(', '),
    ...ALL_REGIONS.map(region => {
      const level = view.unrest[inRegion(seat, region)]!;
      const head = words.landsSpoken(regionName(words, box, region), cardsIn(view, seat, region), level);
      return `${head}. ${landSaid(words, { kernel, view, seat }, region)}`.trim();
    }),
  );
}
