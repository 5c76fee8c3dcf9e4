import type { APIRequestContext, Page } from '@playwright/test';
import { loadAxeWithPages, waitForAnimations } from '../../support/accessible.ts';
import { frame, HEIGHT, problemsInEveryLook } from '../../support/every-look.ts';
import {
  enterAs,
  everyPage,
  HOME,
  mayJump,
  PUBLIC_PAGE,
  pagesInRouteTable,
  refusedRequests,
  visitors,
} from '../../support/every-page.ts';
import { holdAnswers, releaseAnswers } from '../../support/held-answers.ts';
import { layoutShift, tooWide } from '../../support/layout.ts';
import { captionedPhotos, liveHomeOf, showPublicPage } from '../../support/live-home.ts';
import { newAccount } from '../../support/new-account.ts';
import { expect, test, withMotion } from '../../support/test.ts';

test('every page of the route table is looked at', async ({ page }) => {
  expect((await pagesInRouteTable(page)).sort()).toEqual(Object.keys(everyPage).sort());
});

const phone = { width: 390, height: HEIGHT };
const narrowPhone = { width: 320, height: HEIGHT };
const desk = { width: 1280, height: HEIGHT };
const MOST_SHIFT = 0.02;

const homeAddress = { line1: '6 Matrix Row', line2: '', city: 'Leeds', postcode: 'LS29 9QQ', county: '' };
let home: Promise<ListedHome> | undefined;
interface ListedHome {
  readonly id: string;
  /** What the public page of its landlord is called. */
  readonly publicPage: string;
}

/** One live home for all roles of a worker. */
function listedHome(request: APIRequestContext): Promise<ListedHome> {
  home ??= newAccount(request, 'landlord').then(async (lister) => {
    const images = await captionedPhotos(request, lister, ['', 'The kitchen', 'The garden']);
    const id = await liveHomeOf(request, lister, { title: 'A home on every screen', address: homeAddress, images });
    return { id, publicPage: await showPublicPage(request, lister, `every-screen-${id.slice(-4)}`) };
  });
  return home;
}

/** Long names are what narrow screens suffer from. */
const longName = 'Wolfeschlegelsteinhausenbergerdorff';
const longNames = { firstName: longName, lastName: longName };

/** What is folded is read as well. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

interface Arrival {
  /** Of all layout shifts until everything is there. */
  readonly shift: number;
  /** Whether the page had to wait for an answer of its own. */
  readonly hasWaited: boolean;
}

/** Opens a page whose answers are held back until what holds their place was looked at. */
async function arrive(page: Page, address: string, placeholderFits?: () => Promise<void>): Promise<Arrival> {
  await page.goto(address);
  const before = await layoutShift(page);
  const hasWaited = await page.evaluate(() => document.querySelector('main .animate-breathe') !== null);
  if (hasWaited) await placeholderFits?.();
  const released = await page.evaluate(() => performance.mark('released').startTime);
  await releaseAnswers(page);
  return { shift: before + (await layoutShift(page, released)), hasWaited };
}

async function expectPlaceholderToFit(page: Page, address: string): Promise<void> {
  await expectNothingTooWide(page, address);
  await page.setViewportSize(narrowPhone);
  await expectNothingTooWide(page, address);
  await page.setViewportSize(phone);
  // What moved with the width is drawn before anything else is counted.
  await waitForAnimations(page);
}

async function expectNothingTooWide(page: Page, address: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await expect.poll(() => tooWide(page), `${address}, placeholder on ${width} px`).toEqual([]);
}

const PAGES_OF_A_TEST = 18;

/** Every part is seen by somebody in each of them. */
const schemes = { visitor: 'light', tenant: 'dark', landlord: 'light', agent: 'dark', admin: 'dark' } as const;

test.describe('every page', () => {
  // many pages on a busy machine
  test.describe.configure({ timeout: 600_000 });
  test.use({ viewport: phone, firstVisit: true, ...withMotion });

  for (const visitor of visitors)
    test.describe(visitor, () => {
      test.use({ colorScheme: schemes[visitor] });
      const visits = Object.entries(everyPage).flatMap(([path, { at, by }]) =>
        by.includes(visitor) ? at.map((address) => ({ address, jumps: mayJump(path, visitor) })) : [],
      );
      for (let from = 0; from < visits.length; from += PAGES_OF_A_TEST)
        test(`pages ${from + 1} and on hold still and are accessible on every width`, async ({
          page,
          request,
          faults,
        }) => {
          for (const path of refusedRequests) faults.expectFailedRequest(path);
          const { id, publicPage } = await listedHome(request);
          await enterAs(page, request, visitor, longNames);
          await holdAnswers(page);
          await loadAxeWithPages(page);
          const frames = new Set<string>();
          for (const { address, jumps } of visits.slice(from, from + PAGES_OF_A_TEST))
            await test.step(address, () =>
              judge(page, address.replace(HOME, id).replace(PUBLIC_PAGE, publicPage), { jumps, frames }),
            );
        });
    });
});

/** What stands around the page itself, whichever of its links is current. */
const frameOf = (page: Page): Promise<string> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector}, ${selector} *`)]
        .map(({ tagName, classList }) => `${tagName} ${classList}`)
        .join(),
    frame,
  );

interface Judging {
  readonly jumps: boolean;
  /** Those that were judged before. */
  readonly frames: Set<string>;
}

async function judge(page: Page, address: string, { jumps, frames }: Judging): Promise<void> {
  await page.setViewportSize(phone);
  const onPhone = await arrive(page, address, () => expectPlaceholderToFit(page, address));
  if (!jumps) expect.soft(onPhone.shift, `${address} jumps on a phone`).toBeLessThan(MOST_SHIFT);

  const around = await frameOf(page);
  const isNewFrame = !frames.has(around);
  frames.add(around);
  await unfold(page);
  expect.soft(await problemsInEveryLook(page, { withFrame: isNewFrame }), address).toEqual([]);

  // What waits for nothing is drawn by the server at once, on whatever width.
  if (jumps || !(onPhone.hasWaited || isNewFrame)) return;
  await page.setViewportSize(desk);
  const onDesk = await arrive(page, address);
  expect.soft(onDesk.shift, `${address} jumps at a desk`).toBeLessThan(MOST_SHIFT);
}
