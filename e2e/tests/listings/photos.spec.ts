import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { field } from '../../support/form.ts';
import { newAccount } from '../../support/new-account.ts';
import { aPicture, newDraft, uploadedPhoto } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const tiles = (page: Page): Locator => page.getByRole('list', { name: 'Photos' }).getByRole('listitem');
const pictures = (page: Page): Locator => tiles(page).locator('img[srcset]');
const handle = (page: Page, place: number): Locator =>
  tiles(page).nth(place).getByRole('button', { name: 'Drag to reorder' });

/** The pictures in their order, each by its address. */
const order = (page: Page): Promise<string[]> =>
  pictures(page).evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));

/** Refusals, lost connections, limits and the buttons of a tile are tested in `photo-picker.component.test.tsx`. */
test('the photos of a draft are uploaded, captioned and put in order', async ({ page, request, faults }) => {
  faults.expectFailedRequest('/api/photos');
  const lister = await newAccount(request, 'landlord');
  await signedInAs(page, lister);
  const photo = await uploadedPhoto(request, lister);
  const { id } = await newDraft(request, lister, { title: 'With photos', images: [photo.id] });
  await page.goto(`/list-property?draft=${id}`);
  await expect(pictures(page)).toHaveCount(1);

  await test.step('a file dropped beside the zone does not take the page away', async () => {
    const kept = await page.evaluate(() =>
      ['dragover', 'drop'].map((kind) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['x'], 'stray.png', { type: 'image/png' }));
        return !document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
      }),
    );
    expect(kept).toEqual([true, true]);
    await expect(tiles(page)).toHaveCount(1);
  });

  await test.step('chosen pictures become photos, but one that the server cannot read says so', async () => {
    const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('this is no picture at all') };
    await field(page, 'images').setInputFiles([
      broken,
      aPicture('kitchen.png', [40, 160, 60]),
      aPicture('garden.png', [50, 70, 200]),
    ]);
    await expect(pictures(page)).toHaveCount(3);
    await expect(tiles(page).filter({ hasText: 'broken.png' }).getByRole('alert')).toHaveText(/\S/);
    await expectAccessibleOnEveryScreen(page, 'photos');
    await tiles(page).getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(tiles(page)).toHaveCount(3);
  });

  await test.step('a photo is dragged onto another place with the mouse, and Escape leaves it', async () => {
    const [first, second, third] = await order(page);
    const drag = async (then: () => Promise<void>) => {
      await handle(page, 0).hover();
      await page.mouse.down();
      const target = await tiles(page).nth(2).boundingBox();
      await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 40, { steps: 8 });
      await then();
      await page.mouse.up();
    };
    await tiles(page).nth(0).scrollIntoViewIfNeeded();
    await drag(() => page.keyboard.press('Escape'));
    expect(await order(page)).toEqual([first, second, third]);
    await drag(async () => undefined);
    await expect.poll(() => order(page)).toEqual([second, third, first]);
  });

  await test.step('the handle moves a photo by keyboard and keeps the focus', async () => {
    const [first, second, third] = await order(page);
    await handle(page, 0).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => order(page)).toEqual([second, first, third]);
    await expect(handle(page, 1)).toBeFocused();
    await page.keyboard.press('End');
    await expect.poll(() => order(page)).toEqual([second, third, first]);
  });

  await test.step('a caption is saved when the focus leaves it', async () => {
    const caption = page.getByRole('textbox', { name: 'Caption for photo 1' });
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && /\/api\/photos\/[^/]+$/.test(response.url()),
    );
    await caption.fill('Kitchen with a view');
    await caption.blur();
    expect((await saved).ok()).toBe(true);
    await expect(page.getByRole('img', { name: 'Kitchen with a view' })).toBeAttached();
  });
});
