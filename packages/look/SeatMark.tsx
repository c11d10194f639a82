import { classes } from './classes.ts';

export interface SeatMarkProps {
  colour: string; // one of seatColours
  size?: number;
  disc?: boolean; // a playing disc instead of the bare shape
  label?: string; // spoken name; without it the mark is decoration beside a name
  x?: number; // inside an SVG
  y?: number;
  className?: string;
}

/** Colour and shape of a seat, always together. */
export function SeatMark({ colour, size = 20, disc = false, label, x, y, className }: SeatMarkProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={classes('mark', `seat-${colour}`, className)} x={x} y={y} width={size} height={size} {...spoken}>
      <use href={`#${disc ? 'disc' : 'sh'}-${colour}`} />
    </svg>
  );
}
