import { type TestApi, testApi } from '@letfair/api/testing/test-api';
import { type ByRoleMatcher, type ByRoleOptions, configure, queries } from '@testing-library/dom';
import type { LightMyRequestResponse } from 'fastify';
import { type Document, type HTMLElement, Window } from 'happy-dom';
import { afterAll } from 'vitest';
import { photoFiles } from '../assets/photo-files.ts';
import { shareCards } from '../assets/share-cards.ts';
import { ensureWebBuild } from '../assets/web-build.ts';
import { createMetrics } from '../health/metrics.ts';
import { createApp } from '../http/create-app.ts';
import { createLogger } from '../http/logger.ts';
import { builtWeb } from '../pages/built-web.ts';

export const PUBLIC_URL = 'https://letfair.example';

// Pages are read without their style sheets, so nothing is known about what is visible.
configure({ defaultHidden: true });

export interface TestSite extends TestApi {
  readonly get: (path: string) => Promise<LightMyRequestResponse>;
  /** A page as the server draws it, for browsers without JavaScript too. */
  readonly open: (path: string) => Promise<DrawnPage>;
}

/** The built web app and the API of the product inside the test process, on a database of their own. */
export async function testSite(): Promise<TestSite> {
  await ensureWebBuild(() => undefined);
  const testing = await testApi();
  const { api, storage } = testing;
  const metrics = createMetrics();
  const write = () => undefined;
  const log = { logger: createLogger('silent', { write }), write, flush: write };
  const listingChanges = api.watchListings();
  const web = await builtWeb({
    api: api.pageClient,
    assets: api,
    log,
    listingChanges,
    publicUrl: PUBLIC_URL,
    readMapTiles: () => null,
    mediaUrl: null,
    metrics,
  });
  const app = await createApp({
    config: { publicUrl: PUBLIC_URL, throttle: false, trustProxy: false },
    log,
    metrics,
    ...(web.patterns && { pagePatterns: web.patterns }),
  });
  await app.register(photoFiles(storage, api.photoGate(listingChanges)));
  await app.register(shareCards(api.pageClient));
  await app.register(api.plugin);
  await app.register(web.plugin);
  afterAll(async () => {
    await app.close();
    await web.close?.();
    await listingChanges.stop();
  });
  const get = (path: string) => app.inject({ url: path });
  return { ...testing, get, open: async (path) => readPage(await get(path)) };
}

export interface DrawnPage extends Pick<LightMyRequestResponse, 'headers'> {
  readonly status: number;
  readonly html: string;
  readonly document: Document;
  readonly main: HTMLElement;
  /** The only element of this role, in a part of the page. */
  readonly one: (role: ByRoleMatcher, options?: ByRoleOptions, part?: HTMLElement) => HTMLElement;
  readonly all: (role: ByRoleMatcher, options?: ByRoleOptions, part?: HTMLElement) => HTMLElement[];
  /** The `content` of a `<meta>`, by its name or property. */
  readonly meta: (name: string) => string | null;
  readonly canonical: string | null;
  /** What the page says about itself in JSON-LD. */
  readonly things: readonly Record<string, unknown>[];
  /** What the page says under a term, such as "£1,250 pcm" under "Price". */
  readonly fact: (term: string | RegExp) => string | null;
}

function readPage({ statusCode, headers, body }: LightMyRequestResponse): DrawnPage {
  const { document } = new Window({
    url: PUBLIC_URL,
    settings: {
      disableCSSFileLoading: true,
      disableJavaScriptFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  });
  document.write(body);
  const texts = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
    script.remove();
    return script.textContent;
  });
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
  // Testing Library names the elements of browsers, which have the same properties.
  const inPart = (part: HTMLElement) => part as unknown as Parameters<typeof queries.getByRole>[0];
  return {
    status: statusCode,
    headers,
    html: body,
    document,
    main: document.querySelector('main') as HTMLElement,
    one: (role, options, part = document.body) =>
      queries.getByRole(inPart(part), role, options) as unknown as HTMLElement,
    all: (role, options, part = document.body) =>
      queries.queryAllByRole(inPart(part), role, options) as unknown as HTMLElement[],
    meta: (name) => attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    things: texts.map((text) => JSON.parse(text)),
    fact: (name) =>
      [...document.querySelectorAll('main dt')]
        .find((term) => (typeof name === 'string' ? term.textContent === name : name.test(term.textContent)))
        ?.parentElement?.querySelector('dd')?.textContent ?? null,
  };
}
