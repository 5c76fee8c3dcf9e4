import { looksLikeEmail } from '../accounts/contact-details.ts';
import type { ListingStatus } from '../listings/lifecycle.ts';

export const MAX_CLIENTS = 1_000;
export const MAX_CLIENT_NAME = 160;
export const MAX_CLIENT_PHONE = 40;
export const MAX_CLIENT_ADDRESS = 400;
export const MAX_CLIENT_NOTES = 4_000;

/** The sentence under an address that is none, or null; a client need not have one. */
export const clientEmailProblem = (email: string): string | null =>
  email.trim() === '' || looksLikeEmail(email) ? null : 'Please enter a valid email address';

/** A listing that is over: it counts neither for its client nor among the lister's homes. */
export const pastStatuses = ['let', 'withdrawn'] as const satisfies readonly ListingStatus[];
