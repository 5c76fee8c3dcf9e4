import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../support/accessible.ts';
import { alert, expectFieldError, field, fill } from '../support/form.ts';
import { sentTo } from '../support/network.ts';
import { newPerson } from '../support/new-account.ts';
import { expect, test } from '../support/test.ts';

/** The picker of the sign-up, which takes several locations. */
const picker = (page: Page) => page.getByRole('combobox', { name: 'Preferred areas' });
const list = (page: Page) => page.getByRole('listbox');
const options = (page: Page) => list(page).getByRole('option');
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen places' }).getByRole('listitem');
const submit = (page: Page) => page.locator('form:has([name="firstName"]) button[type="submit"]').click();

const unknownPlace = 'We do not know this place. Choose one from the list, or clear the field.';

async function choose(page: Page, text: string, option: string | RegExp): Promise<void> {
  await picker(page).fill(text);
  await list(page).getByRole('option', { name: option }).first().click();
}

test.describe('suggestions', () => {
  test.beforeEach(({ page }) => page.goto('/auth/signup'));

  test('the field invites to enter a postcode or area', async ({ page }) => {
    await expect(picker(page)).toHaveAttribute('placeholder', 'Enter postcode or area...');
    await expect(picker(page)).toHaveAttribute('name', 'preferredArea');
    await expect(list(page)).toHaveCount(0);
  });

  test('appear once at least 2 characters are typed', async ({ page }) => {
    await picker(page).pressSequentially('m');
    await page.waitForTimeout(600);
    await expect(list(page)).toHaveCount(0);
    await picker(page).pressSequentially('1');
    await expect(list(page)).toBeVisible();
    await picker(page).press('Backspace');
    await expect(list(page)).toHaveCount(0);
  });

  test('wait 300 ms', async ({ page }) => {
    await picker(page).fill('lee');
    await expect(options(page).first()).toBeVisible();
    await picker(page).fill('');
    await page.evaluate(() => {
      document.addEventListener('input', () => performance.mark('typed'), { capture: true });
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role="listbox"]')) return;
        performance.mark('shown');
        observer.disconnect();
      }).observe(document.body, { childList: true, subtree: true });
    });
    await picker(page).fill('man');
    await expect(list(page)).toBeVisible();
    expect(await page.evaluate(() => performance.measure('wait', 'typed', 'shown').duration)).toBeGreaterThanOrEqual(
      295,
    );
  });

  test('are at most 10', async ({ page }) => {
    await picker(page).fill('man');
    await expect(options(page)).toHaveCount(10);
  });

  test('show a postcode with its area and county in two lines', async ({ page }) => {
    await picker(page).fill('nr1 1aa');
    const lines = options(page).first().locator('span > span > span');
    await expect(lines).toHaveText(['NR1 1AA', /Norwich, Norfolk$/]);
    const tops = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().top));
    expect(tops[1]).toBeGreaterThan(tops[0]!);
  });

  test('show an area with its district and county', async ({ page }) => {
    await picker(page).fill('manchester');
    await expect(options(page).first()).toHaveText(/^Manchester\s*All of Manchester, Greater Manchester$/);
  });

  test('are found whatever the case and spaces', async ({ page }) => {
    for (const text of ['m11aa', 'M1 1AA', 'm1 1a'])
      await test.step(`are found whatever the case and spaces: ${text}`, async () => {
        await picker(page).fill(text);
        await expect(options(page).first()).toContainText('M1 1AA');
      });
  });

  test('say when nothing matches', async ({ page }) => {
    for (const text of ['zzzz', '<b>bold</b>', 'zz "top"'])
      await test.step(`say when nothing matches: ${text}`, async () => {
        await picker(page).fill(text);
        await expect(page.getByText(`No locations found for "${text}"`)).toBeVisible();
        await expect(list(page)).toHaveCount(0);
        await picker(page).press('Escape');
        await expect(page.getByText('No locations found')).toHaveCount(0);
      });
  });

  test('close with Escape, and the text stays', async ({ page }) => {
    await picker(page).fill('leeds');
    await expect(list(page)).toBeVisible();
    await picker(page).press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(picker(page)).toHaveValue('leeds');
    await expect(picker(page)).toBeFocused();
  });

  test('close with a click outside', async ({ page }) => {
    await picker(page).fill('leeds');
    await expect(list(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(list(page)).toHaveCount(0);
  });

  test('do not appear after somebody has gone on', async ({ page }) => {
    await picker(page).fill('leeds');
    await field(page, 'maxBudget').focus();
    await page.waitForTimeout(900);
    await expect(list(page)).toHaveCount(0);
  });

  test('hang in a dropdown about 15rem high at most', async ({ page }) => {
    await picker(page).fill('man');
    await expect(options(page)).toHaveCount(10);
    expect((await list(page).boundingBox())?.height).toBeLessThanOrEqual(240);
  });
});

