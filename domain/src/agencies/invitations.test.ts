import { expect, test } from 'vitest';
import { canStillInvite } from './invitations.ts';
import { type TeamRole, teamRoles } from './teams/roles.ts';

const active = { isHidden: false, isLimited: false };
const sender = (role: TeamRole | null, changes = {}) => ({ ...active, role, ...changes });

test('an invitation to a team stands while its sender could send it now', () => {
  const standing = teamRoles.flatMap((by) =>
    teamRoles
      .filter((role) => canStillInvite({ to: 'team', role }, sender(by), active))
      .map((role) => `${by} → ${role}`),
  );
  expect(standing).toEqual([
    'owner → owner',
    'owner → manager',
    'owner → negotiator',
    'owner → viewer',
    'manager → negotiator',
    'manager → viewer',
  ]);
});

test('an invitation of a client stands while its sender invites clients', () => {
  const may = teamRoles.filter((role) => canStillInvite({ to: 'client' }, sender(role), active));
  expect(may).toEqual(['owner', 'manager']);
});

test.each([
  ['has left', sender(null), active],
  ['is suspended or has closed their account', sender('owner', { isHidden: true }), active],
  ['is limited', sender('owner', { isLimited: true }), active],
  ['works for an account that is suspended or closed', sender('owner'), { ...active, isHidden: true }],
  ['works for an account that is limited', sender('owner'), { ...active, isLimited: true }],
])('ends when its sender %s', (_, by, account) => {
  expect(canStillInvite({ to: 'team', role: 'viewer' }, by, account)).toBe(false);
  expect(canStillInvite({ to: 'client' }, by, account)).toBe(false);
});
