import { classes } from './classes.ts';

export interface PagodaProps {
  colour: string;
  storeys: 1 | 2;
  width: number;
  x?: number;
  y?: number;
  className?: string;
}

/** A pagoda of one or two storeys, in a page or inside an SVG. */
export function Pagoda({ colour, storeys, width, x, y, className }: PagodaProps) {
  const height = (width * (storeys === 1 ? 48 : 62)) / 44;
  return (
    <svg
      className={classes(`seat-${colour}`, className)}
      x={x}
      y={y}
      width={width}
      height={height}
      viewBox={`0 0 44 ${storeys === 1 ? 48 : 62}`}
      overflow="visible"
      aria-hidden="true"
    >
      <use href={`#pg-${colour}-${storeys}`} width="44" height={storeys === 1 ? 48 : 62} />
    </svg>
  );
}