test.describe('chips', () => {
  test.beforeEach(({ page }) => page.goto('/auth/signup'));

  test('several can be chosen and removed again', async ({ page }) => {
    await choose(page, 'leeds', /^Leeds/);
    await expect(picker(page)).toHaveValue('');
    await expect(list(page)).toHaveCount(0);
    await choose(page, 'm1 1aa', /M1 1AA/);
    await expect(chips(page)).toHaveText(['Leeds', 'M1 1AA'].map((place) => new RegExp(`^${place}`)));
    await page.getByRole('button', { name: 'Remove Leeds' }).click();
    await expect(chips(page)).toHaveCount(1);
    await expect(chips(page)).toContainText('M1 1AA');
    await expect(picker(page)).toBeFocused();
    await expect(picker(page)).toBeEnabled();
  });

  test('there are no duplicates', async ({ page }) => {
    for (const text of ['leeds', 'Leeds', 'LEEDS']) await choose(page, text, /^Leeds/);
    await expect(chips(page)).toHaveCount(1);
    await picker(page).fill('Leeds');
    await picker(page).press('Enter');
    await expect(picker(page)).toHaveValue('');
    await expect(chips(page)).toHaveCount(1);
  });

  test('stay when the tabs are switched', async ({ page }) => {
    await choose(page, 'leeds', /^Leeds/);
    await picker(page).fill('York');
    await page.getByRole('tab', { name: /agent/i }).click();
    await expect(picker(page)).toHaveCount(0);
    await page.getByRole('tab', { name: /tenant/i }).click();
    await expect(chips(page)).toContainText('Leeds');
    await expect(picker(page)).toHaveValue('York');
  });
});

