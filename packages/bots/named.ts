import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { casual } from './levels/casual.ts';
import { characterOf } from './levels/characters.ts';
import { deep } from './levels/deep.ts';
import { tasteful } from './levels/tasteful.ts';
import type { Minded } from './mind/mind.ts';
import type { BotName } from './names.ts';
import { random } from './random.ts';
import { search } from './search.ts';

const casuals = new Map<BotName, Bot>();
const deeps = new WeakMap<Minded, Bot>();
const tastefuls = new WeakMap<Minded, Bot>();

/** The bot of this name. `mind`: the game's own, for those who want it; without one they look ahead by the game's evaluation. */
export function botNamed(name: BotName, mind?: Minded): Bot {
  if (name === 'random') return random;
  if (name === 'greedy') return greedy;
  if (name === 'search') return search;
  if (name === 'mind') return mind?.bot ?? greedy;
  const character = characterOf(name);
  if ('deep' in character) {
    const { millis, style } = character.deep;
    if (mind === undefined) return millis === 0 ? greedy : search;
    if (millis > 0) return kept(deeps, mind, () => deep(mind));
    return style === undefined ? mind.bot : kept(tastefuls, mind, () => tasteful(mind.bot, style));
  }
  return kept(casuals, name, () => casual(name, character.casual));
}
function kept<K, V>(made: { get(key: K): V | undefined; set(key: K, value: V): unknown }, key: K, make: () => V): V {
  const found = made.get(key) ?? make();
  made.set(key, found);
  return found;
}
