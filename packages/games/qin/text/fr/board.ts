import { boardTextIn } from '../board.ts';

export const boardText = boardTextIn({ seat: n => `place ${n}`, supply: 'réserve', hand: 'main', piles: 'piles' });
