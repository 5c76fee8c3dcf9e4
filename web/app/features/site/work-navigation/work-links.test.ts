import { userTypes } from '@letfair/domain/accounts/user-types';
import { expect, test } from 'vitest';
import { countTexts, isCurrent, workLinks } from './work-links.ts';

const labels = (role: keyof typeof workLinks) => workLinks[role].map(({ label }) => label);

test('every role reaches its work in one press', () => {
  expect(labels('tenant')).toEqual(['Search', 'Favourites', 'Messages', 'Viewings', 'Applications']);
  expect(labels('landlord')).toEqual(['Dashboard', 'Homes', 'Messages', 'Applications', 'Viewings']);
  expect(labels('agent')).toEqual(['Dashboard', 'Homes', 'Messages', 'Applications', 'Viewings', 'Clients']);
  expect(labels('admin')).toEqual(['Review', 'Reports', 'Support', 'People', 'Audit', 'System']);
});

test('no bar has more links than fit beside each other on a phone', () => {
  for (const role of userTypes) expect(workLinks[role].length).toBeLessThanOrEqual(6);
});

test('one link is current on a page, also among the tabs of the admin dashboard', () => {
  const current = (role: keyof typeof workLinks, pathname: string, search = '') =>
    workLinks[role].filter((link) => isCurrent(link, { pathname, search })).map(({ label }) => label);
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
