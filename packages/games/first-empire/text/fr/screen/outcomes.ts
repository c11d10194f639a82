import type { Saying } from '@tianxia/kernel';
import type { outcomes as english } from '../../en/screen/outcomes.ts';

/** What a choice does, before it is made. */
export const outcomes: Saying<typeof english> = {
  outcome: what => `Effet ${what}`,
  outcomeOf: {
    'turn.tuck': 'de cette carte glissée',
    'turn.idle': 'de ce choix',
    recruit: 'du recrutement',
    search: 'de cette recherche',
    governor: 'de ce Gouverneur',
    hire: 'des Ouvriers engagés',
    palace: 'de ce Palais',
    wall: 'de cette Muraille',
    other: 'de ce choix',
  },
  nothing: 'Rien ne change pour l’instant.',
  stillOpen: 'D’autres choix suivront.',
  whats: {
    points: 'PV',
    writing: 'Écriture',
    currency: 'Monnaie',
    laws: 'Lois',
    officials: 'Officiels',
    workers: 'Ouvriers',
    unrest: 'Agitation',
    entrance: 'Soldats prêts',
    ship: 'Navire',
    elixir: 'PV d’Élixir',
    lines: 'Lignes',
    governors: 'Gouverneurs',
    alchemists: 'De côté',
  },
};
