import type { ErrorCode } from '@letfair/contract/wire/errors';
import { secondStepSentences } from '@letfair/domain/accounts/second-step';
import { limitedSentence } from '@letfair/domain/trust/moderation/measures';
import { contactProblems } from '@letfair/domain/words/contact/contact-problems';

const refuse =
  <Code extends ErrorCode>(code: Code) =>
  (message: string) =>
    ({ ok: false, code, message }) as const;

export const notFound = refuse('not_found');
/** Someone else's listing gets the same answer as one that does not exist. */
export const listingNotFound = (message = 'We couldn’t find this listing.') => notFound(message);
export const conflict = refuse('conflict');
export const forbidden = refuse('forbidden');
export const gone = refuse('gone');
export const stale = refuse('stale');

/** For calls of which a limited account may do a part; the router answers the same for whole calls. */
export const limitedRefusal = forbidden(limitedSentence);

/** For calls that need the password only sometimes; the router answers the same where they always do. */
export const passwordNeeded = refuse('password_needed')(secondStepSentences.passwordNeeded);

/** Refuses one field; its own sentence may be shorter than the message. */
export const invalid = (field: string, message: string, fieldMessage = message) =>
  invalidFields({ message, fields: { [field]: fieldMessage } });

/** Refuses what a rule of the domain found wrong. */
export const invalidFields = (problem: {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}) => ({ ok: false, code: 'invalid', ...problem }) as const;

/** Refuses contact details in texts that others read; null where there are none, or none that are new. */
export function contactRefusal(...[fields, before]: Parameters<typeof contactProblems>) {
  const problems = contactProblems(fields, before);
  const [message] = Object.values(problems);
  return message === undefined ? null : invalidFields({ message, fields: problems });
}
