import type { Pack } from './shape.ts';

/** Power texts are printed; which symbol has which pair, the tracks and the first Officials of the B sides are our reconstruction. */
export const boards: Pack['boards'] = {
  // ZG-088, ZG-093, ZG-178
  a: {
    unrest: [
      { length: 3, palaceBlock: 2 },
      { length: 2 },
      { length: 3, palaceBlock: 2 },
      { length: 4, palaceBlock: 3 },
      { length: 3, palaceBlock: 2 },
    ],
    start: { region: 1, officials: ['gray', 'red', 'red'] },
  },
  b: [
    {
      id: 'circle',
      names: { en: 'Circle', zh: '圆' },
      unrest: [
        { length: 3, palaceBlock: 2 },
        { length: 3, palaceBlock: 2 },
        { length: 2 },
        { length: 4, palaceBlock: 3 },
        { length: 3, palaceBlock: 2 },
      ],
      start: { region: 1, officials: ['red', 'red', 'white'] },
      powers: [
        {
          after: 'hire',
          gives: [
            { kind: 'extraWorker', count: 1 },
            { kind: 'reassign', points: 1 },
          ],
        },
        { after: 'governor', gives: [{ kind: 'moveWorker', count: 1 }] },
      ],
    },
    {
      id: 'square',
      names: { en: 'Square', zh: '方' },
      unrest: [
        { length: 2 },
        { length: 3, palaceBlock: 2 },
        { length: 4, palaceBlock: 3 },
        { length: 3, palaceBlock: 2 },
        { length: 3, palaceBlock: 2 },
      ],
      start: { region: 1, officials: ['gray', 'white', 'white'] },
      powers: [
        { after: 'reassign', gives: [{ kind: 'calmForWorker' }] },
        { after: 'wall', gives: [{ kind: 'calmForWorker' }] },
      ],
    },
    {
      id: 'triangle',
      names: { en: 'Triangle', zh: '三角' },
      unrest: [
        { length: 3, palaceBlock: 2 },
        { length: 4, palaceBlock: 3 },
        { length: 3, palaceBlock: 2 },
        { length: 2 },
        { length: 3, palaceBlock: 2 },
      ],
      start: { region: 1, officials: ['gray', 'gray', 'red'] },
      powers: [
        { after: 'recruit', gives: [{ kind: 'reassign', points: 2 }] },
        { after: 'governor', gives: [{ kind: 'moveGovernor' }] },
      ],
    },
    {
      id: 'star',
      names: { en: 'Star', zh: '星' },
      unrest: [
        { length: 4, palaceBlock: 3 },
        { length: 3, palaceBlock: 2 },
        { length: 3, palaceBlock: 2 },
        { length: 3, palaceBlock: 2 },
        { length: 2 },
      ],
      start: { region: 1, officials: ['gray', 'gray', 'white'] },
      powers: [
        { after: 'wall', gives: [{ kind: 'marker', instead: 1 }] },
        { after: 'recruit', gives: [{ kind: 'marker', instead: 1 }] },
      ],
    },
  ],
};
