import type { Pack } from './shape.ts';

type Tile = Pack['tiles'][number];
const carriage = (kind: number, ja: string): Tile => ({
  id: `carriage-${kind}`,
  names: { en: `Carriage ${kind}`, ja: `馬車(${ja})` },
  family: 'carriage',
  carriage: kind,
  copies: 4,
  provenance: 'printed',
  ...(kind === 3 ? { note: 'The numerals of the other four stand in the rulebook; this one follows from them.' } : {}),
});
const startCarriage = (kind: number, ja: string): Tile => ({
  id: `start-carriage-${kind}`,
  names: { en: `Carriage ${kind} (start)`, ja: `初期用馬車(${ja})` },
  family: 'carriage',
  carriage: kind,
  copies: 1,
  start: true,
  provenance: 'reconstructed',
  note: 'Five are printed; one of each kind, since five alike (Parade) need four of the bag and one start tile, for every kind.',
});
const hsiungnu = (strength: number): Tile => ({
  id: `hsiungnu-${strength}`,
  names: { en: `Hsiung-nu ${strength}`, ja: `匈奴${strength}` },
  family: 'hsiungnu',
  copies: 5,
  strength,
  provenance: 'reconstructed',
  note: 'Ten tiles, each of 1 or 2, are printed; five of each by symmetry.',
});
const plain = (family: Tile['family'], en: string, ja: string, copies: number): Tile => ({
  id: family,
  names: { en, ja },
  family,
  copies,
  provenance: 'printed',
});

/** EC-004: the 139 tiles of the bag and the 15 marked S. */
export const tiles: Pack['tiles'] = [
  { ...plain('territory', 'Territory', '領地', 12), income: 1 }, // EC-189
  { ...plain('canal', 'Canal', '運河', 6), income: 1, incomeWhile: 'extravagance' }, // EC-190
  plain('tower', 'Great Wall tower', '万里の長城(塔)', 18), // EC-191
  plain('wall', 'Great Wall wall', '万里の長城(壁)', 18), // EC-191
  carriage(1, '壱'), // EC-194
  carriage(2, '弐'),
  carriage(3, '参'),
  carriage(4, '四'),
  carriage(5, '伍'),
  plain('confucian', 'Confucian scholar', '儒家', 12), // EC-195
  plain('legalist', 'Legalist scholar', '法家', 12), // EC-195
  plain('book', 'Book', '書物', 12), // EC-195
  { ...plain('jewel', 'Jewel', '宝玉', 6), gained: [{ kind: 'treasure' }] },
  { ...plain('envoy', 'Imperial envoy', '勅使', 5), gained: [{ kind: 'trust', amount: 4 }] },
  { ...plain('ingot', 'Gold ingot', '金子', 5), gained: [{ kind: 'money', amount: 3 }] },
  { ...plain('stone', 'Stone inscription', '刻石', 3), gained: [{ kind: 'settle' }, { kind: 'turn' }] },
  hsiungnu(1), // EC-196
  hsiungnu(2),
  { ...plain('territory', 'Territory (start)', '初期用領地', 10), id: 'start-territory', start: true, income: 1 },
  startCarriage(1, '壱'),
  startCarriage(2, '弐'),
  startCarriage(3, '参'),
  startCarriage(4, '四'),
  startCarriage(5, '伍'),
];
