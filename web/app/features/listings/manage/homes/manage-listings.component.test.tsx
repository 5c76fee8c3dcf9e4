import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import { screen, waitFor, within } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectionWords } from '../../../../lib/network/connection-words.ts';
import { renderPage, replies, replyByCall, stubServer } from '../../../../testing/render-page.tsx';
import { toastNow } from '../../../../ui/feedback/toast-store.ts';
import { type SessionUser, storeSession } from '../../../accounts/session/index.ts';
import { ManageListings } from './manage-listings.tsx';
import { loadOwnListings } from './own-listings-data.ts';

const ada = { id: 'ada', firstName: 'Ada', lastName: 'Lister', email: 'ada@landlord.example', userType: 'landlord' };
const home = (changes: Partial<OwnListingSummary> = {}) =>
  ({
    id: 'a',
    title: 'Flat by the canal',
    reference: '',
    status: 'live',
    place: 'Leeds LS1',
    price: 1_250,
    propertyType: 'flat',
    bedrooms: 2,
    bathrooms: 1,
    cover: null,
    rejectionReason: null,
    blockers: 0,
    completeness: { percent: 94, asked: 16, missing: [], notKnown: [] },
    withheldAt: null,
    takeBackUntil: null,
    revision: null,
    daysLive: 3,
    expiresAt: null,
    openApplications: 0,
    updatedAt: '2026-11-10T12:00:00.000Z',
    ...changes,
  }) as OwnListingSummary;

const paused = { ...home({ status: 'paused', updatedAt: '2026-11-11T12:00:00.000Z' }) };
const nobody = { viewingsKept: 0, viewingsCancelled: 0, applicationsClosed: 0, peopleTold: 0, undo: null };
const hannah = {
  viewings: [
    {
      id: 'v',
      propertyId: 'a',
      propertyTitle: 'Flat by the canal',
      name: 'Hannah W.',
      startsAt: '2026-12-03T10:00:00.000Z',
      isOffered: false,
    },
  ],
  applications: [],
  waiting: [],
  counts: { viewings: 1, applications: 0, waiting: 0 },
  seen: 'as shown',
};

interface Shown {
  readonly homes?: readonly OwnListingSummary[];
  readonly counts?: object;
  readonly search?: string;
  readonly as?: object;
  readonly calls?: Readonly<Record<string, unknown>>;
}

function open({ homes = [home()], counts, search = '', as = ada, calls = {} }: Shown = {}) {
  storeSession(as as SessionUser, 'opaque');
  const list = { properties: homes, counts: counts ?? { live: homes.length }, nextCursor: null };
  const server = stubServer(replyByCall({ 'GET /api/properties': list, ...calls }));
  function Page() {
    const { data } = useLoaderData<Awaited<ReturnType<typeof loadOwnListings>>>();
    return data && <ManageListings {...data} exportButton={null} appealsOf={() => null} />;
  }
  const loader = (args: object) => loadOwnListings(args as Parameters<typeof loadOwnListings>[0]);
  return { ...renderPage(<Page />, `/properties/manage${search}`, loader as never), ...server };
}
const card = async () => within((await screen.findByRole('heading', { name: /Flat by the canal/ })).closest('li')!);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

