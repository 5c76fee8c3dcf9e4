import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openInsteadOfReload, watchedRouter } from './patient-reload.ts';

type Navigate = (open: () => Promise<never>, info: { readonly to: string }) => Promise<void>;
const never = () => new Promise<never>(() => {});
const opened = vi.fn();
const reload = (cancelable = true) => ({ navigationType: 'reload' as const, cancelable, preventDefault: vi.fn() });
const network = (onLine: boolean) => {
  vi.stubGlobal('navigator', { onLine });
  const answer = async () => {
    if (!onLine) throw new TypeError('Failed to fetch');
    return new Response();
  };
  vi.stubGlobal('fetch', answer);
};

let navigate: Navigate;
beforeEach(() => {
  opened.mockReset();
  watchedRouter.router?.({
    instrument: (watched) => {
      navigate = watched.navigate as unknown as Navigate;
    },
  });
});
/** Somebody who went to a page that was opened ends every test. */
afterEach(() => navigate(async () => undefined as never, { to: '/' }));

describe('a reload by the router, which could not load the script of the next page', () => {
  it('opens the next page instead', async () => {
    network(true);
    void navigate(never, { to: '/help?topic=rent' });
    const event = reload();
    await openInsteadOfReload(event, opened);
    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(opened).toHaveBeenCalledExactlyOnceWith(`${location.origin}/help?topic=rent`);
  });

  it('waits for the network', async () => {
    network(false);
    void navigate(never, { to: '/help' });
    const waiting = openInsteadOfReload(reload(), opened);
    await Promise.resolve();
    expect(opened).not.toHaveBeenCalled();
    network(true);
    dispatchEvent(new Event('online'));
    await waiting;
    expect(opened).toHaveBeenCalledOnce();
  });

  it('is forgotten when somebody went elsewhere meanwhile', async () => {
    network(false);
    void navigate(never, { to: '/help' });
    const waiting = openInsteadOfReload(reload(), opened);
    void navigate(never, { to: '/contact' });
    await waiting;
    expect(opened).not.toHaveBeenCalled();
  });
});

it.each([
  ['that the browser does not let go of', () => navigate(never, { to: '/help' }), reload(false)],
  ['while no page is being opened', () => undefined, reload()],
])('a reload %s stays a reload', async (_, before, event) => {
  network(true);
  void before();
  await openInsteadOfReload(event, opened);
  expect(event.preventDefault).not.toHaveBeenCalled();
});
