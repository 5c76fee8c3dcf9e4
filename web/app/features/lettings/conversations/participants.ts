import type { Conversation, Message } from '@letfair/contract/lettings/conversations/conversations';
import type { UserType } from '@letfair/domain/accounts/user-types';
import { lockSentence } from '@letfair/domain/lettings/conversations/locks';

export type Participant = Conversation['participants'][number];

export const participantTypes: Readonly<Record<Participant['userType'], string>> = {
  tenant: 'Tenant',
  landlord: 'Landlord',
  agent: 'Agent',
};

/** A conversation has a tenant on one side and a lister on the other. */
export function otherOf({ participants }: Pick<Conversation, 'participants'>, mine: UserType): Participant {
  const isOther = ({ userType }: Participant) => (userType === 'tenant') !== (mine === 'tenant');
  const other = participants.find(isOther) ?? participants[0];
  if (!other) throw new Error('A conversation without people.');
  return other;
}

/** Instead of the name of a colleague whose account is gone. */
export const FORMER_COLLEAGUE = 'Someone who has left';

/** Who of the reader's team wrote a message; null where it was the reader. */
export function colleagueOf({ author }: Pick<Message, 'author'>, readerId: string | undefined): string | null {
  if (author === undefined || author?.id === readerId) return null;
  return author?.name ?? FORMER_COLLEAGUE;
}

export const isBlockedByYou = (blockedBy: Conversation['blockedBy']): boolean =>
  blockedBy === 'you' || blockedBy === 'both';

/** Null while both sides can write. */
export function blockedSentence(
  { blockedBy, lock }: Pick<Conversation, 'blockedBy' | 'lock'>,
  name: string,
): string | null {
  if (lock !== null) return lockSentence(lock, name);
  if (blockedBy === null) return null;
  if (isBlockedByYou(blockedBy))
    return `You’ve blocked ${name}. Neither of you can send messages until you unblock them.`;
  return `${name} has blocked messages from you, so you can’t reply here.`;
}
