import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The sizes and schemes every page has to be right in. */
export const everyScreen = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [320, 390, 1280].map((width) => ({
    title: `${colorScheme}, ${width} px`,
    options: { colorScheme, viewport: { width, height: 844 }, reducedMotion: 'reduce' as const },
  })),
);

/** No violation that axe finds, nothing that makes the page scroll sideways, and no style the policy would refuse. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(told, where).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where}: scrolls sideways`).toBe(0);
  expect(await page.locator('[style]').count(), `${where}: inline styles`).toBe(0);
}

/** The same on one loaded page, which is turned into every screen: cheaper than loading it for each. */
export async function expectAccessibleOnEveryScreen(page: Page, where: string): Promise<void> {
  for (const { title, options } of everyScreen) {
    const { colorScheme, reducedMotion, viewport } = options;
    await page.emulateMedia({ colorScheme, reducedMotion });
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${where}, ${title}`);
  }
}
