import type { Bot } from '../bot.ts';
import { rank } from '../ranking.ts';
import type { Style } from './characters.ts';
import { styled } from './style.ts';

const ALIKE = Math.log(0.7); // options that a policy takes nearly as often as its favourite: it cannot tell them apart

/**
 * A mind with a taste: of what its policy cannot tell apart it takes what its character would like most. Nothing else changes, so it
 * plays as well as without. `mind`: answers at once, and gives each line the logarithm of its likelihood.
 */
export function tasteful(mind: Bot, style: Style): Bot {
  return (k, view, seat, thinking) => {
    const thought = mind(k, view, seat, thinking);
    const top = thought.lines[0]!.value;
    const alike = thought.lines.filter(({ value }) => value >= top + ALIKE);
    if (alike.length === 1) return thought;
    const options = alike.map(({ option }) => option);
    const { ranked, looks } = rank(k, view, seat, options, styled(k, style), thinking);
    const { option } = ranked[0]!;
    const [first, others] = [true, false].map(own => thought.lines.filter(line => (line.option === option) === own));
    return { ...thought, option, decisions: thought.decisions + looks, lines: [...first!, ...others!] };
  };
}
