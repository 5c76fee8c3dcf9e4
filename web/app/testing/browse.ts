import { vi } from 'vitest';
import { createOverlayHistory } from '../ui/overlays/overlay-history.ts';

interface Entry {
  readonly url: string;
  readonly state: Readonly<Record<string, unknown>>;
}

/** A browser's history and a router that shows the page of the entry, each as far as the other can tell. */
export function browse() {
  const entries: Entry[] = [];
  let at = -1;
  let shown = '';
  const pops: string[] = [];
  const history = {
    get state() {
      return entries[at]?.state ?? null;
    },
    pushState: (state: Entry['state'], _: string, url = entries[at]?.url ?? '') => put({ url, state }),
    replaceState: (state: Entry['state'], _: string, url = '') => {
      entries[at] = { url, state };
    },
    /** The entry is fixed when it is asked for, as in Chromium. */
    go: (steps: number, onLoading = () => {}, beforeTold = () => {}) => {
      const to = at + steps;
      setTimeout(() => travel(to, onLoading, beforeTold), 1);
    },
  };
  let leave = (): void => {};
  const overlays = createOverlayHistory(
    () => history,
    (onLeave) => {
      leave = onLeave;
      return () => {
        leave = () => {};
      };
    },
  );

  function put(entry: Entry): void {
    entries.splice(at + 1, Number.POSITIVE_INFINITY, entry);
    at = entries.length - 1;
  }
  function travel(to: number, onLoading: () => void, beforeTold: () => void): void {
    if (!entries[to]) return;
    at = to;
    const { state } = history;
    beforeTold();
    let isKept = false;
    overlays.onPop({
      state,
      stopImmediatePropagation: () => {
        isKept = true;
      },
    });
    if (isKept) return;
    onLoading();
    shown = entries[at]?.url ?? '';
    pops.push(shown);
    overlays.showPage(String(history.state?.key), false);
  }
  function goOn(url: string): void {
    overlays.pushState({ key: `key of ${url}`, idx: Number(history.state?.idx ?? -1) + 1 }, '', url);
    shown = url;
  }
  function visit(url: string): void {
    goOn(url);
    overlays.showPage(`key of ${url}`, false);
  }
  /** The router shows another page in the place of this one. */
  function visitInstead(url: string): void {
    overlays.replaceState({ key: `key of ${url}`, idx: history.state?.idx }, '', url);
    shown = url;
    overlays.showPage(`key of ${url}`, false);
  }
  const flushTimers = () => vi.runAllTimersAsync();
  return {
    overlays,
    visit,
    visitInstead,
    /** The router is on a page that it has not drawn yet. */
    goOn,
    flushTimers,
    openDocument: () => leave(),
    page: () => shown,
    /** The pages that the router was told of by Back and Forward. */
    pops,
    left: () => at,
    ahead: () => entries.length - 1 - at,
    pages: () => entries.map(({ url }) => url),
    /** How far the router believes to be from the first page. */
    index: () => history.state?.idx,
    /** `onLoading` is called when the router begins to open the other page, `beforeTold` before anybody hears of it. */
    async press(button: 'Back' | 'Forward', onLoading?: () => void, beforeTold?: () => void) {
      history.go(button === 'Back' ? -1 : 1, onLoading, beforeTold);
      await flushTimers();
    },
    /** The same page in a new script, as after a reload. */
    reloaded() {
      const again = createOverlayHistory(() => history);
      Object.assign(overlays, again);
      again.showPage(String(history.state?.key), false);
    },
  };
}
