import { type Draft, type Gesture, kindOf, numberOf } from '@tianxia/board';
import { typeOf } from '../at.ts';
import { isLiSi } from '../box.ts';
import { compared, FITS, fitOf } from '../facts/court.ts';
import { aspectOfRow, nextAsked, overLimit, strength } from '../facts/tokens.ts';
import { emperorFor } from '../facts/walls.ts';
import { ALL_ACTIONS } from '../rule.ts';
import { ANY, type FirstEmpire, NOBODY } from '../state.ts';
import { actionName, aspectName, officialName, regionName } from './naming.ts';
import { peopleAt } from './people.ts';
import type { Props } from './props.ts';
import { sentenceOf } from './telling.ts';
import type { Words } from './words.ts';

type Asked = readonly [title: string, hint: string];
/** Where the gesture stands, as far as the prompt looks. */
export type Standing = Pick<Gesture<FirstEmpire>, 'frame' | 'shown' | 'picks' | 'looks'>;
const pickedIn = ({ picks }: Standing, kind: string): number | undefined => {
  const found = picks.find(pick => kindOf(pick) === kind);
  return found === undefined ? undefined : numberOf(found);
};

/** What the red button does, in a few words: the turn as a whole, not the last of its steps. */
function doesOf(words: Words, { kernel, line }: Props): Pick<Draft, 'does'> {
  const { does } = words;
  const [first] = line;
  if (first === undefined) return {};
  const { move, args } = kernel.words(first);
  const [a = 0, b = 0] = args;
  switch (move) {
    case 'turn.court':
      return { does: does.court(a, actionName(words, b)) };
    case 'turn.tuck':
      return { does: does.tuck(a, regionName(words, kernel.box, b)) };
    case 'startingTile.take':
      return { does: does.tile };
    case 'elixir.card':
    case 'placeAlchemist.place':
      return { does: does.place(regionName(words, kernel.box, b)) };
    default:
      return {}; // its own sentence is short
  }
}
/** What the prompt bar says now. */
export function promptOf(words: Words, props: Props, desk: Standing): Pick<Draft, 'title' | 'hint' | 'does'> {
  const { asked, line } = props;
  if (!asked) return { title: '', hint: '' };
  if (desk.frame === undefined) {
    const first = line[0];
    const isTurn = first !== undefined && props.kernel.words(first).move.startsWith('turn.');
    const title = first === undefined ? '' : `${sentenceOf(words, props, isTurn ? first : line.at(-1)!)}?`;
    return { title, hint: words.ask.ready, ...doesOf(words, props) };
  }
  const [title, hint] = askedAt(words, props, desk);
  return { title, hint };
}

