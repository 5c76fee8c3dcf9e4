import type { ClientRecord } from '@letfair/contract/agencies/clients/clients';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAccountPage } from '../../../testing/render-account-page.tsx';
import { replyByCall } from '../../../testing/render-page.tsx';
import { loadClients } from './client-data.ts';
import { Clients } from './clients.tsx';

const eve = { id: 'eve', firstName: 'Eve', lastName: 'Ford', email: 'eve@brook.example', userType: 'agent' };
const ada: ClientRecord = {
  id: '7',
  name: 'Ada Brook',
  email: 'ada@brook.example',
  phone: '',
  address: '1 Mill Lane',
  notes: '',
  archived: false,
  listings: 2,
  createdAt: '2026-11-10T10:00:00.000Z',
  people: [],
};
const open = (search: string, clients: readonly ClientRecord[], more: object = {}, as: object = eve) =>
  renderAccountPage({
    as,
    url: `/clients${search}`,
    load: loadClients,
    answers: { 'GET /api/clients': { clients, nextCursor: null }, ...more },
    content: (data) => <Clients {...data} />,
  });

it.each([
  ['', 'No clients yet'],
  ['?show=archived', 'No archived clients'],
  ['?show=archived&search=zoe', 'No clients found'],
])('says why there is nobody: %s', async (search, title) => {
  open(search, []);
  expect(await screen.findByText(title)).toBeTruthy();
});

it('searches when typing pauses, and keeps what is shown', async () => {
  const { user, asked, router } = open('?show=archived', []);
  await screen.findByText('No archived clients');
  expect(asked('/api/clients')).toEqual(['/api/clients?archived=true']);
  await user.type(screen.getByRole('searchbox'), ' zoe ');
  await waitFor(() => expect(asked('/api/clients').at(-1)).toBe('/api/clients?archived=true&search=zoe'));
  await waitFor(() => expect(router.state.location.search).toBe('?search=zoe&show=archived'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Current clients');
  await waitFor(() => expect(router.state.location.search).toBe('?search=zoe'));
});

it('loads the next ones, and says when that failed', async () => {
  const second = { ...ada, id: '8', name: 'Bo Hill' };
  const first = { clients: [ada], nextCursor: 'further' };
  const next = 'GET /api/clients?archived=false&cursor=further';
  const { user, replyWith } = open('', [], { 'GET /api/clients': first, [next]: { refused: 'internal' } });
  const more = await screen.findByRole('button', { name: 'Load more' });
  await user.click(more);
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t load any more. Please try again.');
  replyWith(replyByCall({ 'GET /api/clients': first, [next]: { clients: [second], nextCursor: null } }));
  await user.click(more);
  expect(await screen.findByText('2 clients shown')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Ada Brook',
    'Bo Hill',
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('is loaded again when it could not be', async () => {
  const { user, replyWith } = open('', [], { 'GET /api/clients': { refused: 'internal' } });
  expect(await screen.findByText('We couldn’t load your clients.')).toBeTruthy();
  replyWith(replyByCall({ 'GET /api/clients': { clients: [], nextCursor: null } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No clients yet')).toBeTruthy();
});

it('archives a client in one press, who leaves the list', async () => {
  const { user, sent } = open('', [ada], { 'PUT /api/clients/7': { ...ada, archived: true } });
  await screen.findByText('1 client shown');
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Ada Brook has been archived.')).toBeTruthy();
  expect(sent.flatMap(({ body }) => body ?? [])).toMatchObject([{ name: 'Ada Brook', archived: true }]);
});

it('brings a client back, and says why it could not', async () => {
  const refused = { refused: 'conflict', message: 'There are too many clients.' };
  const { user, sent } = open('?show=archived', [{ ...ada, archived: true }], { 'PUT /api/clients/7': refused });
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('There are too many clients.')).toBeTruthy();
  expect(sent.flatMap(({ body }) => body ?? [])).toMatchObject([{ archived: false }]);
});

it('shows only clients of the chosen kind, also before the list is loaded again', async () => {
  open('', [ada, { ...ada, id: '8', name: 'Bo Hill', archived: true }]);
  expect(await screen.findByText('1 client shown')).toBeTruthy();
  expect(screen.queryByText('Bo Hill')).toBeNull();
});

it('is only read in a role that changes nothing', async () => {
  open('', [ada], {}, { ...eve, team: { role: 'viewer', name: 'Ford Lettings' } });
  await screen.findByText('1 client shown');
  for (const name of ['Edit', 'Archive', 'Add a client']) expect(screen.queryByRole('button', { name })).toBeNull();
});

it('is nothing for a landlord', async () => {
  const { sent } = open('', [], {}, { ...eve, userType: 'landlord' });
  expect(await screen.findByText('Nothing here.')).toBeTruthy();
  expect(sent).toEqual([]);
});
