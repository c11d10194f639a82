import { kindOf, moveOf, numberOf, type ThingKey } from '@tianxia/board';
import type { ReactNode } from 'react';
import { colourOf, isBelow, markerValue, officialsBelow, onTrack, regionOf, trackLength, unrestIn } from '../at.ts';
import { type Box, CARD_PLACES } from '../box.ts';
import { ACTIONS, ASPECTS, type Aspect, COLOURS, REGIONS } from '../content/shape.ts';
import { unrestFor, workersFor } from '../facts/hiring.ts';
import { progressOf } from '../facts/tasks.ts';
import { pointsPerCard } from '../facts/tucking.ts';
import { wallPoints } from '../score.ts';
import { type Frames, NOBODY, type State } from '../state.ts';
import type { ZgProps } from './draft.ts';
import { GiftArt } from './Gift.tsx';
import { times } from './keyed.ts';
import { Art, SeatPiece } from './Pieces.tsx';
import { RewardArt } from './Rewards.tsx';
import { Sign } from './Sign.tsx';
import type { Words } from './words.ts';

interface ChoiceWords {
  name: string;
  about?: string; // what it brings
  art?: ReactNode;
}
interface Asked extends ZgProps {
  words: Words;
  box: Box;
  n: number; // the number of the place
}
const seatColour = ({ players, viewer }: Asked) => players[viewer]?.colour ?? 'blue';
const sign = (box: Box, region: number) => <Sign box={box} region={region} />;
const unrestWords = ({ draft, box, viewer, words, n }: Asked) =>
  words.unrestNow(unrestIn(draft.shown, viewer, n), trackLength(draft.shown, box, viewer, n));
const workersWords = ({ draft, viewer, words }: Asked, region: number) =>
  words.workersHere(draft.shown.workers[viewer * REGIONS + region]!);

/** A choice as a button says it: its name, what it brings, its drawing. */
export function choiceWords(props: ZgProps, words: Words, key: ThingKey): ChoiceWords {
  const move = moveOf(key);
  if (move !== undefined) return moveWords(props, words, move);
  const asked: Asked = { ...props, words, box: props.kernel.box, n: numberOf(key) };
  const kind = kindOf(key);
  const say = sayings[kind];
  if (say !== undefined) return say(asked);
  return { name: words.capital(props.texts.kinds[kind]?.(asked.n, asked.box) ?? key) };
}
function moveWords(props: ZgProps, words: Words, move: string): ChoiceWords {
  const name = props.texts.moves[move] ?? move;
  if (move === 'reward.accept') return { ...rewardWords(props), name };
  const about = words.doing[move];
  return about === undefined ? { name } : { name, about };
}
const sayings: Record<string, (asked: Asked) => ChoiceWords> = {
  region: asked => {
    const { n, box, draft, words } = asked;
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
  colour: ({ n, draft, viewer, words }) => ({
    name: words.colourName(COLOURS[n]!),
    about: words.leftInSupply(draft.shown.supply[viewer * COLOURS.length + n]!),
    art: <Art name={`cube-${COLOURS[n]}`} width={26} height={28} />,
  }),
  aspect: ({ n, draft, box, viewer, texts, words }) => {
    const tall = draft.frame?.at === 'tall';
    const left = (tall ? draft.shown.tallLeft : draft.shown.lowLeft)[n]!;
    const own = markerValue(draft.shown, box, viewer, n);
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
  official: ({ n, box, texts, words }) => ({
    name: words.officialIn(COLOURS[colourOf(n)]!, texts.kinds.region!(regionOf(n), box)),
    about: isBelow(n) ? words.workersArea : words.governorsArea,
    art: <Art name={`cube-${COLOURS[colourOf(n)]}`} width={24} height={26} />,
  }),
  area: ({ n, box, texts, words }) => ({
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
  spot: ({ n, box, texts, words }) => {
    const bonus = box.squareAt[n];
    const name = words.capital(texts.kinds.spot!(n, box));
    return bonus === undefined ? { name } : { name, art: <GiftArt gift={bonus} size={28} /> };
  },
  wallSlot: asked => {
    const { n, box, draft, viewer, texts, words } = asked;
    return {
      name: words.capital(texts.kinds.wallSlot!(n, box)),
      about: words.scoresNow(wallPoints(draft.shown, box, viewer, n)),
      art: <SeatPiece kind="wal" colour={seatColour(asked)} width={30} />,
    };
  },
  tucked: ({ n, box, draft, viewer, texts, words }) => ({
    name: words.gift(box.bonusOf[n]!, givingAt(words, draft.shown, box, viewer, n)),
    about: texts.kinds.card!(n, box),
    art: <GiftArt gift={box.bonusOf[n]!} size={28} />,
  }),
  power: ({ n, box, draft, viewer, words }) => ({
    name: box.powers[n]!.gives.map(gift =>
      words.gift(gift, { region: '', points: perCard(draft.shown, box, viewer) }),
    ).join(', '),
    about: words.boardOf(words.named(box.pack.boards.b[box.powers[n]!.board]!.names)),
    art: <GiftArt gift={box.powers[n]!.gives[0]!} size={28} />,
  }),
  action: ({ n, box, texts }) => ({
    name: texts.kinds.action!(n, box),
    art: <Art name={`a-${ACTIONS[n]}`} width={24} />,
  }),
  task: asked => {
    const { n, box, draft, viewer, texts, words } = asked;
    const { next, piece } = progressOf(draft.shown, box, viewer, n);
    return {
      name: words.capital(texts.kinds.task!(n, box)),
      ...(next === NOBODY ? {} : { about: words.nextSlot(box.pack.taskSlots[next]!) }),
      art: <Art name={`a-${piece}`} width={24} />,
    };
  },
  points: ({ n, draft, viewer, words }) => ({
    name: words.bids(n),
    about: words.change(onTrack(draft.shown, viewer), onTrack(draft.shown, viewer) - n),
  }),
};
const perCard = (s: State, box: Box, seat: number) => (aspect: Aspect) => pointsPerCard(s, box, seat, aspect);
function givingAt(words: Words, s: State, box: Box, seat: number, card: number) {
  const mine = s.tucked[seat]!;
  return {
    region: words.region(Math.floor(mine.indexOf(card) / CARD_PLACES) + 1),
    points: perCard(s, box, seat),
  };
}
function rewardWords({ draft, kernel, texts }: ZgProps): Omit<ChoiceWords, 'name'> {
  const { box } = kernel;
  const { aspect } = draft.frame as Frames['reward'] & { at: 'reward' };
  const at = draft.shown.round * ASPECTS.length + aspect;
  return { about: texts.kinds.reward!(at, box), art: <RewardArt reward={box.rewards[at]!} box={box} size={30} /> };
}
/** Who steps down before hiring, with what that brings. */
function stepDownWords(asked: Asked): ChoiceWords {
  const { n, box, draft, viewer, words } = asked;
  const down = box.stepsDown[n]!;
  const who = down.flatMap((count, c) => (count > 0 ? [words.ofColour(count, COLOURS[c]!)] : []));
  const region = draft.chosen('region') ?? 0;
  const officials = officialsBelow(draft.shown, viewer, region) + down.reduce((sum, count) => sum + count, 0);
  const level = unrestIn(draft.shown, viewer, region);
  const workers = workersFor(draft.shown, box, viewer, officials);
  const rise = unrestFor(draft.shown, box, viewer, officials);
  return {
    name: who.length === 0 ? words.nobodyDown : words.capital(words.stepsDown(who)),
    about: `${words.brings(workers)}, ${words.unrestRises(level, level + rise)}`,
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
