import { type UserType, userTypes } from '@letfair/domain/accounts/user-types';
import { expect, test } from 'vitest';
import { countTexts, isCurrent, workLinksOf } from './work-links.ts';

const labels = (userType: UserType) => workLinksOf({ userType }).map(({ label }) => label);

test('every role reaches its work in one press', () => {
  expect(labels('tenant')).toEqual(['Search', 'Favourites', 'Messages', 'Viewings', 'Applications']);
  expect(labels('landlord')).toEqual(['Dashboard', 'Homes', 'Messages', 'Applications', 'Viewings']);
  expect(labels('agent')).toEqual(['Dashboard', 'Homes', 'Messages', 'Applications', 'Viewings', 'Clients']);
  expect(labels('admin')).toEqual(['Review', 'Reports', 'Support', 'People', 'Audit', 'System']);
});

test('a landlord whose homes an agency lets reaches them as well', () => {
  const links = workLinksOf({ userType: 'landlord', hasAgency: true });
  expect(links.at(-1)).toMatchObject({ label: 'Agency', to: '/client' });
  expect(links.slice(0, -1)).toEqual(workLinksOf({ userType: 'landlord' }));
});

test('no bar has more links than fit beside each other on a phone', () => {
  for (const userType of userTypes) expect(labels(userType).length).toBeLessThanOrEqual(6);
  expect(workLinksOf({ userType: 'landlord', hasAgency: true }).length).toBeLessThanOrEqual(6);
});

test('one link is current on a page, also among the tabs of the admin dashboard', () => {
  const current = (userType: UserType, pathname: string, search = '') =>
    workLinksOf({ userType })
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
