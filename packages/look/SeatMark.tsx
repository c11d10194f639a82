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
  const look = classes('mark', `seat-${colour}`, className);
  const shape = <use href={`#${disc ? 'disc' : 'sh'}-${colour}`} />;
  if (label === undefined)
    return (
      <svg className={look} x={x} y={y} width={size} height={size} aria-hidden="true">
        {shape}
      </svg>
    );
  return (
    <svg className={look} x={x} y={y} width={size} height={size} role="img" aria-label={label}>
      {shape}
    </svg>
  );
}
