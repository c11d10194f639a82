import type { Erased } from './erased.ts';

/** A deep copy of plain data. */
export function clone<T>(v: T): T {
  if (typeof v !== 'object' || v === null) return v;
  if (Array.isArray(v)) {
    const out: Erased = v.slice();
    if (typeof out[0] === 'object') for (let i = 0; i < out.length; i++) out[i] = clone(out[i]);
    return out;
  }
  const out: Erased = { ...v };
  for (const k in out) if (typeof out[k] === 'object') out[k] = clone(out[k]);
  return out;
}
