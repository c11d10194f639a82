import {
  flag,
  list,
  MOST_TO_CHOOSE_FROM,
  maybe,
  type Of,
  record,
  ShapeError,
  text,
  whole,
  word,
} from '@tianxia/kernel';
import {
  ACTIONS,
  ARMIES,
  ability,
  BORDERS,
  CRITERIA,
  DECKS,
  deed,
  goods,
  price,
  STATES,
  standing,
} from './vocabulary.ts';

/** What an owner of the box may put in. `tianxia content export three-kingdoms` prints this pack as JSON. */
const id = text(40, /^[a-z-]+$/);
const names = record({ en: text(60), zh: text(20) });
/** Which fields of a row are not from the rulebook: found on a public page, or designed for this edition. */
const origin = {
  reconstructed: list(text(40), 0, 20),
  published: maybe(list(text(40), 0, 20)),
  source: maybe(text(200)),
  notes: maybe(list(text(400), 0, 20)),
};
/** Any set of the cards drawn may be pointed at. */
const drawing = record({ draw: whole(1, MOST_TO_CHOOSE_FROM), keep: whole(0, MOST_TO_CHOOSE_FROM) });
const points = whole(0, 99);
const state = record({
  id: word(...STATES),
  names,
  lord: id,
  tribe: names,
  start: goods,
  tribeLevel: whole(1, 12),
  cards: record({ unification: whole(0, 9), separation: whole(0, 9) }),
  draft: drawing,
  ...origin,
});
const space = record({
  id,
  names: record({ en: text(60) }),
  action: word(...ACTIONS),
  criterion: word(...CRITERIA, 'marker', 'battle', 'none'), // marker: one of the two that swap every round
  alliance: flag, // may be the alliance space
  only: maybe(list(word(...STATES), 1, 2)), // else everybody's
  grid: list(whole(0, 9), 2, 2), // column and row on the drawn board
  does: deed,
  ...origin,
});
const location = record({ id, names, border: word(...BORDERS), army: word(...ARMIES), ...origin });
const general = record({
  id,
  names,
  state: word(...STATES),
  headgear: word('civil', 'military'), // TK-007
  attributes: record({ administration: whole(1, 5), combat: whole(1, 5), leadership: whole(1, 2) }), // TK-006
  specialises: list(word(...ARMIES), 1, 2),
  skill: record({ name: text(40), text: text(400) }),
  abilities: list(ability, 0, 4),
  ...origin,
});
const enhancement = record({
  id,
  names,
  deck: word(...DECKS),
  needs: maybe(standing),
  cost: price,
  points: whole(0, 20),
  text: text(300),
  abilities: list(ability, 0, 3),
  ...origin,
});
const perState = <T>(of: (json: unknown, path: string) => T) => record({ wei: of, wu: of, shu: of });
const recruiting = perState(drawing);
const roster = perState(list(id, 0, 22));
const shape = record({
  game: word('three-kingdoms'),
  states: list(state, 3, 3),
  spaces: list(space, 18, 18), // TK-002
  locations: list(location, 15, 15), // TK-003
  generals: list(general, 3, 120), // TK-004
  enhancements: list(enhancement, 1, 60), // TK-005
  rounds: whole(1, 20), // TK-060
  recruiting: list(record({ round: whole(2, 20), states: recruiting }), 0, 6),
  lands: record({ levels: whole(1, 9), spare: whole(0, 20) }), // farm and marketplace tokens: by state, and beside the board
  ranks: list(record({ names, points: whole(0, 20) }), 2, 10),
  tribes: record({
    top: whole(2, 12),
    points: list(record({ level: whole(1, 12), points: whole(0, 20) }), 0, 12),
    supportFor: whole(1, 9), // rice, at the top
  }),
  upkeep: record({ supportPerRice: whole(1, 9) }),
  stationedToEnd: whole(1, 15),
  bidTokens: whole(0, 9), // TK-015, TK-016, TK-046: they limit nothing
  components: list(record({ item: text(60), count: whole(1, 99) }), 0, 60), // what lies in the box
  scoring: record({
    borders: record({
      winWin: points,
      winTie: points,
      winLoss: points,
      tieTie: points,
      tieLoss: points,
      lossLoss: points,
    }),
    first: points,
    jointFirst: points,
    second: points,
    jointSecond: points,
    third: points,
    emperorToken: points,
    deficit: points, // points lost
    ties: list(word(...STATES), 3, 3), // who wins a last tie
  }),
  tutorial: record({ initial: roster, later: list(record({ round: whole(2, 20), states: roster }), 0, 19) }),
  notes: list(text(600), 0, 40), // on the pack as a whole
});
export type Pack = Of<typeof shape>;
export type GeneralRow = Of<typeof general>;
export type EnhancementRow = Of<typeof enhancement>;
export type SpaceRow = Of<typeof space>;
export type LocationRow = Of<typeof location>;

