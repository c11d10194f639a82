/** Three Kingdoms' skills: at each moment, what must happen happens, and the owner puts the rest in order. */
import { among, type Decision, type Handlers, handle, type Look, OK, type Play, type Step, todo } from '../../index.ts';
import { allHold, ownGenerals, showGeneral } from './three-kingdoms-bid.ts';
import { type Frames, gainGoods, me, No, type ThreeKingdoms } from './three-kingdoms-board.ts';
import {
  ARMIES,
  type Benefit,
  type Benefiting,
  type Box,
  GOODS,
  RECRUITS,
  RICE,
  TRAINED,
} from './three-kingdoms-cards.ts';

const give: Handlers<Benefit, [Play<ThreeKingdoms>]> = {
  gain: ({ good, amount }, play) => gainGoods(play, GOODS.indexOf(good), amount),
  weapons: ({ amount }, play) => todo(play, { at: 'weapons', seat: play.seat, left: amount }),
  train: ({ most }, play) => {
    const trained = Math.min(most, me(play).goods[RECRUITS]!);
    me(play).goods[RECRUITS]! -= trained;
    gainGoods(play, TRAINED, trained);
  },
};
type Occasion = Look<ThreeKingdoms, Frames['moment']>;
function isUsable(look: Occasion, { general, here, rice = 0, when }: Benefiting): boolean {
  const { s, frame } = look;
  if (here && !s.bids.some(one => one.general === general && one.space === frame.space)) return false;
  return me(look).goods[RICE]! >= rice && allHold(look, general, when);
}
/** What this seat could use now: indexed by the generals it has, so nothing else is looked at. */
function usable(look: Occasion, used: readonly number[]): number[] {
  const { box, frame } = look;
  const skills = ownGenerals(me(look)).flatMap(general => box.skillsAt[frame.moment][general]!);
  return skills.filter(i => !used.includes(i) && isUsable(look, box.skills[i]!));
}
function use(play: Play<ThreeKingdoms>, i: number): void {
  const { general, rice = 0, gives } = play.box.skills[i]!;
  showGeneral(me(play), general); // TK-422
  me(play).goods[RICE]! -= rice;
  play.emit('used', play.seat, general);
  handle(give, gives, play);
}
const reads = ({ gives, rice, when = [] }: Benefiting): string[] => [
  ...(gives.kind === 'train' ? ['recruits'] : []),
  ...(rice ? ['rice'] : []),
  ...when.flatMap(condition => (condition.kind === 'supply' ? [condition.good] : [])),
];
const changes = ({ gives, rice }: Benefiting): string[] => [
  ...(gives.kind === 'gain' ? [gives.good] : gives.kind === 'train' ? ['recruits', 'trained'] : ['spears', 'horses']),
  ...(rice ? ['rice'] : []),
];
/** Worked out from the rows: neither reads what the other changes. */
function orderMatters(box: Box, i: number, among: readonly number[]): boolean {
  const one = box.skills[i]!;
  const meet = (x: string[], y: string[]) => x.some(what => y.includes(what));
  return among.some(
    j => j !== i && (meet(changes(one), reads(box.skills[j]!)) || meet(reads(one), changes(box.skills[j]!))),
  );
}
/** TK-185, 342: what cannot matter in order and cannot be declined happens at once; the owner puts the rest in order. */
export const moment: Step<ThreeKingdoms, Frames['moment']> = play => {
  const { box, frame, seat } = play;
  const all = [...ownGenerals(me(play))].flatMap(general => box.skillsAt[frame.moment][general]!);
  const used = usable(play, []).filter(i => !box.skills[i]!.may && !orderMatters(box, i, all));
  todo(play, { at: 'benefits', seat, moment: frame.moment, space: frame.space, used });
  for (const i of used) use(play, i);
};
const onlyMay = (look: Look<ThreeKingdoms, Frames['benefits']>) =>
  usable(look, look.frame.used).every(i => look.box.skills[i]!.may) ? OK : No.mustUse;
export const benefits: Decision<ThreeKingdoms, Frames['benefits']> = {
  asks: look => usable(look, look.frame.used).length > 0,
  moves: {
    use: {
      rule: 'TK-340',
      stays: true,
      point: [among('skill', look => usable(look, look.frame.used))],
      effect(play, i) {
        play.frame.used.push(i);
        use(play, i);
      },
    },
    decline: { rule: 'TK-342', when: onlyMay, effect() {} },
  },
};
export const weapons: Decision<ThreeKingdoms, Frames['weapons']> = {
  asks: ({ frame }) => frame.left > 0,
  moves: {
    take: {
      rule: 'TK-454',
      stays: true,
      point: [among('army', ARMIES)],
      effect(play, army) {
        play.frame.left--;
        gainGoods(play, army, 1);
      },
    },
  },
};
