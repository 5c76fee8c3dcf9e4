import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Letfair';
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Clocks of phones may be one time step ahead or behind. */
const DRIFT_STEPS = 1;

/** In base32, as authenticator apps take it. */
export const createTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

/** What the QR code says. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

export const totpCode = (secret: string, at = Date.now()): string => totpOf(secret, '').generate({ timestamp: at });

/** The time step that the code belongs to, or null for a wrong code. */
export function findTimeStep(secret: string, code: string, at = Date.now()): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: at, window: DRIFT_STEPS });
  return delta === null ? null : Math.floor(at / 1_000 / STEP_SECONDS) + delta;
}
