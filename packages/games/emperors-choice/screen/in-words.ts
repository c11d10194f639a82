import { type InWordsProps, type PartInWords, part, peopleAt } from '@tianxia/board';
import { familyNumber } from '../box.ts';
import { has, powerOf, tilesOf } from '../count.ts';
import { isBidding } from '../facts/auction.ts';
import { decreesToCome } from '../facts/decree.ts';
import { count } from '../facts/holdings.ts';
import { gainsOf } from '../facts/settlement.ts';
import { type EmperorsChoice, NO_ORDER_TILE, NOTHING_DECLARED, ON_TABLE } from '../state.ts';
import { TILE_UNITS } from './Facts.tsx';
import { phaseOf } from './phase.ts';
import type { Words } from './words.ts';

type At = InWordsProps<EmperorsChoice>;

/** Where we are, the auction, policies, trust, palace, what is for hire and to be taken, everybody's estate, the viewer's hand. */
export function inWords(at: At, words: Words): PartInWords[] {
  const { kernel, view, viewer, players } = at;
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  const power = (card: number) => (viewer < 0 ? box.power[card]! : powerOf(view, box, viewer, card));
  const character = (card: number) => {
    const row = box.characters[card]!;
    return `${words.name(row.names)}. ${words.cardFacts(power(card), row.cost, row.blood === true)} ${words.cardEffect(row)}.`;
  };
  const sets = view.sets.flatMap(tiles =>
    tiles.length === 0
      ? []
      : [
          words.setSpoken(
            tiles.map(kind => words.name(box.tiles[kind]!.names)),
            undefined,
          ),
        ],
  );
  const hand = viewer < 0 ? [] : view.hands[viewer]!.pieces.map(character);
  const exits = box.pack.exitTiles.flatMap((tile, exit) =>
    box.exits.includes(exit)
      ? [`${words.exitName(tile.id)}: ${words.exitTip(words.icons(tile.icons), has(view.exits, exit), false)}`]
      : [],
  );
  return [
    part(
      words.when(view.round, box.pack.rounds, words.phases[phaseOf(view)]),
      words.strength(view.strength),
      `${words.supply}: ${view.supply}`,
      `${words.bagTip}: ${view.bag.length}`,
      `${words.pileTip}: ${view.pile.length}`,
    ),
    part(words.auction, ...players.map((_, seat) => bidSaid(at, words, seat))),
    part(words.exits, ...exits),
    part(words.policies, ...view.policies.map(side => policySaid(at, words, side))),
    part(
      words.trust,
      words.trustSpoken(view.trust.map((trust, seat) => [people(seat), trust] as const)),
      ...decreesToCome(view, box).map(decree => words.capital(words.decreer(decree.seats.map(people), decree))),
    ),
    part(
      words.decrees,
      ...box.pack.decreeTiles.map(
        ({ names, parts }, decree) =>
          `${words.name(names)}: ${words.decreeTip(words.parts(parts), has(view.decrees, decree))}`,
      ),
    ),
    part(
      words.palace,
      ...box.pack.palace.spaces.map(({ icons = [], vp }, level) => {
        const here = view.palace.flatMap((stands, seat) => (stands === level ? [people(seat)] : []));
        return `${words.level(level)}: ${words.levelTip(words.icons(icons), vp, here)}`;
      }),
    ),
    part(words.sets, ...(sets.length === 0 ? [words.setsGone] : sets)),
    part(
      words.treasures,
      ...box.pack.treasures.map((treasure, i) => {
        const owner = view.treasures[i]!;
        return `${words.name(treasure.names)}: ${words.treasureTip(treasure, owner === ON_TABLE ? undefined : people(owner))}`;
      }),
    ),
    part(
      words.forHire,
      words.deck(view.deck.length, view.discard.length),
      ...(view.market.length === 0 ? [words.nobodyForHire] : view.market.map(character)),
    ),
    ...players.map((_, seat) => estateSaid(at, words, seat)),
    ...(viewer < 0 ? [] : [part(words.hand, ...(hand.length === 0 ? [words.noCards] : hand))]),
  ];
}
function bidSaid({ kernel, view, viewer, players }: At, words: Words, seat: number): string {
  const { box } = kernel;
  const name = words.who(peopleAt(players, viewer)(seat));
  if (!isBidding(view, seat)) return `${name}: ${words.hasPassed(view.order[seat]!, view.order.length)}`;
  const shown = view.shown[seat]!.map(
    card => `${words.name(box.characters[card]!.names)} ${powerOf(view, box, seat, card)}`,
  );
  const cubes = view.shownCubes[seat]! > 0 ? [words.cubes(view.shownCubes[seat]!)] : [];
  const lies = [...shown, ...cubes].join(', ') || words.nothingRevealed;
  const declared = view.declared[seat]!;
  return `${name}: ${declared === NOTHING_DECLARED ? words.noBid : `${words.total} ${declared}`}; ${lies}`;
}
function policySaid({ kernel, view, viewer, players }: At, words: Words, side: number): string {
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  const gains = gainsOf(view, box, side, viewer).map((gain, seat) => [people(seat), words.gain(gain)] as const);
  const card = side >> 1;
  const said = words.scroll(box.sides[side]!.names, has(view.done, card), view.under[card]!.length, gains);
  return `${said}. ${words.settleWords(box.sides[side]!, view.strength)} ${words.otherSide} ${words.name(box.sides[side ^ 1]!.names)}.`;
}
function estateSaid({ kernel, view, viewer, players }: At, words: Words, seat: number): PartInWords {
  const { box } = kernel;
  const own = view.treasures.flatMap((owner, i) => (owner === seat ? [words.name(box.pack.treasures[i]!.names)] : []));
  const tributes = (view.tributes[seat] ?? []).filter(kind => kind > 0).map(kind => box.pack.tributes[kind - 1]!.vp);
  const tiles = TILE_UNITS.flatMap(unit => {
    const many = unit === 'territory' ? tilesOf(view, box, seat, familyNumber(unit)) : count(view, box, seat, unit);
    return many > 0 ? [words.unit(unit, many)] : [];
  });
  return part(
    words.who(peopleAt(players, viewer)(seat)),
    words.points(view.vp[seat]!),
    `${words.money}: ${view.money[seat]}`,
    `${words.cubesOwned}: ${view.cubes[seat]}`,
    `${words.cardsHeld}: ${view.hands[seat]!.pieces.length + view.shown[seat]!.length}`,
    view.order[seat] === NO_ORDER_TILE ? '' : `${words.orderTile}: ${view.order[seat]}`,
    tiles.join(', '),
    own.join(', '),
    tributes.length === 0 ? '' : `${words.tributes}: ${tributes.join(', ')}`,
  );
}
