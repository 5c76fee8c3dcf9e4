import { type UserType, userTypes } from '@letfair/domain/accounts/user-types';
import { describe, expect, test } from 'vitest';
import { countTexts, isCurrent, ownPages } from './own-pages.ts';

type Reader = Parameters<typeof ownPages>[0];
const reader = (userType: UserType, changes: object = {}): Reader => ({ userType, ...changes });
const labels = (user: Reader, place: Parameters<typeof ownPages>[1]) => ownPages(user, place).map(({ label }) => label);
const inTeam = (role: string) => ({ team: { id: 't', name: 'Brook Lets', role } });

describe('the bar', () => {
  test('every role reaches its work in one press', () => {
    expect(labels(reader('tenant'), 'bar')).toEqual(['Search', 'Favourites', 'Messages', 'Viewings', 'Applications']);
    expect(labels(reader('landlord'), 'bar')).toEqual(['Dashboard', 'Homes', 'Messages', 'Applications', 'Viewings']);
    expect(labels(reader('agent'), 'bar')).toEqual([
      'Dashboard',
      'Homes',
      'Messages',
      'Applications',
      'Viewings',
      'Clients',
    ]);
    expect(labels(reader('admin'), 'bar')).toEqual(['Review', 'Reports', 'Support', 'People', 'Audit', 'System']);
  });

  test('has no more links than fit beside each other on a phone', () => {
    for (const userType of userTypes)
      expect(ownPages(reader(userType, { hasAgency: true }), 'bar').length).toBeLessThanOrEqual(6);
  });
});

describe('the account menu', () => {
  test.each([
    ['tenant', ['Favourites', 'Edit Profile', 'Dashboard']],
    ['landlord', ['List Property', 'Edit Profile', 'Dashboard']],
    ['agent', ['List Property', 'Edit Profile', 'Dashboard']],
    ['admin', ['Edit Profile', 'Dashboard']],
  ] as const)('of a %s begins with the same entries for everyone', (userType, entries) => {
    expect(labels(reader(userType), 'menu')).toEqual(entries);
  });

  test.each([
    ['an owner', {}, ['Certificates', 'Import homes', 'Team', 'Feed and API keys']],
    ['a manager', inTeam('manager'), ['Certificates', 'Import homes', 'Team', 'Feed and API keys']],
    ['a negotiator', inTeam('negotiator'), ['Certificates', 'Team']],
    ['a viewer', inTeam('viewer'), ['Certificates', 'Team']],
  ])('of %s goes on below a line with what they work with', (_, changes, entries) => {
    expect(labels(reader('agent', changes), 'furtherMenu')).toEqual(entries);
  });

  test.each(['tenant', 'admin'] as const)('of a %s ends there, because the bar has all their work', (userType) => {
    expect(labels(reader(userType), 'furtherMenu')).toEqual([]);
  });
});

test('a landlord reaches the homes that an agency lets for them from the bar and the menu', () => {
  const client = reader('landlord', { hasAgency: true });
  for (const place of ['bar', 'furtherMenu'] as const) {
    expect(ownPages(client, place).at(-1)?.to).toBe('/client');
    expect(ownPages(client, place).slice(0, -1)).toEqual(ownPages(reader('landlord'), place));
  }
});

test('one link is current on a page, also among the tabs of the admin dashboard', () => {
  const current = (userType: UserType, pathname: string, search = '') =>
    ownPages(reader(userType), 'bar')
      .filter((link) => isCurrent(link, { pathname, search }))
      .map(({ label }) => label);
  expect(current('agent', '/properties/manage', '?status=live')).toEqual(['Homes']);
  expect(current('tenant', '/profile')).toEqual([]);
  expect(current('admin', '/admin/dashboard')).toEqual(['People']);
  expect(current('admin', '/admin/dashboard', '?tab=audit&action=approve')).toEqual(['Audit']);
  expect(current('admin', '/admin/review', '?tab=reports')).toEqual(['Review']);
});

test('a number says what it counts', () => {
  expect(countTexts.messages(1)).toBe('1 unread message');
  expect(countTexts.receivedApplications(2)).toBe('2 applications are waiting for your answer');
});
