import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';

/** What went wrong in a browser besides what the test looks at. */
class Faults {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** For tests that make a request fail on purpose: the browser's own line about it is no fault. */
  expectFailedRequest(path: string): void {
    this.#expected.push(new RegExp(`^console: Failed to load resource.*${escaped(path)}`));
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
  /** No page may throw, write an error to the console or ask anybody but its own server for anything. */
  readonly faults: Faults;
  /** Another person at another browser. */
  readonly newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  faults: [
    async ({ context, baseURL }, use) => {
      const faults = new Faults();
      watch(context, faults, baseURL ?? '');
      await use(faults);
      expect(faults.unexpected(), 'faults in the browser').toEqual([]);
    },
    { auto: true },
  ],
  newVisitor: async ({ browser, faults, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      watch(context, faults, baseURL ?? '');
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

function watch(context: BrowserContext, faults: Faults, origin: string): void {
  context.on('weberror', (event) => faults.add(`page: ${event.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.add(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== origin) faults.add(`third party: ${request.url()}`);
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
