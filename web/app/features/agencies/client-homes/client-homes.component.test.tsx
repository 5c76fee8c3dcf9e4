import type { ClientHome } from '@letfair/contract/agencies/clients/homes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { clearSession, storeSession } from '../../accounts/session/index.ts';
import { ClientJoinPage } from '../invitations/index.ts';
import { ClientHomePage } from './client-home-page.tsx';
import { type AgencyHomes, loadClientHome, loadClientHomes } from './client-homes-data.ts';
import { ClientHomesPage } from './client-homes-page.tsx';

afterEach(clearSession);

const ada = { firstName: 'Ada', lastName: 'Brook', email: 'ada@brook.example', userType: 'landlord' } as const;
const signIn = () => storeSession(ada, 'opaque');
const agency = {
  id: '5',
  name: 'Harbour Lets',
  clientName: 'A. Brook',
  joinedAt: '2026-11-10T10:00:00.000Z',
  homes: 1,
};
const home: ClientHome = {
  id: '9',
  title: 'Flat by the canal',
  place: '12 Lock Street, Manchester, M1 1AE',
  status: 'live',
  price: 1_200,
  bedrooms: 2,
  daysLive: 12,
  views: 1_204,
  saves: 7,
  enquiries: 5,
  viewings: 3,
  applications: 2,
  cover: null,
};
const loaded = <T,>(data: T) => Promise.resolve({ success: true as const, data });
const openHomes = (agencies: readonly AgencyHomes[]) =>
  act(async () => renderPage(<ClientHomesPage agencies={loaded(agencies)} />, '/client'));

describe('the homes of a client', () => {
  it('stand under their agency with state, rent, days and figures', async () => {
    await openHomes([{ agency, homes: { items: [home], nextCursor: null } }]);
    const section = await screen.findByRole('region', { name: 'Harbour Lets' });
    const link = within(section).getByRole('link', { name: 'Flat by the canal' });
    expect(link.getAttribute('href')).toBe('/client/homes/9');
    expect(section.textContent).toContain('£1,200 pcm · 2 beds · On the market for 12 days');
    const figures = [...section.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(figures).toEqual(['Views1,204', 'Saved7', 'Enquiries5', 'Viewings3', 'Applications2']);
    expect(within(section).getByText('12 Lock Street, Manchester, M1 1AE')).toBeTruthy();
  });

  it('are missing where no agency shows any', async () => {
    await openHomes([]);
    expect(await screen.findByRole('heading', { name: 'No homes with an agency yet' })).toBeTruthy();
  });

  it('are left after a question', async () => {
    const { sent } = stubServer(replies.success());
    const { user } = await openHomes([{ agency, homes: { items: [], nextCursor: null } }]);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('dialog', { name: 'Leave Harbour Lets?' });
    await user.click(page.submitButton());
    await waitFor(() => expect(sent[0]?.path).toBe('/api/client/agencies/5'));
    expect(await screen.findByText('You’ve left Harbour Lets.')).toBeTruthy();
  });

  it('come page by page from the agency they belong to', async () => {
    signIn();
    const { sent } = stubServer((call) =>
      call.endsWith('/api/client/agencies')
        ? replies.success({ agencies: [agency] })
        : replies.success({ homes: [home], nextCursor: 'abc' }),
    );
    const load = (url: string) =>
      loadClientHomes({ request: new Request(`https://letfair.example${url}`) } as never) as Promise<unknown>;
    const { data } = (await load('/client')) as { data: { agencies: Promise<{ data: readonly AgencyHomes[] }> } };
    const [first] = (await data.agencies).data;
    expect(first?.homes.nextCursor).toBe('5 abc');
    await load('/client?cursor=5%20abc');
    expect(sent.at(-1)?.path).toBe('/api/client/agencies/5/homes?cursor=abc');
  });
});

describe('one home of a client', () => {
  const viewings = [
    { id: '1', startsAt: '2026-11-20T10:00:00.000Z', endsAt: '2026-11-20T10:20:00.000Z', status: 'booked' },
    {
      id: '2',
      startsAt: '2026-11-12T10:00:00.000Z',
      endsAt: '2026-11-12T10:20:00.000Z',
      status: 'cancelled-by-lister',
    },
  ] as const;
  const offers = [
    { id: '3', status: 'sent', price: 1_200, offer: null, moveInDate: null, createdAt: '2026-11-14T10:00:00.000Z' },
    {
      id: '4',
      status: 'accepted',
      price: 1_200,
      offer: 1_150,
      moveInDate: '2027-02-01',
      createdAt: '2026-11-13T10:00:00.000Z',
    },
  ] as const;
  const load = () =>
    loadClientHome({ request: new Request('https://letfair.example/client/homes/9') } as never) as Promise<{
      data: Parameters<typeof ClientHomePage>[0];
    }>;

  it('shows when it is viewed and what is offered, and by nobody', async () => {
    signIn();
    stubServer((call) => {
      if (call.endsWith('/viewings')) return replies.success({ viewings, nextCursor: null });
      if (call.endsWith('/offers')) return replies.success({ offers, nextCursor: null });
      return replies.success({ home, agency: { id: '5', name: 'Harbour Lets' } });
    });
    const { data } = await load();
    await act(async () => renderPage(<ClientHomePage {...data} />, '/client/homes/9'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Flat by the canal' })).toBeTruthy();
    const rowsOf = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(rowsOf('Viewings of this home')).toEqual([
      expect.stringMatching(/^20 Nov 2026, 10am to 10\.20amBooked$/),
      expect.stringMatching(/Cancelled by the agency$/),
    ]);
    expect(rowsOf('Offers on this home')).toEqual([
      expect.stringMatching(/^£1,200 pcm, as advertisedNot given14 Nov 2026New$/),
      expect.stringMatching(/^£1,150 pcm1 Feb 202713 Nov 2026Accepted$/),
    ]);
  });

  it('is not found after the end of access', async () => {
    signIn();
    stubServer({ status: 404, body: { success: false, message: 'Gone', error: { code: 'not_found' } } });
    const { data } = await load();
    await act(async () => renderPage(<ClientHomePage {...data} />, '/client/homes/9'));
    expect(await screen.findByRole('heading', { name: 'Home not found' })).toBeTruthy();
  });
});

describe('the invitation of a client', () => {
  it('leads to a landlord’s sign-up with the address, and joins once signed in', async () => {
    const peeked = { agencyName: 'Harbour Lets', email: 'ada@brook.example' };
    const { sent, replyWith } = stubServer(replies.success(peeked));
    const { user, router } = renderPage(<ClientJoinPage />, '/client/join?token=secret');
    await screen.findByRole('heading', { name: 'Harbour Lets has invited you' });
    const signUp = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Create an account' }).href);
    expect(Object.fromEntries(signUp.searchParams)).toEqual({
      type: 'landlord',
      email: 'ada@brook.example',
      next: '/client/join?token=secret',
    });
    signIn();
    const button = await screen.findByRole('button', { name: 'See my homes' });
    replyWith(replies.success({ id: '5' }));
    await user.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe('/client'));
    expect(sent.at(-1)).toMatchObject({ path: '/api/client/agencies', body: { token: 'secret' } });
  });
});
