import type { Conversation } from '@letfair/contract/lettings/conversations/conversations';
import { attachmentSentences } from '@letfair/domain/lettings/conversations/attachments';
import { conflict, invalid, notFound } from '../../../platform/http/refusals.ts';

export const conversationNotFound = notFound('We couldn’t find this conversation.');

/** One message for a missing, hidden or withdrawn listing, so that it does not reveal which. */
export const listingUnavailable = notFound('This home is no longer available.');

export const blockedRefusal = (by: NonNullable<Conversation['blockedBy']>) =>
  conflict(
    by === 'them'
      ? 'You can’t send messages here any more, because the other person has blocked messages from you.'
      : 'You’ve blocked the other person in this conversation. Unblock them to send a message.',
  );

export const nothingWritten = invalid('content', 'Write a message.');
export const attachmentGone = conflict(attachmentSentences.gone);

/** Messages of limits. */
export const TOO_MANY_MESSAGES = 'You’ve sent a lot of messages in a short time. Please try again a little later.';
export const TOO_MANY_CONVERSATIONS = 'You’ve sent messages about a lot of homes today. Please carry on tomorrow.';
export const TOO_MANY_REPEATS =
  'You’ve sent the same message a lot today. Write something about this home, or carry on tomorrow.';
