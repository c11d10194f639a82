import type { MeBody } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol/api-error';
import { useSyncExternalStore } from 'react';
import { ask } from './server.ts';
import { watched } from './watched.ts';

/** Who is signed in on this browser: undefined until the server has said, null for nobody. */
const me = watched<MeBody | null | undefined>(undefined);
let asked: Promise<MeBody | null> | undefined;

async function read(): Promise<MeBody | null> {
  try {
    const found = await ask('GET /api/me');
    me.set(found);
    return found;
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem; // no answer: nothing is known
    me.set(null);
    return null;
  }
}
/** Asked once; again after `again`, when something about oneself has changed. */
export function whoAmI(again = false): Promise<MeBody | null> {
  if (asked === undefined || again)
    asked = read().catch(problem => {
      asked = undefined;
      throw problem;
    });
  return asked;
}
/** Whoever is signed in, or a new guest of this name. */
export async function beSomebody(name: string): Promise<MeBody> {
  const found = await whoAmI();
  if (found !== null) return found;
  await ask('POST /api/guests', { body: { name } });
  return (await whoAmI(true))!;
}
let leaving = false;
/** After it nobody is signed in on this browser. */
export async function signOut(): Promise<void> {
  leaving = true;
  try {
    await ask('POST /api/sign-out');
    await whoAmI(true);
  } finally {
    leaving = false;
  }
}
/** The server says that what let us in has ended. True when nobody is signed in any more, and this page did not ask for it. */
export async function isEndedElsewhere(): Promise<boolean> {
  const isNews = !leaving && me.get() !== null;
  return (await whoAmI(true)) === null && isNews;
}
export function useMe(): MeBody | null | undefined {
  return useSyncExternalStore(me.subscribe, me.get);
}
