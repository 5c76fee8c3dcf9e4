import { field, fill } from '../../support/form.ts';
import { sentTo } from '../../support/network.ts';
import { newPerson } from '../../support/new-account.ts';
import { choose, list, options, picker, typeForSuggestions } from '../../support/pages/location-picker.ts';
import { SIGN_UP, submit } from '../../support/sign-up-form.ts';
import { expect, test } from '../../support/test.ts';

const SUGGESTIONS = '/location-suggestions';

/** Failures, keys and limits are tested in `location-picker.component.test.tsx`. */
test('the sign-up sends the chosen places and a typed one as one text', async ({ page }) => {
  const sent = sentTo(page, SIGN_UP);
  await page.goto('/auth/signup');
  await fill(page, newPerson());
  await choose(page, 'leeds', /^Leeds/);
  await choose(page, 'm1 1aa', /M1 1AA/);
  await picker(page).fill('sw1a 2aa');
  await submit(page);
  await expect(page).toHaveURL(/\/auth\/verify/);
  expect(sent).toEqual([expect.objectContaining({ preferredArea: 'Leeds, M1 1AA, sw1a 2aa' })]);
});

test('the search of the home page goes on with a place or with any text', async ({ page }) => {
  const path = '/';
  const input = field(page, 'location');

  await test.step('a suggestion is searched for as it is picked', async () => {
    await page.goto(path);
    await typeForSuggestions(input, 'manch');
    await options(page).first().click();
    await expect(list(page)).toHaveCount(0);
    await expect(page).toHaveURL('/properties?location=Manchester');
  });

  await test.step('any text may be searched for, without waiting for suggestions', async () => {
    await page.goto(path);
    await input.fill('Atlantis');
    await input.press('Enter');
    await expect(page).toHaveURL('/properties?location=Atlantis');
  });

  await test.step('by keyboard', async () => {
    await page.goto(path);
    await typeForSuggestions(input, 'manch');
    await input.press('ArrowDown');
    await input.press('Enter');
    await expect(page).toHaveURL('/properties?location=Manchester');
  });

  await test.step('nothing is searched for with an empty text', async () => {
    await page.goto(path);
    await input.fill('   ');
    await input.press('Enter');
    await expect(input).toBeFocused();
    await expect(page).toHaveURL(path);
  });
});

test('suggestions are asked for once somebody has typed, not with the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(SUGGESTIONS)) asked.push(request.url());
  });
  for (const path of ['/', '/auth/signup']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked, path).toEqual([]);
  }
  await typeForSuggestions(picker(page), 'leeds');
  expect(asked.length).toBeGreaterThan(0);
});
