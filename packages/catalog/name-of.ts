/** A short name for a long text: another text has another. It guards against forgetting, not against people. */
export function nameOf(text: string): string {
  let one = 0x9e3779b9;
  let two = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    one = Math.imul(one ^ sign, 0x01000193);
    two = Math.imul(two ^ (sign + i), 0xc2b2ae35);
    two ^= two >>> 13;
  }
  return [one, two].map(half => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