describe('the homes of a lister', () => {
  it('say where they stand, with a link to the advert only while there is one', async () => {
    open({ homes: [home(), home({ id: 'b', title: 'House', status: 'paused', reference: 'R-7' })] });
    expect(
      (await screen.findByRole('link', { name: /Flat by the canal.*: see the advert/ })).getAttribute('href'),
    ).toBe('/properties/a');
    expect(screen.queryByRole('link', { name: /House/ })).toBeNull();
    expect(screen.getByText('Your reference: R-7')).toBeTruthy();
    expect(screen.getAllByText(/^Your reference/)).toHaveLength(1);
    expect(screen.getByText('3 days live')).toBeTruthy();
    expect(screen.queryByText(/from going live/)).toBeNull();
    expect(await screen.findByText('2 listings shown')).toBeTruthy();
  });

  it.each([
    [{ status: 'pending', blockers: 1 }, /One thing keeps it from going live/, true],
    [{ status: 'paused', blockers: 2, withheldAt: '2026-11-10T12:00:00.000Z' }, /2 things keep it from/, true],
    [{ status: 'live', blockers: 2 }, /from going live/, false],
    [{ status: 'pending', blockers: 0 }, /from going live/, false],
    [{ status: 'rejected', rejectionReason: 'No photos.' }, /Why it is not shown/, true],
    [{ status: 'live', rejectionReason: 'No photos.' }, /Why it is not shown/, false],
  ] as const)('say what keeps them off the market: %o', async (changes, text, isSaid) => {
    open({ homes: [home(changes)] });
    const shown = await card();
    expect(shown.queryByText(text) !== null).toBe(isSaid);
  });

  it('that wait with changes offer to see both versions, and to discard the changes after a question', async () => {
    const revision = { reasons: [{ kind: 'wording', sentence: 'It asks people to write elsewhere.' }] } as never;
    const { user, sent } = open({ homes: [home({ revision })], calls: { 'DELETE /api/properties/a': null } });
    const shown = await card();
    expect(shown.getByText('Your changes wait for review.')).toBeTruthy();
    expect(shown.getByRole('button', { name: 'See both versions' })).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Discard changes' }));
    const question = within(screen.getByRole('dialog', { name: 'Discard these changes?' }));
    await user.click(question.getByRole('button', { name: 'Discard changes' }));
    expect(await shown.findByText('The changes to “Flat by the canal” have been discarded.')).toBeTruthy();
    expect(sent.some(({ path }) => path.startsWith('/api/properties/a/'))).toBe(true);
  });

  it('change at once when a step is pressed, and back when the server refuses', async () => {
    const { user, replyWith } = open();
    const shown = await card();
    const held = replies.held(replies.refusal('It is let already.'));
    replyWith((call) => (call.startsWith('GET') ? { body: { success: false } } : held.promise));
    await user.click(shown.getByRole('button', { name: 'Pause' }));
    expect(shown.getByText('Not in the search until you resume it')).toBeTruthy();
    held.release();
    expect(await shown.findByText('It is let already.')).toBeTruthy();
    expect(shown.getByText('3 days live')).toBeTruthy();
  });

  it('ask before a step that cancels what somebody has arranged, by name, and say afterwards what was done', async () => {
    const { user, sent, replyWith } = open();
    const shown = await card();
    const asks = {
      status: 409,
      body: { success: false, message: 'Choose.', error: { code: 'conflict' }, data: hannah },
    };
    replyWith((call) => (call.startsWith('PUT') ? asks : { body: { success: false } }));
    await user.click(shown.getByRole('button', { name: 'Pause' }));
    const question = within(await screen.findByRole('dialog', { name: 'Pause this home?' }));
    expect(question.getByText(/^One viewing is booked: .* with Hannah W\.$/)).toBeTruthy();
    expect(shown.getByText('3 days live')).toBeTruthy();
    const done = { ...paused, step: { ...nobody, viewingsCancelled: 1, peopleTold: 1 } };
    replyWith((call) => ({ body: call.startsWith('PUT') ? { success: true, data: done } : { success: false } }));
    await user.click(question.getByRole('button', { name: 'Pause, cancel the viewing' }));
    expect(await shown.findByText('“Flat by the canal” is paused. 1 viewing cancelled, 1 person told.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.flatMap(({ body }) => body ?? [])).toEqual([
      { action: 'pause', undoable: true },
      { action: 'pause', viewings: 'cancel', seen: 'as shown' },
    ]);
  });

  it('ask anew, with what is so now, when somebody books before the answer', async () => {
    const { user, replyWith } = open();
    const asks = (message: string) => ({
      status: 409,
      body: { success: false, message, error: { code: 'conflict' }, data: hannah },
    });
    replyWith((call) => (call.startsWith('PUT') ? asks('Choose.') : { body: { success: false } }));
    await user.click((await card()).getByRole('button', { name: 'Mark let' }));
    const question = within(await screen.findByRole('dialog', { name: 'Is this home let?' }));
    expect(question.queryByText('Somebody has booked.')).toBeNull();
    replyWith((call) => (call.startsWith('PUT') ? asks('Somebody has booked.') : { body: { success: false } }));
    await user.click(question.getByRole('button', { name: 'Mark let' }));
    expect(await question.findByText('Somebody has booked.')).toBeTruthy();
  });

  it.each([
    ['', undefined],
    [' Someone has booked a viewing since then.', 'Someone has booked a viewing since then.'],
  ])('are paused at once where nobody is affected, and as they were with Undo.%s', async (since, message) => {
    const { user, sent, replyWith } = open();
    const shown = await card();
    const done = { ...paused, step: { ...nobody, undo: 'change-1' } };
    replyWith((call) => ({ body: call.startsWith('PUT') ? { success: true, data: done } : { success: false } }));
    await user.click(shown.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(toastNow()?.title).toBe('“Flat by the canal” is paused.'));
    const action = toastNow()?.action;
    const undone = { success: true, data: home(), ...(message && { message }) };
    replyWith((call) => ({ body: call.startsWith('POST') ? undone : { success: false } }));
    if (action && 'onPress' in action) void action.onPress();
    await waitFor(() => expect(toastNow()?.description).toBe(`“Flat by the canal” is as it was.${since}`));
    expect(sent.some(({ path }) => path.endsWith('/status/undo'))).toBe(true);
  });

  it('stay as they are without a network, and say so', async () => {
    const { user, replyWith } = open();
    const shown = await card();
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => network.mockRestore());
    replyWith(replies.connectionLost);
    await user.click(shown.getByRole('button', { name: 'Pause' }));
    expect(await shown.findByText(connectionWords.notSent)).toBeTruthy();
  });

  it('are always asked about before they are withdrawn', async () => {
    const { user, sent } = open({ calls: { 'GET /api/properties/a/consequences': { ...hannah, viewings: [] } } });
    await user.click((await card()).getByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('dialog', { name: 'Withdraw this listing?' }));
    expect(question.getByText(/leaves the search for good/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Go back' }));
    expect(sent.some(({ path }) => path.endsWith('/status'))).toBe(false);
  });

  it('are duplicated as a draft to go on with', async () => {
    const { user, router } = open({ calls: { 'POST /api/properties/a/duplicate': { id: 'draft-1' } } });
    await user.click((await card()).getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(router.state.location.search).toBe('?draft=draft-1'));
  });

  it('that were never on the market have no applications and no activity', async () => {
    open({ homes: [home({ status: 'pending' })] });
    const shown = await card();
    expect(shown.queryByRole('link', { name: 'Applications' })).toBeNull();
    expect(shown.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/list-property?listing=a');
    expect(shown.queryByRole('button', { name: 'Client' })).toBeNull();
  });

  it('of an agent belong to clients', async () => {
    open({ as: { ...ada, userType: 'agent' } });
    expect((await card()).getByRole('button', { name: 'Client' })).toBeTruthy();
  });

  it('are only looked at in a role that changes nothing', async () => {
    open({ as: { ...ada, userType: 'agent', team: { role: 'viewer', name: 'Bell Homes' } } });
    const shown = await card();
    for (const name of ['Pause', 'Duplicate', 'Client']) expect(shown.queryByRole('button', { name })).toBeNull();
    expect(shown.queryByRole('link', { name: 'Viewing times' })).toBeNull();
    expect(shown.getByRole('button', { name: 'Details' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'List New Property' })).toBeNull();
  });
});

describe('what is shown of them', () => {
  it('is one status, with the number of each', async () => {
    const { user, router, sent } = open({ counts: { live: 2, paused: 1 } });
    await screen.findByRole('option', { name: 'All (3)' });
    expect(screen.getByRole('option', { name: 'Let (0)' })).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paused (1)');
    await waitFor(() => expect(sent.at(-1)?.path).toMatch(/\?status=paused$/));
    await waitFor(() => expect(router.state.location.search).toBe('?status=paused'));
  });

  it('is all of them again', async () => {
    const { user, router } = open({ search: '?status=paused', counts: { live: 2, paused: 1 } });
    await screen.findByRole('option', { name: 'All (3)' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All (3)');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('is one home, with the focus on the step to take', async () => {
    open({ search: '?listing=a&step=confirm' });
    const step = await screen.findByRole('button', { name: 'Confirm availability' });
    await waitFor(() => expect(document.activeElement).toBe(step));
    expect(screen.getByRole('link', { name: 'Show all of them' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  });

  it('is one home, with the focus on its heading where the step is gone', async () => {
    open({ search: '?listing=a&step=resume' });
    const heading = await screen.findByRole('heading', { name: /Flat by the canal/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it.each([
    ['', 'No properties listed yet'],
    ['?status=let', 'No listings with this status'],
    ['?listing=b', 'No listings with this status'],
  ])('is nothing: %s', async (search, title) => {
    open({ homes: [], search, counts: {} });
    expect(await screen.findByText(title)).toBeTruthy();
  });

  it('is offered as a table from two homes on', async () => {
    open({ counts: { live: 1, let: 1 } });
    expect((await screen.findByRole('link', { name: 'Show as table' })).getAttribute('href')).toContain('view=table');
  });

  it('is no choice for a single home', async () => {
    open();
    await card();
    await screen.findByText('1 listing shown');
    expect(screen.queryByRole('link', { name: 'Show as table' })).toBeNull();
  });
});

describe('where there is room for a table', () => {
  const table = (counts: object) => ({ rows: [], total: 0, counts });
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  });
  const isTableAsked = (sent: readonly { readonly path: string }[]) =>
    sent.filter(({ path }) => path.startsWith('/api/properties/mine/table')).length > 0;

  it.each([
    ['31 homes get one', { live: 20, let: 11 }, '', true],
    ['30 homes get cards', { live: 20, let: 10 }, '', false],
    ['31 homes get cards where those are chosen', { live: 31 }, '?view=cards', false],
    ['two homes get one where it is chosen', { live: 2 }, '?view=table', true],
  ])('%s', async (_, counts, search, isTable) => {
    open({ counts, search, calls: { 'GET /api/properties/mine/table': table(counts) } });
    const other = isTable ? 'Show as cards' : 'Show as table';
    expect(await screen.findByRole('link', { name: other })).toBeTruthy();
  });

  it('one home alone is a card, without asking for the table', async () => {
    const { sent } = open({ search: '?listing=a' });
    await card();
    expect(isTableAsked(sent)).toBe(false);
  });
});
