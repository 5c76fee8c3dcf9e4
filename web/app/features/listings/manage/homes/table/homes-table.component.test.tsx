import type { TableRow } from '@letfair/contract/agencies/bulk';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, replies, stubServer } from '../../../../../testing/render-page.tsx';
import { clearSession, storeSession } from '../../../../accounts/session/index.ts';
import { HomesTable } from './homes-table.tsx';

const row = (id: string, title: string): TableRow => ({
  id,
  reference: 'LF-22222',
  title,
  place: '4 Orchard Row, Leeds, LS1 1AA',
  status: 'live',
  price: 1_250,
  bedrooms: 2,
  client: null,
  assignedTo: null,
  views: 1_234,
  saves: 5,
  enquiries: 4,
  viewings: 3,
  applications: 2,
  daysLive: 9,
  expiresAt: null,
  needsChange: null,
  advertScore: 62,
});
const rows = [row('a', 'Mill One'), row('b', 'Mill Two')];
const result = (id: string, more: object = {}) => ({
  id,
  title: `Mill ${id}`,
  status: 'paused',
  outcome: 'done',
  ...more,
});
const refused = result('b', { outcome: 'refused', reason: 'The listing is now “Let”.', status: 'let' });
const nobody = { viewingsKept: 0, viewingsCancelled: 0, applicationsClosed: 0, peopleTold: 0 };
const changed = (results: readonly object[], done = 1, step: object = {}) =>
  replies.success({
    changeId: 'change',
    done,
    refused: results.length - done,
    results,
    step: { ...nobody, ...step },
  });

beforeEach(() => vi.stubGlobal('scrollTo', () => {}));
afterEach(() => vi.unstubAllGlobals());

const open = (total = rows.length) =>
  renderPage(<HomesTable rows={rows} total={total} />, '/properties/manage?search=mill&page=2');
const choose = (name: string) => screen.getByRole('checkbox', { name: `Choose ${name}` });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('shows the figures of each home, and leads to its card', async () => {
  stubServer(replies.success());
  open();
  const [, first] = screen.getAllByRole('row');
  const cells = within(first!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(2)).toEqual(['Live', '£1,250 pcm', '1,234', '5', '4', '3', '2', '9', '62/100']);
  expect(cells[1]).toBe('Mill OneLF-22222 · 4 Orchard Row, Leeds, LS1 1AA');
  expect(screen.getByRole('link', { name: 'Mill One' }).getAttribute('href')).toBe(
    '/properties/manage?search=mill&page=2&listing=a',
  );
});

test('leads from each home without photos to where they are added', () => {
  stubServer(replies.success());
  renderPage(<HomesTable rows={rows} total={rows.length} />, '/properties/manage?photos=none');
  const link = screen.getByRole('link', { name: 'Add photos of Mill One' });
  expect(link.getAttribute('href')).toBe('/list-property?listing=a&field=images');
});

test('sorts by a header through the address, from the first page on', async () => {
  stubServer(replies.success());
  const { user, router } = open();
  await user.click(button('Views'));
  expect(router.state.location.search).toBe('?search=mill&sort=views&direction=desc');
});

