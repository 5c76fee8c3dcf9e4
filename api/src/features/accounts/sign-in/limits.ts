import { CODE_MINUTES, CODE_TRIES } from '@letfair/domain/accounts/sign-in-rules';
import type { Limit } from '../../../platform/throttle.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

// Counted by email address unless noted, whether or not it has an account: an unknown email locks exactly like a
// known one.

/** Wrong passwords of strangers; known devices and networks have a count of their own. A correct one resets it. */
export const loginTries: Limit = { bucket: 'login', hits: 10, seconds: 15 * MINUTE };
/** Guesses at one code; a new code resets the count. */
export const codeTries: Limit = { bucket: 'verification-code', hits: CODE_TRIES, seconds: CODE_MINUTES * MINUTE };
/** Codes after the right password; a right code resets the count. Counted by account. */
export const secondStepTries: Limit = { bucket: 'second-step', hits: 10, seconds: HOUR };
/** Wrong passwords and passkeys where a session has to be confirmed; counted by account. */
export const confirmationTries: Limit = { bucket: 'confirmation', hits: 10, seconds: 15 * MINUTE };
/** Each sends a mail to an unverified email. */
export const signUps: Limit = { bucket: 'sign-up', hits: 20, seconds: HOUR };
export const resends: Limit = { bucket: 'resend-verification', hits: 5, seconds: HOUR };
export const resetMails: Limit = { bucket: 'forgot-password', hits: 5, seconds: HOUR };
/** Each ends all sessions and sends two mails; counted by account. */
export const emailChanges: Limit = { bucket: 'email-change', hits: 10, seconds: 12 * HOUR };
/** Counted by the requested email, so that its owner is not flooded with mails. */
export const emailChangesTo: Limit = { bucket: 'email-change-to', hits: 5, seconds: HOUR };
/** Wrong current passwords in a signed-in session; counted by account. */
export const passwordChangeTries: Limit = { bucket: 'change-password', hits: 10, seconds: 15 * MINUTE };
