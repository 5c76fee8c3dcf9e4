import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { expectFieldError, field, fill, toast } from '../../support/form.ts';
import { sentTo } from '../../support/network.ts';
import { newAccount } from '../../support/new-account.ts';
import { aPicture } from '../../support/new-listing.ts';
import { main, PAGE, save, storedUser } from '../../support/pages/profile-page.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const path = '/api/auth/profile';
const MEGABYTE = 1024 * 1024;

const dialog = (page: Page): Locator => page.getByRole('dialog');
/** The photo in the form; initials stand in its place where there is none. */
const photo = (page: Page): Locator => main(page).locator('form img');
const headerPhoto = (page: Page): Locator => page.getByRole('banner').locator('[aria-haspopup="menu"] img');

/** What the form shows, requires and sends is tested in `profile-form.component.test.tsx`. */
test('a photo is looked at, refused, saved, shown in the header and removed', async ({ page, request, faults }) => {
  faults.expectFailedRequest(path);
  const account = await newAccount(request);
  await page.goto(PAGE);
  await expect(page).toHaveURL('/auth/login?next=%2Fprofile');
  await fill(page, { email: account.email, password: account.password });
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(PAGE);
  const input = field(page, 'profilePhoto');
  await expect(photo(page)).toHaveCount(0);

  // Five megabytes exactly are sent; what is no picture in spite of its name is the server's to tell.
  const sent = sentTo(page, path);
  await input.setInputFiles({ name: 'exact.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * MEGABYTE, 1) });
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await save(page).click();
  await expect(toast(page)).toContainText('Update Failed');
  await expectFieldError(page, 'profilePhoto', 'Please select an image file');
  expect(sent).toHaveLength(1);

  await input.setInputFiles(aPicture('me.png'));
  await expect(photo(page)).toHaveAttribute('src', /^data:image\/png;base64,/);
  await expect(headerPhoto(page)).toHaveCount(0);
  await save(page).click();
  await expect(toast(page)).toContainText('Your profile has been updated successfully.');
  await expect(photo(page)).toHaveAttribute('src', /^\//);
  await expect(headerPhoto(page)).toBeVisible();
  expect(await headerPhoto(page).evaluate((image: HTMLImageElement) => image.decode().then(() => image.width))).toBe(
    32,
  );
  await expectAccessibleOnEveryScreen(page, 'a profile with a photo');

  await field(page, 'firstName').fill('Mai');
  await save(page).click();
  await expect(page.getByRole('banner')).toContainText('Mai');
  await page.reload();
  await expect(photo(page)).toHaveAttribute('src', /^\//);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(photo(page)).toHaveCount(0);
  await expect(input).toBeFocused();
  await save(page).click();
  await expect(toast(page)).toContainText('Profile Updated');
  await expect(headerPhoto(page)).toHaveCount(0);
  expect(await storedUser(page)).toMatchObject({ profilePhoto: null });
});

test('leaving with changes asks, saved changes are let go, and Cancel goes back, also after a full load', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await signedInAs(page, account);
  const openFromMenu = async () => {
    await page.getByRole('banner').locator('[aria-haspopup="menu"]').click();
    await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
    await expect(page).toHaveURL(PAGE);
  };
  await page.goto('/how-it-works');
  await openFromMenu();

  await field(page, 'firstName').fill('Mai');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toContainText('Leave without saving?');
  await expectAccessibleOnEveryScreen(page, 'the question');
  await dialog(page).getByRole('button', { name: 'Stay' }).click();
  await expect(field(page, 'firstName')).toHaveValue('Mai');

  await field(page, 'firstName').fill(account.firstName);
  await page.locator('select[name="propertyType"]').selectOption('flat');
  await page.getByRole('banner').getByRole('link', { name: 'Letfair home' }).click();
  await dialog(page).getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(toast(page)).toContainText('Preferences saved');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/how-it-works');

  await page.goForward();
  await field(page, 'phone').fill('020 7946 0999');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/how-it-works');

  await openFromMenu();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/how-it-works');

  await page.evaluate((path) => location.assign(path), PAGE);
  await expect(field(page, 'firstName')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/how-it-works');

  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/dashboard');
});
