import { among, type Check, type Decision, type Look, OK } from '@tianxia/kernel';
import { ARMY_TYPES, takesGold, whyNotGold, whyNotUnits } from '../facts/along.ts';
import { lastBid, me, own } from '../goods.ts';
import { No } from '../reasons.ts';
import type { ThreeKingdoms } from '../state.ts';
import { asForce, FIRST_WEAPON, GOLD, TRAINED } from '../words.ts';

/** What goes along with a general to a battle or a tribe, and nowhere else: army units of one type, or gold. */
type Here = Look<ThreeKingdoms>;
type Rule = Check<ThreeKingdoms>;

const forGold = (look: Here) => takesGold(look.box, lastBid(look).space);
const general = (look: Here) => lastBid(look).general;
const anyUnit: Rule = (look, army) => whyNotUnits(look.s, look.box, look.seat, general(look), army, 1);
const soMany: Rule = (look, army, units) => whyNotUnits(look.s, look.box, look.seat, general(look), army, units);
const carries: Rule = (look, gold) => whyNotGold(look.s, look.box, look.seat, general(look), gold);

export function canEscort(look: Here): boolean {
  if (forGold(look) && own(look, GOLD) > 0) return true;
  return ARMY_TYPES.some(army => anyUnit(look, army, 0) === OK);
}
export const escort: Decision<ThreeKingdoms> = {
  moves: {
    units: {
      rule: 'TK-125',
      // TK-127: whether they fit a location is asked when they are stationed
      point: [among('army', ARMY_TYPES, anyUnit), among('units', ({ box }) => box.mostUnits, soMany)],
      effect(play, army, units) {
        const one = lastBid(play);
        one.army = army;
        one.units = units; // TK-126: with their general
        me(play).goods[TRAINED]! -= units; // TK-130
        me(play).goods[FIRST_WEAPON + army]! -= units;
        play.emit('escorted', play.seat, one.general, asForce(army, units));
      },
    },
    gold: {
      rule: 'TK-128',
      when: look => (forGold(look) ? OK : No.goldForTribe),
      point: [among('gold', ({ box }) => box.mostUnits, carries)],
      effect(play, gold) {
        const one = lastBid(play);
        one.gold = gold;
        me(play).goods[GOLD]! -= gold; // TK-130
        play.emit('carries', play.seat, one.general, gold);
      },
    },
    alone: { rule: 'TK-125', effect() {} },
  },
};
