import { expect, test } from 'vitest';
import { mayGrant, mayInTeam, teamPermissions, teamRoles } from './roles.ts';

test('an owner may do everything', () => {
  for (const permission of teamPermissions) expect(mayInTeam('owner', permission)).toBe(true);
});

test('a viewer may only read', () => {
  expect(teamPermissions.filter((permission) => mayInTeam('viewer', permission))).toEqual(['read']);
});

test('a role may do whatever a lower role may', () => {
  for (const permission of teamPermissions) {
    const allowed = teamRoles.map((role) => mayInTeam(role, permission));
    expect(allowed).toEqual(allowed.toSorted((a, b) => Number(b) - Number(a)));
  }
});

test('managers give and take only roles below their own, and nobody below them gives any', () => {
  expect(teamRoles.filter((role) => mayGrant('owner', role))).toEqual([...teamRoles]);
  expect(teamRoles.filter((role) => mayGrant('manager', role))).toEqual(['negotiator', 'viewer']);
  expect(teamRoles.filter((role) => mayGrant('negotiator', role) || mayGrant('viewer', role))).toEqual([]);
});
