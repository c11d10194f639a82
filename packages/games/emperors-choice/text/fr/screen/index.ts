import { agree, capital, counted, who } from '@tianxia/kernel/french';
import type { Words } from '../../../screen/words.ts';
import { auctionWords } from './auction.ts';
import { boardWords } from './board.ts';
import { face, gain, gainBesides, settleWords } from './policies.ts';
import { prompts } from './prompts.ts';
import { signed, thingWords } from './things.ts';
import { trayWords } from './tray.ts';
import { unit } from './units.ts';

/** The table of Emperor's Choice in French. */
export const words: Words = {
  ...thingWords,
  ...boardWords,
  ...auctionWords,
  ...trayWords,
  prompts,
  who,
  gain,
  gainBesides,
  settleWords,
  unit,
  face,
  capital,
  signed,
  signedVp: (vp, plus = false) => (vp < 0 || (plus && vp > 0) ? signed(vp) : `${vp}`),
  when: (round, of, phase) => `Manche ${round} sur ${of} · ${phase}`,
  phases: {
    setup: 'bonus de départ',
    auction: 'enchère',
    management: 'gestion',
    decree: 'décret',
    preparation: 'préparation',
    end: 'décompte final',
  },
  change: (before, after) => (before === after ? `${before}` : `${before} → ${after}`),
  reason: text => `${capital(text)}.`,
  tallySettlement: 'Une politique est décomptée',
  points: vp => counted(vp, 'point de victoire', 'points de victoire'),
  vp: 'PV',
  money: 'Pièces',
  cubesOwned: 'Cubes soldats',
  cardsHeld: 'Personnages en main ou révélés',
  cards: many => agree(many, 'carte'),
  you: many => `vous ${many}`,
  goods: 'Biens',
  revealed: 'Révélé dans l’enchère',
  nothingRevealed: 'rien',
  orderTile: 'tuile d’ordre',
  choiceDoes: 'Effet de ce choix',
  thenUnknown: 'La suite sera piochée, ou choisie par d’autres.',
  whats: { vp: 'PV', trust: 'confiance', money: 'pièces', cubes: 'cubes', palace: 'niveau du palais' },
  speech: { you: 'Vous', youWord: 'vous', yourWord: 'votre' },
};
