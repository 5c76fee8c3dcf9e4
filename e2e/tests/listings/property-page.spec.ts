import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { toast } from '../../support/form.ts';
import { captionedPhotos, liveHomeOf } from '../../support/live-home.ts';
import { newAccount } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const pathOf = (id: string): string => `/properties/${id}`;

test.use({ firstVisit: true });

test('the page of a home is counted once, shared and printed', async ({ page, request, context, baseURL }) => {
  const id = await liveHomeOf(request, await newAccount(request, 'landlord'));
  const address = `${baseURL}${pathOf(id)}/two-bedroom-flat-leeds-ls1`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));

  await test.step('it is counted once by a browser', async () => {
    const counted: string[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'POST') counted.push(new URL(sent.url()).pathname);
    });
    const answered = page.waitForResponse(`**/api/properties/${id}/views`);
    await page.goto(pathOf(id));
    expect((await answered).status()).toBe(200);
    await page.waitForLoadState('networkidle');
    expect(counted).toEqual([`/api/properties/${id}/views`]);
  });

  await test.step('it copies its link where sharing is not possible', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(toast(page)).toContainText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });

  await test.step('on paper it shows its address and a code that leads back to it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: 'QR code for this page' })).toBeVisible();
    await expect(page.getByText(baseURL + pathOf(id), { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText(baseURL + pathOf(id), { exact: true })).toBeHidden();
  });
});

test('the photos of a home are looked through', async ({ page, request }) => {
  const lister = await newAccount(request, 'landlord');
  const images = await captionedPhotos(request, lister, ['', 'The kitchen', 'The garden']);
  const id = await liveHomeOf(request, lister, { images });
  const viewer = page.getByRole('dialog');
  await signedInAs(page, await newAccount(request));
  await page.goto(pathOf(id));

  await test.step('by keyboard alone', async () => {
    const second = page.getByRole('button', { name: 'The kitchen, open photo 2 of 3' });
    await expect(second).toBeEnabled();
    await second.focus();
    await page.keyboard.press('Enter');
    await expect(viewer.getByText('2 of 3')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('3 of 3')).toBeVisible();
    await expect(viewer.getByRole('img', { name: 'The garden' })).toBeVisible();
    await expect(viewer.getByText('The garden')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('1 of 3')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText('3 of 3')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(viewer.getByText('1 of 3')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(second).toBeFocused();
  });

  await test.step('by its buttons, and the viewer is accessible', async () => {
    await page.getByRole('button', { name: 'Show all 3 photos' }).click();
    await viewer.getByRole('button', { name: 'Next photo' }).click();
    await expect(viewer.getByText('2 of 3')).toBeVisible();
    await viewer.getByRole('button', { name: 'Previous photo' }).click();
    await expect(viewer.getByText('1 of 3')).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'viewer');
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
  });

  await test.step('on a phone a photo comes first and the actions stay in reach', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const main = page.getByRole('main');
    await expect.poll(async () => (await main.getByRole('img').first().boundingBox())?.y).toBeLessThan(130);
    for (const name of [/^Message/, 'Apply', /^(?:Favourite|Shortlist)/]) {
      await main.getByText('Offered by').scrollIntoViewIfNeeded();
      await expect(main.getByRole('button', { name }).first()).toBeInViewport({ ratio: 1 });
    }
  });
});
