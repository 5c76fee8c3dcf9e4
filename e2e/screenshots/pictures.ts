import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type ScreenPicture,
  screenPictures,
} from '@letfair/contract/site/pages/screen-pictures';
import type { Browser, Page } from '@playwright/test';
import { root, withDemo } from './demo-product.ts';
import { shots } from './shots.ts';
import { signIn } from './sign-in.ts';

const folder = join(root, 'web/app/features/site/information/pictures/files');
/** A narrow window, so that words can be read although the picture is shown smaller. */
const SCALE = 1.5;
const [width, height] = [PICTURE_WIDTH / SCALE, PICTURE_HEIGHT / SCALE];
const MOST_BYTES = 40_000;
/** From the best quality that is worth its bytes down to the least that can be read. */
const qualities = [75, 65, 55, 45, 35, 25, 15];

/** Takes the pictures of the pages that explain anew, from the demonstration. Names on the command line choose some. */
const named = process.argv.slice(2);
const chosen = screenPictures.filter((name) => named.length === 0 || named.includes(name));

await mkdir(folder, { recursive: true });
await withDemo(async (origin, browser) => {
  for (const name of chosen) await take(browser, origin, name);
});

async function take(browser: Browser, origin: string, name: ScreenPicture): Promise<void> {
  const { as, path, act, from } = shots[name];
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: height * 2 },
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (as !== 'nobody') await signIn(page, origin, as);
  await page.goto(path, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.waitForLoadState('networkidle');
  await pause(1_000);
  await writeFile(join(folder, `${name}.webp`), await capture(page, from));
  await context.close();
}

/** The browser writes WebP itself, at the first quality that is small enough. */
async function capture(page: Page, from: string | undefined): Promise<Buffer> {
  const top = await page.locator(from ?? 'main').evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const session = await page.context().newCDPSession(page);
  for (const quality of qualities) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      captureBeyondViewport: true,
      clip: { x: 0, y: top, width, height, scale: SCALE },
    });
    const picture = Buffer.from(data, 'base64');
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`${page.url()} makes a picture of more than ${MOST_BYTES} bytes.`);
}
