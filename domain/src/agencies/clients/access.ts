import { emailKey } from '../../accounts/contact-details.ts';
import type { UserType } from '../../accounts/user-types.ts';
import { invitationSentences } from '../invitations.ts';

/** From the agency's side: whether a person sees the homes of a client. */
export const clientAccessStates = ['invited', 'joined', 'ended'] as const;
export type ClientAccessState = (typeof clientAccessStates)[number];

/** Invited or joined: a couple who own a home together, their solicitor or their children. */
export const MAX_CLIENT_PEOPLE = 5;
/** Those whose access has ended, the latest first. */
export const MAX_FORMER_CLIENT_PEOPLE = 5;

/** A person can be the client of so many agencies. */
export const MAX_AGENCIES = 50;

export const clientSentences = {
  full: `Up to ${MAX_CLIENT_PEOPLE} people can see a client’s homes. Remove someone before you invite anyone else.`,
  archived: 'This client is archived. Restore them first.',
  joined: 'The person with this email address can already see these homes.',
  otherType:
    'You need a landlord account to accept this invitation. Ask for an invitation to another email address, and sign up as a landlord with that address.',
  tooManyAgencies: `You can be a client of up to ${MAX_AGENCIES} agencies.`,
} as const;

interface ClientPerson {
  readonly email: string;
  readonly state: ClientAccessState;
}

interface Invitable {
  /** Who would be invited. */
  readonly email: string;
  readonly isArchived: boolean;
  readonly people: readonly ClientPerson[];
}

/** Whether one more person can be invited besides those of a client. */
export const hasRoomForPeople = (people: readonly ClientPerson[]): boolean =>
  people.filter(({ state }) => state !== 'ended').length < MAX_CLIENT_PEOPLE;

/** Why somebody cannot be invited to see the homes of a client; null when they can, also again. */
export function clientInvitationRefusal({ email, isArchived, people }: Invitable): string | null {
  if (isArchived) return clientSentences.archived;
  const isSame = (person: ClientPerson) => emailKey(person.email) === emailKey(email);
  if (people.some((person) => person.state === 'joined' && isSame(person))) return clientSentences.joined;
  return hasRoomForPeople(people.filter((person) => !isSame(person))) ? null : clientSentences.full;
}

interface Joining {
  readonly person: { readonly email: string; readonly userType: UserType };
  readonly invitedEmail: string;
  readonly agencies: number;
}

/** Why somebody cannot accept an invitation to see their homes; null when they can. */
export function clientJoinRefusal({ person, invitedEmail, agencies }: Joining): string | null {
  if (emailKey(person.email) !== emailKey(invitedEmail)) return invitationSentences.otherAddress;
  if (person.userType !== 'landlord') return clientSentences.otherType;
  return agencies >= MAX_AGENCIES ? clientSentences.tooManyAgencies : null;
}
