import type { ReviewClaim } from '@letfair/contract/trust/admin/review';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { replies, stubServer } from '../../../../../testing/render-page.tsx';
import { OpenItem } from './open-item.tsx';
import type { OpenItemProps, QueueKind } from './queue-kind.ts';
import { ReviewQueue } from './review-queue.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Letter {
  readonly id: string;
}

const OpenLetter = ({ id, position }: OpenItemProps<Letter>) => (
  <OpenItem
    id={id}
    title={`Letter ${id}`}
    position={position}
    decisions={
      <>
        <button type="button" onClick={() => position.onDecided(`${id} is answered.`)}>
          Answer
        </button>
        <button type="button" onClick={() => position.onDecided(`${id} waits for a colleague.`, true)}>
          Ask a colleague
        </button>
      </>
    }
  >
    Dear all
  </OpenItem>
);

const letters: QueueKind<Letter> = {
  noun: 'letter',
  listLabel: 'Letters that wait',
  empty: 'Letters appear here.',
  waitingSince: () => '2026-11-16T12:00:00.000Z',
  summary: ({ id }) => ({ title: `Letter ${id}`, text: '' }),
  Open: OpenLetter,
};

interface Shown {
  readonly total?: number;
  readonly hasMore?: boolean;
  readonly claims?: readonly ReviewClaim[];
  readonly reply?: Parameters<typeof stubServer>[0];
}

function showQueue(ids: readonly string[], shown: Shown = {}, url = '/') {
  const { total = ids.length, hasMore = false, claims = [], reply = replies.success(null) } = shown;
  const server = stubServer(reply);
  const onDecided = vi.fn();
  const first = { items: ids.map((id) => ({ id })), nextCursor: hasMore ? 'next' : null };
  const element = (
    <ReviewQueue
      tab="letters"
      kind={letters}
      first={first}
      total={total}
      claims={claims}
      targetHours={24}
      onDecided={onDecided}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element, loader }], { initialEntries: [url] })} />);
  return { user: userEvent.setup({ delay: null }), server, onDecided };
}
const sentence = 'Sam Field answered a letter on Thursday 19 November 2026, 2.05pm.';
const loader = ({ request }: { readonly request: Request }) =>
  request.url.includes('decision=')
    ? { success: true, data: { decision: { sentence, note: 'Dear Ann', at: '2026-11-19T14:05:00.000Z' } } }
    : null;
const heading = () => screen.findByRole('heading', { level: 2 });
const isOpen = (id: string) => waitFor(async () => expect((await heading()).textContent).toBe(`Letter ${id}`));

it('claims what is open, moves with J and K, and gives the claim up', async () => {
  const { user, server } = showQueue(['a', 'b']);
  await isOpen('a');
  expect(document.activeElement).toBe(await heading());
  await user.keyboard('j');
  await isOpen('b');
  await user.keyboard('k');
  await isOpen('a');
  const claims = server.sent.map(({ path, body }) => `${body ? 'claims' : 'releases'} ${path.split('/').at(-1)}`);
  expect(claims.toSorted()).toEqual(['claims a', 'claims a', 'claims b', 'releases a', 'releases b']);
});

it('opens the next one when one is decided, and says what was done', async () => {
  const { user } = showQueue(['a', 'b']);
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  await isOpen('b');
  expect(screen.getByRole('alert').textContent).toBe('a is answered.');
  expect(screen.getByText('1 of 1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('Letters appear here.')).toBeTruthy();
});

it('moves on from what waits for somebody else, which stays in the queue', async () => {
  const { user } = showQueue(['a', 'b']);
  await user.click(await screen.findByRole('button', { name: 'Ask a colleague' }));
  await isOpen('b');
  expect(screen.getByText('2 of 2')).toBeTruthy();
});

it('says who decided what and when to whoever opens what no longer waits, and leads on', async () => {
  const { user } = showQueue(['a', 'b'], {}, '/?open=gone');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText('Dear Ann')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Open the first letter' }));
  await isOpen('a');
});

it('counts all that wait, also those that are not loaded yet, and tells the tab of each decision', async () => {
  const { user, onDecided } = showQueue(['a', 'b'], { total: 61, hasMore: true });
  expect(await screen.findByText('1 of 61')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ask a colleague' }));
  expect(onDecided).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(onDecided).toHaveBeenCalledExactlyOnceWith(1);
});

it('takes the decisions away while a colleague looks at it, until it is taken over', async () => {
  const message = 'Sam Field is looking at this. Take it over if they’ve stopped.';
  const by = { id: '01900000-0000-7000-8000-000000000001', name: 'Sam Field' };
  const at = '2026-11-16T12:00:00.000Z';
  const claims = [{ targetId: 'a', by, since: at, until: at }];
  const refusal = { status: 409, body: { success: false, message, error: { code: 'conflict' } } };
  const { user, server } = showQueue(['a'], { claims, reply: refusal });
  expect(await screen.findByText('Claimed by Sam Field')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
  server.replyWith(replies.success(null));
  await user.click(screen.getByRole('button', { name: 'Take over' }));
  expect(await screen.findByRole('button', { name: 'Answer' })).toBeTruthy();
  expect(server.sent.at(-1)).toMatchObject({ path: '/api/admin/claims/a', body: { takeOver: true } });
});
