/** How each general is drawn: a few marks by which readers of the novel know them. Decoration only, no rule reads it. */
export type Hat = 'crown' | 'helm' | 'horned' | 'plumed' | 'cap' | 'tall' | 'scarf' | 'knot';
export type Beard = 'none' | 'moustache' | 'goatee' | 'long' | 'full' | 'three';
export interface Face {
  hat: Hat;
  beard: Beard;
  eyes: 'calm' | 'keen' | 'stern' | 'patch';
  skin: 'fair' | 'tan' | 'ruddy';
  hair: 'black' | 'grey' | 'white';
}

const known: Readonly<Record<string, Partial<Face>>> = {
  'cao-cao': { hat: 'crown', beard: 'three', eyes: 'keen' },
  'liu-bei': { hat: 'crown', beard: 'goatee', eyes: 'calm' },
  'sun-jian': { hat: 'scarf', beard: 'full', eyes: 'stern' },
  'guan-yu': { hat: 'scarf', beard: 'long', eyes: 'stern', skin: 'ruddy' },
  'zhang-fei': { hat: 'helm', beard: 'full', eyes: 'stern', skin: 'tan' },
  'zhao-yun': { hat: 'plumed', beard: 'none', eyes: 'calm', skin: 'fair' },
  'ma-chao': { hat: 'plumed', beard: 'none', eyes: 'keen', skin: 'fair' },
  'huang-zhong': { hat: 'helm', beard: 'long', hair: 'white', eyes: 'stern' },
  'zhuge-liang': { hat: 'tall', beard: 'three', eyes: 'calm', skin: 'fair' },
  'pang-tong': { hat: 'knot', beard: 'goatee', skin: 'tan' },
  'xiahou-dun': { hat: 'helm', beard: 'moustache', eyes: 'patch' },
  'dian-wei': { hat: 'knot', beard: 'full', eyes: 'stern', skin: 'tan' },
  'xu-chu': { hat: 'scarf', beard: 'full', skin: 'tan' },
  'zhang-liao': { hat: 'horned', beard: 'moustache', eyes: 'keen' },
  'sima-yi': { hat: 'tall', beard: 'three', eyes: 'keen', hair: 'grey' },
  'guo-jia': { hat: 'knot', beard: 'none', skin: 'fair' },
  'xun-yu': { hat: 'cap', beard: 'goatee', skin: 'fair' },
  'yan-yan': { beard: 'long', hair: 'white' },
  'cheng-pu': { beard: 'three', hair: 'grey' },
  'huang-gai': { beard: 'full', hair: 'grey', eyes: 'stern' },
  'sun-ce': { hat: 'plumed', beard: 'none', eyes: 'keen' },
  'sun-quan': { hat: 'crown', beard: 'full', eyes: 'calm' },
  'zhou-yu': { hat: 'plumed', beard: 'none', eyes: 'calm', skin: 'fair' },
  'lu-xun': { hat: 'cap', beard: 'none', skin: 'fair' },
  'gan-ning': { hat: 'scarf', beard: 'moustache', eyes: 'keen', skin: 'tan' },
  'zhang-zhao': { hat: 'tall', beard: 'long', hair: 'white' },
  'taishi-ci': { hat: 'horned', beard: 'three' },
  'wei-yan': { hat: 'horned', beard: 'moustache', eyes: 'stern', skin: 'ruddy' },
  'jiang-wei': { hat: 'plumed', beard: 'moustache' },
  'zhou-cang': { hat: 'scarf', beard: 'full', skin: 'tan' },
  'pang-de': { hat: 'plumed', beard: 'goatee', eyes: 'stern' },
};
const hats = { military: ['helm', 'horned', 'plumed'], civil: ['cap', 'tall', 'knot'] } as const;
const beards = {
  military: ['moustache', 'none', 'full', 'goatee'],
  civil: ['goatee', 'three', 'moustache', 'none'],
} as const;
const eyes = ['calm', 'keen', 'stern'] as const;
const skins = ['fair', 'tan', 'fair'] as const;

/** The same name gives the same face, every time. */
const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

export function faceOf(id: string, civil: boolean): Face {
  const n = numberOf(id);
  const kind = civil ? 'civil' : 'military';
  return {
    hat: hats[kind][n % 3]!,
    beard: beards[kind][Math.floor(n / 3) % 4]!,
    eyes: eyes[Math.floor(n / 12) % 3]!,
    skin: skins[Math.floor(n / 36) % 3]!,
    hair: n % 11 === 0 ? 'grey' : 'black',
    ...known[id],
  };
}
