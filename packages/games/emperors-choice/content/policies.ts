import type { Pack } from './shape.ts';

const scholars = (of: 'legalist' | 'confucian'): Pack['policies'][number]['a']['settle'] => [
  { kind: 'vpTable', of, table: [0, 2, 5, 9] },
  { kind: 'trustPer', of, each: 1 },
  { kind: 'removeTiles', of, count: 1 },
];

/** EC-188: seven cards, two sides each. */
export const policies: Pack['policies'] = [
  {
    a: {
      id: 'centralization', // EC-165
      names: { en: 'Centralization', ja: '中央集権' },
      settle: [
        { kind: 'vpPer', of: 'cube', each: 1 },
        {
          kind: 'most',
          of: 'cube',
          gains: [
            { kind: 'payCubes', amount: 2 },
            { kind: 'money', amount: 2 },
          ],
        },
      ],
    },
    b: {
      id: 'decentralization', // EC-168
      names: { en: 'Decentralization', ja: '地方分権' },
      settle: [{ kind: 'vpPer', of: 'territory', each: 2 }],
    },
  },
  {
    a: { id: 'legalism', names: { en: 'Legalism', ja: '法治主義' }, settle: scholars('legalist') }, // EC-169
    b: { id: 'confucianism', names: { en: 'Confucianism', ja: '徳治主義' }, settle: scholars('confucian') }, // EC-170
  },
  {
    a: {
      id: 'extravagance', // EC-171
      names: { en: 'Extravagance', ja: '浪費' },
      settle: [
        { kind: 'vpPer', of: 'canal', each: 2 },
        { kind: 'vpPer', of: 'wallLength', each: 1 },
      ],
      continuous: { kind: 'treatAs', tile: 'canal', as: 'territory' },
      printedEnglish: 'Extavagance',
    },
    b: {
      id: 'frugality', // EC-172
      names: { en: 'Frugality', ja: '倹約' },
      settle: [{ kind: 'chooserOnly', gains: { kind: 'tributes', count: 1 } }],
    },
  },
  {
    a: {
      id: 'border-defence', // EC-173, EC-174
      names: { en: 'Border defence', ja: '防衛' },
      settle: [
        {
          kind: 'defend',
          perWall: 2,
          perCube: 0,
          perShown: 1,
          win: { beyondStrength: 2, pay: 2 },
          lose: { divisor: 2, pay: 1 },
        },
      ],
    },
    b: {
      id: 'expedition', // EC-175, EC-176
      names: { en: 'Expedition', ja: '遠征' },
      settle: [
        {
          kind: 'defend',
          perWall: 1,
          perCube: 1,
          perShown: 1,
          win: { beyondStrength: 2, pay: 3 },
          lose: { divisor: 2, pay: 1 },
        },
      ],
    },
  },
  {
    a: { id: 'meritocracy', names: { en: 'Meritocracy', ja: '能力主義' }, settle: [{ kind: 'showPower', count: 2 }] }, // EC-180
    b: {
      id: 'blood-lineage', // EC-183
      names: { en: 'Blood lineage', ja: '血族主義' },
      settle: [{ kind: 'showBlood', each: 3 }],
    },
  },
  {
    a: {
      id: 'book-burning', // EC-184
      names: { en: 'Book burning', ja: '焚書' },
      settle: [
        { kind: 'ifNone', of: 'book', gains: { kind: 'vp', amount: 6 } },
        { kind: 'removeTiles', of: 'book' },
      ],
    },
    b: {
      id: 'book-preservation', // EC-185
      names: { en: 'Book preservation', ja: '書物保護' },
      settle: [
        { kind: 'vpPer', of: 'book', each: 5 },
        { kind: 'removeTiles', of: 'book' },
        { kind: 'ifRemoved', gains: { kind: 'tributes', count: 1 } },
      ],
    },
  },
  {
    a: {
      id: 'emperors-tour', // EC-186
      names: { en: "Emperor's tour", ja: '巡遊' },
      settle: [
        { kind: 'vpPer', of: 'carriage', each: 1 },
        { kind: 'vpTable', of: 'carriageKind', table: [0, 0, 1, 3, 5, 8] },
      ],
    },
    b: {
      id: 'emperors-parade', // EC-187
      names: { en: "Emperor's parade", ja: '閲兵' },
      settle: [
        { kind: 'vpPer', of: 'carriage', each: 1 },
        { kind: 'vpTableByKind', table: [0, 0, 2, 5, 9, 14] },
      ],
    },
  },
];
