/** ZhanGuo's tangled moves: re-assigning through full Workers areas, hiring, abilities and powers in any order. */
import {
  among,
  type Check,
  type Decision,
  type Handlers,
  handle,
  type Look,
  type Move,
  OK,
  type Play,
  todo,
} from '../../index.ts';
import {
  ACTIONS,
  at,
  type Bonus,
  COLOURS,
  type Frames,
  inWorkersArea,
  me,
  NOBODY,
  No,
  type Player,
  type Points,
  REGIONS,
  restless,
  score,
  type ZhanGuo,
} from './zhanguo-board.ts';

type Rule = Check<ZhanGuo>;

// ---- Officials: pointed at by place, Governors areas 0 to 14, Workers areas 15 to 29 ----
const ABOVE = Array.from({ length: 15 }, (_, i) => i);
const PLACES = Array.from({ length: 30 }, (_, i) => i);
const [LEFT, RIGHT, UP] = [0, 1, 2] as const;
const isDown = (place: number) => place >= 15;
export const regionOf = (place: number) => Math.floor((place % 15) / 3);
const standing = (p: Player, place: number) => (isDown(place) ? p.down[place - 15]! : p.up[place]!);
const targetOf = (place: number, way: number) => (way === UP ? place - 15 : place + (way === LEFT ? -3 : 3));
function moveOfficial(play: Play<ZhanGuo>, from: number, to: number): void {
  const { up, down } = me(play);
  isDown(from) ? down[from - 15]!-- : up[from]!--;
  isDown(to) ? down[to - 15]!++ : up[to]!++;
  play.emit('moved', play.seat, from, to);
}
const isThere: Rule = (look, place) => (standing(me(look), place) > 0 ? OK : No.nobodyThere);
const roomBelow: Rule = (look, place) => (inWorkersArea(me(look), regionOf(place)) < 2 ? OK : No.areaFull);
const moveDown: Move<ZhanGuo> = {
  rule: 'ZG-069',
  stays: true,
  point: [among('official', ABOVE, isThere, roomBelow)],
  effect: (play, place) => moveOfficial(play, place, place + 15),
};
export const moveDownAnyTime: Move<ZhanGuo> = { ...moveDown, aside: true };

const comesFirst: Check<ZhanGuo, Points> = ({ frame }, place) =>
  frame.passing === NOBODY || frame.passing === place ? OK : No.otherOnTheWay;
const roadLeads: Rule = (_, place, way) =>
  (way === UP ? isDown(place) : way === LEFT ? regionOf(place) > 0 : regionOf(place) < 4) ? OK : No.noRoad;
const wouldPass = (look: Look<ZhanGuo>, to: number) => isDown(to) && inWorkersArea(me(look), regionOf(to)) === 2;
/** ZG-107: a full Workers area may be entered if a point is left to leave it again; the way up is always open. */
const roomOrPointLeft: Check<ZhanGuo, Points> = (look, place, way) =>
  look.frame.points >= 2 || !wouldPass(look, targetOf(place, way)) ? OK : No.noPointLeft;
const nobodyOnTheWay = ({ frame }: Look<ZhanGuo, Points>) => (frame.passing === NOBODY ? OK : No.otherOnTheWay);
const officialsOnBoard = (p: Player) => 15 - p.supply[0]! - p.supply[1]! - p.supply[2]!;

export const reassign: Decision<ZhanGuo, Points> = {
  asks: look => look.frame.points > 0 && officialsOnBoard(me(look)) > 0,
  moves: {
    step: {
      rule: 'ZG-104',
      stays: true,
      point: [
        among('official', PLACES, comesFirst, isThere),
        among('way', [LEFT, RIGHT, UP], roadLeads, roomOrPointLeft),
      ],
      effect(play, place, way) {
        const { frame } = play;
        const to = targetOf(place, way);
        frame.passing = wouldPass(play, to) ? to : NOBODY;
        frame.points--;
        frame.spent++;
        moveOfficial(play, place, to);
      },
    },
    moveDown: { ...moveDown, when: nobodyOnTheWay },
    stop: {
      rule: 'ZG-103',
      when: look => (look.frame.must && look.frame.spent === 0 ? No.spendOne : nobodyOnTheWay(look)),
      effect() {},
    },
  },
};

