import type { Page } from '@playwright/test';

/** Holds the answers of a call back, so that what a screen shows meanwhile can be read. */
export async function hold(page: Page, path: string): Promise<{ readonly release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

export async function answer(page: Page, path: string, status: number, body: unknown): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

export async function cutOff(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.abort('connectionfailed'));
}

/** What the page has sent to a path so far, as parsed bodies. */
export function sentTo(page: Page, path: string): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request.postDataJSON());
  });
  return sent;
}
