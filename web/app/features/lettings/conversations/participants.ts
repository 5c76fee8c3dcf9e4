import type { Conversation } from '@letfair/contract/lettings/conversations/conversations';
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
