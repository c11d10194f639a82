/** Heard by a worker in the middle of its work, where no message would be: it is time to come to an end. */
export type Bell = Int32Array<SharedArrayBuffer>;
export const newBell = (): Bell => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
export const ring = (bell: Bell): void => void Atomics.store(bell, 0, 1);
export const isRung = (bell: Bell): boolean => Atomics.load(bell, 0) !== 0;
