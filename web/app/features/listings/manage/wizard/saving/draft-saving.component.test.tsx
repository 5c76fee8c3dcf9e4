import { AUTOSAVE_SECONDS } from '@letfair/domain/homes/limits';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, renderPage, replies, type SentRequest, stubServer } from '../../../../../testing/render-page.tsx';
import { storeSession } from '../../../../accounts/session/index.ts';
import { ListPropertyPage } from '../list-property-page.tsx';
import { button, findButton, landlord } from '../testing/wizard-page-fixture.tsx';

const DRAFTS = '/api/properties/drafts';
const saved = (version: number) => replies.success({ id: 'd1', version });
const stale = { status: 412, body: { success: false, message: 'Changed elsewhere.', error: { code: 'stale' } } };

let ticks: (() => void)[] = [];
const thirtySecondsPass = () => act(() => ticks.forEach((tick) => void tick()));

beforeEach(() => {
  storeSession(landlord, 'opaque');
  ticks = [];
  const setAnyInterval = globalThis.setInterval;
  vi.stubGlobal('setInterval', (run: () => void, milliseconds: number) =>
    milliseconds === AUTOSAVE_SECONDS * 1_000 ? ticks.push(run) : setAnyInterval(run, milliseconds),
  );
});

/** The form, with a server that answers every save alike. */
async function open(reply: Parameters<typeof stubServer>[0]) {
  const server = stubServer(reply);
  const { user, router } = renderPage(<ListPropertyPage />, '/list-property');
  await waitFor(() => page.field('title'));
  const saves = () => server.sent.filter(({ path, body }) => path.startsWith(DRAFTS) && body !== undefined);
  return { user, router, ...server, saves };
}
const titles = (saves: readonly SentRequest[]) => saves.map(({ body }) => (body as { title: string }).title);
// By their elements: a search by role computes the names of everything on this long page.
const heading = () => document.querySelector('h1')?.textContent;
const question = () => document.querySelector('dialog')?.textContent ?? '';

describe('the save that runs by itself', () => {
  it('does nothing without a title, or when nothing was typed', async () => {
    const { saves } = await open(saved(1));
    thirtySecondsPass();
    page.fill({ title: '   ', propertyDescription: 'No name yet.' });
    thirtySecondsPass();
    expect(saves()).toEqual([]);
    expect(heading()).toBe('List Your Property');
  });

  it('makes a draft, names it in the address, and then saves only what changed', async () => {
    const { saves, router } = await open(saved(1));
    page.fill({ title: 'Saved by itself' });
    thirtySecondsPass();
    await waitFor(() => expect(router.state.location.search).toBe('?draft=d1'));
    expect(heading()).toBe('Edit Property Draft');
    expect(screen.getByText(/^Last saved/).textContent).toMatch(/^Last saved (\d{1,2}(\.\d\d)?[ap]m|midday|midnight)$/);
    expect(screen.queryByText('Draft Saved')).toBeNull();
    thirtySecondsPass();
    expect(saves()).toHaveLength(1);
    page.fill({ title: 'Saved by itself, twice' });
    thirtySecondsPass();
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves().map(({ path }) => path)).toEqual([DRAFTS, `${DRAFTS}/d1`]);
    expect(titles(saves())).toEqual(['Saved by itself', 'Saved by itself, twice']);
  });

  it('fails quietly and tries again as the same, after 30 seconds or once there is a network again', async () => {
    const { saves, replyWith } = await open(replies.connectionLost);
    page.fill({ title: 'Out of the tunnel' });
    thirtySecondsPass();
    expect(await screen.findByText('Not saved yet, trying again')).toBeTruthy();
    expect(screen.queryByText('Failed to save draft. Please try again.')).toBeNull();
    thirtySecondsPass();
    await waitFor(() => expect(saves()).toHaveLength(2));
    await waitFor(() => expect(screen.getByText('Not saved yet, trying again')).toBeTruthy());
    replyWith(saved(1));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(heading()).toBe('Edit Property Draft'));
    expect(screen.queryByText(/Not saved yet/)).toBeNull();
    expect(new Set(saves().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('does not save again when the network comes back and nothing had failed', async () => {
    const { sent, saves } = await open(saved(1));
    page.fill({ title: 'Not yet' });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent.some(({ path }) => path === '/ready')).toBe(true));
    expect(saves()).toEqual([]);
  });
});

