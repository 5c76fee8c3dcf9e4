import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAccountPage } from '../../../testing/render-account-page.tsx';
import { replyByCall } from '../../../testing/render-page.tsx';
import { OwnTickets, TicketPage } from './own-tickets.tsx';
import { loadSupport } from './ticket-data.ts';

const maya = { id: 'maya', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
const at = '2026-11-15T10:00:00.000Z';
const ticket = {
  id: 'LF-7KQ2-M9XA',
  kind: 'help',
  subject: 'technical',
  priority: 'high',
  status: 'waiting',
  message: 'The map stays grey.',
  createdAt: at,
  updatedAt: at,
};
const thread = {
  ...ticket,
  messages: [
    { id: '1', by: 'sender', content: 'The map stays grey.', createdAt: at },
    { id: '2', by: 'desk', content: 'Which browser is it?', createdAt: at },
  ],
  actions: ['reply'],
};

const open = (search: string, answers: object) =>
  renderAccountPage({
    as: maya,
    url: `/support${search}`,
    load: loadSupport,
    answers: { ...answers },
    content: (data) => (data.thread ? <TicketPage {...data} /> : <OwnTickets tickets={data.tickets} />),
  });

it('lists one’s tickets with their state, each leading to its page', async () => {
  open('', { 'GET /api/support/tickets': { tickets: [ticket], nextCursor: null } });
  const link = await screen.findByRole('link', { name: 'Something doesn’t work, LF-7KQ2-M9XA' });
  expect(link.getAttribute('href')).toBe('/support?ticket=LF-7KQ2-M9XA');
  expect(screen.getByText('Waiting for your reply')).toBeTruthy();
  expect(screen.getByText('The map stays grey.')).toBeTruthy();
});

it('says that there are none, and offers to load them again when that failed', async () => {
  const { user, replyWith } = open('', { 'GET /api/support/tickets': { refused: 'internal' } });
  expect(await screen.findByText('We couldn’t load your tickets.')).toBeTruthy();
  replyWith(replyByCall({ 'GET /api/support/tickets': { tickets: [], nextCursor: null } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No support tickets yet')).toBeTruthy();
});

it('opens the ticket of the URL in whatever case, and says who wrote what', async () => {
  const { asked } = open('?ticket=lf-7kq2-m9xa', { 'GET /api/support/tickets/LF-7KQ2-M9XA': thread });
  expect(await screen.findByRole('heading', { level: 1, name: 'Something doesn’t work' })).toBeTruthy();
  const messages = [...screen.getByRole('list', { name: 'Messages' }).children].map(({ textContent }) => textContent);
  expect(messages[0]).toMatch(/You.*The map stays grey\./);
  expect(messages[1]).toMatch(/Letfair support.*Which browser is it\?/);
  expect(screen.getByRole('link', { name: 'All tickets' }).getAttribute('href')).toBe('/support');
  expect(asked('/api/support/tickets')).toEqual(['/api/support/tickets/LF-7KQ2-M9XA']);
});

it('says that someone else’s ticket does not exist', async () => {
  open('?ticket=LF-2', { 'GET /api/support/tickets/LF-2': { refused: 'not_found' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this ticket' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All tickets' }).getAttribute('href')).toBe('/support');
});
