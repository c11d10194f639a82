import type { GameTypes, Kernel, Option, Rand } from '@tianxia/kernel';
import { atOnce, type Bot } from '../bot.ts';
import { legalOptions } from '../legal.ts';
import { rank } from '../ranking.ts';
import type { Casual } from './characters.ts';
import { styled } from './style.ts';

const NEIGHBOURS = 5; // the next best options: how far they lie behind the best is what a small mistake costs here
const BLUNDER = 2; // so many small mistakes at once are never made
const DECISIVE = 1e5; // points: a win that is there is taken, a loss is not
const RARE = 1e-4;

/** Judges as its character does, and takes what seems best, or now and then what is nearly as good. */
export function casual(name: string, character: Casual): Bot {
  return (k, view, seat, thinking) => {
    const options = legalOptions(k, view, seat);
    if (options.length === 1) return atOnce(options[0]!);
    const { ranked, looks } = rank(k, view, seat, options, styled(k, character), thinking);
    const best = ranked[0]!.lead;
    const near = ranked.slice(1, 1 + NEIGHBOURS).filter(({ lead }) => best - lead < DECISIVE);
    const step = near.reduce((sum, { lead }) => sum + best - lead, 0) / Math.max(1, near.length);
    const lines = ranked.map(({ option, lead }) => {
      const behind = lead === best ? 0 : step > 0 ? (best - lead) / step : Infinity;
      const liked = step > 0 ? character.taste * tasteFor(name, k, option) : 0;
      return {
        option,
        visits: 1,
        value: lead,
        share: behind > BLUNDER ? 0 : Math.exp(character.care * (liked - behind)),
      };
    });
    const option = drawn(lines, thinking.rand);
    const { share: _, ...first } = lines.find(line => line.option === option)!;
    const others = lines.filter(line => line.option !== option).map(({ share: _share, ...line }) => line);
    return { option, iterations: 0, decisions: looks, lines: [first, ...others] };
  };
}
function drawn(lines: readonly { option: Option; share: number }[], rand: Rand): Option {
  const top = lines.reduce((most, { share }) => Math.max(most, share), 0);
  const worth = lines.filter(({ share }) => share > RARE * top);
  let rest = (rand(1 << 30) / (1 << 30)) * worth.reduce((sum, { share }) => sum + share, 0);
  for (const { option, share } of worth) {
    rest -= share;
    if (rest < 0) return option;
  }
  return worth[worth.length - 1]!.option;
}
/** A habit: every character likes some moves more than others, from -1 to 1, and always the same ones. */
function tasteFor<G extends GameTypes>(name: string, k: Kernel<G>, option: Option): number {
  let hash = 7;
  for (const sign of `${name} ${k.words(option).move}`) {
    hash = Math.imul(hash ^ sign.charCodeAt(0), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return ((hash >>> 0) % 2001) / 1000 - 1;
}
