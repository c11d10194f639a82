import { type InWordsProps, type PartInWords, part, peopleAt } from '@tianxia/board';
import { GOODS } from '../content/vocabulary.ts';
import { unseen } from '../facts/answers.ts';
import { isResolving } from '../facts/order.ts';
import { sightOf } from '../facts/sights.ts';
import { attributeOf, criterionOf } from '../facts/strength.ts';
import { freeGenerals, tokensStored } from '../goods.ts';
import type { ThreeKingdoms } from '../state.ts';
import { ADMINISTRATION, COMBAT, FARM, FREE, GRANARY, MARKET, TREASURY } from '../words.ts';
import { borderName, called, generalName, spaceName } from './names.ts';
import { placeOf } from './placeOf.ts';
import { manOf } from './spoken.ts';
import type { Words } from './words.ts';

type At = InWordsProps<ThreeKingdoms>;

/** The spaces by what counts there, the borders, every state with its goods and generals, the viewer's cards. */
export function inWords(at: At, words: Words): PartInWords[] {
  const { kernel, view, viewer, players } = at;
  const { box } = kernel;
  const common = (criterion: number) =>
    box.everySpace.filter(
      space => box.pack.spaces[space]!.only === undefined && criterionOf(view, box, space) === criterion,
    );
  const own = view.players[viewer];
  const cards = (own?.hand.pieces ?? []).flatMap(card => {
    const row = box.pack.enhancements[card - 1];
    return row === undefined ? [] : [`${words.named(row.names)}: ${words.cardText(row)}`];
  });
  const states = (order: readonly number[]) => order.map(seat => called(words, box.pack.states[seat])).join(', ');
  return [
    part(
      words.round(view.round, box.pack.rounds),
      `${words.orderNow}: ${states(isResolving(view) ? view.acting : view.order)}`,
    ),
    part(words.administration, ...common(ADMINISTRATION).map(space => spaceSaid(at, words, space))),
    part(words.combat, ...common(COMBAT).map(space => spaceSaid(at, words, space))),
    ...box.neighbours.map((_, border) =>
      part(
        borderName(words, box, border),
        spaceSaid(at, words, box.battleBorder.indexOf(border)),
        ...box.locationsOf[border]!.map(place => locationSaid(at, words, place)),
      ),
    ),
    ...players.map((_, seat) => stateSaid(at, words, seat)),
    ...(own === undefined ? [] : [part(words.cardsTitle, ...(cards.length === 0 ? [words.nothingInHand] : cards))]),
  ];
}
function spaceSaid({ kernel, view, viewer, players }: At, words: Words, space: number): string {
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  const { sides } = sightOf(view, box, space);
  const bids = sides.map(
    ({ seats, bids: there, total }) =>
      `${seats.map(seat => words.who(people(seat))).join(', ')} ${total} (${there.map(bid => manOf(words, box, bid).spoken).join(', ')})`,
  );
  const left = space === box.emperorSpace && view.left > 0 ? words.liesDown(generalName(words, box, view.left)) : '';
  const allied = view.alliance === space ? words.lastAlliance : '';
  return [`${spaceName(words, box, space)}: ${bids.join('; ') || words.noBid}`, left, allied]
    .filter(Boolean)
    .join('. ');
}
function locationSaid({ kernel, view, viewer, players }: At, words: Words, at: number): string {
  const { box } = kernel;
  const { names, army } = box.pack.locations[at]!;
  const general = view.garrison[at]!;
  const held =
    general > 0
      ? words.heldBy(peopleAt(players, viewer)(box.seatOf[general]!), generalName(words, box, general), view.units[at]!)
      : words.free;
  return `${words.named(names)}: ${words.armies[army]}, ${held}`;
}
function stateSaid(at: At, words: Words, seat: number): PartInWords {
  const { kernel, view, viewer, players } = at;
  const { box } = kernel;
  const player = view.players[seat]!;
  const { names, tribe } = box.pack.states[seat]!;
  const rank = words.named(box.pack.ranks[player.rank]!.names);
  const goods = GOODS.map((good, i) => words.good(words.goods[good], player.goods[i]!));
  const free = player.shown.filter(general => view.post[general] === FREE);
  const away = player.shown.filter(general => view.post[general] !== FREE);
  const attributes = (general: number) =>
    `${generalName(words, box, general)} ${attributeOf(view, box, seat, general, ADMINISTRATION)}/${attributeOf(view, box, seat, general, COMBAT)}`;
  const hidden = unseen(view, seat);
  const built = player.built.map(card => called(words, box.pack.enhancements[card - 1]));
  return part(
    `${words.who(peopleAt(players, viewer)(seat))}, ${words.named(names)}`,
    words.points(kernel.result(view).totals[seat]!),
    words.rankSpoken(rank, player.rank, box.pack.ranks.length - 1),
    view.emperor === seat ? words.hanHolder : '',
    words.military(player.military),
    goods.join(', '),
    words.deficits(player.deficits, box.pack.scoring.deficit),
    words.cardsHeld(player.hand.pieces.length),
    words.farms(player.level[FARM]!, player.flipped[FARM]!),
    words.granary(tokensStored(view, box, seat, GRANARY)),
    words.markets(player.level[MARKET]!, player.flipped[MARKET]!),
    words.treasury(tokensStored(view, box, seat, TREASURY)),
    `${words.named(tribe)}: ${words.tribeAt(player.tribe)}`,
    `${words.partBuilt}: ${built.join(', ') || words.noneBuilt}`,
    words.stillToSend(freeGenerals(view, seat)),
    free.length === 0
      ? ''
      : `${words.freeNow} (${words.administration}/${words.combat}): ${free.map(attributes).join(', ')}`,
    hidden > 0 ? words.unseenMore(hidden) : '',
    ...away.map(general => `${generalName(words, box, general)}: ${placeOf(words, at, general)}`),
    player.passed ? words.hasPassed : '',
  );
}