test('takes a step with the chosen homes, says which stayed and why, and undoes it', async () => {
  const { sent, replyWith } = stubServer(changed([result('a'), refused]));
  const { user } = open();
  await user.click(choose('Mill One'));
  await user.click(choose('Mill Two'));
  expect(screen.getByText('2 homes chosen')).toBeTruthy();
  await user.click(button('Pause'));
  expect(sent.at(-1)).toMatchObject({ path: '/api/properties/bulk', body: { ids: ['a', 'b'], action: 'pause' } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('1 home is paused. 1 home hasn’t changed.');
  expect(alert.textContent).toContain('The listing is now “Let”.');
  replyWith(replies.success({ undone: 1, kept: 0 }));
  await user.click(button(/^Undo/));
  expect(sent.at(-1)?.path).toBe('/api/properties/bulk/change/undo');
  expect(await screen.findByText('1 home is back to how it was.')).toBeTruthy();
});

test('a step that affects people asks first, naming all of them, and says afterwards what was done', async () => {
  const person = { propertyId: 'a', propertyTitle: 'Mill One', name: 'Hannah W.' };
  const people = {
    viewings: [{ id: 'v', ...person, startsAt: '2026-12-03T10:00:00.000Z', isOffered: false }],
    applications: [{ id: 'p', ...person, propertyTitle: 'Mill Two', name: 'Sam O.' }],
    waiting: [],
    counts: { viewings: 1, applications: 1, waiting: 0 },
    seen: 'as shown',
  };
  const error = { code: 'conflict' };
  const asks = { status: 409, body: { success: false, message: 'Choose.', error, data: people } };
  const { sent, replyWith } = stubServer(asks);
  const { user } = open();
  await user.click(choose('Mill One'));
  await user.click(choose('Mill Two'));
  await user.click(button('Mark as let'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark these homes as let?' }));
  expect(dialog.getByText(/with Hannah W\. at “Mill One”\. We’ll cancel it/)).toBeTruthy();
  expect(dialog.getByText(/One application is open, from Sam O\. at “Mill Two”\./)).toBeTruthy();
  replyWith(changed([result('a'), result('b')], 2, { viewingsCancelled: 1, applicationsClosed: 1, peopleTold: 2 }));
  await user.click(dialog.getByRole('button', { name: 'Mark as let' }));
  expect(sent.at(-1)).toMatchObject({ body: { ids: ['a', 'b'], action: 'let', seen: 'as shown' } });
  const said = '2 homes are marked as let. 1 viewing cancelled, 1 application closed, 2 people notified.';
  expect(await screen.findByText(said)).toBeTruthy();
});

test('all homes that match are meant by the filter, not by their ids', async () => {
  const { sent } = stubServer(changed([], 0));
  const { user } = open(5_000);
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(button('Select all 5,000 that match'));
  expect(screen.getByText('5,000 homes chosen')).toBeTruthy();
  await user.click(button('Confirm availability'));
  expect(sent.at(-1)).toMatchObject({ body: { filter: { search: 'mill' }, action: 'confirm' } });
});

test('more than can be changed at once are not offered', async () => {
  stubServer(replies.success());
  const { user } = open(5_001);
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.queryByRole('button', { name: /that match/ })).toBeNull();
  expect(screen.getByText(/^5,001 match, and you can change up to 5,000 at once\./)).toBeTruthy();
});

test('shows each rent before and after, and changes nothing before the second press', async () => {
  const preview = [
    result('a', {
      price: 1_250,
      newPrice: 1_213,
      securityDeposit: 1_399,
      propertyReference: 'MILL-1',
      propertyStreet: '1 Mill Row',
    }),
    result('b', { outcome: 'refused', reason: 'The rent stays as it is.', price: 1_250, newPrice: 1_250 }),
  ];
  const { sent } = stubServer(changed(preview));
  const { user } = open();
  await user.click(choose('Mill One'));
  await user.click(button('Change rent'));
  const dialog = await screen.findByRole('dialog', { name: 'Change the rent of 1 home' });
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(dialog.textContent).toContain('Enter how much to change the rents by.');
  await user.type(within(dialog).getByLabelText('Percent'), '3');
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  const cut = { ids: ['a'], action: 'rent', rent: { unit: 'percent', by: -3 }, lowerDeposits: true };
  expect(sent.at(-1)?.body).toEqual({ ...cut, dryRun: true });
  expect((await within(dialog).findByText('Mill a')).closest('li')?.textContent).toContain(
    '£1,250 pcm → £1,213 pcmsecurity deposit £1,399',
  );
  expect(within(dialog).getByText('MILL-1 · 1 Mill Row')).toBeTruthy();
  expect(dialog.textContent).toContain('1 home would change, 1 home wouldn’t. 1 home would have lower deposits too.');
  await user.click(within(dialog).getByRole('button', { name: 'Change 1 home' }));
  expect(sent.at(-1)?.body).toEqual(cut);
});

test('gives the chosen homes to a person after a preview', async () => {
  const person = (id: string, name: string) => ({ id, name, email: '', role: 'owner', branchId: null, joinedAt: null });
  const members = [person('1', 'Ada Brook'), person('2', 'Ben Cole')];
  const { sent, replyWith } = stubServer(replies.success({ members }));
  const { user } = open();
  await user.click(choose('Mill One'));
  await user.click(button('Assign'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Looked after by' }), 'Ben Cole');
  replyWith(changed([result('a', { assignedBefore: null })]));
  await user.click(button('Preview'));
  expect((await screen.findByText('Ben Cole', { selector: 'span' })).parentElement?.textContent).toBe(
    'no one → Ben Cole',
  );
  await user.click(button('Change 1 home'));
  expect(await screen.findByText(/1 home has been reassigned/)).toBeTruthy();
  const bodies = sent.flatMap(({ path, body }) => (path === '/api/properties/bulk' ? [body] : []));
  expect(bodies).toEqual([
    { ids: ['a'], action: 'assign', assignedTo: '2', dryRun: true },
    { ids: ['a'], action: 'assign', assignedTo: '2' },
  ]);
});

test('a role that may not change many homes reads the table and is told why', () => {
  stubServer(replies.success());
  const user = { firstName: 'Cy', lastName: 'Day', email: 'cy@brook.example', userType: 'agent' } as const;
  storeSession({ ...user, team: { id: '7', name: 'Brook Lets', role: 'negotiator' } }, 'token');
  open();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(/doesn’t allow you to import homes/)).toBeTruthy();
  clearSession();
});
