import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const b64 = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');
const PRESENT = 1;
const VERIFIED = 4;
const NEW_KEY = 64;

/** What a browser and the chip behind it do, written anew after the standard: one passkey of one person at one site. */
export interface Authenticator {
  make(options: PublicKeyCredentialCreationOptionsJSON, more?: Circumstances): object;
  show(options: PublicKeyCredentialRequestOptionsJSON, more?: Circumstances): object;
  id: string;
}
export interface Circumstances {
  origin?: string; // another page asked
  domain?: string;
  verified?: boolean; // did its owner show who they are
  counter?: number;
  challenge?: string;
  handle?: string;
}
export function authenticator(site: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let handle = '';
  let uses = 0;
  const client = (type: string, { challenge, origin = site }: Circumstances) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function data(domain: string, flags: number, counter: number, key: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(domain), Buffer.from([flags]), count, key]);
  }
  const flags = ({ verified = true }: Circumstances) => PRESENT | (verified ? VERIFIED : 0);
  return {
    id: b64(id),
    make({ challenge, rp, user }, more = {}) {
      handle = user.id;
      const { x, y } = publicKey.export({ format: 'jwk' });
      const point = (text: string | undefined) => new Uint8Array(Buffer.from(text!, 'base64url'));
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2], // an elliptic curve
          [3, -7], // ES256
          [-1, 1], // P-256
          [-2, point(x)],
          [-3, point(y)],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const authData = data(more.domain ?? rp.id!, flags(more) | NEW_KEY, more.counter ?? uses, key);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...{ id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: b64(client('webauthn.create', { challenge, ...more })),
          attestationObject: b64(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      };
    },
    show({ challenge, rpId }, more = {}) {
      const authData = data(more.domain ?? rpId!, flags(more), more.counter ?? ++uses);
      const clientData = client('webauthn.get', { challenge, ...more });
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        ...{ id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: b64(clientData),
          authenticatorData: b64(authData),
          signature: b64(signature),
          userHandle: more.handle ?? handle,
        },
      };
    },
  };
}
