import { OFF } from './squares.ts';

/** What lies around a square: right, down, left, up, in the order of directions; OFF where the board ends. */
export function around(wide: number, high: number, q: number): number[] {
  return [
    q % wide < wide - 1 ? q + 1 : OFF,
    q + wide < wide * high ? q + wide : OFF,
    q % wide > 0 ? q - 1 : OFF,
    q >= wide ? q - wide : OFF,
  ];
}
/** QIN-025: village squares that touch are one village. Villages in reading order (QIN-147). */
export function villagesOn(map: readonly string[]): number[][] {
  const [wide, high] = [map[0]!.length, map.length];
  const isVillage = (q: number) => map[Math.floor(q / wide)]![q % wide] === 'v';
  const met = new Set<number>();
  const villages: number[][] = [];
  for (let q = 0; q < wide * high; q++) {
    if (!isVillage(q) || met.has(q)) continue;
    const village = [q];
    met.add(q);
    for (const part of village)
      for (const n of around(wide, high, part))
        if (n !== OFF && isVillage(n) && !met.has(n)) {
          met.add(n);
          village.push(n);
        }
    villages.push(village);
  }
  return villages;
}
