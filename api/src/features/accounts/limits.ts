import { CODE_MINUTES, CODE_TRIES } from '@letfair/domain/accounts/sign-in-rules';
import type { Limit } from '../../platform/throttle.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

// All but those that say so are counted by e-mail address, whether or not anybody has an account under it: an address nobody
// uses locks exactly like one that is used.

/** Wrong passwords; the right one forgives them. */
export const loginTries: Limit = { bucket: 'login', hits: 10, seconds: 15 * MINUTE };
/** Guesses at one code; a new code starts afresh. */
export const codeTries: Limit = { bucket: 'verification-code', hits: CODE_TRIES, seconds: CODE_MINUTES * MINUTE };
/** Each sends a mail to an address nobody has proved to own. */
export const signUps: Limit = { bucket: 'sign-up', hits: 20, seconds: HOUR };
export const resends: Limit = { bucket: 'resend-verification', hits: 5, seconds: HOUR };
export const resetMails: Limit = { bucket: 'forgot-password', hits: 5, seconds: HOUR };
/** Each signs the account out and mails two addresses; counted by account. */
export const emailChanges: Limit = { bucket: 'email-change', hits: 10, seconds: 12 * HOUR };
/** The same, counted by the address that was asked for: whoever it belongs to is not to be flooded. */
export const emailChangesTo: Limit = { bucket: 'email-change-to', hits: 5, seconds: HOUR };
/** Wrong current passwords by somebody who holds a session, counted by account. */
export const passwordChangeTries: Limit = { bucket: 'change-password', hits: 10, seconds: 15 * MINUTE };
