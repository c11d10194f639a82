import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { casual } from './levels/casual.ts';
import { characterOf } from './levels/characters.ts';
import type { Minded } from './mind/mind.ts';
import type { BotName } from './names.ts';
import { random } from './random.ts';
import { search } from './search.ts';

const casuals = new Map<BotName, Bot>();
/** The bot of this name. `mind`: the game's own, for those who want it; without one they look ahead by the game's evaluation. */
export function botNamed(name: BotName, mind?: Minded): Bot {
  if (name === 'random') return random;
  if (name === 'greedy') return greedy;
  if (name === 'search') return search;
  if (name === 'mind') return mind?.bot ?? greedy;
  const character = characterOf(name);
  if ('deep' in character) {
    if (character.deep.millis === 0) return mind?.bot ?? greedy;
    return mind?.ahead ?? search;
  }
  const known = casuals.get(name) ?? casual(name, character.casual);
  casuals.set(name, known);
  return known;
}
