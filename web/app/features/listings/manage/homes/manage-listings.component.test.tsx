import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectionWords } from '../../../../lib/network/connection-words.ts';
import { replies } from '../../../../testing/render-page.tsx';
import { ada, card, home, MISSING_COUNTS, noneMissing, open } from './testing/open-homes.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

const rating = { field: 'epcRating', label: 'EPC rating', sentence: 'Give the EPC rating.' } as const;

describe('the homes of a lister', () => {
  it('that wait for their lister need a change, and lead to the field', async () => {
    open({ homes: [home({ status: 'pending', blockers: 1, needsChange: rating })] });
    const shown = await card();
    expect(shown.getByText('Needs a change')).toBeTruthy();
    expect(shown.queryByText('Pending approval')).toBeNull();
    expect(shown.getByRole('link', { name: 'Edit: EPC rating' }).getAttribute('href')).toBe(
      '/list-property?listing=a&field=epcRating',
    );
  });

  it('say where they stand, with a link to the advert only while there is one', async () => {
    open({ homes: [home(), home({ id: 'b', title: 'House', status: 'paused', reference: 'R-7' })] });
    expect(
      (await screen.findByRole('link', { name: /Flat by the canal.*: see the advert/ })).getAttribute('href'),
    ).toBe('/properties/a');
    expect(screen.queryByRole('link', { name: /House/ })).toBeNull();
    expect(screen.getByText('Your reference: R-7')).toBeTruthy();
    expect(screen.getAllByText(/^Your reference/)).toHaveLength(1);
    expect(screen.getByText('3 days live')).toBeTruthy();
    expect(screen.queryByText(/it going live/)).toBeNull();
    expect(await screen.findByText('2 listings shown')).toBeTruthy();
  });

  it.each([
    [{ status: 'pending', blockers: 1, needsChange: rating }, /^Give the EPC rating\.$/, true],
    [
      { status: 'paused', blockers: 2, withheldAt: '2026-11-10T12:00:00.000Z', needsChange: rating },
      /1 more thing/,
      true,
    ],
    [{ status: 'live', blockers: 2 }, /EPC rating/, false],
    [{ status: 'pending', blockers: 0 }, /EPC rating/, false],
    [{ status: 'rejected', rejectionReason: 'No photos.' }, /Why this home isn’t shown/, true],
    [{ status: 'live', rejectionReason: 'No photos.' }, /Why this home isn’t shown/, false],
  ] as const)('say what keeps them off the market: %o', async (changes, text, isSaid) => {
    open({ homes: [home(changes)] });
    const shown = await card();
    expect(shown.queryByText(text) !== null).toBe(isSaid);
  });

  it('that wait with changes offer to see both versions, and to discard the changes after a question', async () => {
    const revision = { reasons: [{ kind: 'wording', sentence: 'It asks people to write elsewhere.' }] } as never;
    const { user, sent } = open({ homes: [home({ revision })], calls: { 'DELETE /api/properties/a': null } });
    const shown = await card();
    expect(shown.getByText('Your changes are waiting for review.')).toBeTruthy();
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
    expect(shown.getByText('Hidden from search until you resume it')).toBeTruthy();
    held.release();
    expect(await shown.findByText('It is let already.')).toBeTruthy();
    expect(shown.getByText('3 days live')).toBeTruthy();
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
    await waitFor(() => expect(sent.at(-1)?.path).toMatch(/\?status=paused&/));
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
    expect(screen.getByRole('link', { name: 'Show all homes' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  });

  it('is searched, and sorted by the server from the first page on', async () => {
    const { user, router, sent } = open({ counts: { live: 2, paused: 1 } });
    await user.type(await screen.findByRole('searchbox', { name: 'Search your homes' }), 'mill');
    await waitFor(() => expect(router.state.location.search).toBe('?search=mill'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest rent');
    await waitFor(() => expect(sent.at(-1)?.path).toMatch(/\?search=mill&sort=rent&direction=asc$/));
    expect(router.state.location.search).toBe('?search=mill&sort=rent&direction=asc');
  });

  it('is of one client, where somebody has clients', async () => {
    const clients = { clients: [{ id: '0190a32b-df75-7160-893a-a453f9d9f243', name: 'Ada Lovell' }], nextCursor: null };
    const { user, sent } = open({
      as: { ...ada, userType: 'agent' },
      counts: { live: 2 },
      calls: { 'GET /api/clients': clients },
    });
    await screen.findByRole('option', { name: 'Ada Lovell' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Client' }), 'Ada Lovell');
    await waitFor(() => expect(sent.at(-1)?.path).toContain(`clientId=${clients.clients[0]?.id}`));
    expect(screen.queryByRole('combobox', { name: 'Branch' })).toBeNull();
  });

  it('is one home, with the way back to the search it was opened from', async () => {
    open({ search: '?search=mill&sort=rent&direction=asc&listing=a' });
    const back = await screen.findByRole('link', { name: 'Show all homes' });
    expect(back.getAttribute('href')).toBe('/properties/manage?search=mill&sort=rent&direction=asc');
  });

  it('is one home, with the focus on its heading where the step is gone', async () => {
    open({ search: '?listing=a&step=resume' });
    const heading = await screen.findByRole('heading', { name: /Flat by the canal/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it.each([
    ['', 'No properties listed yet'],
    ['?status=let', 'No homes match'],
    ['?search=mill', 'No homes match'],
    ['?listing=b', 'No homes match'],
  ])('is nothing: %s', async (search, title) => {
    open({ homes: [], search, counts: {} });
    expect(await screen.findByText(title)).toBeTruthy();
  });

  it('says which details homes wait for, also those on other pages', async () => {
    open({ calls: { [MISSING_COUNTS]: { ...noneMissing, epcRating: 12, registrationNumber: 1 } } });
    const sentences = '12 homes wait for an energy rating. 1 home waits for a landlord registration number.';
    expect(
      await screen.findByText((_, element) => element?.textContent === `${sentences} Add what’s missing`),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add what’s missing' }).getAttribute('href')).toBe(
      '/properties/manage/missing',
    );
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

describe('a table', () => {
  const table = (counts: object) => ({ rows: [], total: 0, counts });
  const isTableAsked = (sent: readonly { readonly path: string }[]) =>
    sent.filter(({ path }) => path.startsWith('/api/properties/mine/table')).length > 0;

  it.each([
    ['13 homes get one', { live: 8, let: 5 }, '', true],
    ['12 homes get cards', { live: 8, let: 4 }, '', false],
    ['13 homes get cards where those are chosen', { live: 13 }, '?view=cards', false],
    ['two homes get one where it is chosen', { live: 2 }, '?view=table', true],
  ])('is for many: %s', async (_, counts, search, isTable) => {
    open({ counts, search, calls: { 'GET /api/properties/mine/table': table(counts) } });
    const other = isTable ? 'Show as cards' : 'Show as table';
    expect(await screen.findByRole('link', { name: other })).toBeTruthy();
  });

  it('is not asked for where one home is opened', async () => {
    const { sent } = open({ search: '?listing=a' });
    await card();
    expect(isTableAsked(sent)).toBe(false);
  });
});
