import type { APIRequestContext, Page } from '@playwright/test';
import { problemsInEveryLook } from '../../support/every-look.ts';
import { enterAs, everyPage, HOME, pagesInRouteTable, refusedRequests, visitors } from '../../support/every-page.ts';
import { liveHomeOf } from '../../support/live-home.ts';
import { newAccount } from '../../support/new-account.ts';
import { expect, test } from '../../support/test.ts';

/** Every page for every role that reaches it, in both schemes and on three widths. */
test.describe.configure({ timeout: 600_000 });

test('every page of the route table is looked at', async ({ page }) => {
  expect((await pagesInRouteTable(page)).sort()).toEqual(Object.keys(everyPage).sort());
});

const homeAddress = { line1: '6 Matrix Row', line2: '', city: 'Leeds', postcode: 'LS29 9QQ', county: '' };
let home: Promise<string> | undefined;
/** One live home for all roles of a worker. */
function listedHome(request: APIRequestContext): Promise<string> {
  home ??= newAccount(request, 'landlord').then((lister) =>
    liveHomeOf(request, lister, { title: 'A home on every screen', address: homeAddress }),
  );
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

const PAGES_OF_A_TEST = 12;

for (const visitor of visitors) {
  const addresses = Object.values(everyPage).flatMap(({ at, by }) => (by.includes(visitor) ? at : []));
  for (let from = 0; from < addresses.length; from += PAGES_OF_A_TEST)
    test(`pages ${from + 1} and on are accessible to a ${visitor} in every scheme and width`, async ({
      page,
      request,
      faults,
    }) => {
      for (const path of refusedRequests) faults.expectFailedRequest(path);
      const id = await listedHome(request);
      await enterAs(page, request, visitor, longNames);
      for (const address of addresses.slice(from, from + PAGES_OF_A_TEST))
        await test.step(address, async () => {
          await page.goto(address.replace(HOME, id));
          await expect(page.getByText('Loading...')).toHaveCount(0);
          await unfold(page);
          expect.soft(await problemsInEveryLook(page), address).toEqual([]);
        });
    });
}
