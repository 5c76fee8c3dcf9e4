import { expect, test } from 'vitest';
import { invitationSentences } from '../invitations.ts';
import {
  clientInvitationRefusal,
  clientJoinRefusal,
  clientSentences,
  MAX_AGENCIES,
  MAX_CLIENT_PEOPLE,
} from './access.ts';

const client = { email: 'ada@landlord.example', isArchived: false, people: [] } as const;
const ada = { email: 'Ada@Landlord.example', userType: 'landlord' } as const;
const joining = { person: ada, invitedEmail: client.email, agencies: 0 };

const same = 'ADA@landlord.example';
const others = Array.from({ length: MAX_CLIENT_PEOPLE }, (_, n) => ({
  email: `${n}@landlord.example`,
  state: n % 2 ? ('invited' as const) : ('joined' as const),
}));

test('invites a person, again after an invitation and after the end', () => {
  expect(clientInvitationRefusal(client)).toBeNull();
  for (const state of ['invited', 'ended'] as const)
    expect(clientInvitationRefusal({ ...client, people: [{ email: same, state }] })).toBeNull();
});

test('invites nobody who has joined, and nobody for a client who is archived', () => {
  const people = [{ email: same, state: 'joined' as const }];
  expect(clientInvitationRefusal({ ...client, people })).toBe(clientSentences.joined);
  expect(clientInvitationRefusal({ ...client, isArchived: true })).toBe(clientSentences.archived);
});

test('invites so many people for a client, not counting those whose access has ended', () => {
  const [, ...fewer] = others;
  expect(clientInvitationRefusal({ ...client, people: others })).toBe(clientSentences.full);
  expect(clientInvitationRefusal({ ...client, people: fewer })).toBeNull();
  expect(
    clientInvitationRefusal({ ...client, people: [...fewer, { email: 'x@y.example', state: 'ended' }] }),
  ).toBeNull();
  expect(clientInvitationRefusal({ ...client, people: [...fewer, { email: same, state: 'invited' }] })).toBeNull();
});

test('only a landlord with the invited address joins, and only so many agencies', () => {
  expect(clientJoinRefusal(joining)).toBeNull();
  const other = { ...ada, email: 'bo@landlord.example' };
  expect(clientJoinRefusal({ ...joining, person: other })).toBe(invitationSentences.otherAddress);
  for (const userType of ['tenant', 'agent', 'admin'] as const)
    expect(clientJoinRefusal({ ...joining, person: { ...ada, userType } })).toBe(clientSentences.otherType);
  expect(clientJoinRefusal({ ...joining, agencies: MAX_AGENCIES })).toBe(clientSentences.tooManyAgencies);
});
