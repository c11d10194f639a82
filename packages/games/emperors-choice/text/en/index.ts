import { bits, type Texts } from '@tianxia/kernel';
import { counted } from '@tianxia/kernel/english';
import type { Box } from '../../box.ts';
import type { ReasonName } from '../../reasons.ts';
import { FINAL_LINES } from '../../score.ts';
import { type EmperorsChoice, MISSING, SOURCES } from '../../state.ts';
import { events } from './events.ts';
import { iconText, slashText } from './icons.ts';
import { aboutLines, finalSources, lines, sources } from './lines.ts';
import { moves, prompts } from './moves.ts';
import { reasons } from './reasons.ts';

const character = (card: number, box: Box): string => {
  const row = card > 0 ? box.characters[card] : undefined;
  if (row === undefined) return 'a character';
  return row.powerPerCube === undefined ? `${row.names.en} ${row.power}` : `${row.names.en} (cubes + ${row.power})`;
};

export const texts: Texts<EmperorsChoice, ReasonName> = {
  options: {
    start: {
      name: 'First start player',
      about: 'Who opens the first auction. The printed rule names the youngest player.',
      values: {
        random: { name: 'random', about: 'Drawn when the table begins.' },
        first: { name: 'first seat', about: 'The player in the first seat begins.' },
      },
    },
    revealed: {
      name: 'Policies settled during the auction',
      about: 'Whether characters revealed in the auction can be shown for them. The rulebook can be read both ways.',
      values: {
        count: { name: 'revealed ones too', about: 'They are still yours, as if in your hand.' },
        apart: { name: 'from the hand alone', about: 'What lies before you in the auction is not in your hand.' },
      },
    },
    assassin: {
      name: 'The assassin',
      about: 'Whether he must kill where somebody else shows a character. The rulebook can be read both ways.',
      values: {
        must: { name: 'must kill', about: 'His effect is carried out like every other one.' },
        may: { name: 'may stay', about: 'Discarding him is an offer: he may also stay, with power 0.' },
      },
    },
    overflow: {
      name: 'Trust above 30',
      about: 'What becomes of points gained beyond 30, when everybody loses 10. The rulebook can be read both ways.',
      values: {
        kept: { name: 'counted after the drop', about: 'First everybody loses 10, then all the points are gained.' },
        lost: { name: 'lost', about: 'The gain ends at 30, then everybody loses 10.' },
      },
    },
  },
  prompts,
  moves,
  events,
  reasons,
  endings: { unified: 'Six rounds are over; every policy was scored once more.' },
  score: lines,
  about: aboutLines,
  ties: ['more cards in hand', 'the single best card in hand', 'the smaller order tile'],
  colours: { red: 'red', blue: 'blue', yellow: 'yellow', green: 'green', purple: 'purple' },
  kinds: {
    character,
    cards: set => (set === 0 ? 'cubes only' : counted(bits(set), 'character')),
    shownCards: set => (set === 0 ? 'nothing' : counted(bits(set), 'character')),
    item: (item, box) => (item === 0 ? 'all revealed cubes' : character(item, box)),
    cubes: many => counted(many, 'cube'),
    levels: many => counted(many, 'level'),
    level: level => `palace level ${level}`,
    tile: (tile, box) => box.tiles[tile]!.names.en,
    set: set => `set ${set + 1}`,
    policy: (side, box) => box.sides[side]!.names.en,
    treasure: (treasure, box) => box.pack.treasures[treasure]!.names.en,
    tributes: many => counted(many, 'tribute'),
    tribute: (tribute, box) => (tribute > 0 ? `a tribute of ${box.pack.tributes[tribute - 1]!.vp} VP` : 'a tribute'),
    exit: (tile, box) => `exit tile ${box.pack.exitTiles[tile]!.id} (${slashText(box.pack.exitTiles[tile]!.icons)})`,
    bonus: (tile, box) => (tile > 0 ? slashText(box.pack.bonusTiles[tile - 1]!.icons) : 'a bonus tile'),
    decree: (tile, box) => `“${box.pack.decreeTiles[tile]!.names.en}”`,
    icon: (icon, box) => iconText(box.alternatives[icon]!),
    missing: what => MISSING[what] ?? '',
    source: source => sources[SOURCES[source]!],
    line: line => finalSources[FINAL_LINES[line]!],
  },
};
