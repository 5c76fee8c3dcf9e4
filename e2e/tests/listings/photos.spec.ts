import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert, field, toast } from '../../support/form.ts';
import { cutOff, hold } from '../../support/network.ts';
import { type Account, newAccount } from '../../support/new-account.ts';
import { aPicture, newDraft, uploadedPhoto } from '../../support/new-listing.ts';
import { button, fillHome, openTab } from '../../support/pages/listing-wizard.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const tiles = (page: Page): Locator => page.getByRole('list', { name: 'Photos' }).getByRole('listitem');
const pictures = (page: Page): Locator => tiles(page).locator('img[srcset]');
const isCover = (tile: Locator): Locator => tile.getByText('Cover', { exact: true });

/** The pictures in their order, each by its address. */
const order = (page: Page): Promise<string[]> =>
  pictures(page).evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));

const colours: [number, number, number][] = [
  [200, 60, 40],
  [40, 160, 60],
  [50, 70, 200],
];

/** A draft with three photos, opened in the wizard. */
async function openDraftWithPhotos(
  page: Page,
  request: Parameters<typeof newDraft>[0],
  lister: Account,
): Promise<string[]> {
  const images: string[] = [];
  for (let count = 0; count < 3; count += 1) images.push((await uploadedPhoto(request, lister)).id);
  const { id } = await newDraft(request, lister, { title: 'With photos', images });
  await page.goto(`/list-property?draft=${id}`);
  await expect(pictures(page)).toHaveCount(3);
  return images;
}

test('pictures are chosen and uploaded', async ({ page, request, faults }) => {
  faults.expectFailedRequest('/api/photos');
  await signedInAs(page, await newAccount(request, 'landlord'));
  await page.goto('/list-property');
  await expect(field(page, 'images')).toBeEnabled();

  await test.step('a file dropped beside the zone does not take the page away', async () => {
    const kept = await page.evaluate(() =>
      ['dragover', 'drop'].map((kind) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['x'], 'stray.png', { type: 'image/png' }));
        return !document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
      }),
    );
    expect(kept).toEqual([true, true]);
    await expect(tiles(page)).toHaveCount(0);
  });

  for (const [what, file, sentence] of [
    [
      'another type',
      { name: 'lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      'Please choose a JPEG, PNG or WebP picture.',
    ],
    [
      'more than 15 MB',
      { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(15 * 1024 * 1024 + 1) },
      'Please choose a picture of at most 15 MB.',
    ],
  ] as const)
    await test.step(`a file of ${what} is told apart without being sent`, async () => {
      const sent: string[] = [];
      page.on('request', (asked) => asked.url().endsWith('/api/photos') && sent.push(asked.method()));
      await field(page, 'images').setInputFiles(file);
      await expect(tiles(page).getByRole('alert')).toHaveText(sentence);
      await expect(tiles(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);
      await tiles(page).getByRole('button', { name: 'Remove' }).click();
      await expect(tiles(page)).toHaveCount(0);
      expect(sent).toEqual([]);
    });

  await test.step('several chosen at once show their progress and become photos, the first is the cover', async () => {
    const { release } = await hold(page, '/api/photos');
    await field(page, 'images').setInputFiles(colours.map((colour, index) => aPicture(`room-${index}.png`, colour)));
    await expect(tiles(page).getByRole('progressbar')).toHaveCount(3);
    await expect(tiles(page).first()).toContainText('room-0.png');
    release();
    await expect(pictures(page)).toHaveCount(3);
    await expect(tiles(page).getByRole('progressbar')).toHaveCount(0);
    await expect(isCover(tiles(page).nth(0))).toBeVisible();
    await expect(isCover(tiles(page).nth(1))).toHaveCount(0);
    await page.unroute('**/api/photos');
  });

  await test.step('a picture dropped on the zone is uploaded', async () => {
    const { buffer } = aPicture('dropped.png');
    await field(page, 'images').evaluate(
      (input, bytes) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }));
        input.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      [...buffer],
    );
    await expect(pictures(page)).toHaveCount(4);
  });

  await test.step('one that the server cannot read says so on its own tile, the others arrive', async () => {
    const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('this is no picture at all') };
    await field(page, 'images').setInputFiles([broken, aPicture('good.png')]);
    await expect(pictures(page)).toHaveCount(5);
    const tile = tiles(page).filter({ hasText: 'broken.png' });
    await expect(tile.getByRole('alert')).toHaveText(/\S/);
    await expect(tile.getByRole('button', { name: 'Retry' })).toBeVisible();
    await tile.getByRole('button', { name: 'Remove' }).click();
    await expect(tiles(page)).toHaveCount(5);
  });

  await test.step('a lost connection is survived: Retry sends the picture again', async () => {
    await cutOff(page, '/api/photos');
    await field(page, 'images').setInputFiles(aPicture('kitchen.png'));
    await expect(tiles(page).getByRole('alert')).toContainText('connection');
    await page.unroute('**/api/photos');
    await tiles(page).getByRole('button', { name: 'Retry' }).click();
    await expect(pictures(page)).toHaveCount(6);
  });

  await test.step('what was cut off goes out by itself when the connection is back', async () => {
    await cutOff(page, '/api/photos');
    await field(page, 'images').setInputFiles(aPicture('hall.png'));
    await expect(tiles(page).getByRole('alert')).toBeVisible();
    await page.unroute('**/api/photos');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(pictures(page)).toHaveCount(7);
  });

  await test.step('thirty fit and no more', async () => {
    await cutOff(page, '/api/photos');
    await field(page, 'images').setInputFiles(Array.from({ length: 24 }, (_, index) => aPicture(`room-${index}.png`)));
    await expect(tiles(page)).toHaveCount(30);
    await expect(alert(page).filter({ hasText: 'A listing shows at most 30 photos.' })).toBeVisible();
    await expect(field(page, 'images')).toBeDisabled();
  });
});

