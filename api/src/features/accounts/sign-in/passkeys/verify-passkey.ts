import type { PasskeyAssertion } from '@letfair/contract/accounts/passkeys';
import { secondStepSentences } from '@letfair/domain/accounts/second-step';
import type { Db } from '../../../../platform/db.ts';
import { invalid } from '../../../../platform/http/refusals.ts';
import { takeChallenge } from '../sign-in/challenges.repository.ts';
import { findPasskeyByCredential } from './passkeys.repository.ts';

/** Passkeys belong to the host of the site, and answer only its own pages. */
export function relyingPartyOf(publicUrl: string): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Loaded with the first passkey: 300 modules, which every start and command would otherwise wait for. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** One message for every reason: the difference would help only an attacker. */
export const passkeyRefused = invalid('passkey', secondStepSentences.passkeyRefused);

/** Checks what an authenticator signed and uses up its challenge. The caller records the use. */
export async function verifyPasskey(db: Db, publicUrl: string, assertion: PasskeyAssertion) {
  const passkey = await findPasskeyByCredential(db, assertion.id);
  if (!passkey) return null;
  const { id, origin } = relyingPartyOf(publicUrl);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: async (challenge) => (await takeChallenge(db, challenge, 'passkey-use')) !== undefined,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credential_key,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
      requireUserVerification: true,
    });
    return { passkey, isRight: verified, counter: authenticationInfo.newCounter };
  } catch {
    // The library throws for whatever does not fit, such as another origin or a challenge that was used.
    return { passkey, isRight: false, counter: 0 };
  }
}
