import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { connectionWords } from '../../lib/network/connection-words.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { offerUndo } from './offer-undo.ts';

afterEach(() => void vi.restoreAllMocks());

type Answer = { readonly success: true; readonly data: string } | { readonly success: false; readonly message: string };

const place = () => screen.getByRole('status').textContent;
const undoButton = () => screen.getByRole('button', { name: 'Undo' });

function offered(answer: () => Promise<Answer>) {
  const keys: string[] = [];
  const [onUndone, onRefused] = [vi.fn<(data: string) => void>(), vi.fn()];
  const { user } = renderPage(<p>Your viewings</p>);
  act(() =>
    offerUndo({
      title: 'Viewing cancelled',
      undo: ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        return answer();
      },
      undone: (name) => `${name} is as it was.`,
      onUndone,
      onRefused,
    }),
  );
  return { user, keys, onUndone, onRefused };
}

it('is sent once, says that it is under way, and then that it is done', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const { user, keys, onUndone } = offered(() => promise);
  await user.click(undoButton());
  const busy = await screen.findByRole('button', { name: 'Undoing...' });
  await user.click(busy);
  expect(keys).toHaveLength(1);
  resolve({ success: true, data: 'The viewing' });
  await waitFor(() => expect(place()).toContain('UndoneThe viewing is as it was.'));
  expect(onUndone).toHaveBeenCalledExactlyOnceWith('The viewing');
});

it('says why it was refused', async () => {
  const { user, onUndone, onRefused } = offered(async () => ({ success: false, message: 'The home is let.' }));
  await user.click(undoButton());
  await waitFor(() => expect(place()).toContain('We couldn’t undo thatThe home is let.'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect([onUndone.mock.calls.length, onRefused.mock.calls.length]).toEqual([0, 1]);
});

it('offline, says so and can be pressed again as the same call', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let isReached = false;
  const { user, keys } = offered(async () => {
    if (!isReached) throw new TypeError('Failed to fetch');
    return { success: true, data: 'The viewing' };
  });
  await user.click(undoButton());
  await waitFor(() => expect(place()).toContain(connectionWords.notSent));
  isReached = true;
  await user.click(undoButton());
  await waitFor(() => expect(place()).toContain('The viewing is as it was.'));
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});
