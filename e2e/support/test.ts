import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import { type KeptContexts, keepContexts, prepare } from './kept-contexts.ts';

/** What went wrong in a browser besides what the test looks at. */
class Faults {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** For tests that make a request fail on purpose: the browser's own line about it is no fault. */
  expectFailedRequest(path: string): void {
    this.#expected.push(new RegExp(`^console: Failed to load resource.*${escaped(path)}`));
  }

  /** For tests that end a session while a page is open: what the page asks for before it hears of the end is refused. */
  expectSessionToEnd(): void {
    this.#expected.push(/^console: Failed to load resource: the server responded with a status of 401 /);
  }

  /** For tests that cut the connection: whatever the page was still loading fails, in the browser's words or the router's. */
  expectOffline(): void {
    this.#expected.push(
      /ERR_INTERNET_DISCONNECTED/,
      /Failed to fetch manifest patches/,
      /Error loading route module/,
      /Failed to fetch dynamically imported module/,
    );
  }

  expectPageError(text: RegExp): void {
    this.#expected.push(text);
  }

  add(fault: string): void {
    this.#found.push(fault);
  }

  unexpected(): string[] {
    return [...new Set(this.#found)].filter((fault) => !this.#expected.some((expected) => expected.test(fault)));
  }
}

interface Fixtures {
  /** For what has to be seen with an empty cache, or cannot be taken out of a page again: its clock, its first script. */
  readonly firstVisit: boolean;
  readonly settings: BrowserContextOptions;
  /** No page may throw, write an error to the console or ask anybody but its own server for anything. */
  readonly faults: Faults;
  /** Another person at another browser. */
  readonly newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  readonly keptContexts: KeptContexts;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  firstVisit: [false, { option: true }],
  keptContexts: [async ({ browser }, use) => use(keepContexts(browser)), { scope: 'worker' }],
  settings: async ({ viewport, colorScheme, javaScriptEnabled, contextOptions }, use) =>
    use({ ...contextOptions, viewport, colorScheme, javaScriptEnabled }),
  context: async ({ browser, keptContexts, settings, firstVisit }, use) => {
    if (firstVisit) {
      const context = await browser.newContext();
      context.on('page', (page) => prepare(page));
      await use(context);
      return context.close();
    }
    const { context, giveBack } = await keptContexts.borrow(settings);
    await use(context);
    await giveBack();
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  faults: [
    async ({ context, baseURL }, use) => {
      const faults = new Faults();
      const stopWatching = watch(context, faults, baseURL ?? '');
      await use(faults);
      stopWatching();
      expect(faults.unexpected(), 'faults in the browser').toEqual([]);
    },
    { auto: true },
  ],
  newVisitor: async ({ keptContexts, settings, faults, baseURL }, use) => {
    const visitors: (() => Promise<void>)[] = [];
    await use(async (options) => {
      const { context, page, giveBack } = await keptContexts.borrow({ ...settings, ...options });
      const stopWatching = watch(context, faults, baseURL ?? '');
      visitors.push(() => {
        stopWatching();
        return giveBack();
      });
      return page;
    });
    for (const leave of visitors) await leave();
  },
});

/** For what is about motion; elsewhere pages hold still. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };

export { expect };

function watch(context: BrowserContext, faults: Faults, origin: string): () => void {
  const onError = (event: WebError) => faults.add(`page: ${event.error().message}`);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.add(`console: ${message.text()} ${message.location().url}`);
  };
  const onRequest = (request: Request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== origin) faults.add(`third party: ${request.url()}`);
  };
  context.on('weberror', onError).on('console', onConsole).on('request', onRequest);
  return () => context.off('weberror', onError).off('console', onConsole).off('request', onRequest);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
