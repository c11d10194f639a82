import { ApiError } from '@tianxia/protocol/api-error';
import { useSyncExternalStore } from 'react';
import { watched } from '../watched.ts';

/** Somebody is asked whether it is them. */
interface Asked {
  answer(isThem: boolean): void;
}
const asked = watched<Asked | undefined>(undefined);
export const useAsked = (): Asked | undefined => useSyncExternalStore(asked.subscribe, asked.get);

/** They put the question away. */
class NotShown extends Error {}
export const isNotShown = (problem: unknown): boolean => problem instanceof NotShown;

/** Carries out what changes a way into the account; should the server want to know once more who is there, they are asked first. */
export async function proven<T>(wish: () => Promise<T>): Promise<T> {
  try {
    return await wish();
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.code !== 'proof') throw problem;
  }
  const isThem = await new Promise<boolean>(answer => asked.set({ answer }));
  asked.set(undefined);
  if (!isThem) throw new NotShown();
  return wish();
}
