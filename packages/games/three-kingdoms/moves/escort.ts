import { among, type Check, type Decision, type Look, OK } from '@tianxia/kernel';
import { lastBid, me, own } from '../goods.ts';
import { No } from '../refusals.ts';
import type { ThreeKingdoms } from '../state.ts';
import { FIRST_WEAPON, GOLD, TRAINED } from '../words.ts';
import { isTribe } from './strength.ts';

/** What goes along to a battle or a tribe: army units of one type, or gold (TK-125, TK-126, TK-127, TK-128, TK-129, TK-130). */
type Here = Look<ThreeKingdoms>;
type Rule = Check<ThreeKingdoms>;

const ARMY_TYPES = [0, 1, 2, 3];
const leadership = (look: Here) => look.box.leadership[lastBid(look).general]!;
const toTribe = (look: Here) => isTribe(look.box, lastBid(look).space);
const hasTrained: Rule = look => (own(look, TRAINED) > 0 ? OK : No.noTrained);
const hasWeapon: Rule = (look, army) => (own(look, FIRST_WEAPON + army) > 0 ? OK : No.noWeapon);
const leads: Rule = (look, _, units) => (units <= leadership(look) ? OK : No.overLeadership);
const enoughTrained: Rule = (look, _, units) => (units <= own(look, TRAINED) ? OK : No.noTrained);
const enoughWeapons: Rule = (look, army, units) => (units <= own(look, FIRST_WEAPON + army) ? OK : No.noWeapon);
const carries: Rule = (look, gold) => (gold <= leadership(look) ? OK : No.goldOverLeadership);
const enoughGold: Rule = (look, gold) => (gold <= own(look, GOLD) ? OK : No.tooLittleGold);

export function canEscort(look: Here): boolean {
  if (toTribe(look) && own(look, GOLD) > 0) return true;
  if (own(look, TRAINED) === 0) return false;
  for (let army = 0; army < ARMY_TYPES.length; army++) if (own(look, FIRST_WEAPON + army) > 0) return true;
  return false;
}
export const escort: Decision<ThreeKingdoms> = {
  moves: {
    units: {
      rule: 'TK-125',
      point: [
        among('army', ARMY_TYPES, hasTrained, hasWeapon),
        among('units', ({ box }) => box.mostUnits, leads, enoughTrained, enoughWeapons),
      ],
      effect(play, army, units) {
        const one = lastBid(play);
        one.army = army;
        one.units = units;
        me(play).goods[TRAINED]! -= units;
        me(play).goods[FIRST_WEAPON + army]! -= units;
        play.emit('escorted', play.seat, one.general, units, army);
      },
    },
    gold: {
      rule: 'TK-128',
      when: look => (toTribe(look) ? OK : No.goldForTribe),
      point: [among('gold', ({ box }) => box.mostUnits, carries, enoughGold)],
      effect(play, gold) {
        const one = lastBid(play);
        one.gold = gold;
        me(play).goods[GOLD]! -= gold;
        play.emit('carries', play.seat, one.general, gold);
      },
    },
    alone: { rule: 'TK-125', effect() {} },
  },
};
