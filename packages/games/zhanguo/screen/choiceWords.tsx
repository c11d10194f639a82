import type { TableProps } from '@tianxia/board';
import type { ReactNode } from 'react';
import { officialsBelow, onTrack, trackLength, unrestIn } from '../at.ts';
import { type Box, CARD_PLACES } from '../box.ts';
import { isBelow, regionOf } from '../moves/freeMove.ts';
import { ACTIONS, ASPECTS, COLOURS, REGIONS } from '../pack.ts';
import { wallPoints } from '../score.ts';
import { type Frames, NOBODY, type State, type ZhanGuo } from '../state.ts';
import { giftWords } from '../text/en/screen/gifts.ts';
import { words } from '../text/en/screen/index.ts';
import { chosenOf } from './chosen.ts';
import type { Control } from './controls.ts';
import type { ZgDraft } from './draft.ts';
import { GiftArt } from './Gift.tsx';
import { times } from './keyed.ts';
import { Art, SeatPiece } from './Pieces.tsx';
import { kindOf, numberOf } from './places.ts';
import { RewardArt } from './Rewards.tsx';
import { progressOf } from './taskProgress.ts';

interface ChoiceWords {
  name: string;
  about?: string; // what it brings
  art?: ReactNode;
}
interface Asked extends TableProps<ZhanGuo> {
  draft: ZgDraft;
  box: Box;
  n: number; // the number of the place
}
const seatColour = ({ players, viewer }: Asked) => players[viewer]?.colour ?? 'blue';
const sign = (box: Box, region: number) => (
  <span className="zg-choice-sign" lang="zh">
    {box.pack.regions[region]!.symbol}
  </span>
);
const unrestWords = ({ draft, box, viewer, n }: Asked) =>
  words.unrestNow(unrestIn(draft.shown, viewer, n), trackLength(draft.shown, box, viewer, n));
const workersWords = ({ draft, viewer }: Asked, region: number) =>
  words.workersHere(draft.shown.workers[viewer * REGIONS + region]!);