function once(ids: readonly string[], path: string): void {
  const twice = ids.findIndex((one, i) => ids.indexOf(one) !== i);
  if (twice >= 0) throw new ShapeError(`${path}[${twice}].id: ${ids[twice]} stands there twice`);
}
export function readPack(json: unknown): Pack {
  const pack = shape(json, 'pack');
  for (const part of ['states', 'spaces', 'locations', 'generals', 'enhancements'] as const)
    once(
      pack[part].map(row => row.id),
      `pack.${part}`,
    );
  for (const [i, want] of STATES.entries())
    if (pack.states[i]!.id !== want) throw new ShapeError(`pack.states[${i}].id: expected ${want}`);
  checkBenefits(pack);
  checkOffers(pack);
  checkGenerals(pack);
  checkSpaces(pack);
  for (const deck of DECKS) {
    const has = pack.enhancements.filter(card => card.deck === deck).length;
    const dealt = pack.states.reduce((sum, row) => sum + row.cards[deck], 0);
    if (has < dealt) throw new ShapeError(`pack.enhancements: ${has} ${deck} cards, ${dealt} are dealt`);
  }
  return pack;
}
const MOST_BENEFITS = 240; // on all cards: whether two of them touch each other is worked out beforehand, for every two
function checkBenefits(pack: Pack): void {
  let many = 0;
  for (const part of ['generals', 'enhancements'] as const)
    for (const [i, { abilities }] of pack[part].entries()) {
      many += abilities.filter(({ kind }) => kind === 'benefit').length;
      if (many > MOST_BENEFITS)
        throw new ShapeError(`pack.${part}[${i}].abilities: expected at most ${MOST_BENEFITS} benefits on all cards`);
    }
}
const ABOUT_HIMSELF: readonly string[] = ['bidWon', 'bidLost', 'returned', 'stationed']; // moments of a general who is seen
/** TK-422: to be asked whether to use a skill would tell of a hidden general. One who stands on a space, or has a charge, is seen. */
function checkOffers({ generals }: Pack): void {
  for (const [i, { abilities }] of generals.entries())
    for (const [j, one] of abilities.entries())
      if (one.kind === 'benefit' && one.may === 'yes' && one.by !== 'general' && !one.pay?.charge)
        if (!ABOUT_HIMSELF.includes(one.at))
          throw new ShapeError(`pack.generals[${i}].abilities[${j}].may: expected by general, or a charge to pay`);
}
function checkGenerals({ generals, states, recruiting: later, tutorial }: Pack): void {
  const stateOf = new Map(generals.map(row => [row.id, row.state]));
  const known = (who: string, of: string, path: string) => {
    if (stateOf.get(who) !== of) throw new ShapeError(`${path}: ${who} is no general of ${of}`);
  };
  for (const [i, { id: of, lord, draft }] of states.entries()) {
    known(lord, of, `pack.states[${i}].lord`);
    let left = generals.filter(row => row.state === of).length - 1;
    for (const { draw, keep } of [draft, ...later.map(one => one.states[of])]) {
      if (draw < keep || draw > left) throw new ShapeError(`pack.states[${i}]: cannot draw ${draw} and keep ${keep}`);
      left -= keep;
    }
    checkSight(generals, of, later);
    for (const { round, states: lists } of [{ round: 1, states: tutorial.initial }, ...tutorial.later])
      for (const who of lists[of]) known(who, of, `pack.tutorial, round ${round}`);
  }
  for (const [i, row] of generals.entries())
    for (const one of row.abilities)
      for (const condition of 'when' in one && one.when ? one.when : [])
        if ('general' in condition) known(condition.general, row.state, `pack.generals[${i}].abilities`);
}
/** TK-518: whoever sees more cards still points at a set of all of them. */
function checkSight(generals: Pack['generals'], of: (typeof STATES)[number], later: Pack['recruiting']): void {
  const more = generals
    .filter(row => row.state === of)
    .flatMap(row => row.abilities)
    .reduce((sum, one) => sum + (one.kind === 'recruitsFrom' ? one.more : 0), 0);
  const most = MOST_TO_CHOOSE_FROM - more;
  for (const [i, { states: lists }] of later.entries())
    if (lists[of].draw > most)
      throw new ShapeError(
        `pack.recruiting[${i}].states.${of}.draw: expected at most ${Math.max(0, most)}, found ${lists[of].draw}: generals of ${of} ` +
          `let their owner see ${more} more, and one chooses from ${MOST_TO_CHOOSE_FROM} at most`,
      );
}
function checkSpaces({ spaces, locations }: Pack): void {
  for (const border of BORDERS) {
    const battles = spaces.filter(({ does }) => does.kind === 'battle' && does.border === border);
    if (battles.length !== 1) throw new ShapeError(`pack.spaces: expected one battle of ${border}`);
    if (battles[0]!.only?.join('-') !== border) throw new ShapeError(`pack.spaces: who fights at ${border}?`);
    if (!locations.some(one => one.border === border)) throw new ShapeError(`pack.locations: none at ${border}`);
  }
  for (const of of STATES)
    if (spaces.filter(({ does, only }) => does.kind === 'tribe' && only?.join() === of).length !== 1)
      throw new ShapeError(`pack.spaces: expected one tribe of ${of}`);
  if (spaces.filter(row => row.alliance).length < 2)
    throw new ShapeError('pack.spaces: expected two spaces an alliance may choose');
  if (spaces.filter(({ does }) => does.kind === 'emperor').length !== 1)
    throw new ShapeError('pack.spaces: expected one Han emperor');
  const markers = spaces.filter(row => row.criterion === 'marker').length;
  if (markers !== 2) throw new ShapeError(`pack.spaces: expected two criterion markers, found ${markers}`);
}
