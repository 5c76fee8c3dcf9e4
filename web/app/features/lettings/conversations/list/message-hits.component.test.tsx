import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { replies, stubServer } from '../../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../../../accounts/session/index.ts';
import { loadMessages } from '../conversation-data.ts';
import { MessageHits } from './message-hits.tsx';

const maya = { id: 'maya', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
beforeEach(() => storeSession(maya as SessionUser, 'opaque'));

const hit = (number: number) => ({
  id: `id-${number}`,
  conversationId: 'c1',
  number,
  isOwn: number % 2 === 0,
  otherName: 'Ines B.',
  propertyTitle: 'Flat by the canal',
  timestamp: '2026-11-15T10:00:00.000Z',
  excerpt: [
    { text: 'The ', isMatch: false },
    { text: 'boiler', isMatch: true },
    { text: ` number ${number}`, isMatch: false },
  ],
});

function open(search: string) {
  const routes: RouteObject[] = [
    { path: '/', element: <MessageHits readerId="ines" search={search} /> },
    { path: '/messages', loader: (args) => loadMessages({ ...args, serverLoader: () => Promise.reject() }) },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

test('marks what was found, and leads to the message', async () => {
  const { sent } = stubServer(replies.success({ messages: [hit(7)], nextCursor: null }));
  open('boiler');
  const link = await screen.findByRole('link');
  expect(link.textContent).toContain('The boiler number 7');
  expect(link.querySelector('mark')?.textContent).toBe('boiler');
  expect(link.getAttribute('href')).toBe('/messages?conversation=c1&message=7');
  expect(sent.map(({ path }) => path)).toEqual(['/api/conversations/search?search=boiler']);
});

test('says in words that no message was found', async () => {
  stubServer(replies.success({ messages: [], nextCursor: null }));
  open('boiler');
  expect(await screen.findByText('No messages contain “boiler”.')).toBeTruthy();
});

test('asks for two characters before it searches', async () => {
  const { sent } = stubServer(replies.success({ messages: [], nextCursor: null }));
  open('b');
  expect(await screen.findByText('Type at least 2 characters to search messages.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('adds the next page, and keeps what is there when that fails', async () => {
  const server = stubServer(replies.success({ messages: [hit(8)], nextCursor: 'further' }));
  open('boiler');
  const user = userEvent.setup({ delay: null });
  const more = await screen.findByRole('button', { name: 'Load more' });
  server.replyWith(replies.connectionLost);
  await user.click(more);
  expect(await screen.findByText('We couldn’t load any more. Please try again.')).toBeTruthy();
  server.replyWith(replies.success({ messages: [hit(7)], nextCursor: null }));
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByText(/number 7/);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('offers to try again when the search fails', async () => {
  const server = stubServer(replies.connectionLost);
  open('boiler');
  const again = await screen.findByRole('button', { name: /again/i });
  server.replyWith(replies.success({ messages: [hit(7)], nextCursor: null }));
  await userEvent.setup({ delay: null }).click(again);
  expect(await screen.findByRole('link')).toBeTruthy();
});
