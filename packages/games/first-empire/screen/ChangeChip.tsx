import { classes } from '@tianxia/look';
import type { Box } from '../box.ts';
import { Art, type ArtName } from './art/Art.tsx';
import type { Change, What } from './changes.ts';
import { regionHan, regionName } from './naming.ts';
import { useWords } from './words.ts';

const ART: Readonly<Record<Exclude<What, 'points' | 'lines'>, ArtName>> = {
  writing: 'mk-writing',
  currency: 'mk-currency',
  laws: 'mk-laws',
  officials: 'a-recruit',
  workers: 'worker',
  unrest: 'unrest',
  entrance: 'soldier',
  ship: 'vessel',
  elixir: 'gourd',
  governors: 'a-governor',
  alchemists: 'as-alch',
};
/** One number that changes: '+6 VP', '2 → 3' Unrest. */
export function ChangeChip({ box, change: { what, region, from, to } }: { box: Box; change: Change }) {
  const words = useWords();
  const worse = what === 'unrest' ? to > from : to < from;
  const text = what === 'unrest' || what === 'ship' ? words.change(from, to) : words.plus(to - from);
  const name = words.whats[what];
  const isWord = what === 'points' || what === 'lines';
  return (
    <span className={classes('fe-chip', worse && 'worse')}>
      {region !== undefined && <b className="han">{regionHan(box, region)}</b>}
      {!isWord && <Art name={ART[what]} width={17} />}
      {text}
      {isWord && ` ${what === 'points' ? words.vpWord : name}`}
      {!isWord && (
        <span className="unseen">{region === undefined ? name : `${name}, ${regionName(words, box, region)}`}</span>
      )}
    </span>
  );
}
