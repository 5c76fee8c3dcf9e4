import { looksLikeEmail } from '../accounts/contact-details.ts';
import type { ListingStatus } from '../listings/lifecycle.ts';

export const MAX_CLIENTS = 1_000;
export const MAX_CLIENT_NAME = 160;
export const MAX_CLIENT_PHONE = 40;
export const MAX_CLIENT_ADDRESS = 400;
export const MAX_CLIENT_NOTES = 4_000;

/** A client need not have an email address. */
export const clientEmailProblem = (email: string): string | null =>
  email.trim() === '' || looksLikeEmail(email) ? null : 'Please enter a valid email address';

/** Finished listings count neither for the client nor for the lister. */
export const pastStatuses = ['let', 'withdrawn'] as const satisfies readonly ListingStatus[];