test.describe('the keyboard', () => {
  test.beforeEach(({ page }) => page.goto('/auth/signup'));

  const active = (page: Page) =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant');
      return id ? [...document.querySelectorAll('[role="option"]')].findIndex((option) => option.id === id) : null;
    });

  test('arrows, Home and End reach every suggestion, and Enter chooses', async ({ page }) => {
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

  test('an arrow opens the suggestions again', async ({ page }) => {
    await picker(page).fill('man');
    await expect(list(page)).toBeVisible();
    await picker(page).press('Escape');
    await picker(page).press('ArrowDown');
    await expect(list(page)).toBeVisible();
  });

  test('Tab goes on and closes them', async ({ page }) => {
    await picker(page).fill('man');
    await expect(list(page)).toBeVisible();
    await picker(page).press('Tab');
    await expect(list(page)).toHaveCount(0);
    await expect(picker(page)).not.toBeFocused();
  });

  test('a chip is removed by its button', async ({ page }) => {
    await choose(page, 'leeds', /^Leeds/);
    await picker(page).press('Tab');
    await expect(page.getByRole('button', { name: 'Remove Leeds' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(chips(page)).toHaveCount(0);
    await expect(picker(page)).toBeFocused();
  });
});

test.describe('for assistive technology', () => {
  test('the combobox tells its state, and the number of suggestions is announced', async ({ page }) => {
    await page.goto('/auth/signup');
    await expect(picker(page)).toHaveAttribute('aria-autocomplete', 'list');
    await expect(picker(page)).toHaveAttribute('aria-expanded', 'false');
    const live = picker(page).locator('xpath=..').locator('[aria-live="polite"]');
    await expect(live).toHaveText('');
    await picker(page).fill('man');
    await expect(picker(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(picker(page)).toHaveAttribute('aria-controls', (await list(page).getAttribute('id')) ?? 'none');
    await expect(live).toHaveText('10 suggestions');
    await options(page).first().click();
    await expect(live).toHaveText('Manchester chosen');
    await page.getByRole('button', { name: 'Remove Manchester' }).click();
    await expect(live).toHaveText('Manchester removed');
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
});

test.describe('what the form sends', () => {
  const path = '/api/auth/signup';

  test('is the chosen list, joined into one comma-separated text', async ({ page }) => {
    await page.goto('/auth/signup');
    const sent = sentTo(page, path);
    await fill(page, newPerson());
    await choose(page, 'leeds', /^Leeds/);
    await choose(page, 'm1 1aa', /M1 1AA/);
    await submit(page);
    await expect(page).toHaveURL(/\/auth\/verify/);
    expect(sent).toEqual([expect.objectContaining({ preferredArea: 'Leeds, M1 1AA' })]);
  });

  test('includes a place that was typed but not chosen', async ({ page }) => {
    await page.goto('/auth/signup');
    const sent = sentTo(page, path);
    await fill(page, newPerson());
    await choose(page, 'leeds', /^Leeds/);
    await picker(page).fill('sw1a 2aa');
    await submit(page);
    await expect(page).toHaveURL(/\/auth\/verify/);
    expect(sent).toEqual([expect.objectContaining({ preferredArea: 'Leeds, sw1a 2aa' })]);
  });

  test('is nothing when text names no place: the field says what to do', async ({ page }) => {
    await page.goto('/auth/signup');
    const sent = sentTo(page, path);
    await fill(page, newPerson());
    await picker(page).fill('Atlantis');
    await submit(page);
    await expectFieldError(page, 'preferredArea', unknownPlace);
    await expect(picker(page)).toBeFocused();
    await expect(picker(page)).toHaveValue('Atlantis');
    expect(sent).toEqual([]);
    await picker(page).fill('');
    await submit(page);
    await expect(page).toHaveURL(/\/auth\/verify/);
    expect(sent).toHaveLength(1);
  });

  test('Enter makes a chip of a place, and refuses anything else', async ({ page }) => {
    await page.goto('/auth/signup');
    await picker(page).fill('York');
    await picker(page).press('Enter');
    await expect(chips(page)).toContainText('York');
    await picker(page).fill('Atlantis');
    await picker(page).press('Enter');
    await expectFieldError(page, 'preferredArea', unknownPlace);
    await expect(alert(page)).toHaveCount(0);
  });

  test('the preferences stay optional', async ({ page }) => {
    await page.goto('/auth/signup');
    const sent = sentTo(page, path);
    await fill(page, newPerson());
    await submit(page);
    await expect(page).toHaveURL(/\/auth\/verify/);
    expect(sent[0]).not.toHaveProperty('preferredArea');
  });
});

test.describe('in the searches', () => {
  for (const path of ['/', '/properties']) {
    const input = (page: Page) => page.locator('[name="location"]');

    test(`${path}: a suggestion fills the field, and the search goes on with it`, async ({ page }) => {
      await page.goto(path);
      await input(page).fill('manch');
      await options(page).first().click();
      await expect(input(page)).toHaveValue('Manchester');
      await expect(list(page)).toHaveCount(0);
      await input(page).press('Enter');
      await expect(page).toHaveURL('/properties?location=Manchester');
    });

    test(`${path}: any text may be searched for, without waiting for suggestions`, async ({ page }) => {
      await page.goto(path);
      await input(page).fill('Atlantis');
      await input(page).press('Enter');
      await expect(page).toHaveURL('/properties?location=Atlantis');
    });

    test(`${path}: by keyboard`, async ({ page }) => {
      await page.goto(path);
      await input(page).fill('manch');
      await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
      await input(page).press('ArrowDown');
      await input(page).press('Enter');
      await expect(input(page)).toHaveValue('Manchester');
      await expect(page).toHaveURL(path);
      await input(page).press('Escape');
      await input(page).press('Enter');
      await expect(page).toHaveURL('/properties?location=Manchester');
    });
  }

  test('the home page stays when the text is empty', async ({ page }) => {
    await page.goto('/');
    await page.locator('[name="location"]').fill('   ');
    await page.locator('[name="location"]').press('Enter');
    await expect(page.locator('[name="location"]')).toBeFocused();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the list of places', () => {
  test('arrives with the first focus, not with the page', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/suggest-locations|resolve-place/.test(request.url())) scripts.push(request.url());
    });
    for (const path of ['/', '/auth/signup']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(scripts, path).toEqual([]);
    }
    await picker(page).focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

  test('that cannot be loaded is told, and what was typed is sent all the same', async ({ page, faults }) => {
    faults.expectFailedRequest('/assets/');
    await page.route(/suggest-locations|resolve-place/, (route) => route.abort());
    await page.goto('/auth/signup');
    const sent = sentTo(page, '/api/auth/signup');
    await fill(page, newPerson());
    await picker(page).fill('Leeds');
    await expect(page.getByText('Suggestions are not available right now.')).toBeVisible();
    await submit(page);
    await expect(page).toHaveURL(/\/auth\/verify/);
    expect(sent).toEqual([expect.objectContaining({ preferredArea: 'Leeds' })]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the pickers are plain text fields with the same names', async ({ page }) => {
    await page.goto('/auth/signup');
    await field(page, 'preferredArea').fill('Leeds, York');
    await expect(field(page, 'preferredArea')).toHaveValue('Leeds, York');
    for (const path of ['/', '/properties']) {
      await page.goto(path);
      await field(page, 'location').fill('Leeds');
      await field(page, 'location').press('Enter');
      await expect(page).toHaveURL('/properties?location=Leeds');
    }
  });
});
