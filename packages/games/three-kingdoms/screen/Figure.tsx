import { classes } from '@tianxia/look';

const HELMET =
  'M4 37.5C4.5 28.5 8 24.5 12 23 10.5 21.8 9.8 20 9.8 18L7.8 19.2V13.5C7.8 9 11 6.3 15 6V4.2C14 3 14.6 1.6 16 1.2 17.4 1.6 18 3 17 4.2V6C21 6.3 24.2 9 24.2 13.5V19.2L22.2 18C22.2 20 21.5 21.8 20 23 24 24.5 27.5 28.5 28 37.5Z';
const HELMET_LINES = 'M8 14.5C11 13 21 13 24 14.5M12 23C14 24.5 18 24.5 20 23M10 18V14M22 18V14';
const CAP =
  'M4.5 37.5C5 27.5 8.5 23 12.5 21.5A6 6 0 0 1 10.2 16H6.5V12.8H10.3L11 6.5C11.3 4.2 13 3 16 3S20.7 4.2 21 6.5L21.7 12.8H25.5V16H21.8A6 6 0 0 1 19.5 21.5C23.5 23 27 27.5 27.5 37.5Z';
const CAP_LINES = 'M10.3 12.8H21.7M12.5 21.5C14.5 23 17.5 23 19.5 21.5';
const LYING =
  'M4 37.5C4.5 28.5 8 24.5 12 23 10.5 21.8 9.8 20 9.8 18V13.5C9.8 9 12 6.3 16 6S22.2 9 22.2 13.5V18C22.2 20 21.5 21.8 20 23 24 24.5 27.5 28.5 28 37.5Z';

export interface FigureProps {
  colour: string; // of the seat
  civil?: boolean; // an official's cap instead of a helmet
  down?: boolean; // lies face down
  height?: number;
  className?: string;
}

/** A general as a piece on the table: seat colour, seat shape, helmet or cap. */
export function Figure({ colour, civil = false, down = false, height = 26, className }: FigureProps) {
  const shape = civil ? CAP : HELMET;
  return (
    <svg
      className={classes('tk-figure', `seat-${colour}`, className)}
      viewBox="0 0 32 40"
      width={(height * 32) / 40}
      height={height}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {down ? (
        <path d={LYING} fill="none" stroke="var(--c)" strokeWidth="2.4" strokeDasharray="4 2.5" />
      ) : (
        <>
          <ellipse cx="16.5" cy="37.8" rx="12" ry="2" fill="var(--contact)" opacity=".35" />
          <path d={shape} fill="var(--casing)" stroke="var(--casing)" strokeWidth="4.2" />
          <path d={shape} fill="var(--c)" stroke="var(--e)" strokeWidth="1.6" />
          <path d={civil ? CAP_LINES : HELMET_LINES} fill="none" stroke="var(--e)" strokeWidth="1.3" />
          <use href={`#shape-${colour}`} transform="translate(10.5 25.5) scale(.46)" fill="var(--on)" />
        </>
      )}
    </svg>
  );
}
