import type { ClientPerson } from '@letfair/contract/agencies/clients/clients';
import { emailKey } from '@letfair/domain/accounts/contact-details';
import { MAX_FORMER_CLIENT_PEOPLE } from '@letfair/domain/agencies/clients/access';
import type { AccessRow, AccessRows, ListedInvitation } from './access.repository.ts';

/** Those who see the homes, then those who are invited, then those whose access has ended, the latest first. */
export function presentPeople({ invitations, accesses }: AccessRows): ClientPerson[] {
  const invited = new Set(invitations.map(({ email_key }) => email_key));
  const joined = accesses.filter(({ ended_at }) => ended_at === null);
  const former = accesses
    .flatMap((access) => (access.ended_at === null ? [] : [{ ...access, ended_at: access.ended_at }]))
    // An invitation that waits counts more than an access that ended before.
    .filter(({ email }) => !invited.has(emailKey(email)))
    .sort((one, two) => two.ended_at.getTime() - one.ended_at.getTime())
    .slice(0, MAX_FORMER_CLIENT_PEOPLE);
  return [
    ...joined.map((access) => presentAccess(access, 'joined', access.joined_at)),
    ...invitations.map(presentInvitation),
    ...former.map((access) => presentAccess(access, 'ended', access.ended_at)),
  ];
}

const presentAccess = ({ person_id, email }: AccessRow, state: 'joined' | 'ended', since: Date): ClientPerson => ({
  id: person_id,
  state,
  email,
  since: since.toISOString(),
  invitedBy: null,
  expiresAt: null,
  expired: false,
});

const presentInvitation = ({ id, email, created_at, expires_at, invitedBy }: ListedInvitation): ClientPerson => ({
  id,
  state: 'invited',
  email,
  since: created_at.toISOString(),
  invitedBy,
  expiresAt: expires_at.toISOString(),
  expired: expires_at.getTime() < Date.now(),
});
