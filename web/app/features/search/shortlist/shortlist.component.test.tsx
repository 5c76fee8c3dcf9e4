import { act, screen, waitFor } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCard } from '../../../testing/example-card.ts';
import { renderPage, replies, replyByCall, stubServer } from '../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../../accounts/session/index.ts';
import { moveMessage, sendToFavorites } from './move-shortlist.ts';
import { SaveButton } from './save-button.tsx';
import { addToShortlist, MOST_SHORTLISTED, shortlist } from './shortlist.ts';
import { ShortlistLink } from './shortlist-link.tsx';
import { ShortlistMover } from './shortlist-mover.tsx';
import { loadShortlist, ShortlistPage } from './shortlist-page.tsx';

const idOf = (number: number) => `0198f0a0-0000-7000-8000-${String(number).padStart(12, '0')}`;
const homeOf = (number: number) => ({ id: idOf(number), title: `Home ${number}` });
const cardOf = (number: number) => aCard(homeOf(number));
const bookmark = (number: number) => screen.getByRole('button', { name: `Shortlist: Home ${number}` });
const keep = (...numbers: number[]) => {
  for (const number of numbers.toReversed()) addToShortlist(homeOf(number));
};
const kept = () => shortlist.read().map(({ title }) => title);
const signIn = (userType: SessionUser['userType'] = 'tenant') =>
  storeSession({ firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType }, 'opaque');
/** Another tab writes, and the browser tells this one. */
function writeInAnotherTab(text: string) {
  localStorage.setItem('saved-homes', text);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'saved-homes' })));
}

