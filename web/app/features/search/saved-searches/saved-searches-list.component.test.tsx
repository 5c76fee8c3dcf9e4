import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAccountPage } from '../../../testing/render-account-page.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { SaveSearchButton } from './save-search-button.tsx';
import { loadSavedSearches, SavedSearchesList } from './saved-searches-list.tsx';

const maya = { id: 'maya', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
const search = {
  id: 's',
  name: 'Leeds',
  search: 'location=Leeds',
  frequency: 'daily',
  createdAt: '2026-11-10T12:00:00.000Z',
};
const open = (searches: readonly object[], answers: object = {}) =>
  renderAccountPage({
    as: maya,
    url: '/saved-searches',
    load: loadSavedSearches,
    answers: { 'GET /api/saved-searches': { searches }, ...answers },
    content: (data) => <SavedSearchesList {...data} />,
  });

it('leads to each search, also to one of everything', async () => {
  open([search, { ...search, id: 'all', name: 'Everything', search: '' }]);
  expect((await screen.findByRole('link', { name: 'Leeds' })).getAttribute('href')).toBe('/properties?location=Leeds');
  expect(screen.getByRole('link', { name: 'Everything' }).getAttribute('href')).toBe('/properties');
});

it('says that there are none', async () => {
  open([]);
  expect(await screen.findByText('No saved searches yet')).toBeTruthy();
});

it('changes how often we write, at once, and back when that failed', async () => {
  const refused = { refused: 'internal', message: 'Later.' };
  const { user, sent } = open([search], {
    'PUT /api/saved-searches/s': refused,
    'PATCH /api/saved-searches/s': refused,
  });
  const select = await screen.findByRole<HTMLSelectElement>('combobox');
  await user.selectOptions(select, 'instant');
  expect(await screen.findByText('Later.')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('daily'));
  expect(sent.flatMap(({ body }) => body ?? [])).toMatchObject([{ frequency: 'instant' }]);
});

it('deletes a search after a question', async () => {
  const { user } = open([search], { 'DELETE /api/saved-searches/s': null });
  await user.click(await screen.findByRole('button', { name: 'Delete Leeds' }));
  const question = within(screen.getByRole('dialog', { name: 'Delete this search?' }));
  await user.click(question.getByRole('button', { name: 'Delete search' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('No saved searches yet')).toBeTruthy();
});

it.each([
  ['?location=Leeds', '/properties?location=Leeds#save-search'],
  ['', '/properties#save-search'],
])('asks a visitor to sign in before “%s” is saved', (asked, next) => {
  renderPage(<SaveSearchButton search={asked} />);
  expect(screen.getByRole('link').getAttribute('href')).toContain(encodeURIComponent(next));
  expect(screen.queryByText('Saved searches')).toBeNull();
});
