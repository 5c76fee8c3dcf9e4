import type { DeskThread } from '@letfair/contract/site/support';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openTab } from '../../../../testing/open-admin-tab.tsx';
import { page } from '../../../../testing/render-page.tsx';
import { filtersIn } from '../../../../ui/lists/filters.ts';
import { ticketFilters, ticketQuery } from './tickets-tab.tsx';

const at = '2026-11-10T12:00:00.000Z';
const ticket = {
  id: 'LF-1',
  kind: 'support',
  name: 'Maya Shah',
  email: 'maya@tenant.example',
  userType: 'tenant',
  subject: 'technical',
  priority: 'high',
  status: 'open',
  message: 'The map is empty.',
  createdAt: at,
  updatedAt: at,
  signedInAs: null,
  overdue: false,
  dueAt: null,
  assignee: null,
  messages: [],
  actions: ['answer', 'resolve', 'close'],
};
const list = (...tickets: readonly object[]) => ({ tickets, nextCursor: null });

function openTicket(changes: Partial<DeskThread> = {}, calls: Readonly<Record<string, unknown>> = {}) {
  const thread = { ...ticket, ...changes };
  return openTab('?tab=tickets&ticket=LF-1', {
    'GET /api/admin/tickets': list(thread),
    'GET /api/admin/tickets/LF-1': thread,
    ...calls,
  });
}
const theTicket = async () => within(await screen.findByRole('dialog', { name: 'Ticket LF-1' }));

it('asks the server for what the filters choose, and says that nothing fits', async () => {
  const { user, askedLast } = openTab('?tab=tickets', { 'GET /api/admin/tickets': list() });
  expect(await screen.findByText('No support tickets yet')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Overdue');
  expect(await screen.findByText('No tickets match this')).toBeTruthy();
  expect(askedLast('/api/admin/tickets')).toEqual({ overdue: 'true' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Overdue first');
  await waitFor(() => expect(askedLast('/api/admin/tickets')).toEqual({ overdue: 'true', sort: 'overdue' }));
});

it('lists who asks what, how urgent it is, and what is overdue or not verified', async () => {
  const late = { ...ticket, overdue: true, dueAt: at };
  const complaint = { ...ticket, id: 'LF-2', kind: 'data-complaint', signedInAs: { id: 'maya', name: 'Maya Shah' } };
  openTab('?tab=tickets', { 'GET /api/admin/tickets': list(late, complaint) });
  const [head, first, second] = await screen.findAllByRole('row');
  expect([...head!.children].map(({ textContent }) => textContent)).toEqual([
    'Ticket',
    'User',
    'Subject',
    'Priority',
    'Status',
    'Created',
  ]);
  for (const text of ['LF-1', 'maya@tenant.example', 'Not verified', 'High', 'Open', 'Overdue'])
    expect(first?.textContent).toContain(text);
  expect(second?.textContent).toContain('Data complaint');
  for (const text of ['Not verified', 'Overdue']) expect(second?.textContent).not.toContain(text);
});

it.each(['status=waiting', 'show=mine', 'search=LF-2'])(
  'tells an empty filter from an empty desk: %s',
  async (filter) => {
    openTab(`?tab=tickets&${filter}`, { 'GET /api/admin/tickets': list() });
    expect(await screen.findByText('No tickets match this')).toBeTruthy();
  },
);

it('says that there is no such ticket, and tells that from a failure', async () => {
  openTicket({}, { 'GET /api/admin/tickets/LF-1': { refused: 'not_found' } });
  expect(await (await theTicket()).findByText('We couldn’t find this ticket.')).toBeTruthy();
});

it('opens a ticket in the URL, and closing it leaves the filters', async () => {
  const { user, router } = openTab('?tab=tickets&show=mine', {
    'GET /api/admin/tickets': list(ticket),
    'GET /api/admin/tickets/LF-1': ticket,
  });
  await screen.findByText('1 ticket shown');
  await user.click(screen.getByRole('button', { name: 'LF-1' }));
  expect(router.state.location.search).toBe('?tab=tickets&show=mine&ticket=LF-1');
  const dialog = await theTicket();
  expect(await dialog.findByText('No reply needed')).toBeTruthy();
  expect(dialog.getByText('Nobody')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.search).toBe('?tab=tickets&show=mine');
});

it('offers to load a ticket again that could not be loaded', async () => {
  openTicket({}, { 'GET /api/admin/tickets/LF-1': { refused: 'internal' } });
  const dialog = await theTicket();
  expect(await dialog.findByText(/the ticket/)).toBeTruthy();
  expect(dialog.queryByText('We couldn’t find this ticket.')).toBeNull();
});

it('sends an answer with what happens after it, and gives the notice the focus', async () => {
  const { user, sentTo } = openTicket({}, { 'POST /api/admin/tickets/LF-1/messages': ticket });
  const dialog = await theTicket();
  await user.type(await dialog.findByRole('textbox'), 'It is mended.');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'After that' }), 'Mark it as resolved');
  expect(dialog.queryByRole('option', { name: 'Keep working on it' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await dialog.findByText('Your answer has been sent.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Your answer has been sent.'));
  expect(sentTo('/api/admin/tickets/LF-1/messages')[0]?.body).toEqual({ content: 'It is mended.', action: 'resolve' });
  await waitFor(() => expect(page.field('content').value).toBe(''));
});

it('keeps an answer that was refused, and says why', async () => {
  const refused = { refused: 'conflict', message: 'The ticket is closed.' };
  const { user } = openTicket({}, { 'POST /api/admin/tickets/LF-1/messages': refused });
  const dialog = await theTicket();
  await user.type(await dialog.findByRole('textbox'), 'It is mended.');
  await user.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await dialog.findByText('The ticket is closed.')).toBeTruthy();
  expect(page.field('content').value).toBe('It is mended.');
});

it('takes no answer to a closed ticket, which is reopened in one press', async () => {
  const { user, sentTo } = openTicket(
    { status: 'closed', actions: ['reopen'] },
    { 'PUT /api/admin/tickets/LF-1/status': ticket },
  );
  const dialog = await theTicket();
  expect(await dialog.findByText(/You can’t reply to a closed ticket/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Close ticket' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Reopen ticket' }));
  expect(await dialog.findByText('Status changed.')).toBeTruthy();
  expect(sentTo('/api/admin/tickets/LF-1/status')[0]?.body).toEqual({ action: 'reopen' });
});

