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
    go: (steps: number) => void setTimeout(() => travel(steps), 1),
  };
  const overlays = createOverlayHistory(() => history);

  function put(entry: Entry): void {
    entries.splice(at + 1, Number.POSITIVE_INFINITY, entry);
    at = entries.length - 1;
  }
  function travel(steps: number): void {
    if (!entries[at + steps]) return;
    at += steps;
    let isKept = false;
    overlays.onPop({
      state: history.state,
      stopImmediatePropagation: () => {
        isKept = true;
      },
    });
    if (isKept) return;
    shown = entries[at]?.url ?? '';
    pops.push(shown);
    overlays.showPage(String(history.state?.key));
  }
  function visit(url: string): void {
    put({ url, state: { key: `key of ${url}`, idx: entries.length } });
    shown = url;
    overlays.showPage(`key of ${url}`);
  }
  const settled = () => vi.runAllTimersAsync();
  return {
    overlays,
    visit,
    settled,
    page: () => shown,
    /** The pages that the router was told of by Back and Forward. */
    pops,
    left: () => at,
    ahead: () => entries.length - 1 - at,
    async press(button: 'Back' | 'Forward') {
      history.go(button === 'Back' ? -1 : 1);
      await settled();
    },
    /** The same page in a new script, as after a reload. */
    reloaded() {
      const again = createOverlayHistory(() => history);
      overlays.onPop = again.onPop;
      overlays.showPage = again.showPage;
      again.showPage(String(history.state?.key));
    },
  };
}

let browser: ReturnType<typeof browse>;
beforeEach(async () => {
  vi.useFakeTimers();
  browser = browse();
  browser.visit('/properties');
  browser.visit('/properties/1');
  await browser.settled();
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
    await browser.settled();
    await browser.press('Back');
    expect(isOpen.now).toBe(false);
    expect(browser.page()).toBe('/properties/1');
    expect(browser.pops).toEqual([]);
    await browser.press('Back');
    expect(browser.page()).toBe('/properties');
  });

  it('closes one thing after the other', async () => {
    const [first, second] = [opened(), opened()];
    await browser.settled();
    await browser.press('Back');
    expect([first.isOpen.now, second.isOpen.now]).toEqual([true, false]);
    await browser.press('Back');
    expect(first.isOpen.now).toBe(false);
    expect(browser.page()).toBe('/properties/1');
  });

  it('leaves at once after something was closed by its button', async () => {
    const { gone } = opened();
    await browser.settled();
    gone();
    await browser.settled();
    await browser.press('Back');
    expect(browser.page()).toBe('/properties');
    expect(browser.pops).toEqual(['/properties']);
  });

  it('leaves at once after two things were closed by their buttons', async () => {
    const [first, second] = [opened(), opened()];
    await browser.settled();
    second.gone();
    await vi.advanceTimersByTimeAsync(0);
    first.gone();
    await browser.settled();
    await browser.press('Back');
    expect(browser.page()).toBe('/properties');
  });

  it('closes what took the place of something else', async () => {
    const first = opened();
    await browser.settled();
    first.gone();
    const second = opened();
    await browser.settled();
    expect(browser.left()).toBe(2);
    await browser.press('Back');
    expect(second.isOpen.now).toBe(false);
    expect(browser.page()).toBe('/properties/1');
  });

  it('closes what was opened while something else was closing', async () => {
    const first = opened();
    await browser.settled();
    first.gone();
    await vi.advanceTimersByTimeAsync(0);
    const second = opened();
    await browser.settled();
    await browser.press('Back');
    expect(second.isOpen.now).toBe(false);
    expect(browser.page()).toBe('/properties/1');
  });

  it.each([
    ['before the overlay is gone', 'link first'],
    ['after it', 'overlay first'],
    ['while its entry is removed', 'at the same time'],
  ])('leads from a page that a link in an overlay opened %s to the page below', async (_, order) => {
    const { gone } = opened();
    await browser.settled();
    if (order !== 'link first') gone();
    if (order === 'overlay first') await browser.settled();
    if (order === 'at the same time') await vi.advanceTimersByTimeAsync(0);
    browser.visit('/help');
    if (order === 'link first') gone();
    await browser.settled();
    expect(browser.page()).toBe('/help');
    await browser.press('Back');
    expect(browser.page()).toBe('/properties/1');
    await browser.press('Back');
    expect(browser.page()).toBe('/properties');
  });

  it('leaves at once after a reload with something open', async () => {
    opened();
    await browser.settled();
    browser.reloaded();
    await browser.settled();
    expect(browser.left()).toBe(1);
    await browser.press('Back');
    expect(browser.page()).toBe('/properties');
  });
});

it('Forward does not lead to something that was closed', async () => {
  opened();
  await browser.settled();
  await browser.press('Back');
  expect(browser.ahead()).toBe(1);
  await browser.press('Forward');
  expect(browser.pops).toEqual([]);
  expect(browser.left()).toBe(1);
  await browser.press('Back');
  expect(browser.page()).toBe('/properties');
});