describe('Save Draft', () => {
  it('saves without any check, and says so', async () => {
    const { user, saves } = await open(saved(1));
    await user.click(button('Save Draft'));
    expect(await screen.findByText('Your progress has been saved.')).toBeTruthy();
    expect(titles(saves())).toEqual(['']);
  });

  it('says that it failed, and keeps what was typed', async () => {
    const { user } = await open(replies.connectionLost);
    page.fill({ title: 'Keep me' });
    await user.click(button('Save Draft'));
    expect(await screen.findByText('Failed to save draft. Please try again.')).toBeTruthy();
    expect(page.field('title').value).toBe('Keep me');
  });
});

describe('what was typed since the last save', () => {
  async function reloadAt(url: string) {
    cleanup();
    const { user } = renderPage(<ListPropertyPage />, url);
    await waitFor(() => page.field('title'));
    return user;
  }

  it('is there again after a reload, also without a title', async () => {
    await open(saved(1));
    page.fill({ propertyDescription: 'The phone rang.' });
    await reloadAt('/list-property');
    expect(page.field('propertyDescription').value).toBe('The phone rang.');
  });

  it('is not brought back to somebody who left it, or has saved it', async () => {
    const { user } = await open(saved(1));
    page.fill({ title: 'Never mind' });
    await user.click(button('Cancel'));
    await waitFor(() => expect(question()).toContain('Leave without saving?'));
    await user.click(button('Leave'));
    const again = await reloadAt('/list-property');
    expect(page.field('title').value).toBe('');
    page.fill({ title: 'Saved' });
    await again.click(button('Save Draft'));
    await waitFor(() => expect(heading()).toBe('Edit Property Draft'));
    await reloadAt('/list-property');
    expect(page.field('title').value).toBe('');
  });
});

describe('a draft that was changed in another tab', () => {
  async function openStale() {
    const opened = await open(saved(1));
    page.fill({ title: 'First' });
    await opened.user.click(button('Save Draft'));
    await waitFor(() => expect(heading()).toBe('Edit Property Draft'));
    opened.replyWith(stale);
    page.fill({ title: 'From this tab' });
    await opened.user.click(button('Save Draft'));
    await waitFor(() => expect(question()).toContain('This draft was changed in another tab'));
    const theirs = { id: 'd1', version: 7, title: 'From the other tab', updatedAt: '2026-11-18T10:00:00.000Z' };
    opened.replyWith((call) => (call.startsWith('GET ') ? replies.success(theirs) : saved(8)));
    return opened;
  }

  it('is written over when mine is kept', async () => {
    const { user, saves } = await openStale();
    await user.click(button('Keep mine'));
    await waitFor(() => expect(question()).toBe(''));
    expect(titles(saves()).at(-1)).toBe('From this tab');
    expect(page.field('title').value).toBe('From this tab');
  });

  it('replaces mine when the other is taken, and the next save goes on from there', async () => {
    const { user, saves } = await openStale();
    await user.click(button('Use the newer version'));
    await waitFor(() => expect(page.field('title').value).toBe('From the other tab'));
    expect(question()).toBe('');
    page.fill({ title: 'And on from there' });
    await user.click(button('Save Draft'));
    await waitFor(() => expect(titles(saves()).at(-1)).toBe('And on from there'));
  });

  it('can be decided later, and says until then that nothing is saved', async () => {
    const { user } = await openStale();
    await user.click(button('Close'));
    await waitFor(() => expect(question()).toBe(''));
    expect(screen.getByText('Not saved, because there’s a newer version')).toBeTruthy();
    expect(findButton('Choose a version')).toBeTruthy();
    await user.click(button('Choose a version'));
    await waitFor(() => expect(question()).toContain('in another tab'));
  });
});
