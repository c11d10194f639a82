import { type InWordsProps, type PartInWords, part, peopleAt } from '@tianxia/board';
import { ALL_REGIONS, hasLands, markerValue, ofColour, onTrack, standing } from '../at.ts';
import { CARD_PLACES, SLOTS, WALL } from '../box.ts';
import { ASPECTS, COLOURS } from '../content/shape.ts';
import { openIn } from '../facts/governors.ts';
import { handOf } from '../facts/hands.ts';
import { rankingOf } from '../facts/rewards.ts';
import { NOBODY, type ZhanGuo } from '../state.ts';
import { countsSaid, mapRegionSaid, regionSaid, taskSaid } from './said.ts';
import type { Words } from './words.ts';

type At = InWordsProps<ZhanGuo>;

/** The Court, every Region of the map, the Wall, the Tasks, everybody's lands, the viewer's hand. */
export function inWords(at: At, words: Words): PartInWords[] {
  const { kernel, texts, view, viewer, players } = at;
  const { box } = kernel;
  const hand = handOf(view.hands[viewer] ?? []).map(card => texts.kinds.tucked!(card, box));
  return [
    court(at, words),
    ...ALL_REGIONS.map(region => onMap(at, words, region)),
    wall(at, words),
    part(words.tasks, ...view.tasks.map((_, task) => taskSaid(words, at, viewer, task))),
    ...players.map((_, seat) => landsOf(at, words, seat)),
    ...(viewer < 0 ? [] : [part(words.hand, ...(hand.length === 0 ? [words.handEmpty] : hand))]),
  ];
}
function court({ kernel, texts, view, viewer, players }: At, words: Words): PartInWords {
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  const top = view.court.at(-1);
  const rewards = ASPECTS.map((_, aspect) => {
    const [first] = rankingOf(view, box, aspect);
    const at = view.round * ASPECTS.length + aspect;
    const taker = view.column[aspect]!;
    const standing =
      taker !== NOBODY
        ? words.taken(people(taker))
        : first === undefined
          ? words.nobodyLeads
          : words.leads(people(first), markerValue(view, box, first, aspect));
    return `${texts.kinds.aspect!(aspect, box)}: ${texts.kinds.reward!(at, box)}; ${standing}`;
  });
  const left = ASPECTS.map((_, aspect) =>
    words.supplySpokenMarkers(texts.kinds.aspect!(aspect, box), view.lowLeft[aspect]!),
  );
  return part(
    words.court,
    top === undefined ? words.courtEmpty : `${words.courtTop(top)} ${texts.kinds.tucked!(top, box)}`,
    words.rewards(view.round + 1, box.rounds),
    ...rewards,
    `${words.track}: ${view.track.map((seat, i) => words.trackPlace(i + 1, people(seat))).join(', ')}`,
    `${words.supply}: ${left.join(', ')}`,
    ...ASPECTS.map((_, aspect) => words.tallLeft(texts.kinds.aspect!(aspect, box), view.tallLeft[aspect]!)),
  );
}
function onMap(at: At, words: Words, region: number): PartInWords {
  const { kernel, texts, view, viewer, players } = at;
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  const squares = box.spotsOf[region]!.slice(0, -1).map(spot => {
    const seat = view.squares[spot]!;
    return words.square(texts.kinds.spot!(spot, box), seat === NOBODY ? words.empty : words.who(people(seat)));
  });
  return part(
    texts.kinds.region!(region, box),
    mapRegionSaid(words, at, people, region),
    ...squares,
    words.openArea(countsSaid(words, people, openIn(view, region)) || words.empty),
  );
}
function wall({ kernel, texts, view, viewer, players }: At, words: Words): PartInWords {
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  return part(
    words.shortAction[WALL]!,
    ...view.walls.map((seat, slot) =>
      words.slot(
        texts.kinds.wallSlot!(slot, box),
        texts.kinds.face!(view.faces[Math.floor(slot / SLOTS)]!, box),
        seat === NOBODY ? words.empty : words.who(people(seat)),
        undefined,
      ),
    ),
  );
}
function landsOf(at: At, words: Words, seat: number): PartInWords {
  const { kernel, texts, view, viewer, players } = at;
  const { box } = kernel;
  const [red = 0, gray = 0, white = 0] = COLOURS.map((_, colour) => view.supply[ofColour(seat, colour)]!);
  const officials = (region: number, counts: readonly number[], area: string) => {
    const there = COLOURS.flatMap((colour, c) => {
      const many = counts[standing(seat, region, c)]!;
      return many > 0 ? [words.officials(words.colourName(colour), many)] : [];
    });
    return there.length === 0 ? [] : [`${area}: ${there.join(', ')}`];
  };
  const region = (r: number): string => {
    const name = texts.kinds.region!(r, box);
    const cards = view.tucked[seat]!.slice(r * CARD_PLACES, (r + 1) * CARD_PLACES).filter(card => card > 0);
    return [
      regionSaid(words, at, seat, r),
      ...officials(r, view.above, words.above(name)),
      ...officials(r, view.below, words.below(name)),
      ...cards.map(card => texts.kinds.tucked!(card, box)),
    ].join('; ');
  };
  return part(
    words.who(peopleAt(players, viewer)(seat)),
    `${onTrack(view, seat)} ${words.vp}`,
    ...ASPECTS.map((_, a) => words.markersSpoken(texts.kinds.aspect!(a, box), markerValue(view, box, seat, a))),
    words.supplySpoken(red, gray, white),
    words.piecesSpoken(view.governorsLeft[seat]!, view.palacesLeft[seat]!, view.wallsLeft[seat]!),
    ...(hasLands(view, box, seat) ? ALL_REGIONS.map(region) : []),
  );
}