/** As where a person forbids sites to store anything. */
function blockStorage() {
  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

afterEach(() => {
  vi.unstubAllGlobals();
  shortlist.write(null);
});

describe('the button without an account', () => {
  const open = (...numbers: number[]) =>
    renderPage(
      <>
        <ShortlistLink className="" />
        {numbers.map((number) => (
          <SaveButton key={number} propertyId={idOf(number)} title={`Home ${number}`} />
        ))}
      </>,
    );

  it('keeps three homes with three presses, newest first, and the link counts them', async () => {
    const { user } = open(1, 2, 3);
    expect(screen.getByRole('link').textContent).toBe('Shortlist');
    for (const number of [1, 2, 3]) await user.click(bookmark(number));
    expect(kept()).toEqual(['Home 3', 'Home 2', 'Home 1']);
    expect(screen.getByRole('link', { name: 'Shortlist 3 homes' }).getAttribute('href')).toBe('/shortlist');
    for (const number of [1, 2, 3]) expect(bookmark(number).getAttribute('aria-pressed')).toBe('true');
  });

  it('explains itself once, and takes a home off again', async () => {
    const { user } = open(1, 2);
    await user.click(bookmark(1));
    expect(await screen.findByText('Added to your shortlist')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View shortlist' }).getAttribute('href')).toBe('/shortlist');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await user.click(bookmark(2));
    expect(screen.queryByText('Added to your shortlist')).toBeNull();
    await user.click(bookmark(1));
    expect(bookmark(1).getAttribute('aria-pressed')).toBe('false');
    expect(kept()).toEqual(['Home 2']);
  });

  it('says when the list is full', async () => {
    keep(...Array.from({ length: MOST_SHORTLISTED }, (_, at) => at + 1));
    const { user } = open(999);
    await user.click(bookmark(999));
    expect(await screen.findByText('Your shortlist is full')).toBeTruthy();
    expect(kept()).toHaveLength(MOST_SHORTLISTED);
    expect(kept()).not.toContain('Home 999');
  });

  it('keeps homes until the page is left where the browser stores nothing, and says so', async () => {
    blockStorage();
    const { user } = open(1);
    await user.click(bookmark(1));
    expect(bookmark(1).getAttribute('aria-pressed')).toBe('true');
    expect(await screen.findByText('Added to your shortlist for now')).toBeTruthy();
  });

  it('follows what another tab adds, and keeps it when this one adds more', async () => {
    const { user } = open(1, 2);
    writeInAnotherTab(JSON.stringify([homeOf(2)]));
    expect(bookmark(2).getAttribute('aria-pressed')).toBe('true');
    await user.click(bookmark(1));
    expect(kept()).toEqual(['Home 1', 'Home 2']);
  });

  it('is a heart for everyone who is signed in', () => {
    signIn('landlord');
    open(1);
    expect(screen.getByRole('button', { name: 'Favourite: Home 1' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Shortlist/ })).toBeNull();
  });
});

describe('the page', () => {
  function open(answers: Readonly<Record<string, unknown>> = {}) {
    const server = stubServer(replyByCall({ 'GET /api/properties/cards': { properties: [] }, ...answers }));
    function Page() {
      return <ShortlistPage {...(useLoaderData() as Awaited<ReturnType<typeof loadShortlist>>)} />;
    }
    return { ...server, ...renderPage(<Page />, '/shortlist', (args) => loadShortlist(args)) };
  }

  it('says how to begin when nothing is kept, and asks the server for nothing', async () => {
    const { sent } = open();
    expect(await screen.findByText('No homes on your shortlist yet')).toBeTruthy();
    expect(screen.getByText('0 shortlisted homes')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('shows homes in their order, with those that can no longer be rented by words', async () => {
    keep(1, 2, 3);
    open({ 'GET /api/properties/cards': { properties: [cardOf(1), { ...cardOf(3), status: 'let-agreed' }] } });
    expect(await screen.findByText('3 shortlisted homes')).toBeTruthy();
    const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(names()).toEqual(['Your shortlist', 'Home 1', 'Home 3', 'No longer available', 'Home 2']),
    );
    expect(screen.getByText('Let agreed')).toBeTruthy();
    expect(screen.getByText('This home has been let or taken down.')).toBeTruthy();
  });

  it('takes a home off, and puts it back in its place by Undo', async () => {
    keep(1, 2);
    const { user } = open({ 'GET /api/properties/cards': { properties: [cardOf(1), cardOf(2)] } });
    await screen.findByRole('button', { name: 'Shortlist: Home 1' });
    await user.click(bookmark(1));
    expect(screen.queryByRole('heading', { name: 'Home 1' })).toBeNull();
    expect(screen.getByText('1 shortlisted home')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(kept()).toEqual(['Home 1', 'Home 2']);
    expect(screen.getByRole('heading', { name: 'Home 1' })).toBeTruthy();
  });

  it('removes a home that is no longer available, and keeps the focus on the page', async () => {
    keep(1, 2);
    const { user } = open({ 'GET /api/properties/cards': { properties: [cardOf(2)] } });
    await user.click(await screen.findByRole('button', { name: 'Remove Home 1' }));
    expect(kept()).toEqual(['Home 2']);
    expect(screen.queryByText('No longer available')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('loads twelve homes at a time', async () => {
    const numbers = Array.from({ length: 14 }, (_, at) => at + 1);
    keep(...numbers);
    const answered = (some: readonly number[]) => ({ properties: some.map(cardOf) });
    const call = (some: readonly number[]) =>
      `GET /api/properties/cards?${new URLSearchParams({ ids: some.map(idOf).join(',') })}`;
    const [first, rest] = [numbers.slice(0, 12), numbers.slice(12)];
    const { user, sent } = open({ [call(first)]: answered(first), [call(rest)]: answered(rest) });
    await user.click(await screen.findByRole('button', { name: /^Load more/ }));
    expect(await screen.findByRole('heading', { name: 'Home 14' })).toBeTruthy();
    expect(screen.getByText('14 shortlisted homes')).toBeTruthy();
    expect(sent).toHaveLength(2);
  });

  it('shows what another tab adds', async () => {
    keep(1);
    open({ 'GET /api/properties/cards': { properties: [cardOf(1), cardOf(2)] } });
    await screen.findByRole('heading', { name: 'Home 1' });
    writeInAnotherTab(JSON.stringify([homeOf(2), homeOf(1)]));
    expect(await screen.findByRole('heading', { name: 'Home 2' })).toBeTruthy();
  });

  it('can be loaded again when that failed', async () => {
    keep(1);
    const { user, replyWith } = open({ 'GET /api/properties/cards': { refused: 'internal' } });
    await screen.findByText('We couldn’t load your shortlist.');
    replyWith(replies.success({ properties: [cardOf(1)] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Home 1' })).toBeTruthy();
  });

  it('leads a visitor to an account, and a landlord to none', async () => {
    keep(1);
    open({ 'GET /api/properties/cards': { properties: [cardOf(1)] } });
    const link = await screen.findByRole('link', { name: 'Create an account' });
    expect(link.getAttribute('href')).toBe('/auth/signup?next=%2Ffavorites');
    act(() => signIn('landlord'));
    expect(await screen.findByText(/Favourites are only available for tenant accounts/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });
});

describe('after signing in', () => {
  const added = (number: number) => `PUT /api/favorites/${idOf(number)}`;

  it('becomes the favourites of a tenant without asking, oldest first, and says so once', async () => {
    keep(3, 2, 1);
    signIn();
    const { sent } = stubServer(replies.success([]));
    renderPage(<ShortlistMover />);
    expect(await screen.findByText('3 homes from your shortlist are now in your favourites')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View favourites' }).getAttribute('href')).toBe('/favorites');
    expect(sent.slice(0, 3).map(({ path }) => path)).toEqual([1, 2, 3].map((n) => `/api/favorites/${idOf(n)}`));
    expect(kept()).toEqual([]);
    const before = sent.length;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(sent.slice(before).filter(({ path }) => path.includes(idOf(1)))).toEqual([]);
  });

  it('says what is no longer available', async () => {
    keep(1, 2);
    signIn();
    stubServer(replyByCall({ [added(1)]: [], [added(2)]: { refused: 'not_found' }, 'GET /api/favorites': [] }));
    renderPage(<ShortlistMover />);
    expect(await screen.findByText('1 home from your shortlist is now in your favourites')).toBeTruthy();
    expect(screen.getByText('We couldn’t move “Home 2”, because it’s no longer available.')).toBeTruthy();
    expect(kept()).toEqual([]);
  });

  it('stays in the browser where the connection is lost', async () => {
    keep(1, 2);
    signIn();
    const { sent } = stubServer(replies.connectionLost);
    renderPage(<ShortlistMover />);
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain(`/api/favorites/${idOf(2)}`));
    expect(kept()).toEqual(['Home 1', 'Home 2']);
  });

  it.each([
    ['for a landlord', 'landlord', '/'],
    ['on the sign-in pages', 'tenant', '/auth/verify'],
  ] as const)('waits %s', async (_, userType, path) => {
    keep(1);
    signIn(userType);
    const { sent } = stubServer(replies.success([]));
    renderPage(<ShortlistMover />, path);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([]);
    expect(kept()).toEqual(['Home 1']);
  });
});

describe('moving to the account', () => {
  it('stops where the account is full, with the reason, and keeps the rest', async () => {
    const send = async (id: string) =>
      id === idOf(2)
        ? { success: false, message: 'You can keep 500.', error: { code: 'conflict' } }
        : { success: true };
    const result = await sendToFavorites([homeOf(1), homeOf(2), homeOf(3)], send);
    expect(result).toEqual({ moved: [homeOf(3)], gone: [], refusal: 'You can keep 500.' });
    expect(moveMessage(result)).toEqual({
      title: '1 home from your shortlist is now in your favourites',
      description: 'You can keep 500.',
      action: { text: 'View shortlist', to: '/shortlist' },
    });
  });

  it('says when none of several could be moved', () => {
    expect(moveMessage({ moved: [], gone: [homeOf(1), homeOf(2)] })).toMatchObject({
      title: 'We couldn’t move your shortlist to your favourites',
      description: 'We couldn’t move 2 homes, because they’re no longer available.',
    });
  });

  it('says nothing where nothing came of it', () => {
    expect(moveMessage({ moved: [], gone: [] })).toBeNull();
  });
});
