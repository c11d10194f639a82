import type { ComponentType } from 'react';

const drawn = import.meta.glob<{ Emblem: ComponentType }>('../games/*/screen/emblem.tsx', { eager: true });

/** The picture of each game that has one, by its folder. */
export const emblems: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(drawn).map(([path, { Emblem }]) => [path.split('/')[2]!, Emblem]),
);
