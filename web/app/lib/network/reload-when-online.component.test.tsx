import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReloadWhenOnline, watchedRouter } from './reload-when-online.ts';

type Navigate = (open: () => Promise<void>, info: { readonly to: string }) => Promise<void>;
const never = () => new Promise<void>(() => {});
const reloadEvent = (cancelable = true) => ({ navigationType: 'reload' as const, cancelable, preventDefault: vi.fn() });

const origin = 'http://localhost:3000';
const page = { href: `${origin}/`, assign: vi.fn(), reload: vi.fn() };
let navigate: Navigate;

beforeEach(async () => {
  page.href = `${origin}/`;
  page.assign.mockReset();
  page.reload.mockReset();
  watchedRouter.router?.({
    instrument: (watched) => {
      navigate = watched.navigate as unknown as Navigate;
    },
  });
  await navigate(async () => {}, { to: '/' });
});

/** A server that answers when the test says so. */
function patientReload() {
  const answer = Promise.withResolvers<void>();
  return {
    reload: createReloadWhenOnline(
      () => page,
      () => answer.promise,
    ),
    answer: answer.resolve,
  };
}

describe('a reload by a script', () => {
  it('waits for the server', async () => {
    const { reload, answer } = patientReload();
    const event = reloadEvent();
    const waiting = reload(event);
    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(page.reload).not.toHaveBeenCalled();
    answer();
    await waiting;
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('opens the page that was asked for, also when that was asked for later', async () => {
    const { reload, answer } = patientReload();
    const waiting = reload(reloadEvent());
    void navigate(never, { to: '/contact' });
    void navigate(never, { to: '/help?topic=rent' });
    answer();
    await waiting;
    expect(page.assign).toHaveBeenCalledExactlyOnceWith(new URL('/help?topic=rent', location.href).href);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('is forgotten when someone is on another page by then', async () => {
    const { reload, answer } = patientReload();
    const waiting = reload(reloadEvent());
    page.href = `${origin}/contact`;
    answer();
    await waiting;
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('happens once, and is then left to the browser', async () => {
    const { reload, answer } = patientReload();
    answer();
    await Promise.all([reload(reloadEvent()), reload(reloadEvent())]);
    expect(page.reload).toHaveBeenCalledOnce();
    const own = reloadEvent();
    await reload(own);
    expect(own.preventDefault).not.toHaveBeenCalled();
  });

  it('is left alone where the browser does not let go of it', async () => {
    const event = reloadEvent(false);
    await patientReload().reload(event);
    expect(event.preventDefault).not.toHaveBeenCalled();
  });
});
