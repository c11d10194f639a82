import { boardTextIn } from '../board.ts';

export const boardText = boardTextIn({ seat: n => `seat ${n}`, supply: 'supply', hand: 'hand', piles: 'piles' });
