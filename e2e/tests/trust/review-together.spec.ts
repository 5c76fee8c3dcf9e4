import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { liveHomeOf } from '../../support/live-home.ts';
import { type Account, type AccountType, adminAccount, newAccount, roleFields } from '../../support/new-account.ts';
import { statusOf, submitListing, uploadedPhoto } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** A landlord may list five homes a day until the first ones are approved. */
const listers = [
  { type: 'agent', company: roleFields.agent.companyName, homes: 6 },
  { type: 'landlord', company: '', homes: 3 },
  { type: 'landlord', company: '', homes: 1 },
] as const satisfies readonly { readonly type: AccountType; readonly company: string; readonly homes: number }[];

/** Keys and clicks of whoever reviews. */
function countPresses(page: Page) {
  let presses = 0;
  let pageLoads = 0;
  page.on('domcontentloaded', () => {
    pageLoads += 1;
  });
  return {
    press: (act: Promise<unknown>) => {
      presses += 1;
      return act;
    },
    presses: () => presses,
    pageLoads: () => pageLoads,
  };
}

test('an admin approves the unflagged homes of an agency and of landlords with few presses', async ({
  page,
  request,
  newVisitor,
}) => {
  const groups = await Promise.all(
    listers.map(async ({ type, company, homes }, group) => {
      const names = { firstName: 'Robin', lastName: `Plane${group}` };
      const lister = await newAccount(request, type, names);
      // Whoever has published before is no new account, which would be flagged.
      const ids = [await liveHomeOf(request, lister, homeOf(lister, group, 0))];
      const photo = await uploadedPhoto(request, lister);
      for (let home = 1; home <= homes; home += 1)
        ids.push(await submitListing(request, lister, { ...homeOf(lister, group, home), images: [photo.id] }));
      return { lister, ids: ids.slice(1), name: company || `${names.firstName} ${names.lastName}` };
    }),
  );
  await signedInAs(page, await adminAccount(request));
  const { press, presses, pageLoads } = countPresses(page);
  const dialog = page.getByRole('dialog');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/review');

  for (const { lister, ids, name } of groups) {
    const homes = `${ids.length} ${ids.length === 1 ? 'home' : 'homes'}`;
    await test.step(`${homes} of ${name}`, async () => {
      const filter = page.getByRole('combobox', { name: 'Landlord or agent' });
      await press(filter.focus());
      await press(filter.selectOption(lister.user.id));
      if (ids.length > 1) await approveTogether(name, ids.length);
      else await approveAlone();
      for (const id of ids) expect(await statusOf(request, lister, id)).toBe('live');
    });
  }
  const reviewed = groups.flatMap(({ ids }) => ids).length;
  // Two for each home, and five for each landlord or agency.
  expect(presses()).toBeLessThanOrEqual(2 * reviewed + 5 * groups.length);
  expect(pageLoads()).toBe(1);

  await test.step('another admin reads who decided, and when', async () => {
    const colleague = await newVisitor();
    await signedInAs(colleague, await adminAccount(request));
    await colleague.goto(`/admin/review?tab=homes&open=${groups[0]!.ids[0]}`);
    const decision = colleague.getByRole('region', { name: 'Last decision' });
    await expect(decision).toContainText(/This has been decided.*approved a listing on \w+day \d/);
  });

  async function approveTogether(name: string, count: number) {
    await press(page.getByRole('button', { name: `Approve ${count} unflagged homes from ${name}` }).click());
    const boxes = dialog.getByRole('checkbox');
    await expect(boxes).toHaveCount(count);
    for (let home = 0; home < count; home += 1) {
      await expect(boxes.nth(home)).toBeFocused();
      await expect(dialog.getByRole('region').nth(home).locator('img')).toBeVisible();
      await press(page.keyboard.press('Space'));
      if (home + 1 < count) await press(page.keyboard.press('j'));
    }
    if (count === listers[0].homes) await expectAccessibleOnEveryScreen(page, 'together');
    await press(dialog.getByRole('button', { name: `Approve ${count} homes` }).click());
    await expect(page.getByText(`${count} homes from ${name} are live.`)).toBeVisible();
  }

  async function approveAlone() {
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    await press(page.keyboard.press('a'));
    await expect(dialog).toBeVisible();
    await press(page.keyboard.press('Enter'));
    await expect(page.getByText(/“Two rooms in Plane Tree Close \d+” is live\./)).toBeVisible();
  }
});

/** Each at an address of its own, or it would be taken for a copy. */
const homeOf = ({ user }: Account, group: number, home: number) => ({
  title: `Two rooms in Plane Tree Close ${home}`,
  description: 'Bright rooms on a quiet street, five minutes from the station, with a garden and a shed.',
  address: {
    line1: `${home + 1} Plane Tree Close ${user.id.slice(-6)}`,
    line2: '',
    city: 'Leeds',
    postcode: `LS${14 + group} 4AP`,
    county: 'West Yorkshire',
  },
});
