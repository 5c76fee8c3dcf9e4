import { untilAnswered } from './connection.ts';

const RELOADED_KEY = 'reloaded-for-part';
/** A second failure within this time is told instead, so that no page reloads for ever. */
const ONCE_MS = 60_000;

/**
 * For a part of the screen that is loaded when it is shown: `lazy(patiently(() => import(…)))`. Without a network it
 * comes when there is one again. A file that is gone, as after an update of the site, is answered by one reload, which
 * knows the new files.
 */
export const patiently =
  <Part>(load: () => Promise<Part>) =>
  () =>
    loadPart(load, { reload: () => location.reload() });

interface PageToReload {
  readonly reload: () => void;
}

export async function loadPart<Part>(
  load: () => Promise<Part>,
  page: PageToReload,
  isAnswered = untilAnswered,
): Promise<Part> {
  // Browsers may remember a script that they could not fetch as broken, so it is not asked for without a network.
  if (!navigator.onLine) await isAnswered();
  try {
    return await load();
  } catch {
    // The server is away, or was until a moment ago.
    await isAnswered();
  }
  try {
    return await load();
  } catch (error) {
    if (!mayReload(Date.now())) throw error;
    page.reload();
    return new Promise<never>(() => {});
  }
}

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
