import type { Conversation } from '@letfair/contract/lettings/conversations/conversations';
import { attachmentSentences } from '@letfair/domain/lettings/conversations/attachments';
import { conflict, invalid, notFound } from '../../../platform/http/refusals.ts';

export const conversationNotFound = notFound('There is no such conversation.');

/** One message for a missing, hidden or withdrawn listing, so that it does not reveal which. */
export const listingUnavailable = notFound('This home is no longer available.');

export const blockedRefusal = (by: NonNullable<Conversation['blockedBy']>) =>
  conflict(
    by === 'them'
      ? 'You cannot write here any more: the other side has blocked messages.'
      : 'You have blocked messages here. Unblock them to write again.',
  );

export const nothingWritten = invalid('content', 'Write a message.');
export const attachmentGone = conflict(attachmentSentences.gone);

/** Messages of limits. */
export const TOO_MANY_MESSAGES = 'You have sent many messages in a short time. Please go on a little later.';
export const TOO_MANY_CONVERSATIONS = 'You have written about many homes today. Please go on tomorrow.';
export const TOO_MANY_REPEATS =
  'You have sent the same text many times today. Write something about this home, or go on tomorrow.';
