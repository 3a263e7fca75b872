import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { encodeCbor } from './encode-cbor.ts';

interface Ceremony {
  readonly challenge: string;
  /** What a browser would fill in by itself; a hostile page would like another. */
  readonly origin?: string;
  readonly rpID?: string;
}

/** A passkey in software: a real P-256 key that makes attestations without a statement and real assertions. */
export function createSoftwarePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;
  let counter = 0;

  function create(ceremony: Ceremony): RegistrationResponseJSON {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: an elliptic curve key (2) for ES256 (-7) on P-256 (1).
    const coseKey = encodeCbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const credentialData = Buffer.concat([Buffer.alloc(16), toUint16(id.length), id, coseKey]);
    const authData = buildAuthData(ceremony, userPresent | hasCredential, counter, credentialData);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      ...credential,
      response: {
        clientDataJSON: toClientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: encodeCbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  function get(ceremony: Ceremony): AuthenticationResponseJSON {
    counter += 1;
    const authData = buildAuthData(ceremony, userPresent, counter);
    const clientData = toClientData('webauthn.get', ceremony);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return {
      ...credential,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      },
    };
  }

  /** A copy of the device from before its last use. */
  const rewind = () => {
    counter -= 1;
  };
  return { credentialId: credential.id, create, get, rewind };
}

const userPresent = 0x01;
const hasCredential = 0x40;

function buildAuthData(
  { rpID = 'aid.example' }: Ceremony,
  flags: number,
  counter: number,
  credentialData = Buffer.alloc(0),
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const rpIdHash = createHash('sha256').update(rpID).digest();
  return Buffer.concat([rpIdHash, Buffer.from([flags]), count, credentialData]);
}

function toClientData(type: string, { challenge, origin = 'https://aid.example' }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function toUint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
