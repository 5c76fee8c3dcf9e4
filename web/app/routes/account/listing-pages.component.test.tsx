import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSession } from '../../features/accounts/session/index.ts';
import { renderPage, replyByCall, stubServer } from '../../testing/render-page.tsx';
import InventoryBookingPage from './inventory-booking.tsx';
import ListProperty, { clientLoader } from './list-property.tsx';

const signIn = (userType: 'tenant' | 'landlord' | 'agent' | 'admin') =>
  storeSession(
    { firstName: 'Ruth', lastName: 'Field', email: 'ruth@landlord.example', userType },
    `opaque-${userType}`,
  );

/** Whatever a page loads by itself never comes. */
beforeEach(() => void stubServer(new Promise(() => undefined)));

describe('/list-property', () => {
  it.each([null, 'tenant', 'admin'] as const)('leads %s to the sign-in, and back', async (who) => {
    if (who) signIn(who);
    const { router } = renderPage(<ListProperty />, '/list-property');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(router.state.location.search).toBe('?next=%2Flist-property');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each(['landlord', 'agent'] as const)('is there for a new home of the role %s', async (who) => {
    signIn(who);
    renderPage(<ListProperty />, '/list-property');
    expect(await screen.findByRole('heading', { level: 1, name: 'List Your Property' })).toBeTruthy();
    expect(screen.queryByText('Draft Mode')).toBeNull();
  });

  it('says that a draft cannot be loaded, and shows it once it can', async () => {
    signIn('landlord');
    const path = 'GET /api/properties/drafts/d1';
    const { replyWith } = stubServer(replyByCall({ [path]: { refused: 'not_found' } }));
    const { user } = renderPage(<ListProperty />, '/list-property?draft=d1', clientLoader as never);
    const sentence = 'Failed to load draft. Please try again.';
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    const draft = { id: 'd1', version: 1, title: 'Terrace with a yard', address: { postcode: 'LS1 1AA' }, bedrooms: 3 };
    replyWith(replyByCall({ [path]: { ...draft, features: ['Yard'], utilitiesIncluded: ['Water'] } }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Draft Loaded')).toBeTruthy();
    expect(document.querySelector('h1')?.textContent).toBe('Edit Property Draft');
    const value = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
    expect(['title', 'address.postcode', 'bedrooms'].map(value)).toEqual(['Terrace with a yard', 'LS1 1AA', '3']);
  });
});

describe('/inventory-booking', () => {
  it.each([null, 'tenant', 'admin', 'landlord'] as const)('has nothing for %s without a home to send', async (who) => {
    if (who) signIn(who);
    const { router } = renderPage(<InventoryBookingPage />, '/inventory-booking');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(router.state.historyAction).toBe('REPLACE');
  });
});
