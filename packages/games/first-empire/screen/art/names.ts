import type { ArtName } from './Art.tsx';

/** Which drawing stands for which word of the content pack. */
export const ACTION_ART = ['a-recruit', 'a-search', 'a-governor', 'a-hire', 'a-palace', 'a-wall'] as const;
export const OFFICIAL_ART = ['o-alch', 'o-arch', 'o-gen'] as const;
export const TYPE_ART = ['as-writing', 'as-currency', 'as-laws', 'as-alch'] as const;
export const TOKEN_ART = ['mk-writing', 'mk-currency', 'mk-laws'] as const;
export const LARGE_ART = ['mk2-writing', 'mk2-currency', 'mk2-laws'] as const;
/** Class names that set a card's colours. */
export const TYPE_CLASS = ['fe-writing', 'fe-currency', 'fe-laws', 'fe-alch'] as const;
export const SITE_SIGNS = ['玉', '金', '赤'] as const; // short forms of the sites' names, as on a seal
export const SITE_CLASS = ['fe-jade', 'fe-gold', 'fe-crimson'] as const;

export const officialArt = (type: string): ArtName =>
  type === 'architect' ? 'o-arch' : type === 'general' ? 'o-gen' : 'o-alch';
/** Li Si's kinds of orders. */
export const ORDER_ART: Readonly<Record<'unify' | 'search' | 'governor' | 'palace' | 'wall', ArtName>> = {
  unify: 'anytoken',
  search: 'a-search',
  governor: 'a-governor',
  palace: 'a-palace',
  wall: 'a-wall',
};
