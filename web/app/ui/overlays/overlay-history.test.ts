import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOverlayHistory } from './overlay-history.ts';

interface Entry {
  readonly url: string;
  readonly state: Readonly<Record<string, unknown>>;
}

/** A browser's history and a router that shows the page of the entry, each as far as the other can tell. */
function browse() {
  const entries: Entry[] = [];
  let at = -1;
  let shown = '';
  const pops: string[] = [];
  const history = {
    get state() {
      return entries[at]?.state ?? null;
    },
    pushState: (state: Entry['state']) => put({ url: entries[at]?.url ?? '', state }),
    /** The entry is fixed when it is asked for, as in Chromium. */
    go: (steps: number, onLoading = () => {}) => {
      const to = at + steps;
      setTimeout(() => travel(to, onLoading), 1);
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
  function travel(to: number, onLoading: () => void): void {
    if (!entries[to]) return;
    at = to;
    let isKept = false;
    overlays.onPop({
      state: history.state,
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
    put({ url, state: { key: `key of ${url}`, idx: entries.length } });
    shown = url;
  }
  function visit(url: string): void {
    goOn(url);
    overlays.showPage(`key of ${url}`, false);
  }
  const flushTimers = () => vi.runAllTimersAsync();
  return {
    overlays,
    visit,
    /** The router is on a page that it has not drawn yet. */
    goOn,
    flushTimers,
    openDocument: () => leave(),
    page: () => shown,
    /** The pages that the router was told of by Back and Forward. */
    pops,
    left: () => at,
    ahead: () => entries.length - 1 - at,
    /** `onLoading` is called when the router begins to open the other page. */
    async press(button: 'Back' | 'Forward', onLoading?: () => void) {
      history.go(button === 'Back' ? -1 : 1, onLoading);
      await flushTimers();
    },
    /** The same page in a new script, as after a reload. */
    reloaded() {
      const again = createOverlayHistory(() => history);
      overlays.onPop = again.onPop;
      overlays.showPage = again.showPage;
      again.showPage(String(history.state?.key), false);
    },
  };
}

let browser: ReturnType<typeof browse>;
beforeEach(async () => {
  vi.useFakeTimers();
  browser = browse();
  browser.visit('/properties');
  browser.visit('/properties/1');
  await browser.flushTimers();
  return () => vi.useRealTimers();
});

function opened() {
  const isOpen = { now: true };
  const gone = browser.overlays.add(() => {
    isOpen.now = false;
    gone();
  });
  return { isOpen, gone };
}

describe('Back', () => {
  it('closes what is open and stays on the page', async () => {
    const { isOpen } = opened();
    await browser.flushTimers();
    await browser.press('Back');
    expect(isOpen.now).toBe(false);
    expect(browser.page()).toBe('/properties/1');
    expect(browser.pops).toEqual([]);
    await browser.press('Back');
    expect(browser.page()).toBe('/properties');
  });

  it('closes one thing after the other', async () => {
    const [first, second] = [opened(), opened()];
    await browser.flushTimers();
    await browser.press('Back');
    expect([first.isOpen.now, second.isOpen.now]).toEqual([true, false]);
    await browser.press('Back');
    expect(first.isOpen.now).toBe(false);
    expect(browser.page()).toBe('/properties/1');
  });

  it('leaves at once after something was closed by its button', async () => {
    const { gone } = opened();
    await browser.flushTimers();
    gone();
    await browser.flushTimers();
    await browser.press('Back');
    expect(browser.page()).toBe('/properties');
    expect(browser.pops).toEqual(['/properties']);
  });

  it('has no entry of an overlay under a page that takes the place of this one', async () => {
    const onPage = vi.fn();
    const { gone } = opened();
    await browser.flushTimers();
    browser.overlays.whenOnPage(onPage);
    expect(onPage).not.toHaveBeenCalled();
    gone();
    await browser.flushTimers();
    expect(onPage).toHaveBeenCalledOnce();
    browser.overlays.whenOnPage(onPage);
    expect(onPage).toHaveBeenCalledTimes(2);
  });

  it('leaves at once after two things were closed by their buttons', async () => {
    const [first, second] = [opened(), opened()];
    await browser.flushTimers();
    second.gone();
    await vi.advanceTimersByTimeAsync(0);
    first.gone();
    await browser.flushTimers();
    await browser.press('Back');
    expect(browser.page()).toBe('/properties');
  });

  it('closes what took the place of something else', async () => {
    const first = opened();
    await browser.flushTimers();
    first.gone();
    const second = opened();
    await browser.flushTimers();
    expect(browser.left()).toBe(2);
    await browser.press('Back');
    expect(second.isOpen.now).toBe(false);
    expect(browser.page()).toBe('/properties/1');
  });

  it('closes what was opened while something else was closing', async () => {
    const first = opened();
    await browser.flushTimers();
    first.gone();
    await vi.advanceTimersByTimeAsync(0);
    const second = opened();
    await browser.flushTimers();
    await browser.press('Back');
    expect(second.isOpen.now).toBe(false);
    expect(browser.page()).toBe('/properties/1');
  });

  it.each([
    ['at once', 0],
    ['soon', 200],
    ['after a while', 5_000],
  ])('leads from a page that a link in an overlay opened %s to the page below', async (_, loadingMs) => {
    const { gone } = opened();
    await browser.flushTimers();
    gone();
    browser.overlays.showPage('key of /properties/1', true);
    await vi.advanceTimersByTimeAsync(loadingMs);
    browser.visit('/help');
    await browser.flushTimers();
    expect(browser.page()).toBe('/help');
    await browser.press('Back');
    expect(browser.page()).toBe('/properties/1');
    await browser.press('Back');
    expect(browser.page()).toBe('/properties');
  });

  it('leaves when it is pressed right after something was closed', async () => {
    const { gone } = opened();
    await browser.flushTimers();
    gone();
    await vi.advanceTimersByTimeAsync(50);
    await browser.press('Back');
    expect(browser.page()).toBe('/properties');
  });

  it('leaves at once after a reload with something open', async () => {
    opened();
    await browser.flushTimers();
    browser.reloaded();
    await browser.flushTimers();
    expect(browser.left()).toBe(1);
    await browser.press('Back');
    expect(browser.page()).toBe('/properties');
  });

  it('is not pressed for someone who opens another document right after something was closed', async () => {
    const { gone } = opened();
    await browser.flushTimers();
    gone();
    await vi.advanceTimersByTimeAsync(50);
    browser.openDocument();
    await browser.flushTimers();
    expect(browser.left()).toBe(2);
  });
});

it('Forward does not lead to something that was closed', async () => {
  opened();
  await browser.flushTimers();
  await browser.press('Back');
  expect(browser.ahead()).toBe(1);
  await browser.press('Forward');
  expect(browser.pops).toEqual([]);
  expect(browser.left()).toBe(1);
  await browser.press('Back');
  expect(browser.page()).toBe('/properties');
});

describe('Back, right after something was opened', () => {
  it('closes it when its page is in the history and not yet drawn', async () => {
    browser.goOn('/properties/2');
    const { isOpen } = opened();
    await browser.press('Back');
    browser.overlays.showPage('key of /properties/2', false);
    await browser.flushTimers();
    expect(isOpen.now).toBe(false);
    expect(browser.pops).toEqual([]);
    expect([browser.left(), browser.ahead()]).toEqual([2, 1]);
  });

  it('leaves the page when it was pressed before, and puts nothing on top of the other page', async () => {
    let leave = (): void => {};
    const pressed = browser.press('Back', () => {
      browser.overlays.showPage('key of /properties/1', true);
      leave();
    });
    leave = opened().gone;
    await pressed;
    expect(browser.page()).toBe('/properties');
    expect([browser.left(), browser.ahead()]).toEqual([0, 2]);
  });
});
