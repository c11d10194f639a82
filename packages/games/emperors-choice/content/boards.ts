import type { Pack } from './shape.ts';

const EXIT_BASIS =
  'Printed: five tiles A to E and which are used by how many players. A and B, used at every table, carry what everybody needs; C, a choice, stands for D and E in the smallest game.';
const BONUS_BASIS =
  'Printed: six tiles, one of them the bonus cavalry. The others are icons of the common list that make sense before the first auction, of about equal worth.';

/** EC-056, EC-094. */
export const bonusTiles: Pack['bonusTiles'] = [
  {
    id: 'I1',
    names: { en: 'Bonus cavalry', ja: '騎兵カード' },
    icons: [{ kind: 'bonusCharacter' }],
    provenance: 'printed',
  },
  ...(
    [
      ['I2', 'Three money', 'お金 3', { kind: 'money', amount: 3 }],
      ['I3', 'Three trust', '皇帝の信頼ポイント 3', { kind: 'trust', amount: 3 }],
      ['I4', 'Palace +2', '宮殿レベル 2', { kind: 'palace', levels: 2 }],
      ['I5', 'Two tiles, keep one', '秦タイル 2枚引き1枚', { kind: 'tiles', draw: 2, keep: 1 }],
      ['I6', 'Three cubes', '兵士キューブ 3', { kind: 'cubes', amount: 3 }],
    ] as const
  ).map(([id, en, ja, icon]) => ({
    id,
    names: { en, ja },
    icons: [icon],
    provenance: 'reconstructed' as const,
    note: BONUS_BASIS,
  })),
];
export const exitTiles: Pack['exitTiles'] = (
  [
    ['A', [{ kind: 'trust', amount: 3 }]],
    ['B', [{ kind: 'palace', levels: 1 }]],
    [
      'C',
      [
        { kind: 'money', amount: 2 },
        { kind: 'cubes', amount: 2 },
      ],
    ],
    ['D', [{ kind: 'characters', draw: 2, keep: 1 }]],
    ['E', [{ kind: 'tiles', draw: 1, keep: 1 }]],
  ] as const
).map(([id, icons]) => ({
  id,
  names: { en: `Exit tile ${id}`, ja: `競り離脱アクションタイル ${id}` },
  icons,
  provenance: 'reconstructed' as const,
  note: EXIT_BASIS,
}));

/** EC-122, EC-141. Only the prices and that there are spaces with effects and points are printed. */
export const palace: Pack['palace'] = {
  provenance: 'reconstructed',
  note: 'Printed: a start space, levels with an effect and points to the right of each, a top level, prices. Twelve levels, so that only a devoted player reaches the top in six rounds; every icon of the common list that is on no other tile appears; a level is worth about three money, so that the marginal prices 1, 2, 3 are cheap, fair, dear; no palace icon, so no loops.',
  prices: [1, 3, 6],
  spaces: [
    { vp: 0 },
    {
      icons: [
        { kind: 'money', amount: 1 },
        { kind: 'cubes', amount: 1 },
      ],
      vp: 1,
    },
    { icons: [{ kind: 'vp', amount: 2 }], vp: 2 },
    { icons: [{ kind: 'characters', draw: 1, keep: 1 }], vp: 3 },
    {
      icons: [
        { kind: 'money', amount: 2 },
        { kind: 'cubes', amount: 2 },
      ],
      vp: 4,
    },
    { icons: [{ kind: 'trust', amount: 3 }], vp: 6 },
    { icons: [{ kind: 'tiles', draw: 1, keep: 1 }], vp: 8 },
    { icons: [{ kind: 'characters', draw: 2, keep: 1 }], vp: 10 },
    {
      icons: [
        { kind: 'money', amount: 3 },
        { kind: 'cubes', amount: 3 },
      ],
      vp: 12,
    },
    { icons: [{ kind: 'tributes', count: 1 }], vp: 14 },
    {
      icons: [
        { kind: 'trust', amount: 3 },
        { kind: 'vp', amount: 3 },
      ],
      vp: 16,
    },
    { icons: [{ kind: 'tiles', draw: 2, keep: 1 }], vp: 18 },
    { icons: [{ kind: 'settle' }, { kind: 'turn' }], vp: 21 },
  ],
};

/** EC-149, EC-150: the parts come in any order. */
export const decreeTiles: Pack['decreeTiles'] = [
  {
    id: 'decree-1',
    names: { en: 'Settle and turn over', ja: '決算＋裏返し' },
    parts: [{ kind: 'settle' }, { kind: 'turn' }, { kind: 'vp', amount: 3 }],
  },
  {
    id: 'decree-2',
    names: { en: 'Settle and tribute', ja: '決算＋貢物' },
    parts: [{ kind: 'settle' }, { kind: 'tributes', count: 1 }, { kind: 'vp', amount: 3 }],
  },
];

/** EC-230: each is also worth points. */
export const treasures: Pack['treasures'] = [
  {
    id: 'royal-sword', // EC-113
    names: { en: 'Royal sword', ja: '王剣' },
    uses: [
      { from: 1, to: 4, gain: { kind: 'cubes', amount: 1 } },
      { from: 5, to: 6, gain: { kind: 'cubes', amount: 2 } },
    ],
    vp: 3,
  },
  {
    id: 'grail', // EC-114
    names: { en: 'Legendary grail', ja: '盃' },
    uses: [
      { from: 1, to: 4, gain: { kind: 'trust', amount: 1 } },
      { from: 5, to: 6, gain: { kind: 'trust', amount: 2 } },
    ],
    vp: 3,
    printedEnglish: 'Legendaly grail',
  },
  {
    id: 'jade-bangle', // EC-115
    names: { en: 'Jade bangle', ja: '玉環' },
    uses: [
      { from: 1, to: 4, gain: { kind: 'vp', amount: 2 } },
      { from: 5, to: 6, gain: { kind: 'vp', amount: 4 } },
    ],
    vp: 3,
  },
];
