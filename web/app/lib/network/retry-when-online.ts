import { untilAnswered } from './connection.ts';

const RELOADED_KEY = 'reloaded-for-part';
/** A second failure within this time is told instead, so that no page reloads for ever. */
const ONCE_MS = 60_000;
/** How often a page that has to be reloaded is asked whether someone still uses it. */
const LOOK_AGAIN_MS = 500;

interface ShownPage {
  readonly reload: () => void;
  readonly hasDialog: () => boolean;
  readonly isTypedIn: () => boolean;
}

/**
 * Loads scripts of one page. Without a network they come when there is one again. Only a reload helps where a file is
 * gone, as after an update of the site, or was cut off, because browsers remember a script that they could not fetch.
 */
export function createPartLoader(page: ShownPage, isAnswered = untilAnswered) {
  const attempts = new Set<Promise<unknown>>();
  let isReloading = false;

  async function attempt<Part>(load: () => Promise<Part>): Promise<Part> {
    if (!navigator.onLine) await isAnswered();
    try {
      return await load();
    } catch {
      // The server is away, or was until a moment ago. Some browsers ask for the script again.
      await isAnswered();
      return load();
    }
  }

  async function untilLeft(): Promise<void> {
    // What else was asked for opens first; then a reload would close it, or take what someone writes.
    await Promise.allSettled(attempts);
    do await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    while (page.hasDialog() || page.isTypedIn());
  }

  return async <Part>(load: () => Promise<Part>): Promise<Part> => {
    // The dialog that asks for this part cannot go on without it.
    const isOfDialog = page.hasDialog();
    const attempted = attempt(load).finally(() => attempts.delete(attempted));
    attempts.add(attempted);
    try {
      return await attempted;
    } catch (error) {
      if (!isOfDialog) await untilLeft();
      if (!isReloading) {
        if (!mayReload(Date.now())) throw error;
        isReloading = true;
        page.reload();
      }
      return new Promise<never>(() => {});
    }
  };
}

const loadPart = createPartLoader({
  reload: () => location.reload(),
  hasDialog: () => document.querySelector('dialog[open]') !== null,
  isTypedIn: () => document.activeElement?.matches('input, select, textarea') === true,
});

/**
 * For a script that is loaded when it is needed: `const loadIt = retryWhenOnline(() => import(…))`. The server has its scripts.
 */
export const retryWhenOnline =
  <Part>(load: () => Promise<Part>) =>
  () =>
    typeof document === 'undefined' ? load() : loadPart(load);

function mayReload(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(RELOADED_KEY)) < ONCE_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(now));
    return true;
  } catch {
    // Without storage nothing would end a loop.
    return false;
  }
}
