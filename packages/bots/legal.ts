import type { GameTypes, Kernel, Option, Seat, View } from '@tianxia/kernel';

/** What a bot may choose from. A view is enough: no rule reads what the chooser cannot see (a law of every game). */
export function legalOptions<G extends GameTypes>(k: Kernel<G>, view: View<G['state']>, seat: Seat): Option[] {
  if (!k.waiting(view).includes(seat)) throw new Error(`seat ${seat} has nothing to choose here`);
  const options: Option[] = [];
  options.length = k.options(view, seat, options, false);
  if (options.length === 0) throw new Error(`seat ${seat} has no legal option`);
  return options;
}

export interface OptionSet {
  fill(options: readonly Option[], count: number): void; // in place of what it held
  has(option: Option): boolean;
}
/** A set that is emptied and filled at every point of the tree on the way down: ten times as fast as one of the language. */
export function optionSet(): OptionSet {
  let bits = 10;
  let slots = new Int32Array(1 << bits);
  let filledIn = new Int32Array(1 << bits); // by slot: the filling it belongs to, so that nothing need be cleared
  let filling = 0;
  const slotOf = (option: Option) => Math.imul(option, 0x9e3779b1) >>> (32 - bits);
  return {
    fill(options, count) {
      if (count * 4 > slots.length) {
        bits = 34 - Math.clz32(count);
        slots = new Int32Array(1 << bits);
        filledIn = new Int32Array(1 << bits);
        filling = 0;
      }
      filling++;
      for (let i = 0; i < count; i++) {
        let slot = slotOf(options[i]!);
        while (filledIn[slot] === filling) slot = (slot + 1) & (slots.length - 1);
        filledIn[slot] = filling;
        slots[slot] = options[i]!;
      }
    },
    has(option) {
      let slot = slotOf(option);
      while (filledIn[slot] === filling) {
        if (slots[slot] === option) return true;
        slot = (slot + 1) & (slots.length - 1);
      }
      return false;
    },
  };
}