/** ZG-129: who steps down before hiring is part of the choice, so that bots need no free moves. */
const STEPS_DOWN = [[], [0], [1], [2], [0, 0], [0, 1], [0, 2], [1, 1], [1, 2], [2, 2]];
const calmEnough: Rule = (look, region) => (restless(look, region) ? No.tooRestless : OK);
const endsWithOneOrTwo: Rule = (look, region, who) => {
  const after = inWorkersArea(me(look), region) + STEPS_DOWN[who]!.length;
  return after === 0 ? No.nobodyThere : after > 2 ? No.areaFull : OK;
};
const standAbove: Rule = (look, region, who) => {
  const colours = STEPS_DOWN[who]!;
  const needed = colours.length === 2 && colours[0] === colours[1] ? 2 : 1;
  return colours.every(colour => me(look).up[at(region, colour)]! >= needed) ? OK : No.nobodyThere;
};
export const hire: Decision<ZhanGuo> = {
  moves: {
    hire: {
      rule: 'ZG-125',
      point: [
        among('region', REGIONS, calmEnough),
        among('stepDown', [...STEPS_DOWN.keys()], endsWithOneOrTwo, standAbove),
      ],
      effect(play, region, who) {
        for (const colour of STEPS_DOWN[who]!) moveOfficial(play, at(region, colour), 15 + at(region, colour));
        const hired = inWorkersArea(me(play), region);
        me(play).workers[region]! += hired;
        me(play).unrest[region]!++;
        play.emit('hired', play.seat, region, hired);
      },
    },
  },
};
export const recruit: Decision<ZhanGuo> = {
  moves: {
    recruit: {
      rule: 'ZG-101',
      point: [
        among('colour', COLOURS, (look, colour) => (me(look).supply[colour]! > 0 ? OK : No.noneInSupply)),
        among('region', REGIONS),
      ],
      effect(play, colour, region) {
        me(play).supply[colour]!--;
        me(play).up[at(region, colour)]!++;
      },
    },
  },
};

// ---- abilities and powers, in any order ----
const give: Handlers<Bonus, [Play<ZhanGuo>, region: number]> = {
  points: ({ victory }, play) => score(play, victory),
  worker: (_, play, region) => {
    me(play).workers[region]!++;
  },
  calmHere: (_, play, region) => {
    me(play).unrest[region] = Math.max(0, me(play).unrest[region]! - 1); // ZG-249
  },
  calmAnywhere: (_, play) => todo(play, { at: 'calm', seat: play.seat }),
  reassign: ({ most }, play) =>
    todo(play, { at: 'reassign', seat: play.seat, points: most, spent: 0, must: false, passing: NOBODY }),
};
type Activation = Look<ZhanGuo, Frames['activate']>;
type Usable = Check<ZhanGuo, Frames['activate']>;
const SLOTS = ABOVE; // a tucked card is pointed at by its Region and position
const cardAt = (look: Look<ZhanGuo>, slot: number) => me(look).tucked[Math.floor(slot / 3)]![slot % 3];
const triggered: Usable = (look, slot) => {
  const card = cardAt(look, slot);
  return card !== undefined && look.box.ability[card]!.after === ACTIONS[look.frame.action] ? OK : No.otherTrigger;
};
const unused: Usable = ({ frame }, slot) => ((frame.used >> slot) & 1 ? No.usedAlready : OK);
const notBlocked: Usable = (look, slot) => (restless(look, Math.floor(slot / 3)) ? No.blocked : OK); // ZG-153: judged now
const rightNumber = ({ frame }: Activation) => (frame.fits ? OK : No.wrongNumber);
const powersOf = ({ box, seat }: Look<ZhanGuo>) => box.powers[seat]!;
const powersLeft = (look: Activation) => {
  const { action, powers } = look.frame;
  return [...powersOf(look).keys()].filter(i => powersOf(look)[i]!.after === ACTIONS[action] && !((powers >> i) & 1));
};
const usable = (look: Activation, slot: number) =>
  (triggered(look, slot, 0) || unused(look, slot, 0) || notBlocked(look, slot, 0)) === OK;

export const activate: Decision<ZhanGuo, Frames['activate']> = {
  asks: look => powersLeft(look).length > 0 || (look.frame.fits && SLOTS.some(slot => usable(look, slot))),
  moves: {
    card: {
      rule: 'ZG-144',
      stays: true,
      when: rightNumber,
      point: [among('tucked', SLOTS, triggered, unused, notBlocked)],
      effect(play, slot) {
        const card = cardAt(play, slot)!;
        play.frame.used |= 1 << slot;
        play.emit('activated', play.seat, card);
        handle(give, play.box.ability[card]!.gives, play, Math.floor(slot / 3));
      },
    },
    power: {
      rule: 'ZG-167',
      stays: true,
      point: [among('power', powersLeft)],
      effect(play, power) {
        play.frame.powers |= 1 << power;
        handle(give, powersOf(play)[power]!.gives, play, 0);
      },
    },
    finish: { rule: 'ZG-150', effect() {} },
    moveDownAnyTime,
  },
};
export const calm: Decision<ZhanGuo> = {
  asks: look => me(look).unrest.some(level => level > 0),
  moves: {
    calm: {
      rule: 'ZG-157',
      point: [among('region', REGIONS, (look, region) => (me(look).unrest[region]! > 0 ? OK : No.noUnrest))],
      effect(play, region) {
        me(play).unrest[region]!--;
      },
    },
  },
};