it('asks before a step that the sender is emailed about', async () => {
  const { user, sentTo } = openTicket({}, { 'PUT /api/admin/tickets/LF-1/status': ticket });
  const dialog = await theTicket();
  await user.click(await dialog.findByRole('button', { name: 'Close ticket' }));
  const question = within(screen.getByRole('dialog', { name: 'Close the ticket?' }));
  expect(sentTo('/api/admin/tickets/LF-1/status')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Close ticket' }));
  await waitFor(() => expect(sentTo('/api/admin/tickets/LF-1/status')[0]?.body).toEqual({ action: 'close' }));
  expect(screen.queryByRole('dialog', { name: 'Close the ticket?' })).toBeNull();
});

it.each([
  ['nobody', null, 'Assign to me', 'Unassign', true, 'The ticket is now assigned to you.'],
  ['me', { name: 'Ben', you: true }, 'Unassign', 'Assign to me', false, 'This ticket is no longer assigned to anyone.'],
])('assigned to %s can be changed', async (_, assignee, offered, absent, assigned, sentence) => {
  const { user, sentTo } = openTicket({ assignee }, { 'PUT /api/admin/tickets/LF-1/assignee': ticket });
  const dialog = await theTicket();
  await user.click(await dialog.findByRole('button', { name: offered }));
  expect(dialog.queryByRole('button', { name: absent })).toBeNull();
  expect(await dialog.findByText(sentence)).toBeTruthy();
  expect(sentTo('/api/admin/tickets/LF-1/assignee')[0]?.body).toEqual({ assigned });
});

it('can be taken over from a colleague or handed back, and prioritised', async () => {
  const { user, sentTo } = openTicket(
    { assignee: { name: 'Zoe Desk', you: false } },
    { 'PUT /api/admin/tickets/LF-1/priority': ticket },
  );
  const dialog = await theTicket();
  expect(await dialog.findByText('Zoe Desk')).toBeTruthy();
  for (const name of ['Assign to me', 'Unassign']) expect(dialog.getByRole('button', { name })).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Priority' }), 'low');
  expect(await dialog.findByText('Priority changed.')).toBeTruthy();
  expect(sentTo('/api/admin/tickets/LF-1/priority')[0]?.body).toEqual({ priority: 'low' });
});

const unfiltered = filtersIn(new URLSearchParams(), ticketFilters);

it('asks for all tickets, newest first, without a filter', () => {
  expect(ticketQuery(unfiltered)).toEqual({});
});

it('asks for what the filters choose', () => {
  expect(ticketQuery({ status: 'waiting', show: 'mine', order: 'overdue', search: 'LF-1' })).toEqual({
    status: 'waiting',
    mine: 'true',
    sort: 'overdue',
    search: 'LF-1',
  });
  expect(ticketQuery({ ...unfiltered, show: 'overdue' })).toEqual({ overdue: 'true' });
  expect(ticketQuery({ ...unfiltered, show: 'complaints' })).toEqual({ kind: 'data-complaint' });
});

it('ignores values in the URL that are no choice', () => {
  const params = new URLSearchParams({ status: 'lost', show: 'mine', search: ' LF-1 ' });
  expect(filtersIn(params, ticketFilters)).toEqual({ status: 'all', show: 'mine', order: 'newest', search: 'LF-1' });
});
