import type { QueuedAppeal } from '@letfair/contract/trust/admin/appeals';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../../testing/render-page.tsx';
import { AppealCard } from './appeal-card.tsx';

const id = '01900000-0000-7000-8000-000000000001';
const appeal: QueuedAppeal = {
  id,
  kind: 'rejection',
  status: 'open',
  content: 'They are my own photos.',
  wording: null,
  reason: '',
  createdAt: '2026-11-10T12:00:00.000Z',
  decidedAt: null,
  person: { id, name: 'Ada Lister', email: 'ada@landlord.example', userType: 'landlord', suspended: false },
  property: { id, title: 'Flat by the canal', status: 'rejected' },
  decision: { at: '2026-11-09T12:00:00.000Z', by: 'Ben Moderator', reason: 'Fake photos.' },
  decidedBy: '',
  canDecide: true,
};

function showCard(changes: Partial<QueuedAppeal> = {}) {
  const [onDecided, onStale] = [vi.fn(), vi.fn()];
  const { user } = renderPage(
    <ul>
      <AppealCard
        appeal={{ ...appeal, ...changes }}
        onListingDecided={() => undefined}
        onDecided={onDecided}
        onStale={onStale}
      />
    </ul>,
  );
  return { user, onDecided, onStale };
}

const ask = async (user: ReturnType<typeof showCard>['user'], name: string) => {
  await user.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: `${name}?` })).getByRole('button', { name });
};

it('needs a reason, and sends the decision that was chosen', async () => {
  const { sent } = stubServer(replies.success(appeal));
  const { user, onDecided } = showCard();
  await user.click(await ask(user, 'Keep the decision'));
  expect(page.field('reason').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  page.fill({ reason: 'I have looked again.' });
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Keep the decision' }));
  await waitFor(() => expect(onDecided).toHaveBeenCalledWith('The decision about “Flat by the canal” hasn’t changed.'));
  expect(sent.map(({ body }) => body)).toEqual([{ decision: 'uphold', reason: 'I have looked again.' }]);
});

it('keeps the reason when nothing arrived, and reloads when somebody else has decided', async () => {
  const server = stubServer(replies.connectionLost);
  const { user, onStale } = showCard();
  const send = await ask(user, 'Change the decision');
  page.fill({ reason: 'I have looked again.' });
  await user.click(send);
  expect(await page.alertText()).toBe('Network error. Please try again.');
  expect(page.field('reason').value).toBe('I have looked again.');
  const message = 'Another admin has already decided this appeal.';
  server.replyWith({ status: 409, body: { success: false, message, error: { code: 'conflict' } } });
  await user.click(send);
  await waitFor(() => expect(onStale).toHaveBeenCalledExactlyOnceWith(message));
  await ask(user, 'Change the decision');
  expect(page.field('reason').value).toBe('I have looked again.');
});

it('tells whoever made the decision that another admin has to look at it', () => {
  showCard({ canDecide: false });
  expect(screen.getByText(/another admin has to look at it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change the decision' })).toBeNull();
});
