import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInPath } from '../../../lib/safe-next-path.ts';
import { renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../../accounts/session/index.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { savedHere, setSavedHere } from './saved-here.ts';
import { SavedOffer } from './saved-offer.tsx';
import { VisitorFavoriteButton } from './visitor-favorite-button.tsx';

const id = '0198f0a0-0000-7000-8000-000000000001';
const maya = { id: 'maya', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
const signIn = () => storeSession(maya as SessionUser, 'opaque');
const heart = () => screen.getByRole('button', { name: 'Favourite: A home' });

describe('the heart without an account', () => {
  it('is not on cards', () => {
    renderPage(<FavoriteButton propertyId={id} title="A home" />);
    expect(screen.queryByRole('button', { name: 'Favourite: A home' })).toBeNull();
  });

  it('saves on the device, and leads to a sign-in that comes back to it', async () => {
    const { user } = renderPage(<VisitorFavoriteButton propertyId={id} title="A home" />);
    expect(heart().getAttribute('aria-pressed')).toBe('false');
    await user.click(heart());
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    expect(savedHere.read()).toEqual([id]);
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe(signInPath(`/properties/${id}#favourite`));
    await user.click(heart());
    expect(savedHere.read()).toEqual([]);
  });

  it('is saved in the account by whoever comes back', async () => {
    const { sent } = stubServer(replies.success([id]));
    setSavedHere(id, true);
    signIn();
    renderPage(<VisitorFavoriteButton propertyId={id} title="A home" />, `/properties/${id}#favourite`);
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain(`/api/favorites/${id}`));
    expect(savedHere.read()).toEqual([]);
  });
});

describe('homes that were saved before signing in', () => {
  it('are offered to the account and moved by one press', async () => {
    const { sent } = stubServer(replies.success([id, 'another']));
    for (const one of ['another', id]) setSavedHere(one, true);
    signIn();
    const { user } = renderPage(<SavedOffer />);
    await user.click(await screen.findByRole('button', { name: 'Move 2 saved homes to your account' }));
    expect(await screen.findByText('Moved 2 saved homes to your account')).toBeTruthy();
    expect(sent.slice(0, 2).map(({ path }) => path)).toEqual([`/api/favorites/another`, `/api/favorites/${id}`]);
    expect(savedHere.read()).toEqual([]);
  });

  it('stay on the device when the connection is lost, and for later', async () => {
    stubServer(replies.connectionLost);
    setSavedHere(id, true);
    signIn();
    const { user } = renderPage(<SavedOffer />);
    await user.click(await screen.findByRole('button', { name: 'Move 1 saved home to your account' }));
    expect(await screen.findByText('Not all homes could be moved')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
    expect(savedHere.read()).toEqual([id]);
  });

  it('are offered to nobody who is signed out', () => {
    setSavedHere(id, true);
    renderPage(<SavedOffer />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
