import {
  among,
  type Decision,
  type Frame,
  type Handlers,
  handle,
  type Look,
  OK,
  type Play,
  type Seat,
  type Step,
  todo,
  WHOLE_TABLE,
} from '@tianxia/kernel';
import { ALL_COLOURS, ALL_REGIONS, markerValue, ofAspect, ofColour } from '../at.ts';
import { ASPECTS, COLOURS, type Reward } from '../content/shape.ts';
import { strongest } from '../facts/rewards.ts';
import { No } from '../reasons.ts';
import { type Frames, NOBODY, type State, type ZhanGuo } from '../state.ts';
import { addWorkers } from './bonuses.ts';
import { governorLeft, install, spotIsFree } from './governor.ts';
import { colourLeft, recruitTo } from './officials.ts';

// ---- section 18: Phase 3. A reward is named by round and aspect: 0 is Writing in round 1 ----
const rewardAt = ({ round }: State, aspect: number) => round * ASPECTS.length + aspect; // ZG-181

/** ZG-180: Writing, Currency, Laws. */
export const rewards: Step<ZhanGuo, Frames['rewards']> = play => {
  const { aspect } = play.frame;
  if (aspect === ASPECTS.length) return;
  todo(
    play,
    { at: 'offer', seat: WHOLE_TABLE, aspect, asked: 0 },
    { at: 'rewards', seat: WHOLE_TABLE, aspect: aspect + 1 },
  );
};
/** Down the ranking, until somebody accepts. Whoever cannot take the full reward passes (ZG-185). */
export const offer: Step<ZhanGuo, Frames['offer']> = play => {
  const { s, box, frame, emit } = play;
  const { aspect } = frame;
  for (let { asked } = frame; ; ) {
    const seat = strongest(s, box, aspect, asked);
    if (seat === NOBODY) {
      emit('noReward', rewardAt(s, aspect));
      return;
    }
    asked |= 1 << seat; // ZG-193
    if (handle(canTake, box.rewards[rewardAt(s, aspect)]!, play, seat)) {
      todo(play, { at: 'reward', seat, aspect, asked });
      return;
    }
    emit('unable', seat, rewardAt(s, aspect));
  }
};
type Chosen = Exclude<Reward, { kind: 'officials' | 'workers' }>;
/** The choice that a reward opens. */
const opens: Handlers<Chosen, [Seat], Frame<Frames>> = {
  anyOfficial: ({ region }, seat) => ({ at: 'rewardOfficial', seat, region: region - 1 }),
  governor: ({ regions }, seat) => ({
    at: 'rewardGovernor',
    seat,
    regions: regions.reduce((all, region) => all | (1 << (region - 1)), 0),
  }),
  wall: (_, seat) => ({ at: 'rewardWall', seat }),
  palace: (_, seat) => ({ at: 'rewardPalace', seat }),
};
const offersSome = (reward: Chosen, look: Look<ZhanGuo>, seat: Seat) => look.why(handle(opens, reward, seat)) === OK;
const canTake: Handlers<Reward, [Look<ZhanGuo>, Seat], boolean> = {
  // ZG-201
  anyOfficial: offersSome,
  officials: ({ colour, count }, { s }, seat) => s.supply[ofColour(seat, COLOURS.indexOf(colour))]! >= count,
  workers: () => true,
  governor: offersSome,
  wall: offersSome,
  palace: offersSome,
};
export const reward: Decision<ZhanGuo, Frames['reward']> = {
  moves: {
    accept: {
      rule: 'ZG-186',
      effect(play) {
        const { s, box, seat, frame } = play;
        play.emit('accepted', seat, rewardAt(s, frame.aspect));
        returnMarkers(play, frame.aspect);
        moveDisc(s, seat, frame.aspect);
        todo(play, { at: 'endTurn', seat }); // ZG-209: its taker may claim Tasks (ZG-216)
        handle(give, box.rewards[rewardAt(s, frame.aspect)]!, play); // ZG-177, ZG-179
      },
    },
    pass: {
      rule: 'ZG-187',
      effect(play) {
        const { s, seat, frame } = play;
        play.emit('declined', seat, rewardAt(s, frame.aspect));
        todo(play, { at: 'offer', seat: WHOLE_TABLE, aspect: frame.aspect, asked: frame.asked });
      },
    },
  },
};
function returnMarkers({ s, box, seat, emit }: Play<ZhanGuo>, aspect: number): void {
  const at = ofAspect(seat, aspect);
  emit('returned', seat, aspect, markerValue(s, box, seat, aspect));
  s.lowLeft[aspect]! += s.low[at]!;
  s.tallLeft[aspect]! += s.tall[at]!;
  s.low[at] = 0;
  s.tall[at] = 0;
}
/** ZG-186, ZG-188: from the track, or from the reward taken before. */
function moveDisc(s: State, seat: Seat, aspect: number): void {
  const onTrack = s.track.indexOf(seat);
  if (onTrack >= 0) s.track.splice(onTrack, 1);
  else s.column[s.column.indexOf(seat)] = NOBODY;
  s.column[aspect] = seat;
}

// ---- section 19: what rewards give ----
const open = (reward: Chosen, play: Play<ZhanGuo>) => todo(play, handle(opens, reward, play.seat));
const give: Handlers<Reward, [Play<ZhanGuo>]> = {
  anyOfficial: open,
  officials({ colour, count, region }, play) {
    // ZG-195, ZG-196
    for (let i = 0; i < count; i++) recruitTo(play, COLOURS.indexOf(colour), region - 1);
  },
  workers: ({ count, region }, play) => addWorkers(play, region - 1, count), // ZG-197
  governor: open,
  wall: open,
  palace: open,
};
export const rewardOfficial: Decision<ZhanGuo, Frames['rewardOfficial']> = {
  moves: {
    take: {
      rule: 'ZG-194',
      point: [among('colour', ALL_COLOURS, colourLeft)],
      effect: (play, colour) => recruitTo(play, colour, play.frame.region),
    },
  },
};
export const rewardGovernor: Decision<ZhanGuo, Frames['rewardGovernor']> = {
  moves: {
    install: {
      rule: 'ZG-198',
      when: governorLeft,
      point: [
        among('region', ALL_REGIONS, ({ frame }, region) => ((frame.regions >> region) & 1 ? OK : No.notDepicted)),
        among('spot', ({ box }, region) => box.spotsOf[region]!, spotIsFree),
      ],
      effect: install,
    },
  },
};
