import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browse } from '../../testing/browse.ts';

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

describe('a page that a link in an overlay opens', () => {
  it.each([
    ['at once', 0],
    ['soon', 200],
    ['after a while', 5_000],
  ])('takes the place of the overlay %s', async (_, loadingMs) => {
    const { gone } = opened();
    await browser.flushTimers();
    gone();
    browser.overlays.showPage('key of /properties/1', true);
    await vi.advanceTimersByTimeAsync(loadingMs);
    browser.visit('/help');
    await browser.flushTimers();
    expect(browser.pages()).toEqual(['/properties', '/properties/1', '/help']);
    expect(browser.index()).toBe(2);
    await browser.press('Back');
    expect(browser.page()).toBe('/properties/1');
    await browser.press('Forward');
    expect(browser.page()).toBe('/help');
    expect(browser.pops).toEqual(['/properties/1', '/help']);
  });

  it('takes the place of an overlay that closes only then', async () => {
    const { gone } = opened();
    await browser.flushTimers();
    browser.goOn('/help');
    gone();
    browser.overlays.showPage('key of /help', false);
    await browser.flushTimers();
    expect(browser.pages()).toEqual(['/properties', '/properties/1', '/help']);
  });

  it('is left by one Back before it is drawn', async () => {
    opened();
    await browser.flushTimers();
    browser.goOn('/help');
    await browser.press('Back');
    expect(browser.pops).toEqual(['/properties/1']);
  });
});

describe('a page that replaces the one below an overlay', () => {
  it('is the only one left when the overlay closes', async () => {
    const { gone } = opened();
    await browser.flushTimers();
    gone();
    browser.visitInstead('/properties/2');
    await browser.flushTimers();
    expect(browser.pages().slice(0, 2)).toEqual(['/properties', '/properties/2']);
    expect([browser.left(), browser.index()]).toEqual([1, 1]);
    expect(browser.pops).toEqual([]);
    await browser.press('Back');
    expect(browser.page()).toBe('/properties');
  });

  it('stays when Back closes the overlay', async () => {
    const { isOpen } = opened();
    await browser.flushTimers();
    browser.visitInstead('/properties/2');
    browser.visitInstead('/properties/3');
    await browser.press('Back');
    expect(isOpen.now).toBe(false);
    expect(browser.page()).toBe('/properties/3');
    expect(browser.pops).toEqual([]);
    await browser.press('Back');
    expect(browser.page()).toBe('/properties');
  });

  it('is below a page that a link in the overlay opens', async () => {
    const { gone } = opened();
    await browser.flushTimers();
    browser.visitInstead('/properties/2');
    gone();
    browser.visit('/help');
    await browser.flushTimers();
    await browser.press('Back');
    expect(browser.page()).toBe('/properties/2');
    expect(browser.left()).toBe(1);
  });
});

describe('after a reload, a page that replaced another below an overlay', () => {
  it('is there, without the entry of the overlay', async () => {
    opened();
    await browser.flushTimers();
    browser.visitInstead('/properties/2');
    browser.reloaded();
    await browser.flushTimers();
    expect([browser.left(), browser.pages()[1]]).toEqual([1, '/properties/2']);
    expect(browser.pops).toEqual([]);
  });

  it('is reached by Back from the page that was opened from there', async () => {
    const { gone } = opened();
    await browser.flushTimers();
    browser.visitInstead('/properties/2');
    gone();
    browser.visit('/help');
    browser.reloaded();
    await browser.flushTimers();
    await browser.press('Back');
    expect(browser.page()).toBe('/properties/2');
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
  it('closes it when its page is drawn after Back was pressed and before the browser tells', async () => {
    const { isOpen } = opened();
    await browser.flushTimers();
    await browser.press(
      'Back',
      () => {},
      () => browser.overlays.showPage('key of /properties/1', false),
    );
    expect(isOpen.now).toBe(false);
    expect(browser.page()).toBe('/properties/1');
    expect(browser.left()).toBe(1);
  });

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
