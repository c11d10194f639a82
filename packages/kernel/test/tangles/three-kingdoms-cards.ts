/** Three Kingdoms Redux, cut down: generals whose skills are rows. */
import { flag, kinds, list, maybe, type Of, record, whole, word } from '../../index.ts';

// ---- the closed vocabulary of the cards ----
export const GOODS = ['gold', 'rice', 'recruits', 'trained', 'spears', 'horses', 'support'] as const;
export const [GOLD, RICE, RECRUITS, TRAINED, SPEARS, , SUPPORT] = [0, 1, 2, 3, 4, 5, 6] as const;
export const ARMIES = [SPEARS, GOODS.indexOf('horses')]; // an army unit is a trained army and its weapon
const good = word(...GOODS);
const benefit = kinds({
  gain: { good, amount: whole(1, 9) },
  weapons: { amount: whole(1, 3) }, // of choice, each
  train: { most: whole(1, 3) },
});
export type Benefit = Of<typeof benefit>;
const condition = kinds({
  inAlliance: {},
  spaceEmpty: {},
  rivalsThere: {},
  stayedHome: {}, // this general was not assigned
  supply: { good, least: whole(1, 9) },
});
export type Condition = Of<typeof condition>;
const MOMENTS = ['afterAction', 'bidLost', 'roundEnd', 'recruited'] as const;
export type Moment = (typeof MOMENTS)[number];
/** At a moment a benefit happens; a bonus only adds to a bid. No row can mix the two. */
const skill = kinds({
  at: {
    moment: word(...MOMENTS),
    here: maybe(flag), // only where this general stands
    may: maybe(flag),
    rice: maybe(whole(1, 3)),
    when: maybe(list(condition, 0, 9)),
    gives: benefit,
  },
  bonus: { amount: whole(1, 3), when: maybe(list(condition, 0, 9)) },
  winsTies: {},
});
type Skill = Of<typeof skill>;
export type Benefiting = Extract<Skill, { kind: 'at' }> & { general: number };
type Bonus = Extract<Skill, { kind: 'bonus' }>;
const general = record({
  administration: whole(0, 9),
  combat: whole(0, 9),
  leadership: whole(0, 4),
  skills: list(skill, 0, 9),
});
export const GENERALS_EACH = 6;
const shape = record({ generals: list(general, 3 * GENERALS_EACH, 3 * GENERALS_EACH), spaces: list(good, 6, 6) });

const plain = (administration: number, combat: number, leadership: number, ...skills: Skill[]) => ({
  administration,
  combat,
  leadership,
  skills,
});
const gain = (what: (typeof GOODS)[number], amount: number): Benefit => ({ kind: 'gain', good: what, amount });
export const content: Of<typeof shape> = {
  spaces: ['gold', 'rice', 'support', 'spears', 'recruits', 'horses'], // what winning each common space brings
  generals: [
    plain(3, 4, 2, { kind: 'winsTies' }),
    plain(4, 1, 0, { kind: 'bonus', amount: 2, when: [{ kind: 'inAlliance' }] }),
    plain(2, 3, 1, { kind: 'at', moment: 'afterAction', here: true, gives: gain('rice', 1) }),
    plain(1, 4, 2, {
      kind: 'at',
      moment: 'bidLost',
      here: true,
      when: [{ kind: 'rivalsThere' }],
      gives: gain('recruits', 2),
    }),
    plain(3, 2, 1, { kind: 'at', moment: 'roundEnd', rice: 1, may: true, gives: { kind: 'weapons', amount: 2 } }),
    plain(2, 2, 1, { kind: 'at', moment: 'roundEnd', when: [{ kind: 'stayedHome' }], gives: gain('gold', 2) }),
    plain(4, 3, 1, { kind: 'at', moment: 'roundEnd', gives: { kind: 'train', most: 2 } }),
    plain(3, 3, 1, { kind: 'at', moment: 'roundEnd', gives: gain('recruits', 1) }),
    plain(1, 5, 2, { kind: 'bonus', amount: 1, when: [{ kind: 'spaceEmpty' }] }),
    plain(4, 1, 0, { kind: 'at', moment: 'recruited', gives: gain('gold', 3) }),
    plain(2, 4, 1, { kind: 'at', moment: 'afterAction', may: true, rice: 1, gives: { kind: 'train', most: 1 } }),
    plain(3, 2, 1, {
      kind: 'at',
      moment: 'roundEnd',
      when: [{ kind: 'supply', good: 'gold', least: 4 }],
      gives: gain('support', 1),
    }),
    plain(4, 2, 1, { kind: 'bonus', amount: 1, when: [{ kind: 'rivalsThere' }] }),
    plain(5, 1, 0, { kind: 'at', moment: 'recruited', gives: { kind: 'weapons', amount: 1 } }),
    plain(1, 4, 2),
    plain(1, 5, 2, { kind: 'at', moment: 'bidLost', here: true, gives: gain('support', 1) }),
    plain(3, 3, 1, { kind: 'at', moment: 'roundEnd', gives: gain('gold', 1) }),
    plain(2, 3, 1, { kind: 'at', moment: 'afterAction', here: true, gives: { kind: 'weapons', amount: 1 } }),
  ],
};
export interface Box {
  generals: readonly Of<typeof general>[]; // from 1
  spaces: readonly number[]; // by common space: the good it brings
  skills: readonly Benefiting[];
  skillsAt: Readonly<Record<Moment, readonly (readonly number[])[]>>; // moment -> general -> indexes of skills
  bonuses: readonly (readonly Bonus[])[]; // by general
  tieWinner: number; // the general who loses no tie
}
/** A moment looks only at what a seat has in play: nothing registers, nothing is unregistered. */
export function open(json: unknown): Box {
  const { generals: rows, spaces } = shape(json, 'three-kingdoms');
  const generals = [rows[0]!, ...rows];
  const skills = generals.flatMap((row, id) =>
    row.skills.flatMap(one => (one.kind === 'at' && id > 0 ? [{ ...one, general: id }] : [])),
  );
  const at = (moment: Moment, id: number) =>
    [...skills.keys()].filter(i => skills[i]!.moment === moment && skills[i]!.general === id);
  const perGeneral = (moment: Moment) => generals.map((_, id) => at(moment, id));
  return {
    generals,
    spaces: spaces.map(what => GOODS.indexOf(what)),
    skills,
    skillsAt: Object.fromEntries(MOMENTS.map(moment => [moment, perGeneral(moment)])) as Record<Moment, number[][]>,
    bonuses: generals.map(row => row.skills.filter(one => one.kind === 'bonus')),
    tieWinner: generals.findLastIndex(row => row.skills.some(one => one.kind === 'winsTies')),
  };
}
