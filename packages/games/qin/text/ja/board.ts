import { boardTextIn } from '../board.ts';

export const boardText = boardTextIn({ seat: n => `席${n}`, supply: '残り', hand: '手札', piles: '山' });
