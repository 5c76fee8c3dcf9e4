import type { ViewingContest } from '@letfair/contract/lettings/viewings/contests';
import { reviewTabs } from '@letfair/domain/trust/moderation/review';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, replies, stubServer } from '../../../../../testing/render-page.tsx';
import { ReviewWorkspace } from './review-workspace.tsx';

const aContest = (id: string, name: string): ViewingContest => ({
  id,
  propertyId: '0192f3a0-0000-7000-8000-000000000002',
  propertyTitle: 'Garden flat by the canal',
  startsAt: '2026-11-14T10:30:00.000Z',
  status: 'no-show-tenant',
  isLate: false,
  by: { id: '0192f3a0-0000-7000-8000-000000000003', name },
  other: { id: '0192f3a0-0000-7000-8000-000000000004', name: 'Priya Shah' },
  content: 'I stood at the gate for half an hour.',
  createdAt: '2026-11-15T09:00:00.000Z',
});

const done = <Data,>(data: Data) => Promise.resolve({ success: true as const, data });

it('starts in the reason, and counts what was decided before the server has counted again', async () => {
  stubServer(replies.success({ id: 'one', status: 'struck' }));
  const counts = { ...(Object.fromEntries(reviewTabs.map((tab) => [tab, 0])) as Record<string, number>), viewings: 61 };
  const items = [aContest('one', 'Maya Osei'), aContest('two', 'Ben Ito')];
  const { user } = renderPage(
    <ReviewWorkspace
      work={done({ counts: counts as Record<(typeof reviewTabs)[number], number>, claims: [], targetHours: 24 })}
      listers={null}
      queue={{ tab: 'viewings', page: done({ items, nextCursor: 'next' }) }}
    />,
    '/admin/review?tab=viewings',
    () => ({ success: true, data: { notes: [] } }),
  );
  expect(await screen.findByRole('tab', { name: 'Viewings (61)' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Keep the entry' }));
  const reason = await screen.findByRole('textbox', { name: /reason/i });
  expect(document.activeElement).toBe(reason);
  await user.keyboard('The messages show it.');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep the entry' }));
  expect(await screen.findByText('1 of 60')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Viewings (60)' })).toBeTruthy();
});

it('leads on to everything that waits once nothing is left of one landlord or agency', async () => {
  stubServer(replies.success(null));
  const counts = Object.fromEntries(reviewTabs.map((tab) => [tab, 15])) as Record<(typeof reviewTabs)[number], number>;
  const lister = '01900000-0000-7000-8000-00000000000a';
  // Awaited, because it suspends until its data is there.
  const { user, router } = await act(async () =>
    renderPage(
      <ReviewWorkspace
        work={done({ counts, claims: [], targetHours: 24 })}
        listers={done({ listers: [] })}
        queue={{ tab: 'homes', page: done({ items: [], nextCursor: null }) }}
      />,
      `/admin/review?lister=${lister}`,
    ),
  );
  const onwards = await screen.findByRole('button', { name: 'See everything that’s waiting' });
  expect(screen.getByRole('heading', { name: 'Nothing else from this account is waiting' })).toBeTruthy();
  expect(document.activeElement).toBe(onwards);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
