/** The same order for everybody who has the seed. */
export function shuffled(list, seed) {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return list
    .map(one => [random(), one])
    .sort((a, b) => a[0] - b[0])
    .map(([, one]) => one);
}
export const percent = (part, whole) => `${whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)} %`;
