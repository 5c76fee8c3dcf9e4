import type { UserType } from '@letfair/domain/accounts/user-types';
import { screen, within } from '@testing-library/react';
import { type LoaderFunction, useLoaderData } from 'react-router';
import { describe, expect, it } from 'vitest';
import { storeSession } from '../../features/accounts/session/index.ts';
import { renderPage, replies, stubServer } from '../../testing/render-page.tsx';
import AdminDashboardPage, { clientLoader } from './dashboard.tsx';

const Page = () => <AdminDashboardPage loaderData={useLoaderData() as never} />;

function open(userType: UserType | null, reply: Parameters<typeof stubServer>[0]) {
  if (userType)
    storeSession({ firstName: 'Sam', lastName: 'Field', email: 'sam@admin.example', userType }, `opaque-${userType}`);
  const server = stubServer(reply);
  return { ...renderPage(<Page />, '/admin/dashboard', clientLoader as unknown as LoaderFunction), ...server };
}

const denied = 'Access Denied - Admin access required to view this page.';
const stats = { totalUsers: 1234, verifiedUsers: 20, suspendedUsers: 3, openTickets: 4 };

describe('the dashboard of admins', () => {
  it.each([null, 'tenant', 'landlord', 'agent'] as const)('is not for %s, and asks the server nothing', async (who) => {
    const { sent } = open(who, replies.success(stats));
    expect(await screen.findByRole('heading', { level: 1, name: denied })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('says that it is loading, then shows the four figures and the tabs', async () => {
    const { promise, release } = replies.held(replies.success(stats));
    const { user, router } = open('admin', promise);
    expect(await screen.findByText(/loading/i)).toBeTruthy();
    expect(screen.queryByText('Total Users')).toBeNull();
    release();
    const figures = within(await screen.findByRole('region', { name: 'Figures' }));
    expect(figures.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Total Users',
      'Verified Users',
      'Suspended Users',
      'Open Tickets',
    ]);
    expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1,234', '20', '3', '4']);
    await user.click(screen.getByRole('tab', { name: 'Support Tickets' }));
    expect(router.state.location.search).toBe('?tab=tickets');
  });

  it('keeps its tabs when the figures cannot be loaded, and asks for them again', async () => {
    const { user, replyWith } = open('admin', { status: 500, body: { success: false } });
    expect(await screen.findByText('We couldn’t load the figures.')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'User Management' })).toBeTruthy();
    replyWith(replies.success(stats));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,234')).toBeTruthy();
  });
});
