import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { expectFieldError, field } from '../../support/form.ts';
import { chips, choose, list, options, picker, unknownPlace } from '../../support/location-picker.ts';
import { expect, test } from '../../support/test.ts';

test('suggestions come while somebody types', async ({ page }) => {
  await page.goto('/auth/signup');

  await test.step('the field invites to enter a postcode or area', async () => {
    await expect(picker(page)).toHaveAttribute('placeholder', 'Enter postcode or area...');
    await expect(picker(page)).toHaveAttribute('name', 'preferredArea');
    await expect(list(page)).toHaveCount(0);
  });

  await test.step('they appear once at least 2 characters are typed', async () => {
    await picker(page).pressSequentially('m1');
    await expect(list(page)).toBeVisible();
    await picker(page).press('Backspace');
    await expect(list(page)).toHaveCount(0);
  });

  await test.step('they wait 300 ms', async () => {
    await picker(page).fill('lee');
    await expect(options(page).first()).toBeVisible();
    await picker(page).fill('');
    await expect(list(page)).toHaveCount(0);
    await page.evaluate(() => {
      document.addEventListener('input', () => performance.mark('typed'), { capture: true, once: true });
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role="listbox"]')) return;
        performance.mark('shown');
        observer.disconnect();
      }).observe(document.body, { childList: true, subtree: true });
    });
    await picker(page).fill('man');
    await expect(list(page)).toBeVisible();
    const waited = await page.evaluate(() => performance.measure('wait', 'typed', 'shown').duration);
    expect(waited).toBeGreaterThanOrEqual(295);
  });

  await test.step('they are at most 10, in a dropdown about 15rem high at most', async () => {
    await expect(options(page)).toHaveCount(10);
    expect((await list(page).boundingBox())?.height).toBeLessThanOrEqual(240);
  });

  await test.step('a postcode is shown with its area and county in two lines', async () => {
    await picker(page).fill('nr1 1aa');
    const lines = options(page).first().locator('span > span > span');
    await expect(lines).toHaveText(['NR1 1AA', /Norwich, Norfolk$/]);
    const tops = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().top));
    expect(tops[1]).toBeGreaterThan(tops[0]!);
  });

  await test.step('an area is shown with its district and county', async () => {
    await picker(page).fill('manchester');
    await expect(options(page).first()).toHaveText(/^Manchester\s*All of Manchester, Greater Manchester$/);
  });

  for (const text of ['m11aa', 'M1 1AA', 'm1 1a'])
    await test.step(`they are found whatever the case and spaces: ${text}`, async () => {
      await picker(page).fill('');
      await expect(list(page)).toHaveCount(0);
      await picker(page).fill(text);
      await expect(options(page).first()).toContainText('M1 1AA');
    });

  for (const text of ['zzzz', '<b>bold</b>', 'zz "top"'])
    await test.step(`they say when nothing matches: ${text}`, async () => {
      await picker(page).fill(text);
      await expect(page.getByText(`No locations found for "${text}"`)).toBeVisible();
      await expect(list(page)).toHaveCount(0);
      await picker(page).press('Escape');
      await expect(page.getByText('No locations found')).toHaveCount(0);
    });
});

