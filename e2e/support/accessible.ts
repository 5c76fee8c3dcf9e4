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

const narrowPhone = { width: 320, height: 844 };
const desk = { width: 1280, height: 844 };

/** No violation that axe finds, nothing that makes the page scroll sideways, and no style the policy would refuse. */
export async function expectAccessible(page: Page, where: string, { mayHaveStyles = false } = {}): Promise<void> {
  // The sticky header would lie over what is scrolled under it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await waitForAnimations(page);
  await expectToFit(page, where);
  if (!mayHaveStyles) await expect(page.locator('[style]'), `${where}: inline styles`).toHaveCount(0);
  // Polled, because a busy browser may still be laying out what came with the width.
  await expect.poll(() => axeViolations(page), where).toEqual([]);
}

/** Polled, because a busy browser may still be laying out what came with the width. */
const expectToFit = (page: Page, where: string): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${where}: scrolls sideways`,
    )
    .toBe(0);

/** What is on its way from one place to another is nobody's choice; what never ends is not waited for. */
export const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** With every page that is opened from now on, which costs half of putting it into a page that is open. */
export const loadAxeWithPages = (page: Page) => page.addInitScript({ content: source });

export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** Rows and cards of one kind are built alike: the first six are judged for all of them. */
export const alike = ['main tbody tr:nth-child(n+7)', 'main li:has(> article):nth-child(n+7)'];

/**
 * What axe finds. It stays in the page it was put into, and gathers nothing about what is in order. Of a page behind a
 * modal dialog nothing can be reached, and it is judged without the dialog.
 */
export async function axeViolations(page: Page, { withContrast = false } = {}): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(
    async ({ rules, exclude }) => {
      const modal = document.querySelector('dialog:modal');
      const { violations } = await window.axe.run(modal ?? { exclude }, {
        resultTypes: ['violations'],
        // Its rules that read style sheets are not among those that run.
        preload: false,
        rules,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    {
      // Sizes of targets are no rule by default.
      rules: { 'color-contrast': { enabled: withContrast }, 'target-size': { enabled: true } },
      exclude: alike,
    },
  );
}

/**
 * Markup and sizes of targets are judged on a narrow phone; at a desk nothing may stick out either. None of that depends
 * on the scheme: the contrast of colours has a test of the palette (`web/app/styles/contrast.test.ts`). `npm run
 * screenshots` walks every combination.
 */
export async function expectAccessibleOnEveryScreen(
  page: Page,
  where: string,
  options: Parameters<typeof expectAccessible>[2] = {},
): Promise<void> {
  await page.setViewportSize(narrowPhone);
  await expectAccessible(page, where, options);
  await page.setViewportSize(desk);
  await waitForAnimations(page);
  await expectToFit(page, where);
}
