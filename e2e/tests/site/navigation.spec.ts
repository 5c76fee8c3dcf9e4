import { fill } from '../../support/form.ts';
import { captionedPhotos, liveHomeOf } from '../../support/live-home.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

test('on a phone Back closes what is open before it leaves the page', async ({ page, request }) => {
  const lister = await newAccount(request, 'landlord');
  const images = await captionedPhotos(request, lister, ['The kitchen', 'The garden']);
  const address = { line1: '7 Quay Row', line2: '', city: 'Quayside', postcode: 'CA23 3AA', county: 'Cumbria' };
  const id = await liveHomeOf(request, lister, { title: 'A room with a view', images, address });
  const search = '/properties?location=CA23';
  const dialog = page.getByRole('dialog');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.goto(search);
  // Comes with the script, without which nothing opens.
  await expect(page.getByRole('button', { name: 'Hide: A room with a view' })).toBeVisible();

  for (const name of ['Open menu', 'Filters'])
    await test.step(`closes ${name}`, async () => {
      await page.getByRole('button', { name }).click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(search);
    });

  await test.step('returns from a link in the menu with one press', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await dialog.getByRole('link', { name: 'Landlords' }).click();
    await expect(page).toHaveURL('/landlords');
    await page.goBack();
    await expect(page).toHaveURL(search);
  });

  await test.step('closes the photos and leaves the page where it was', async () => {
    await page.getByRole('link', { name: 'A room with a view' }).click();
    await expect(page).toHaveURL(new RegExp(`/properties/${id}`));
    await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /open photo 1/ }).click();
    const top = await page.evaluate(() => scrollY);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  });

  await test.step('closed by its button, or open during a reload, nothing stands in the way', async () => {
    await page.getByRole('button', { name: /open photo 1/ }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: /open photo 1/ }).click();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /open photo 1/ })).toBeEnabled();
    await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(search);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`/properties/${id}`));
  });
});

test('Back returns neither to a form that was sent nor to a page that led on', async ({ page, request }) => {
  const account = await newAccount(request);
  await test.step('after a sign-in', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true }).click();
    await fill(page, { email: account.email, password: account.password });
    await page.locator('form:has([name="password"]) button[type="submit"]').click();
    await expect(page).toHaveURL('/properties');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(page).toHaveURL('/properties');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('after an admin was led to a dashboard of their own', async () => {
    await signedInAs(page, await adminAccount(request));
    await page.goto('/');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/admin/dashboard');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
