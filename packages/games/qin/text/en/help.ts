import type { HelpTexts } from '@tianxia/kernel';
import type { guide } from '../../teach/guide.ts';
import type { help as first } from '../../teach/help.ts';

export const help: HelpTexts<typeof first, typeof guide> = {
  goal: 'Be the first to put all your pagodas on the board.',
  phases: { lay: 'Lay a tile', draw: 'Draw a tile' },
  actions: {
    lay: '**Lay a tile.** Two touching squares of one colour become your province and take a pagoda from your stock. At five squares it takes a second one.',
    draw: '**Draw from a pile.** It only refills your hand. All piles are alike.',
  },
  firsts: {
    skipped: {
      title: 'A turn is skipped',
      text: 'Whoever can lay none of their tiles lays nothing and draws nothing. The others go on.',
    },
  },
};