test('List Property waits for photos that are still on their way', async ({ page, request }) => {
  await signedInAs(page, await newAccount(request, 'landlord'));
  await page.goto('/list-property');
  await fillHome(page);
  const { release } = await hold(page, '/api/photos');
  await openTab(page, 'Property Info');
  await field(page, 'images').setInputFiles([aPicture('kitchen.png')]);
  await openTab(page, 'Details (Parts B & C)');
  await button(page, 'List Property').click();
  await expect(toast(page)).toContainText('Photos are still on their way');
  await expect(page.getByRole('tab', { name: 'Property Info' })).toHaveAttribute('aria-selected', 'true');
  release();
  await expect(pictures(page)).toHaveCount(1);
  await openTab(page, 'Details (Parts B & C)');
  await button(page, 'List Property').click();
  await expect(page).toHaveURL('/inventory-booking');
});

test('the photos of a draft are captioned, ordered and removed', async ({ page, request, faults }) => {
  const lister = await newAccount(request, 'landlord');
  await signedInAs(page, lister);
  const [id] = await openDraftWithPhotos(page, request, lister);

  await test.step('a caption is saved when the focus leaves it, and kept when it cannot be', async () => {
    const path = `/api/photos/${id}`;
    faults.expectFailedRequest(path);
    const caption = page.getByRole('textbox', { name: 'Caption of photo 1' });
    await cutOff(page, path);
    await caption.fill('Kitchen with a view');
    await caption.blur();
    await expect(alert(page)).toContainText('not saved');
    await expect(caption).toHaveValue('Kitchen with a view');
    await page.unroute(`**${path}`);
    const saved = page.waitForResponse((response) => response.url().endsWith(path) && response.ok());
    await page.getByRole('button', { name: 'Save again' }).click();
    await saved;
    await expect(alert(page)).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Caption of photo 1' })).toHaveValue('Kitchen with a view');
    await expect(page.getByRole('img', { name: 'Kitchen with a view' })).toBeAttached();
  });

  await test.step('a photo is dragged onto another place with the mouse, and Escape leaves it', async () => {
    const [first, second, third] = await order(page);
    const drag = async (then: () => Promise<void>) => {
      await tiles(page).nth(0).getByRole('button', { name: 'Drag to reorder' }).hover();
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
    await tiles(page).nth(0).getByRole('button', { name: 'Drag to reorder' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => order(page)).toEqual([second, first, third]);
    await expect(tiles(page).nth(1).getByRole('button', { name: 'Drag to reorder' })).toBeFocused();
    await page.keyboard.press('End');
    await expect.poll(() => order(page)).toEqual([second, third, first]);
  });

  await test.step('they are shown in their order and moved with buttons', async () => {
    const [first, second, third] = await order(page);
    await expect(tiles(page).nth(0).getByRole('button', { name: 'Move earlier' })).toBeDisabled();
    await expect(tiles(page).nth(2).getByRole('button', { name: 'Move later' })).toBeDisabled();

    await tiles(page).nth(0).getByRole('button', { name: 'Move later' }).click();
    await expect.poll(() => order(page)).toEqual([second, first, third]);
    await expect(page.getByText('The photo is now number 2 of 3.')).toBeAttached();

    await tiles(page).nth(2).getByRole('button', { name: 'Make cover' }).click();
    await expect.poll(() => order(page)).toEqual([third, second, first]);
    await expect(isCover(tiles(page).nth(0))).toBeVisible();
    await expect(page.getByText('The photo is now the cover.')).toBeAttached();
  });

  await test.step('the picker is accessible on every screen', async () => {
    await field(page, 'images').setInputFiles({
      name: 'lease.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('x'),
    });
    await expect(tiles(page)).toHaveCount(4);
    await expectAccessibleOnEveryScreen(page, 'photos');
  });

  await test.step('one is removed', async () => {
    const [first, , third] = await order(page);
    await tiles(page).nth(1).getByRole('button', { name: 'Remove photo' }).click();
    await expect.poll(() => order(page)).toEqual([first, third]);
  });
});
