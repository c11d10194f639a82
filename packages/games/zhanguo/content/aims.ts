import type { Pack } from './shape.ts';

/** By round, then Writing, Currency, Laws. The seven kinds are printed, their places are our reconstruction. */
export const rewards: Pack['rewards'] = [
  [
    { kind: 'anyOfficial', region: 3 },
    { kind: 'workers', count: 2, region: 2 },
    { kind: 'officials', colour: 'red', count: 2, region: 5 },
  ],
  [
    { kind: 'officials', colour: 'gray', count: 2, region: 4 },
    { kind: 'anyOfficial', region: 1 },
    { kind: 'workers', count: 2, region: 5 },
  ],
  [{ kind: 'governor', regions: [2, 4] }, { kind: 'wall' }, { kind: 'palace' }],
  [{ kind: 'wall' }, { kind: 'palace' }, { kind: 'governor', regions: [1, 3] }],
  [{ kind: 'palace' }, { kind: 'governor', regions: [1, 2, 3, 4, 5] }, { kind: 'wall' }],
];
export const taskSlots: Pack['taskSlots'] = [5, 3, 2, 1]; // ZG-214
export const tasks: Pack['tasks'] = [
  { id: 'W1', piece: 'wall', needs: ['turquoise', 'turquoise', 'gold'], mark: 'printed' },
  { id: 'W2', piece: 'wall', needs: ['gold', 'silver', 'silver'], mark: 'reconstructed' },
  { id: 'W3', piece: 'wall', needs: ['turquoise', 'silver'], mark: 'reconstructed' },
  { id: 'W4', piece: 'wall', needs: ['turquoise', 'gold', 'gold', 'silver'], mark: 'reconstructed' },
  { id: 'P1', piece: 'palace', needs: ['1', '2', '5'], mark: 'printed' },
  { id: 'P2', piece: 'palace', needs: ['1', '3', '4'], mark: 'reconstructed' },
  { id: 'P3', piece: 'palace', needs: ['2', '4'], mark: 'reconstructed' },
  { id: 'P4', piece: 'palace', needs: ['3', '5'], mark: 'reconstructed' },
  { id: 'G1', piece: 'governor', needs: ['1', '3', '5'], mark: 'reconstructed' },
  { id: 'G2', piece: 'governor', needs: ['2', '4', '5'], mark: 'reconstructed' },
  { id: 'G3', piece: 'governor', needs: ['1', '4'], mark: 'reconstructed' },
  { id: 'G4', piece: 'governor', needs: ['2', '3'], mark: 'reconstructed' },
];
