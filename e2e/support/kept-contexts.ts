import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A page of the product without any script, from which a browser's storage can be reached. */
export const QUIET_PAGE = '/robots.txt';

export interface KeptContexts {
  /** A context with one page, which is the quiet one; whoever has borrowed it gives it back. */
  readonly borrow: (options: BrowserContextOptions) => Promise<BorrowedContext>;
}

interface BorrowedContext {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly giveBack: () => Promise<void>;
}

/**
 * The contexts of a worker, which its tests use one after the other. What a test leaves in one is taken away, but for the
 * scripts and styles in its cache: a page that has to fetch and compile them costs three times as much.
 */
export function keepContexts(browser: Browser): KeptContexts {
  const unused = new Map<string, BorrowedContext[]>();
  return {
    borrow: async (options) => {
      const key = JSON.stringify(options);
      const kept = unused.get(key)?.pop();
      if (kept) return kept;
      const context = await browser.newContext(options);
      context.on('page', (page) => prepare(page, options));
      const page = await context.newPage();
      await page.goto(QUIET_PAGE);
      const devtools = await context.newCDPSession(page);
      const borrowed: BorrowedContext = {
        context,
        page,
        giveBack: async () => {
          if (page.isClosed()) return context.close();
          await empty(page, devtools, options);
          unused.set(key, [...(unused.get(key) ?? []), borrowed]);
        },
      };
      return borrowed;
    },
  };
}

/** For every page of a test. */
export function prepare(page: Page, { javaScriptEnabled = true }: BrowserContextOptions = {}): void {
  if (javaScriptEnabled) waitForScripts(page);
  keepLookingAtRequests(page);
}

/**
 * Opening a page takes until its script answers to presses, as for a person, who is slower than a script. Whoever says
 * what to wait for gets no more than that.
 */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await page.waitForFunction(isHydrated);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await page.waitForFunction(isHydrated);
    return response;
  };
}

const ADDRESS_OF_NOBODY = 'http://nobody.example/';

/**
 * When the last route of a page goes, Playwright stops looking at requests, and one that is sent in that moment is never
 * answered. So a page that has had a route keeps one which no request matches.
 */
function keepLookingAtRequests(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (url, handler, options) => {
    await route(ADDRESS_OF_NOBODY, (asked) => asked.abort());
    return route(url, handler, options);
  };
}

/** In the browser; a page without a script has nothing to wait for. */
const isHydrated = (): boolean =>
  document.documentElement.hasAttribute('data-hydrated') ||
  !document.querySelector('script[type="module"], script[data-held]');

/** What tests listen for; the rest are Playwright's own listeners. */
const heardByTests = ['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'pageerror', 'popup'];
const heardOfRequests = ['request', 'requestfailed', 'requestfinished', 'response', 'websocket'];

async function empty(page: Page, devtools: CDPSession, options: BrowserContextOptions): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of [...heardByTests, ...heardOfRequests]) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();

  // A dialog that was just closed may still go back in the history, which calls the first try off.
  await page.goto(QUIET_PAGE).catch(() => page.goto(QUIET_PAGE));
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' });
  await devtools.send('Page.resetNavigationHistory');

  await page.mouse.move(-1, -1);
  if (options.viewport) await page.setViewportSize(options.viewport);
  const { colorScheme = 'light', reducedMotion = 'no-preference' } = options;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
}
