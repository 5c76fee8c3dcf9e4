import type { UnflaggedHome, WaitingLister } from '@letfair/contract/trust/admin/review';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage, replies, stubServer } from '../../../../../testing/render-page.tsx';
import { ListerFilter } from './lister-filter.tsx';

const agencyId = '01900000-0000-7000-8000-00000000000a';
const lister = (changes: Partial<WaitingLister> = {}): WaitingLister => ({
  id: agencyId,
  name: 'Ada Hollins',
  company: 'Hollins Lettings',
  userType: 'agent',
  waiting: 4,
  unflagged: 3,
  ...changes,
});
const other = lister({
  id: '01900000-0000-7000-8000-00000000000b',
  name: 'Ben Ito',
  company: '',
  waiting: 1,
  unflagged: 1,
});

const home = (id: string, title: string): UnflaggedHome => ({
  id,
  version: 3,
  title,
  description: 'Bright and quiet.',
  place: '12 Lock Street, Manchester, M1 1AE',
  price: 1_200,
  bedrooms: 2,
  bathrooms: 1,
  propertyType: 'flat',
  photos: [],
  waitingSince: '2026-11-18T12:00:00.000Z',
});
const homes = [home('one', 'Flat by the canal'), home('two', 'Garden flat'), home('three', 'Loft')];

function showFilter(listers: readonly WaitingLister[], url = `/?lister=${agencyId}`) {
  const server = stubServer(replies.success(null));
  const onDecided = vi.fn();
  const loader = () => ({ success: true, data: { homes } });
  const together = { open: undefined, onDecided };
  return { ...renderPage(<ListerFilter listers={listers} together={together} />, url, loader), server, onDecided };
}

it('narrows the list down to one landlord or agency, with how many of their homes wait', async () => {
  const { user, router } = showFilter([lister(), other], '/');
  const select = await screen.findByRole('combobox', { name: 'Landlord or agent' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All landlords and agents', 'Hollins Lettings (4)', 'Ben Ito (1)']);
  expect(screen.queryByRole('button')).toBeNull();
  await user.selectOptions(select, 'Hollins Lettings (4)');
  await waitFor(() => expect(router.state.location.search).toBe(`?lister=${agencyId}`));
  expect(screen.getByRole('button', { name: 'Approve 3 unflagged homes from Hollins Lettings' })).toBeTruthy();
});

it('approves the homes that were ticked, in the version that was looked at, and tells of those that stayed', async () => {
  const { user, server, onDecided } = showFilter([lister()]);
  await user.click(await screen.findByRole('button', { name: /^Approve 3 unflagged homes/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const first = await dialog.findByRole('checkbox', { name: /: Flat by the canal$/ });
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Approve ticked homes' }).disabled).toBe(true);
  await user.keyboard(' jj ');
  expect(dialog.getByText('2 of 3 ticked')).toBeTruthy();

  const sentence = 'Sam Field approved a listing on Thursday 19 November 2026, 2.05pm.';
  server.replyWith(
    replies.success({
      homes: [
        { id: 'one', title: 'Flat by the canal', outcome: 'approved', sentence: 'Approved.' },
        { id: 'three', title: 'Loft', outcome: 'decided', sentence },
      ],
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Approve 2 homes' }));
  expect(await dialog.findByText(sentence, { exact: false })).toBeTruthy();
  expect(server.sent.find(({ path }) => path === '/api/admin/properties/approvals')?.body).toEqual({
    homes: [
      { id: 'one', version: 3 },
      { id: 'three', version: 3 },
    ],
  });
  expect(onDecided).toHaveBeenCalledExactlyOnceWith(['one', 'three'], '1 home from Hollins Lettings is live.');
  await user.click(dialog.getByRole('button', { name: 'Back to the list' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
