import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { NewOnSearch, SeenOnCard, SeenOnSearch } from './index.ts';
import { hiddenHomes, rememberSeen, seenHomes, setHidden } from './seen-homes.ts';

const card = { id: '1', title: 'A home', publishedAt: '2026-11-16T10:00:00Z' };
const list = (
  <>
    <ul>
      <li className="has-data-hidden-home:hidden">
        <SeenOnCard {...card} />
      </li>
    </ul>
    <SeenOnSearch />
  </>
);
// Read once for as long as the page is open.
localStorage.setItem('seen:visits', JSON.stringify({ previous: null, latest: Date.parse('2026-11-16T10:00:30Z') }));
beforeEach(() => {
  for (const value of [hiddenHomes, seenHomes]) value.write(null);
});

it('hides a home on this device, and takes that back', async () => {
  const { user } = renderPage(list);
  await user.click(await screen.findByRole('button', { name: 'Hide: A home' }));
  expect(document.querySelector('li [data-hidden-home]')).not.toBeNull();
  expect(hiddenHomes.read()).toEqual(['1']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(hiddenHomes.read()).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Hide: A home' })).toBeTruthy();
});

it('shows hidden homes on request', async () => {
  setHidden('1', true);
  const { user } = renderPage(list);
  expect(await screen.findByText('1 home is hidden on this device.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show hidden' }));
  await user.click(await screen.findByRole('button', { name: 'Hide: A home', pressed: true }));
  expect(hiddenHomes.read()).toEqual([]);
});

it('lists recently seen homes, and forgets them with one press', async () => {
  rememberSeen({ id: '7', title: 'Two rooms by the canal', rent: '£1,250 pcm', photo: null });
  const { user } = renderPage(list);
  const link = await screen.findByRole('link', { name: 'Two rooms by the canal' });
  expect(link.getAttribute('href')).toBe('/properties/7');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Recently viewed' })).toBeNull());
  expect(localStorage.getItem('seen:homes')).toBeNull();
});

it('leads to what is new since the last visit', async () => {
  const hrefOf = (added: string) => `/properties?added=${added}`;
  renderPage(<NewOnSearch hrefOf={hrefOf} />);
  const link = await screen.findByRole('link', { name: 'New since your last visit' });
  expect(link.getAttribute('href')).toBe('/properties?added=2026-11-16T10:00Z');
});