test('suggestions go when they are not wanted', async ({ page }) => {
  await page.goto('/auth/signup');

  await test.step('with Escape, and the text stays', async () => {
    await picker(page).fill('leeds');
    await expect(list(page)).toBeVisible();
    await picker(page).press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(picker(page)).toHaveValue('leeds');
    await expect(picker(page)).toBeFocused();
  });

  await test.step('with a click outside', async () => {
    await picker(page).press('ArrowDown');
    await expect(list(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(list(page)).toHaveCount(0);
  });

  await test.step('with Tab, which goes on', async () => {
    await picker(page).fill('man');
    await expect(list(page)).toBeVisible();
    await picker(page).press('Tab');
    await expect(list(page)).toHaveCount(0);
    await expect(picker(page)).not.toBeFocused();
  });
});

test.describe('time passes', () => {
  // a clock cannot be taken out of a page again
  test.use({ firstVisit: true });

  test('suggestions stay away after one character, and after somebody has gone on', async ({ page }) => {
    await page.clock.install();
    await page.goto('/auth/signup');
    await picker(page).pressSequentially('m');
    await page.clock.runFor(600);
    await expect(list(page)).toHaveCount(0);
    await picker(page).fill('leeds');
    await field(page, 'maxBudget').focus();
    await page.clock.runFor(900);
    await expect(list(page)).toHaveCount(0);
  });
});

test('what is chosen becomes chips', async ({ page }) => {
  await page.goto('/auth/signup');

  await test.step('there are no duplicates', async () => {
    for (const text of ['leeds', 'Leeds', 'LEEDS']) await choose(page, text, /^Leeds/);
    await expect(chips(page)).toHaveCount(1);
    await picker(page).fill('Leeds');
    await picker(page).press('Enter');
    await expect(picker(page)).toHaveValue('');
    await expect(chips(page)).toHaveCount(1);
  });

  await test.step('they stay when the tabs are switched', async () => {
    await picker(page).fill('York');
    await page.getByRole('tab', { name: /agent/i }).click();
    await expect(picker(page)).toHaveCount(0);
    await page.getByRole('tab', { name: /tenant/i }).click();
    await expect(chips(page)).toContainText('Leeds');
    await expect(picker(page)).toHaveValue('York');
  });

  await test.step('several can be chosen and removed again', async () => {
    await choose(page, 'm1 1aa', /M1 1AA/);
    await expect(picker(page)).toHaveValue('');
    await expect(list(page)).toHaveCount(0);
    await expect(chips(page)).toHaveText(['Leeds', 'M1 1AA'].map((place) => new RegExp(`^${place}`)));
    await page.getByRole('button', { name: 'Remove Leeds' }).click();
    await expect(chips(page)).toHaveCount(1);
    await expect(chips(page)).toContainText('M1 1AA');
    await expect(picker(page)).toBeFocused();
    await expect(picker(page)).toBeEnabled();
  });

  await test.step('one is removed by its button, with the keyboard', async () => {
    await picker(page).press('Tab');
    await expect(page.getByRole('button', { name: 'Remove M1 1AA' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(chips(page)).toHaveCount(0);
    await expect(picker(page)).toBeFocused();
  });

  await test.step('Enter makes one of a place, and refuses anything else', async () => {
    await picker(page).fill('York');
    await picker(page).press('Enter');
    await expect(chips(page)).toContainText('York');
    await picker(page).fill('Atlantis');
    await picker(page).press('Enter');
    await expectFieldError(page, 'preferredArea', unknownPlace);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? [...document.querySelectorAll('[role="option"]')].findIndex((option) => option.id === id) : null;
  });

test('by keyboard, and for assistive technology', async ({ page }) => {
  await page.goto('/auth/signup');
  const live = picker(page).locator('xpath=..').locator('[aria-live="polite"]');

  await test.step('the combobox tells its state, and the number of suggestions is announced', async () => {
    await expect(picker(page)).toHaveAttribute('aria-autocomplete', 'list');
    await expect(picker(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(live).toHaveText('');
    await picker(page).fill('man');
    await expect(picker(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(picker(page)).toHaveAttribute('aria-controls', (await list(page).getAttribute('id')) ?? 'none');
    await expect(live).toHaveText('10 suggestions');
  });

  await test.step('an arrow opens the suggestions again', async () => {
    await picker(page).press('Escape');
    await expect(list(page)).toHaveCount(0);
    await picker(page).press('ArrowDown');
    await expect(list(page)).toBeVisible();
  });

  await test.step('arrows, Home and End reach every suggestion, and Enter chooses', async () => {
    await picker(page).fill('');
    await expect(list(page)).toHaveCount(0);
    await picker(page).fill('man');
    await expect(options(page)).toHaveCount(10);
    expect(await active(page)).toBeNull();
    for (const [key, at] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 9],
      ['ArrowDown', 0],
      ['End', 9],
      ['Home', 0],
    ] as const) {
      await picker(page).press(key);
      expect(await active(page), key).toBe(at);
      await expect(options(page).nth(at)).toHaveAttribute('aria-selected', 'true');
      await expect(options(page).nth(at)).toBeInViewport();
    }
    await expect(picker(page)).toBeFocused();
    await picker(page).press('Enter');
    await expect(chips(page)).toContainText('Manchester');
    await expect(page).toHaveURL('/auth/signup');
  });

  await test.step('what is chosen and removed is announced', async () => {
    await expect(live).toHaveText('Manchester chosen');
    await page.getByRole('button', { name: 'Remove Manchester' }).click();
    await expect(live).toHaveText('Manchester removed');
    await choose(page, 'manchester', /^Manchester/);
    await expect(live).toHaveText('Manchester chosen');
  });
});

test('no violation on any screen: chosen, open, nothing found, refused, and in the search', async ({ page }) => {
  await page.goto('/auth/signup');
  await choose(page, 'leeds', /^Leeds/);
  await choose(page, 'newcastle upon', /^Newcastle/);
  await picker(page).fill('man');
  await expect(options(page)).toHaveCount(10);
  await picker(page).press('ArrowDown');
  await expectAccessibleOnEveryScreen(page, 'open');
  await picker(page).fill('z'.repeat(50));
  await expect(page.getByText('No locations found')).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'nothing found');
  await picker(page).press('Escape');
  await picker(page).press('Enter');
  await expectFieldError(page, 'preferredArea', unknownPlace);
  await expectAccessibleOnEveryScreen(page, 'refused');
  await page.goto('/');
  await field(page, 'location').fill('leeds');
  await expect(list(page)).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'home');
});
