import { client as api } from 'virtual:api/client';
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation } from '@letfair/contract/accounts/passkeys';
import { retryWhenOnline } from '../../../lib/network/retry-when-online.ts';

const loadSignIn = retryWhenOnline(async () => (await import('@simplewebauthn/browser')).startAuthentication);
const loadRegistration = retryWhenOnline(async () => (await import('@simplewebauthn/browser')).startRegistration);

/** Old browsers, and sites without HTTPS, have none. */
export const canUsePasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

export const PASSKEY_NOT_USED = 'No passkey was used. Please try again, or use your password.';
export const PASSKEY_NOT_MADE = 'No passkey was created. Please try again, or use another device.';

/** Null when the person cancelled, or has no passkey for this site here. */
export async function askForPasskey(): Promise<PasskeyAssertion | null> {
  const options = await api.security.startPasskeySignIn();
  if (!options.success) return null;
  const startAuthentication = await loadSignIn();
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options.data });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } };
  } catch {
    // The browser does not tell a cancelled dialog from a missing passkey.
    return null;
  }
}

/** Null when the person cancelled, or this device has a passkey of the account already. */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<PasskeyAttestation | null> {
  const startRegistration = await loadRegistration();
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
  } catch {
    // As above.
    return null;
  }
}