function askedAt(words: Words, props: Props, desk: Standing): Asked {
  const { kernel, texts } = props;
  const { box } = kernel;
  const { tokens, unrest, hire, palace } = box.pack; // a pack may print other numbers
  const { ask } = words;
  const { frame, shown: state } = desk;
  const picked = (kind: string) => pickedIn(desk, kind);
  const region = picked('region');
  switch (frame?.at) {
    case 'turn':
      return turnAsked(words, props, desk, picked('card'));
    case 'recruit': {
      const official = picked('official') ?? (frame.official === ANY ? undefined : frame.official);
      if (official === undefined) return ask.official;
      return [ask.officialWhere[0](officialName(words, box, official)), ask.officialWhere[1]];
    }
    case 'hireAnywhere':
      return [ask.hireAnywhere[0](frame.workers), ask.hireAnywhere[1]];
    case 'elixir':
      return picked('card') === undefined ? ask.elixir : ask.elixirWhere;
    case 'governor':
      return frame.free ? ask.governorFree : ask.governor;
    case 'palace':
      return region === undefined
        ? ask.palace
        : [ask.palaceThird[0](regionName(words, box, region)), ask.palaceThird[1]];
    case 'palaceTile':
      return [ask.palaceTile[0](regionName(words, box, frame.region)), ask.palaceTile[1]];
    case 'wall': {
      const slot = picked('wallSlot');
      return slot === undefined ? ask.wall : [ask.wallWorkers[0](box.levels[slot] ?? 1), ask.wallWorkers[1]];
    }
    case 'emperorTile': {
      const tile = state.emperors[emperorFor(state, box, frame.site, frame.side)]!;
      return [ask.emperorTile[0](actionName(words, box.emperorAction[tile] ?? 0)), ask.emperorTile[1]];
    }
    case 'abilities':
      return abilitiesAsked(words, props, desk);
    case 'moveOfficials':
    case 'moveWorkers':
      return movingAsked(words, props, desk);
    case 'calm':
      return [ask.calm[0](frame.left), ask.calm[1]];
    case 'reset':
      return [ask.reset[0](frame.left), ask.reset[1]];
    case 'tokens':
      return [ask.tokens[0](frame.left), ask.tokens[1](tokens.soldierPrice)];
    case 'placeAlchemist':
      if (frame.region !== ANY)
        return [ask.placeAlchemistIn[0](regionName(words, box, frame.region)), ask.placeAlchemistIn[1]];
      if (picked('card') !== undefined) return ask.placeAlchemistWhere;
      return [ask.placeAlchemist[0](frame.left), ask.placeAlchemist[1]];
    case 'reward':
      return rewardAsked(words, props, desk, frame);
    case 'unlock':
      if (frame.value === 0) return [ask.unlock[0](tokens.soldierPrice), ask.unlock[1]];
      return [ask.unlockMore[0](frame.value, tokens.soldierPrice), ask.unlockMore[1]];
    case 'giveBack':
      return [ask.giveBack[0](overLimit(state, box, props.viewer)), ask.giveBack[1](tokens.limit)];
    case 'hire':
      return [ask.hire[0](hire.workers), ask.hire[1](unrest.most, hire.unrest)];
    case 'freePalace':
      return [ask.freePalace[0], ask.freePalace[1](palace.points)];
    case 'largeToken':
      return [ask.largeToken[0], ask.largeToken[1](tokens.largeValue)];
    case 'startingTile':
    case 'master':
    case 'freeWall':
    case 'placeSoldier':
    case 'soldiers':
    case 'liSiSoldier':
      return ask[frame.at];
    default:
      return [frame === undefined ? '' : texts.prompts[frame.at], ''];
  }
}
function turnAsked(words: Words, { kernel }: Props, { shown: state }: Standing, card: number | undefined): Asked {
  const { box } = kernel;
  const { ask } = words;
  if (card === undefined) return [ask.card[0], words.courtHint];
  const how = compared(state, card);
  if (how === 'first') return [ask.use[0](card), words.hintFirst];
  const wakes = ALL_ACTIONS.flatMap(action =>
    fitOf(state, box, card, action) === FITS ? [actionName(words, action)] : [],
  );
  return [ask.use[0](card), words.hintFor(how === 'lower' ? words.isLower : words.isHigher, words.list(wakes))];
}
function abilitiesAsked(words: Words, props: Props, desk: Standing): Asked {
  const { frame, looks, picks } = desk;
  const { ask } = words;
  const official = pickedIn(desk, 'officialAt');
  if (official !== undefined)
    return [ask.officialTo[0](officialName(words, props.kernel.box, typeOf(official))), ask.officialTo[1]];
  if (picks.includes('do abilities.move')) return [ask.moveOfficials[0](1), ask.moveOfficials[1]];
  if (frame?.at !== 'abilities') return ['', ''];
  if (!looks.some(({ thing, is }) => is === 'can' && kindOf(thing) === 'card')) return ask.abilitiesNone;
  return frame.used > 0 ? ask.abilitiesMore : [ask.abilities[0](actionName(words, frame.action)), ask.abilities[1]];
}
function movingAsked(words: Words, { kernel }: Props, desk: Standing): Asked {
  const { frame } = desk;
  const { ask } = words;
  const official = pickedIn(desk, 'officialAt');
  const region = pickedIn(desk, 'from');
  if (frame?.at === 'moveOfficials') {
    if (official === undefined) return [ask.moveOfficials[0](frame.left), ask.moveOfficials[1]];
    return [ask.officialTo[0](officialName(words, kernel.box, typeOf(official))), ask.officialTo[1]];
  }
  if (frame?.at !== 'moveWorkers') return ['', ''];
  if (region === undefined) return [ask.moveWorkers[0](frame.left), ask.moveWorkers[1]];
  return [ask.workerTo[0](regionName(words, kernel.box, region)), ask.workerTo[1]];
}
/** What the reward is, what it costs, and who gets it if one passes. */
function rewardAsked(
  words: Words,
  { kernel, players, viewer }: Props,
  { shown: state }: Standing,
  { row, asked }: { row: number; asked: number },
): Asked {
  const { box } = kernel;
  const people = peopleAt(words, players, viewer);
  const aspect = aspectOfRow(state, box, row);
  const next = nextAsked(state, box, aspect, asked); // whoever is stronger was asked before, and passed
  const pay = `${strength(state, box, viewer, aspect)} ${aspectName(words, box, aspect)}`;
  return [
    words.ask.reward(aspectName(words, box, aspect)),
    words.ask.rewardHint(
      pay,
      next === NOBODY
        ? words.ask.rewardNobody
        : isLiSi(box, next)
          ? words.ask.rewardTaken(people(next).name) // FE-396
          : words.ask.rewardNext(people(next).name),
    ),
  ];
}
