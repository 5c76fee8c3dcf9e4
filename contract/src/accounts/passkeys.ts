import { CHALLENGE_MINUTES, MAX_PASSKEYS } from '@letfair/domain/accounts/second-step';
import * as z from 'zod';
import { text } from '../wire/text.ts';

/** Bytes in base64url; the longest are attestations, which we ask authenticators to leave out. */
const bytes = (max: number) => text(max).regex(/^[\w-]*$/, 'This isn’t base64url.');
const credentialId = bytes(1_400);
const transports = z.array(text(30)).max(10);
const descriptor = z.object({ id: credentialId, type: z.literal('public-key'), transports });
const userVerification = z.literal('required');
const timeout = z.literal(CHALLENGE_MINUTES * 60_000).describe('Milliseconds.');

/** What `navigator.credentials.create` takes, with bytes in base64url. */
export const passkeyCreation = z.object({
  rp: z.object({ name: text(100), id: text(300) }),
  user: z.object({ id: bytes(100), name: text(320), displayName: text(401) }),
  challenge: bytes(100),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })).max(20),
  timeout,
  excludeCredentials: z.array(descriptor).max(MAX_PASSKEYS),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.output<typeof passkeyCreation>;

/** What `navigator.credentials.get` takes, with bytes in base64url. Any passkey of this site may answer. */
export const passkeyRequest = z.object({ challenge: bytes(100), timeout, rpId: text(300), userVerification });

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** What an authenticator answers when a passkey is made. */
export const passkeyAttestation = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: transports.default([]),
  }),
});

export type PasskeyAttestation = z.output<typeof passkeyAttestation>;

/** What an authenticator answers when a passkey is used. */
export const passkeyAssertion = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(2_000),
  }),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;
