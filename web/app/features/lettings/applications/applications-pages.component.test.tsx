import type { Application } from '@letfair/contract/lettings/applications';
import { screen, waitFor, within } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { renderPage, replies, replyByCall, stubServer } from '../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../../accounts/session/index.ts';
import { loadApplications, shouldReloadApplications } from './application-data.ts';
import { ApplyButton } from './apply-button.tsx';
import { ListerApplications } from './lister-applications.tsx';
import { TenantApplications } from './tenant-applications.tsx';

const maya = { id: 'maya', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
const ruth = { id: 'ruth', firstName: 'Ruth', lastName: 'Field', email: 'ruth@landlord.example', userType: 'landlord' };
const anApplication = (id: string, changes: Partial<Application> = {}): Application => ({
  id,
  status: 'sent',
  propertyId: 'home-1',
  propertyTitle: 'Two rooms by the canal',
  propertyStatus: 'live',
  price: 1250,
  offer: null,
  tenant: { id: 'maya', name: `Tenant ${id}` },
  lister: { id: 'ruth', name: 'Ruth F.', userType: 'landlord' },
  profile: {},
  declineReason: null,
  createdAt: '2026-11-15T10:00:00.000Z',
  updatedAt: '2026-11-15T10:00:00.000Z',
  timeline: [],
  actions: ['withdraw'],
  nation: 'england',
  conversationId: null,
  hasViewed: false,
  nextSteps: [],
  contact: null,
  ...changes,
});

function open(as: object, search: string, applications: readonly Application[], calls: object = {}) {
  storeSession(as as SessionUser, 'opaque');
  const server = stubServer(
    replyByCall({
      'GET /api/applications': { applications, nextCursor: null },
      'GET /api/properties/mine': {
        properties: [{ id: 'home-1', title: 'Two rooms', place: 'Leeds' }],
        counts: {},
        nextCursor: null,
      },
      ...calls,
    }),
  );
  function Page() {
    const { data } = useLoaderData<Awaited<ReturnType<typeof loadApplications>>>();
    if (!data) return 'Nothing for admins.';
    return as === maya ? <TenantApplications {...data} /> : <ListerApplications {...data} />;
  }
  const loader = (args: object) => loadApplications(args as Parameters<typeof loadApplications>[0]);
  const asked = () => server.sent.filter(({ path }) => path.startsWith('/api/applications')).map(({ path }) => path);
  return { ...renderPage(<Page />, `/applications${search}`, loader as never), ...server, asked };
}

describe('the applications that a lister received', () => {
  it('are asked by home and status, which the URL holds', async () => {
    const { user, router, asked } = open(ruth, '?property=home-1&status=nonsense', []);
    await screen.findByRole('option', { name: 'Leeds · Two rooms' });
    expect(screen.queryByRole('option', { name: 'The home you’ve chosen' })).toBeNull();
    expect(asked()[0]).toBe('/api/applications?propertyId=home-1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'accepted');
    await waitFor(() => expect(asked().at(-1)).toBe('/api/applications?propertyId=home-1&status=accepted'));
    await waitFor(() => expect(router.state.location.search).toBe('?property=home-1&status=accepted'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Home' }), 'All homes');
    await waitFor(() => expect(router.state.location.search).toBe('?status=accepted'));
  });

  it('name a home that is not known yet', async () => {
    open(ruth, '?property=home-9', []);
    expect(await screen.findByRole('option', { name: 'The home you’ve chosen' })).toBeTruthy();
  });

  const boxes = () => screen.getAllByRole('checkbox');

  it('are compared when they are for the same home, two at least', async () => {
    const { user } = open(ruth, '', [
      anApplication('a'),
      anApplication('b'),
      anApplication('c', { propertyId: 'home-2' }),
    ]);
    const compare = await screen.findByRole('button', { name: 'Compare' });
    expect(await screen.findByText('3 applications shown')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Untick all' })).toBeNull();
    await user.click(boxes()[0]!);
    expect(screen.getByText('1 ticked')).toBeTruthy();
    await user.click(compare);
    expect((await screen.findByRole('alert')).textContent).toContain('Choose at least 2');
    await user.click(boxes()[2]!);
    expect(screen.getByRole('alert').textContent).toContain('You can only compare applications for the same home');
    await user.click(boxes()[2]!);
    await user.click(boxes()[1]!);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Untick all' }));
    expect(screen.getByText(/^Tick 2 to 4/)).toBeTruthy();
  });

  it('say who would live there, from when and with which pets without being opened', async () => {
    const profile = { people: 2, moveInDate: '2026-12-12', pets: 'an old cat', note: 'Hello' };
    open(ruth, '', [anApplication('a', { profile }), anApplication('b')]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('2 people · from 12 Dec 2026 · pets: an old cat · applied 15 Nov 2026');
    expect(first?.textContent).toContain('£1,250 pcm, as advertised on 15 Nov 2026');
    expect(second?.textContent).toContain('No details given about people, dates or pets');
  });

  it('are declined with Undo instead of a notice', async () => {
    const received = anApplication('a', { status: 'seen', actions: ['shortlist', 'accept', 'decline'] });
    const declined = anApplication('a', { status: 'declined', actions: [] });
    const { user, sent } = open(ruth, '?id=a', [received], {
      'GET /api/applications/a': received,
      'PUT /api/applications/a/status': declined,
      'POST /api/applications/a/undo': received,
    });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /Reason for declining/ }), 'move-in-date');
    await user.click(screen.getByRole('button', { name: 'Decline application' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('You’ve declined Tenant a'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Undone'));
    expect(sent.map(({ path }) => path)).toContain('/api/applications/a/undo');
  });

  it('offer no comparison of one', async () => {
    open(ruth, '', [anApplication('a')]);
    expect(await screen.findByText('1 application shown')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
  });

  it.each([
    ['', 'No applications yet', null],
    ['?status=declined', 'No applications found', '/applications'],
  ])('say that there are none: %s', async (search, title, target) => {
    open(ruth, search, []);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    const link = screen.queryByRole('link', { name: 'Show all applications' });
    expect(link?.getAttribute('href') ?? null).toBe(target);
    expect(screen.getByText(/We don’t score or rank applications/)).toBeTruthy();
  });

  it('are nothing for an admin', async () => {
    const { asked } = open({ ...ruth, userType: 'admin' }, '', []);
    expect(await screen.findByText('Nothing for admins.')).toBeTruthy();
    expect(asked()).toEqual([]);
  });
});

describe('the applications that a tenant sent', () => {
  it('ignore the filters of listers, and say that there are none', async () => {
    const { asked } = open(maya, '?property=home-1', []);
    expect(await screen.findByText('No applications yet')).toBeTruthy();
    expect(asked()).toEqual(['/api/applications']);
  });

  const toastText = () => screen.getByRole('status').textContent;

  it('are withdrawn at once, and can be put back for a moment', async () => {
    const mine = [anApplication('a'), anApplication('b', { propertyTitle: 'House on the hill' })];
    const withdrawn = anApplication('a', { status: 'withdrawn', actions: [] });
    const { user, sent, replyWith } = open(maya, '?id=b', mine, { 'PUT /api/applications/a/status': withdrawn });
    const wanted = await screen.findByRole('listitem', { name: 'House on the hill' });
    await waitFor(() => expect(document.activeElement).toBe(wanted));
    const item = screen.getByRole('listitem', { name: 'Two rooms by the canal' });
    await user.click(within(item).getByRole('button', { name: 'Withdraw' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(toastText()).toContain('Application withdrawn“Two rooms by the canal”'));
    expect(sent.flatMap(({ body }) => body ?? [])).toEqual([{ action: 'withdraw' }]);
    await waitFor(() => expect(document.activeElement).toBe(item));

    replyWith(
      replyByCall({
        'POST /api/applications/a/undo': anApplication('a'),
        'GET /api/applications': { applications: mine, nextCursor: null },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toastText()).toContain('The application is back to how it was.'));
    expect(within(item).getByRole('button', { name: 'Withdraw' })).toBeTruthy();
  });

  it('say why a withdrawal can no longer be undone', async () => {
    const withdrawn = anApplication('a', { status: 'withdrawn', actions: [] });
    const { user } = open(maya, '', [anApplication('a')], {
      'PUT /api/applications/a/status': withdrawn,
      'POST /api/applications/a/undo': { refused: 'conflict', message: 'This can’t be undone: the home is let.' },
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toastText()).toContain('This can’t be undone: the home is let.'));
  });

  it('can be loaded again when that failed', async () => {
    const { user, replyWith } = open(maya, '', [], { 'GET /api/applications': { refused: 'internal' } });
    expect(await screen.findByText('We couldn’t load your applications.')).toBeTruthy();
    const applications = [anApplication('a', { offer: 1200 })];
    replyWith(replyByCall({ 'GET /api/applications': { applications, nextCursor: null } }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const link = await screen.findByRole('link', { name: 'Two rooms by the canal' });
    expect(link.getAttribute('href')).toBe('/properties/home-1');
    expect(screen.getByText('Offered £1,200 pcm (advertised at £1,250 pcm on 15 Nov 2026)')).toBeTruthy();
  });

  it('stay where a withdrawal did not arrive', async () => {
    const { user, replyWith } = open(maya, '', [anApplication('a')]);
    const withdraw = await screen.findByRole('button', { name: 'Withdraw' });
    replyWith(replies.connectionLost);
    await user.click(withdraw);
    expect((await screen.findByRole('alert')).textContent).toBe('Network error. Please try again.');
    expect(screen.getByRole('heading', { name: 'Two rooms by the canal' })).toBeTruthy();
  });

  it('that are over can only be read', async () => {
    open(maya, '', [anApplication('a', { status: 'declined', actions: [] })]);
    await screen.findByRole('heading', { name: 'Two rooms by the canal' });
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    expect(screen.queryByRole('button', { name: /viewing/i })).toBeNull();
  });
});

describe('the button to apply', () => {
  const show = (application: Application | null) =>
    renderPage(
      <ApplyButton
        propertyId="home-1"
        price={1250}
        nation="england"
        title="Two rooms"
        listerType="landlord"
        notices={[]}
        application={application}
        onApplied={vi.fn()}
      />,
    );

  it('asks a visitor to sign in first', () => {
    show(null);
    expect(screen.getByRole('link', { name: 'Apply' }).getAttribute('href')).toContain('%23apply');
  });

  it('is nothing for a landlord', () => {
    storeSession(ruth as SessionUser, 'opaque');
    show(null);
    expect(screen.queryByText(/Apply/)).toBeNull();
  });

  it.each([
    [null, 'button', 'Apply'],
    [anApplication('a', { status: 'withdrawn' }), 'button', 'Apply again'],
    [anApplication('a'), 'link', 'View your application'],
  ] as const)('of a tenant depends on the last application', (application, role, name) => {
    storeSession(maya as SessionUser, 'opaque');
    show(application);
    expect(screen.getByRole(role, { name })).toBeTruthy();
  });
});

it.each([
  ['?id=a is opened', '', '?id=a', false],
  ['it is closed', '?id=a', '', true],
  ['it is opened and filtered', '', '?status=accepted&id=a', true],
  ['the same is loaded again', '?id=a', '?id=a', true],
])('the list is loaded again unless only an application is opened: %s', (_, current, next, isLoaded) => {
  const url = (search: string) => new URL(`https://letfair.example/applications${search}`);
  const args = { currentUrl: url(current), nextUrl: url(next), defaultShouldRevalidate: true };
  expect(shouldReloadApplications(args as Parameters<typeof shouldReloadApplications>[0])).toBe(isLoaded);
});