/** A choice as a button says it: its name, what it brings, its drawing. */
export function choiceWords(props: TableProps<ZhanGuo> & { draft: ZgDraft }, control: Control): ChoiceWords {
  const asked: Asked = { ...props, box: props.kernel.box, n: numberOf(control.place) };
  const kind = kindOf(control.place);
  const say = sayings[kind];
  if (say !== undefined) return say(asked, control);
  const text = props.texts.kinds[kind];
  return { name: words.capital(text === undefined ? control.place : text(asked.n, asked.box)) };
}
const sayings: Record<string, (asked: Asked, control: Control) => ChoiceWords> = {
  do: (asked, { place }) => {
    const move = place.slice('do '.length);
    const name = asked.texts.moves[move] ?? move;
    if (move === 'reward.accept') return { ...rewardWords(asked), name };
    const about = words.doing[move];
    return about === undefined ? { name } : { name, about };
  },
  region: asked => {
    const { n, box, draft } = asked;
    const name = asked.texts.kinds.region!(n, box);
    const about = ['hire', 'calm', 'trade', 'palace'].includes(draft.frame?.at ?? '')
      ? [
          draft.frame?.at === 'hire'
            ? words.officialsBelow(officialsBelow(draft.shown, asked.viewer, n))
            : draft.frame?.at === 'palace'
              ? workersWords(asked, n)
              : '',
          unrestWords(asked),
        ]
          .filter(Boolean)
          .join(', ')
      : undefined;
    return { name, art: sign(box, n), ...(about === undefined ? {} : { about }) };
  },
  tuck: ({ n, box, texts }) => ({ name: texts.kinds.region!(n, box), art: sign(box, n) }),
  colour: ({ n, draft, viewer }) => ({
    name: words.capital(COLOURS[n]!),
    about: words.leftInSupply(draft.shown.supply[viewer * COLOURS.length + n]!),
    art: <Art name={`cube-${COLOURS[n]}`} width={26} height={28} />,
  }),
  aspect: ({ n, draft, box, viewer, texts }) => {
    const tall = draft.frame?.at === 'tall';
    const left = (tall ? draft.shown.tallLeft : draft.shown.lowLeft)[n]!;
    const own =
      draft.shown.low[viewer * ASPECTS.length + n]! +
      box.pack.tall.worth * draft.shown.tall[viewer * ASPECTS.length + n]!;
    return {
      name: texts.kinds.aspect!(n, box),
      about: words.leftOfMarkers(left, own),
      art: tall ? (
        <Art name={`mk3-${ASPECTS[n]}`} width={22} height={33} />
      ) : (
        <Art name={`mk-${ASPECTS[n]}`} width={28} />
      ),
    };
  },
  official: ({ n, box, texts }) => ({
    name: words.officialIn(COLOURS[n % COLOURS.length]!, texts.kinds.region!(regionOf(n), box)),
    about: isBelow(n) ? words.workersArea : words.governorsArea,
    art: <Art name={`cube-${COLOURS[n % COLOURS.length]}`} width={24} height={26} />,
  }),
  area: ({ n, box, texts }) => ({
    name: texts.kinds.region!(n % REGIONS, box),
    about: n < REGIONS ? words.governorsArea : words.workersArea,
    art: sign(box, n % REGIONS),
  }),
  donor: asked => ({
    name: asked.texts.kinds.region!(asked.n, asked.box),
    about: workersWords(asked, asked.n),
    art: <Art name="worker" width={26} />,
  }),
  from: asked => ({
    name: asked.texts.kinds.region!(asked.n, asked.box),
    about: workersWords(asked, asked.n),
    art: <Art name="worker" width={26} />,
  }),
  to: ({ n, box, texts }) => ({ name: texts.kinds.region!(n, box), art: sign(box, n) }),
  stepDown: asked => stepDownWords(asked),
  spot: ({ n, box, texts }) => {
    const bonus = box.squareAt[n];
    const name = words.capital(texts.kinds.spot!(n, box));
    return bonus === undefined ? { name } : { name, art: <GiftArt gift={bonus} size={28} /> };
  },
  wallSlot: asked => {
    const { n, box, draft, viewer, texts } = asked;
    return {
      name: words.capital(texts.kinds.wallSlot!(n, box)),
      about: words.scoresNow(wallPoints(draft.shown, box, viewer, n)),
      art: <SeatPiece kind="wal" colour={seatColour(asked)} width={30} />,
    };
  },
  tucked: ({ n, box, draft, viewer, texts }) => ({
    name: giftWords(box.bonusOf[n]!, givingAt(draft.shown, box, viewer, n)),
    about: texts.kinds.card!(n, box),
    art: <GiftArt gift={box.bonusOf[n]!} size={28} />,
  }),
  power: ({ n, box }) => ({
    name: box.powers[n]!.gives.map(gift => giftWords(gift, { region: '', cards: () => 0 })).join(', '),
    about: words.boardOf(box.pack.boards.b[box.powers[n]!.board]!.names.en),
    art: <GiftArt gift={box.powers[n]!.gives[0]!} size={28} />,
  }),
  action: ({ n, box, texts }) => ({
    name: texts.kinds.action!(n, box),
    art: <Art name={`a-${ACTIONS[n]}`} width={24} />,
  }),
  task: asked => {
    const { n, box, draft, viewer, texts } = asked;
    const { next, piece } = progressOf(draft.shown, box, viewer, n);
    return {
      name: words.capital(texts.kinds.task!(n, box)),
      ...(next === NOBODY ? {} : { about: words.nextSlot(box.pack.taskSlots[next]!) }),
      art: <Art name={`a-${piece}`} width={24} />,
    };
  },
  points: ({ n, draft, viewer }) => ({
    name: words.bids(n),
    about: words.change(onTrack(draft.shown, viewer), onTrack(draft.shown, viewer) - n),
  }),
};
function givingAt(s: State, box: Box, seat: number, card: number) {
  const mine = s.tucked[seat]!;
  return {
    region: words.region(Math.floor(mine.indexOf(card) / CARD_PLACES) + 1),
    cards: (aspect: string) => mine.filter(one => one > 0 && ASPECTS[box.aspectOf[one]!] === aspect).length,
  };
}
function rewardWords({ draft, box, texts }: Asked): Omit<ChoiceWords, 'name'> {
  const { aspect } = draft.frame as Frames['reward'] & { at: 'reward' };
  const at = draft.shown.round * ASPECTS.length + aspect;
  return { about: texts.kinds.reward!(at, box), art: <RewardArt reward={box.rewards[at]!} box={box} size={30} /> };
}
/** Who steps down before hiring, with what that brings. */
function stepDownWords(asked: Asked): ChoiceWords {
  const { n, box, draft, viewer } = asked;
  const down = box.stepsDown[n]!;
  const who = down.flatMap((count, c) => (count > 0 ? [`${count} ${COLOURS[c]}`] : []));
  const region = chosenOf(draft, 'region') ?? 0;
  const officials = officialsBelow(draft.shown, viewer, region) + down.reduce((sum, count) => sum + count, 0);
  const { extraWorkers } = box.boards[draft.shown.boards[viewer]!]!;
  const level = unrestIn(draft.shown, viewer, region);
  const rise = box.options.perWorker ? officials + extraWorkers : 1;
  return {
    name: who.length === 0 ? words.nobodyDown : words.capital(words.stepsDown(who.join(' and '))),
    about: `${words.brings(officials + extraWorkers)}, ${words.unrestRises(level, level + rise)}`,
    art: (
      <span className="zg-choice-cubes">
        {who.length === 0 ? (
          <Art name="worker" width={26} />
        ) : (
          down.flatMap((count, c) =>
            times(count).map(({ key }) => (
              <Art key={`${COLOURS[c]} ${key}`} name={`cube-${COLOURS[c]}`} width={20} height={22} />
            )),
          )
        )}
      </span>
    ),
  };
}
