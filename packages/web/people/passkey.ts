import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PasskeyLine, SignedInBody } from '@tianxia/protocol';
import { whoAmI } from '../me.ts';
import { ask } from '../server.ts';
import { proven } from './proving.ts';

export const hasPasskeys = browserSupportsWebAuthn;

/** The person put the question of their device away, or it has no answer. */
export const isPutAway = (problem: unknown): boolean =>
  problem instanceof WebAuthnError || (problem instanceof Error && problem.name === 'NotAllowedError');

/** What a device answered, as the server reads it: none of its extensions was asked for. */
const withoutExtensions = <R extends { clientExtensionResults: unknown }>({
  clientExtensionResults: _,
  ...response
}: R) => response;

/** A new way in for the person who is signed in; a guest becomes an account by it, under this name. */
export async function addPasskey(label: string, name?: string): Promise<PasskeyLine> {
  const options = await proven(() => ask('POST /api/passkeys/options', { body: name === undefined ? {} : { name } }));
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const response = withoutExtensions(await startRegistration({ optionsJSON }));
  const line = await ask('POST /api/passkeys', { body: { response, name: label } });
  await whoAmI(true);
  return line;
}
/** What the device answers to a question of the server; `quietly`: offered among the names that the browser fills in. */
async function shown(quietly = false) {
  const options = await ask('POST /api/sign-in/passkey/options');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return withoutExtensions(await startAuthentication({ optionsJSON, useBrowserAutofill: quietly }));
}
/** Whoever is signed in shows once more that they are there. */
export async function proveByPasskey(): Promise<void> {
  await ask('POST /api/me/proof', { body: { response: await shown() } });
}
/** `quietly`: offered among the names that the browser fills in, without a dialog. */
export async function signInByPasskey(quietly = false): Promise<SignedInBody> {
  const body = await ask('POST /api/sign-in/passkey', { body: { response: await shown(quietly) } });
  await whoAmI(true);
  return body;
}
