import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * Each scheme and each width once: contrast depends on the scheme alone, target sizes on the width alone. On the first
 * screen the markup is judged as well. `npm run screenshots` walks every combination.
 */
export const everyScreen = (
  [
    ['light', 320],
    ['dark', 1280],
  ] as const
).map(([colorScheme, width]) => ({
  title: `${colorScheme}, ${width} px`,
  options: { colorScheme, viewport: { width, height: 844 }, reducedMotion: 'reduce' as const },
}));

/** No violation that axe finds, nothing that makes the page scroll sideways, and no style the policy would refuse. */
export async function expectAccessible(page: Page, where: string, { coloursOnly = false } = {}): Promise<void> {
  // The sticky header would lie over what is scrolled under it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await settled(page);
  await expectToFit(page, where);
  await expect(page.locator('[style]'), `${where}: inline styles`).toHaveCount(0);
  // Polled, because a busy browser may still be drawing the colours of the other scheme.
  await expect.poll(() => axeViolations(page, { coloursOnly }), where).toEqual([]);
}

/** Polled, because a busy browser may still be laying out what came with the width. */
export const expectToFit = (page: Page, where: string): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${where}: scrolls sideways`,
    )
    .toBe(0);

/** A colour on its way from one scheme to the other is nobody's choice; what never ends is not waited for. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** The rules whose verdict depends on the scheme or the width. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size'];

export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** Rows and cards of one kind are built alike: the first six are judged for all of them. */
export const alike = ['main tbody tr:nth-child(n+7)', 'main li:has(> article):nth-child(n+7)'];

/**
 * What axe finds. It stays in the page it was put into, and gathers nothing about what is in order. Of a page behind a
 * modal dialog nothing can be reached, and it is judged without the dialog.
 */
export async function axeViolations(page: Page, { coloursOnly = false } = {}): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(
    async ({ runOnly, exclude }) => {
      const modal = document.querySelector('dialog:modal');
      const { violations } = await window.axe.run(modal ?? { exclude }, {
        resultTypes: ['violations'],
        // Its rules that read style sheets are not among those that run.
        preload: false,
        ...(runOnly && { runOnly }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { runOnly: coloursOnly ? rulesOfLooks : null, exclude: alike },
  );
}

/** The same on one loaded page, which is turned into every screen: cheaper than loading it for each. */
export async function expectAccessibleOnEveryScreen(page: Page, where: string): Promise<void> {
  for (const [index, { title, options }] of everyScreen.entries()) {
    const { colorScheme, reducedMotion, viewport } = options;
    await page.emulateMedia({ colorScheme, reducedMotion });
    await page.setViewportSize(viewport);
    // The markup is the same on every screen; only what it looks like differs.
    await expectAccessible(page, `${where}, ${title}`, { coloursOnly: index > 0 });
  }
}
