import { classes } from '@tianxia/look';
import { memo, type ReactNode } from 'react';
import { type Beard, type Face, faceOf, type Hat } from './faces.ts';

const SKIN = { fair: '#f4dcbb', tan: '#e3bd92', ruddy: '#d99a7c' };
const HAIR = { black: '#2b2622', grey: '#7d766b', white: '#e9e4d8' };
const LINE = '#33200d';
const GOLD = '#d2a544';
const BRONZE = '#5d410c';

/** A general's bust, put together from a few brush strokes; the clothes are in the seat's colour. */
export const Portrait = memo(function Portrait(props: { id: string; civil: boolean; colour: string; height?: number }) {
  const { id, civil, colour, height = 63 } = props;
  const face = faceOf(id, civil);
  const bare = face.hat === 'crown' || face.hat === 'knot' || face.hat === 'cap' || face.hat === 'tall';
  return (
    <svg
      className={classes('tk-portrait', `seat-${colour}`)}
      viewBox="0 0 64 72"
      width={(height * 64) / 72}
      height={height}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {civil || face.hat === 'crown' ? <Robe /> : <Armour />}
      {bare && (
        <path
          d="M20 37c-4-1-5.5 2-4.5 6.5s3.5 7 5.5 5.5ZM44 37c4-1 5.5 2 4.5 6.5s-3.5 7-5.5 5.5Z"
          fill={SKIN[face.skin]}
          stroke="#4a2f14"
          strokeWidth="1.5"
        />
      )}
      <path d="M20 30h24v12c0 8-5 14-12 14S20 50 20 42Z" fill={SKIN[face.skin]} stroke="#4a2f14" strokeWidth="1.6" />
      <Eyes face={face} />
      {beards(HAIR[face.hair])[face.beard]}
      {bare && (
        <path
          d="M18.5 36C17 21 23 14.5 32 14.5S47 21 45.5 36C43 33 42 30 41.5 26.5 35 29 29 29 22.5 26.5 22 30 21 33 18.5 36Z"
          fill={HAIR[face.hair]}
          stroke={face.hair === 'white' ? '#8d8675' : 'none'}
        />
      )}
      {hats[face.hat]}
    </svg>
  );
});
const Robe = () => (
  <>
    <path
      d="M5 72C6 61 13 57 22 54.5L32 67l10-12.5C51 57 58 61 59 72Z"
      fill="var(--c)"
      stroke="var(--e)"
      strokeWidth="1.8"
    />
    <path d="M21.5 54 32 67.5 42.5 54" fill="none" stroke="#fbf3df" strokeWidth="3.8" />
    <path d="M19 57.5 29 72M45 57.5 35 72" fill="none" stroke={GOLD} strokeWidth="1.8" />
  </>
);
const Armour = () => (
  <>
    <path d="M5 72C6 61 13 56 22 54l10 7 10-7c9 2 16 7 17 18Z" fill="var(--c)" stroke="var(--e)" strokeWidth="1.8" />
    <path
      d="M12 63c3-2 6-2 9 0m0 0c3-2 5-2 7 0m8 0c2-2 4-2 7 0m0 0c3-2 6-2 9 0M16 69c3-2 6-2 9 0m14 0c3-2 6-2 9 0"
      fill="none"
      stroke="var(--e)"
      strokeWidth="1.3"
    />
    <path d="M22 54.5l10 7 10-7" fill="none" stroke={GOLD} strokeWidth="2.6" />
  </>
);
const BROWS = {
  calm: 'M24.5 38c2-1.2 4-1.2 5.5 0M34 38c1.5-1.2 3.5-1.2 5.5 0',
  keen: 'M24.5 37.8l5.5.9M39.5 37.8l-5.5.9',
  stern: 'M24 36.6l6.2 2.5M40 36.6l-6.2 2.5',
  patch: 'M24.5 37.8l5.5.9M39.5 37.8l-5.5.9',
};
function Eyes({ face: { eyes } }: { face: Face }) {
  return (
    <>
      <path
        d={`${BROWS[eyes]}M25.5 41.7h4M34.5 41.7h4M32 42.8v3.2l-1.2.8M29.5 50.3h5`}
        fill="none"
        stroke={LINE}
        strokeWidth="1.6"
      />
      {eyes === 'patch' && (
        <path d="M24 39h7v5.6c-2.4 1.6-5 1.4-7 0ZM20 37.5l4 2M31 39l13-4" fill={LINE} stroke={LINE} strokeWidth="1.3" />
      )}
    </>
  );
}
const beards = (fill: string): Record<Beard, ReactNode> => {
  const hair = { fill, stroke: fill === HAIR.white ? '#8d8675' : fill, strokeWidth: 1.3 };
  const lip = 'M26 49.7c2-2.5 4-2.8 6-1.5 2-1.3 4-1 6 1.5-2-.6-4-.6-6 .3-2-.9-4-.9-6-.3Z';
  return {
    none: null,
    moustache: <path d={lip} {...hair} />,
    goatee: <path d={`${lip}M29 52.8h6c0 5-1.5 8.3-3 10.7-1.5-2.4-3-5.7-3-10.7Z`} {...hair} />,
    three: (
      <path
        d={`${lip}M29.5 53h5c0 4.5-1.2 8-2.5 10-1.3-2-2.5-5.5-2.5-10ZM21.5 46c0 6 .8 9 2 11.5 1-2 1.3-4 1.5-6.5M42.5 46c0 6-.8 9-2 11.5-1-2-1.3-4-1.5-6.5`}
        {...hair}
      />
    ),
    long: (
      <path
        d={`${lip}M20.5 44c.4 4 2.5 7.5 5 9.5.2 7 3 12.5 6.5 17 3.5-4.5 6.3-10 6.5-17 2.5-2 4.6-5.5 5-9.5-2 4.5-5.5 7.5-8 8.3-2-.8-5-.8-7 0-2.5-.8-6-3.8-8-8.3Z`}
        {...hair}
      />
    ),
    full: (
      <path
        d={`${lip}M20 42c-.5 6-.6 9 .8 13l1.7-2 1.5 5 2.2-2.5 1.8 5 4-4 4 4 1.8-5 2.2 2.5 1.5-5 1.7 2c1.4-4 1.3-7 .8-13-1.5 5-4.5 9-8 10.3-1.5-.6-6.5-.6-8 0C24.5 51 21.5 47 20 42Z`}
        {...hair}
      />
    ),
  };
};
const bowl = (
  <>
    <path d="M17 31C17 17 24 9.5 32 9.5S47 17 47 31Z" fill="var(--c)" stroke="var(--e)" strokeWidth="1.8" />
    <path
      d="M32 10v20M24.5 12.5C22.5 18 22 24 22 30M39.5 12.5C41.5 18 42 24 42 30"
      fill="none"
      stroke="var(--e)"
      strokeWidth="1.2"
    />
    <path d="M15 29.5c8-2.5 26-2.5 34 0v5.2c-8-2.5-26-2.5-34 0Z" fill={GOLD} stroke={BRONZE} strokeWidth="1.5" />
    <path
      d="M16.5 35 19 49l5.5 4.5-1.5-19ZM47.5 35 45 49l-5.5 4.5 1.5-19Z"
      fill="var(--c)"
      stroke="var(--e)"
      strokeWidth="1.6"
    />
  </>
);
const hats: Record<Hat, ReactNode> = {
  crown: (
    <>
      <path d="M25.5 16.5 27 6.5h10l1.5 10c-4 1.5-9 1.5-13 0Z" fill={GOLD} stroke={BRONZE} strokeWidth="1.6" />
      <path d="M19 11.5h26M32 6.5v10" fill="none" stroke={BRONZE} strokeWidth="2" />
    </>
  ),
  helm: (
    <>
      <path d="M32 10V4.5M30 3.5l2-2.5 2 2.5-2 2.5Z" fill={GOLD} stroke={BRONZE} strokeWidth="1.5" />
      {bowl}
    </>
  ),
  plumed: (
    <>
      <path d="M33 9C32 3 38-.5 47 2.5 42 4 40 7 37 11" fill="#fdf7ea" stroke="#6b6249" strokeWidth="1.5" />
      {bowl}
    </>
  ),
  horned: (
    <>
      <path
        d="M20 15C14 13 11 8 12 2c3 4 7 6 12 8.5ZM44 15c6-2 9-7 8-13-3 4-7 6-12 8.5Z"
        fill="#efe3c4"
        stroke={BRONZE}
        strokeWidth="1.5"
      />
      {bowl}
    </>
  ),
  cap: (
    <>
      <path
        d="M19.5 26C19 15 22.5 8.5 32 8.5S45 15 44.5 26c-8-2-17-2-25 0Z"
        fill="#2f2a26"
        stroke="#0f0c0a"
        strokeWidth="1.5"
      />
      <path
        d="M19.5 22.5 9 20.5c-1.5 2-1.3 4 .3 5.5l10.2.5M44.5 22.5 55 20.5c1.5 2 1.3 4-.3 5.5l-10.2.5"
        fill="#2f2a26"
        stroke="#0f0c0a"
        strokeWidth="1.5"
      />
      <path d="M20 22.5c8-2 16-2 24 0" fill="none" stroke={GOLD} strokeWidth="1.6" />
    </>
  ),
  tall: (
    <>
      <path
        d="M21 25 22.5 4.5c6-2.5 13-2.5 19 0L43 25c-7-2.2-15-2.2-22 0Z"
        fill="var(--c)"
        stroke="var(--e)"
        strokeWidth="1.7"
      />
      <path d="M27 4v19M32 3.5v19M37 4v19" fill="none" stroke="var(--e)" strokeWidth="1.2" />
      <path d="M20.5 22.5c7-2.2 16-2.2 23 0v3.5c-7-2.2-16-2.2-23 0Z" fill={GOLD} stroke={BRONZE} strokeWidth="1.3" />
    </>
  ),
  scarf: (
    <>
      <path
        d="M17.5 33C15.5 19 21 10 32 10s16.5 9 14.5 23c-8-4-21-4-29 0Z"
        fill="var(--c)"
        stroke="var(--e)"
        strokeWidth="1.8"
      />
      <path d="M44 13c4-5 9-5 12-2-3 1-6 3-7.5 6.5" fill="var(--c)" stroke="var(--e)" strokeWidth="1.6" />
      <path d="M17.5 30c8-4 21-4 29 0M21 20c7-4 15-4 22 0" fill="none" stroke="var(--e)" strokeWidth="1.3" />
      <path d="M29.5 25.5h5v4h-5Z" fill={GOLD} stroke={BRONZE} strokeWidth="1.2" />
    </>
  ),
  knot: (
    <>
      <path d="M26.5 16c-2.5-5 0-10 5.5-10s8 5 5.5 10Z" fill="#2b2622" />
      <path d="M24 13.5h16M27 16.5h10" fill="none" stroke={GOLD} strokeWidth="2" />
    </>
  ),
};
