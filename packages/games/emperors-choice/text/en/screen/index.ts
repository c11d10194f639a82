import { agree, capital, who } from '@tianxia/kernel/english';
import { auctionWords } from './auction.ts';
import { boardWords } from './board.ts';
import { type Person, signed } from './people.ts';
import { face, gain, gainBesides, settleWords, unit } from './policies.ts';
import { prompts } from './prompts.ts';
import { thingWords } from './things.ts';
import { trayWords } from './tray.ts';

export type { Person };

export const words = {
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
  signedVp: (vp: number, plus = false) => (vp < 0 || (plus && vp > 0) ? signed(vp) : `${vp}`),
  when: (round: number, of: number, phase: string) => `Round ${round} of ${of} · ${phase}`,
  phases: {
    setup: 'initial bonuses',
    auction: 'auction',
    management: 'management',
    decree: 'decree',
    preparation: 'preparation',
    end: 'final scoring',
  },
  change: (before: number, after: number) => (before === after ? `${before}` : `${before} → ${after}`),
  reason: (text: string) => `${capital(text)}.`,
  tallySettlement: 'A policy is settled',
  // ---- players ----
  points: (vp: number) => `${vp} victory points`,
  vp: 'VP',
  money: 'Money',
  cubesOwned: 'Soldier cubes',
  cardsHeld: 'Characters in hand or revealed',
  cards: (many: number) => agree(many, 'card'),
  you: (many: number) => `you ${many}`,
  goods: 'Goods',
  revealed: 'Revealed in the auction',
  nothingRevealed: 'nothing',
  orderTile: 'order tile',
  // ---- outcome ----
  choiceDoes: 'What this does',
  thenUnknown: 'What follows is drawn, or chosen by others.',
  whats: { vp: 'VP', trust: 'trust', money: 'money', cubes: 'cubes', palace: 'palace level' },
  speech: { you: 'You', youWord: 'you', yourWord: 'your' },
};
