import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A narrow and a wide screen in each scheme; on the first the markup is judged as well as the colours. */
export const everyScreen = (
  [
    ['light', 320],
    ['light', 1280],
    ['dark', 390],
    ['dark', 1280],
  ] as const
).map(([colorScheme, width]) => ({
  title: `${colorScheme}, ${width} px`,
  options: { colorScheme, viewport: { width, height: 844 }, reducedMotion: 'reduce' as const },
}));

/** No violation that axe finds, nothing that makes the page scroll sideways, and no style the policy would refuse. */
export async function expectAccessible(page: Page, where: string, { coloursOnly = false } = {}): Promise<void> {
  await settled(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where}: scrolls sideways`).toBe(0);
  expect(await page.locator('[style]').count(), `${where}: inline styles`).toBe(0);
  expect(await axeViolations(page, { coloursOnly }), where).toEqual([]);
}

/** A colour on its way from one scheme to the other is nobody's choice; what never ends is not waited for. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** What axe finds. */
export async function axeViolations(page: Page, { coloursOnly = false } = {}): Promise<string[]> {
  // Otherwise each look opens a window of its own, which is for frames from elsewhere; there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (coloursOnly
    ? axe.withRules(['color-contrast', 'link-in-text-block', 'target-size'])
    : axe
  ).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
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
