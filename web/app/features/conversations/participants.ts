import type { Conversation } from '@letfair/contract/conversations';
import type { UserType } from '@letfair/domain/accounts/user-types';

export type Participant = Conversation['participants'][number];

export const participantTypes: Readonly<Record<Participant['userType'], string>> = {
  tenant: 'Tenant',
  landlord: 'Landlord',
  agent: 'Agent',
};

/** A conversation has a tenant on one side and a lister on the other: whoever is of the other kind is the other. */
export function otherOf({ participants }: Pick<Conversation, 'participants'>, mine: UserType): Participant {
  const isOther = ({ userType }: Participant) => (userType === 'tenant') !== (mine === 'tenant');
  const other = participants.find(isOther) ?? participants[0];
  if (!other) throw new Error('A conversation without people.');
  return other;
}
