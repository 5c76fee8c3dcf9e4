/**
 * Without a network a link would replace the page by the browser's own error page. The press is held instead, and
 * repeated when the network is back; a later press takes its place.
 */
import { untilReachable } from '../../../lib/network/connection.ts';

/** Small, and answered by every server of ours. */
const PROBE = '/favicon.svg';

let latest = new AbortController();
let isRepeated = false;

async function hold(event: Event, repeat: () => void): Promise<void> {
  if (navigator.onLine || isRepeated) return;
  event.preventDefault();
  event.stopPropagation();
  latest.abort();
  latest = new AbortController();
  const { signal } = latest;
  // Some browsers are wrong about the network.
  const isReachable = await fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (!isReachable) await untilReachable(signal);
  if (signal.aborted) return;
  isRepeated = true;
  repeat();
  isRepeated = false;
}
const holdQuietly = (event: Event, repeat: () => void) => void hold(event, repeat).catch(() => undefined);

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const isHere = link.pathname === location.pathname && link.search === location.search && link.hash !== '';
  if (link.origin !== location.origin || link.target || isHere) return;
  holdQuietly(event, () => (link.isConnected ? link.click() : location.assign(link.href)));
  // What is said about it stands on the page below.
  if (event.defaultPrevented) link.closest('dialog')?.close();
}
function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'get' || !form.hasAttribute('action')) return;
  holdQuietly(event, () => form.isConnected && form.requestSubmit(event.submitter));
}

/** On the window, so that it comes before the handlers of the page. Called again, it changes nothing. */
export function holdLinks(): void {
  addEventListener('click', onClick, { capture: true });
  addEventListener('submit', onSubmit, { capture: true });
}
