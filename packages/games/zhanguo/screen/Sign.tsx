import type { Box } from '../box.ts';

/** A Region as the map shows it: its sign and its number, so that both names are known everywhere. */
export function Sign({ box, region }: { box: Box; region: number }) {
  return (
    <span className="zg-sign" aria-hidden="true">
      <span lang="zh">{box.pack.regions[region]!.symbol}</span>
      <small>{region + 1}</small>
    </span>
  );
}
