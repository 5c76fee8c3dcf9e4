import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

interface Ceremony {
  readonly challenge: string;
  readonly rpId?: string;
  readonly origin?: string;
  /** Without it the person was not verified by finger, face or PIN. */
  readonly isUserVerified?: boolean;
}

const FLAGS = { present: 0x01, verified: 0x04, hasCredential: 0x40 };

/** Makes and uses passkeys as a phone does, without a browser. */
export function softwareAuthenticator(site = 'https://letfair.example') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;

  const clientDataOf = (type: string, { challenge, origin = site }: Ceremony): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData({ rpId = new URL(site).hostname, isUserVerified = true }: Ceremony, more = Buffer.of()) {
    counter += 1;
    const flags = FLAGS.present | (isUserVerified ? FLAGS.verified : 0) | (more.length > 0 ? FLAGS.hasCredential : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, more]);
  }

  return {
    id,
    /** Sets the counter back, as a copy of the key would have it. */
    rewind: () => {
      counter = 0;
    },
    create: (ceremony: Ceremony) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authenticatorData(ceremony, credential))],
      ]);
      const clientDataJSON = clientDataOf('webauthn.create', ceremony).toString('base64url');
      const response = {
        clientDataJSON,
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key' as const, response };
    },
    use: (ceremony: Ceremony) => {
      const data = authenticatorData(ceremony);
      const clientData = clientDataOf('webauthn.get', ceremony);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      const response = {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { id, rawId: id, type: 'public-key' as const, response };
    },
  };
}

// The few kinds of CBOR (RFC 8949) that an attestation without a certificate needs.
const cborHead = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.of((major << 5) | length)
    : length < 256
      ? Buffer.of((major << 5) | 24, length)
      : Buffer.of((major << 5) | 25, length >> 8, length & 0xff);
const cborInteger = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);

/** An ES256 key as RFC 9053 writes it. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (text: string) => cborBytes(Buffer.from(text, 'base64url'));
  return cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), coordinate(x)],
    [cborInteger(-3), coordinate(y)],
  ]);
}
