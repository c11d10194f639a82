import type { Texts } from '@tianxia/kernel';
import type { Box } from '../../geography.ts';
import type { ReasonName } from '../../reasons.ts';
import { COLOURS, OFF, squareName } from '../../squares.ts';
import type { Qin } from '../../state.ts';
import { minus } from '../minus.ts';

const tile = (kind: number, box: Box): string =>
  kind > 0 ? `${COLOURS[box.firstColour[kind]!]}–${COLOURS[box.secondColour[kind]!]}` : 'a tile';
const place = (at: number, box: Box): string => {
  const second = box.secondSquare[at]!;
  return `${squareName(box, box.firstSquare[at]!)}–${second === OFF ? 'off the board' : squareName(box, second)}`;
};

export const texts: Texts<Qin, ReasonName> = {
  options: {
    board: {
      name: 'Board',
      about: 'Which side of the board is used.',
      values: {
        bird: { name: 'Bird side', about: 'Open grassland, eight villages. Best for a first game.' },
        lion: { name: 'Lion side', about: 'Ponds and twelve villages; players meet sooner.' },
      },
    },
    fairStart: {
      name: 'Fair start',
      about: 'Whoever holds no one-coloured tile at the start draws a new hand.',
      values: {
        on: { name: 'on', about: 'Everybody begins with a one-coloured tile.' },
        off: { name: 'off', about: 'Keep the hand you draw.' },
      },
    },
    start: {
      name: 'First player',
      about: 'Who lays the first tile.',
      values: {
        random: { name: 'random', about: 'Drawn when the table begins.' },
        first: { name: 'first seat', about: 'The player in the first seat begins.' },
      },
    },
    piles: {
      name: 'Piles',
      about: 'Which of the four piles a tile is drawn from. All are alike.',
      values: {
        automatic: { name: 'automatic', about: 'The table draws from the highest pile.' },
        choose: { name: 'choose', about: 'Every player picks the pile.' },
      },
    },
    match: {
      name: 'Match',
      about: 'One game, or several that are added up.',
      values: {
        single: { name: 'one game', about: 'As in the rulebook.' },
        two: { name: 'two games', about: 'The start is exchanged; a win counts 2, a shared one 1.' },
        minus: { name: 'minus points', about: 'Everybody starts once; losers score minus their pagodas left.' },
      },
    },
    ties: {
      name: 'Ties in a join',
      about: 'Which ties between owners forbid joining their provinces. The rulebook can be read both ways.',
      values: {
        leading: { name: 'for the lead', about: 'Only a tie for most territories, since it leaves no owner.' },
        any: { name: 'any tie', about: 'Also when two players behind the leader have as many territories each.' },
      },
    },
    outnumbered: {
      name: 'Outnumbered major province',
      about:
        'What a join does where the owner of the major province would not have most territories. The rulebook can be read both ways.',
      values: {
        refused: { name: 'no join', about: 'The major province would be taken over, and that is forbidden.' },
        absorbs: { name: 'it absorbs', about: 'Its owner keeps it and takes in the others, however many they are.' },
      },
    },
  },
  prompts: {
    deal: 'The tiles are dealt.',
    turn: 'The next turn begins.',
    lay: 'Lay a tile.',
    draw: 'Choose a pile to draw from.',
  },
  moves: { 'lay.lay': 'Lay {0} on {1}', 'draw.draw': 'Draw from pile {0}' },
  events: {
    begins: 'First to lay: {0}.',
    redealt: '{0} had no one-coloured tile and drew a new hand.',
    laid: '{0} laid {1}, {2}.',
    founded: '{0} founded a province of {2} at {1}.',
    extended: "{0}'s province at {1} grew to {2}.",
    joined: "{0}'s joined province at {1} has {2} squares.",
    absorbed: "{0} absorbed {2} of {1}'s squares.",
    major: "{0}'s province at {1} is major now.",
    placed: '', // founded and major say it already
    returned: '{0} took back {1}.',
    annexed: '{0} annexed the village {1}.',
    conquered: '{0} took the village {1} from {2}.',
    drew: '{0} drew {1}.',
    skipped: '{0} could not lay: skipped.',
    won: '{0} placed the last pagoda.',
    finished: 'No player can lay any more.',
    scored: '{0} scored {1} for the match.',
  },
  reasons: {
    offTheBoard: 'half of the tile would lie off the board',
    onVillage: 'a village is there',
    onWater: 'water is there',
    onStart: 'a start territory is there',
    onTile: 'a tile is there already',
    cornerOnly: 'it would touch a territory at a corner only',
    villageOnly: 'it would touch a village only, and villages are no territory',
    touchesNothing: 'it would touch no territory',
    twoMajors: 'it would join two major provinces',
    tied: 'it would join provinces whose owners tie',
    protectedMajor: 'it would take over a major province',
    emptyPile: 'that pile is empty',
  },
  endings: {
    lastPagoda: 'The last pagoda was placed.',
    noTiles: 'All tiles are laid.',
    noPlace: 'No tile can be laid any more.',
  },
  score: { provinces: 'Provinces', majors: 'Major provinces', villages: 'Villages', match: 'Match points' },
  about: {
    provinces: 'one pagoda in each',
    majors: 'a second pagoda in each',
    villages: 'one pagoda in each',
    match: 'from all games so far',
  },
  colours: { green: 'green', purple: 'purple', white: 'white', black: 'black' },
  finish: minus,
  kinds: {
    tile,
    place,
    province: (square, box) => squareName(box, square),
    village: (village, box) => squareName(box, box.villages[village]![0]!),
    pile: pile => `${pile + 1}`,
    pagodas: count => (count === 1 ? 'one pagoda' : `${count} pagodas`),
  },
};
