import { type Draft, type Gesture, kindOf, numberOf, peopleAt, speech, type TableProps } from '@tianxia/board';
import { markerValue, onTrack } from '../at.ts';
import { SLOTS } from '../box.ts';
import { ASPECTS, COLOURS } from '../content/shape.ts';
import { relationOf } from '../facts/court.ts';
import { type Frames, NOBODY, type ZhanGuo } from '../state.ts';
import type { Words } from './words.ts';

type Asked = Pick<Gesture<ZhanGuo>, 'frame' | 'shown' | 'picks'>;
type Said = readonly [title: string, hint: string];
interface Saying extends Asked {
  props: TableProps<ZhanGuo>;
  words: Words;
  number(kind: string): number | undefined; // what is picks of a kind
  region(r: number): string;
}

/** The decision in plain words, the one that is asked right now. */
export function promptOf(props: TableProps<ZhanGuo>, words: Words, asked: Asked): Pick<Draft, 'title' | 'hint'> {
  const { view, viewer, players, line, texts } = props;
  const { frame } = asked;
  if (view.agenda.length === 0) return { title: texts.endings[view.ending] ?? words.over, hint: '' };
  if (frame === undefined) {
    if (line.length > 0) return { title: words.confirmLine(lastOf(props, words)), hint: words.confirmHint };
    const waiting = props.kernel.waiting(view)[0] ?? 0;
    return { title: words.waiting(peopleAt(players, viewer)(waiting)), hint: '' };
  }
  const number = (kind: string) => {
    const place = asked.picks.find(one => kindOf(one) === kind);
    return place === undefined ? undefined : numberOf(place);
  };
  const saying: Saying = { ...asked, props, words, number, region: r => words.region(r + 1) };
  const [title, hint] = (sayings[frame.at] ?? plainly)(saying);
  return { title, hint };
}
/** What was chosen last, as the rules say it. */
const lastOf = ({ kernel, texts, players, viewer, line }: TableProps<ZhanGuo>, words: Words): string =>
  speech(kernel, texts, players, viewer, words.speech).option(line.at(-1)!);
const plainly = ({ frame, props }: Saying): Said => [props.texts.prompts[frame!.at], ''];

const sayings: { readonly [K in keyof Frames]?: (saying: Saying) => Said } = {
  play: ({ number, shown, region, words }) => {
    const [card, action, tuck] = [number('card'), number('action'), number('tuck')];
    if (card !== undefined) {
      const top = shown.court.at(-1) ?? 0;
      const relation = relationOf(shown, card);
      const hint =
        relation === 'first' ? words.playFirst : relation === 'higher' ? words.playHigher(top) : words.playLower(top);
      return [words.playCard(card), hint];
    }
    if (action !== undefined) return [words.cardFor(words.shortAction[action]!), words.cardForFires];
    if (tuck !== undefined) return [words.cardForTuck(region(tuck)), words.cardForTuckHint];
    return [words.chooseCard, words.chooseCardHint];
  },
  recruit: ({ number, words }) => {
    const colour = number('colour');
    return [colour === undefined ? words.recruit : words.recruitTo(COLOURS[colour]!), words.recruitHint];
  },
  freeOfficial: ({ number, words }) => {
    const colour = number('colour');
    return [colour === undefined ? words.freeOfficial : words.freeOfficialTo(COLOURS[colour]!), words.recruitHint];
  },
  hire: ({ number, region, words }) => {
    const where = number('region');
    return where === undefined ? [words.hire, words.hireHint] : [words.hireWho(region(where)), words.hireWhoHint];
  },
  reassign: ({ frame, number, props, words }) => {
    const { points, spent, least, passing } = frame as Frames['reassign'];
    const official = number('official');
    if (official !== undefined)
      return [words.reassignTo(props.texts.kinds.official!(official, props.kernel.box)), words.reassignHint];
    if (passing !== NOBODY) return [words.reassignPassing, words.reassignHint];
    return [spent < least ? words.reassignMust(points) : words.reassign(points), words.reassignHint];
  },
  governor: ({ number, region, words }) => {
    const where = number('region');
    return where === undefined
      ? [words.governor, words.governorHint]
      : [words.governorSpot(region(where)), words.governorSpotHint];
  },
  rewardGovernor: ({ number, region, words }) => {
    const where = number('region');
    return [where === undefined ? words.rewardGovernor : words.governorSpot(region(where)), words.governorSpotHint];
  },
  palace: ({ number, region, words }) => {
    const where = number('region');
    return where === undefined
      ? [words.palace, words.palaceHint]
      : [words.palaceDonor(region(where)), words.palaceDonorHint];
  },
  rewardPalace: ({ words }) => [words.rewardPalace, words.rewardPalaceHint],
  tall: ({ words }) => [words.tall, words.tallHint],
  wall: ({ number, picks, props, words }) => {
    const slot = number('wallSlot');
    if (slot === undefined) return [words.wall, words.wallHint];
    const given = picks.filter(place => kindOf(place) === 'donor').length;
    return [words.wallDonors(props.kernel.box.pack.costs.rods[slot % SLOTS]! - given), words.wallDonorsHint];
  },
  rewardWall: ({ words }) => [words.rewardWall, words.rewardWallHint],
  activate: ({ words }) => [words.activate, words.activateHint],
  calm: ({ words }) => [words.calm, words.calmHint],
  trade: ({ words }) => [words.trade, words.tradeHint],
  marker: ({ words }) => [words.marker, words.markerHint],
  moveWorker: ({ number, region, words }) => {
    const from = number('from');
    return [from === undefined ? words.moveWorker : words.moveWorkerTo(region(from)), words.moveWorkerHint];
  },
  moveGovernor: ({ number, words }) => [
    number('spot') === undefined ? words.moveGovernor : words.moveGovernorTo,
    words.moveGovernorHint,
  ],
  claim: ({ words }) => [words.claim, words.claimHint],
  reward: ({ frame, props, shown, words }) => {
    const { aspect } = frame as Frames['reward'];
    const { kernel, texts, viewer } = props;
    const reward = texts.kinds.reward!(shown.round * ASPECTS.length + aspect, kernel.box);
    return [
      words.reward(texts.kinds.aspect!(aspect, kernel.box)),
      words.rewardHint(reward, markerValue(shown, kernel.box, viewer, aspect)),
    ];
  },
  rewardOfficial: ({ frame, region, words }) => [
    words.rewardOfficial(region((frame as Frames['rewardOfficial']).region)),
    words.recruitHint,
  ],
  bid: ({ frame, shown, props, words }) => [
    words.bid((frame as Frames['bid']).standing),
    words.bidHint(onTrack(shown, props.viewer)),
  ],
  pick: ({ words }) => [words.pick, words.pickHint],
  keep: ({ picks, words }) => [words.keep(ASPECTS.length - picks.length), words.keepHint],
};
