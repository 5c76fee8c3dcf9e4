import { randomUUID } from 'node:crypto';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { findRow } from '../../support/find-row.ts';
import { liveHomeOf } from '../../support/live-home.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const APPROVED = 'Bright rooms on a quiet street, five minutes from the station.';
const WAITING = 'Bright rooms on a quiet street. Pay by Western Union, WhatsApp me.';
const MENDED = 'Bright rooms on a quiet street. Our office answers on 07700 900123.';

/** Discarding and rejecting changes is tested in `manage-listings`, `review-dialog.component` and `revisions/*.db.test.ts`. */
test('flagged changes of a live home wait for a moderator while the approved version is shown', async ({
  page,
  request,
  newVisitor,
}) => {
  const [lister, admin] = [await newAccount(request, 'landlord'), await adminAccount(request)];
  const title = `Two rooms ${randomUUID().slice(0, 8)}`;
  const id = await liveHomeOf(request, lister, { title });
  const publicPages = ['/', '/properties', `/properties?location=LS1`, `/properties/${id}`, '/sitemap.xml'];
  const edit = async (description: string, before = APPROVED) => {
    await page.goto(`/list-property?listing=${id}`);
    await expect(page.getByLabel(/^Property description/)).toHaveValue(before);
    await page.getByLabel(/^Property description/).fill(description);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL('/properties/manage');
  };
  await signedInAs(page, lister);
  const office = await newVisitor();
  await signedInAs(office, admin);
  const review = async () => {
    await office.goto('/admin/dashboard?tab=listings');
    const row = await findRow(office, office.getByRole('row').filter({ hasText: title }));
    await expect(row).toContainText('Changes');
    await row.getByRole('button', { name: 'Review' }).click();
    return office.getByRole('dialog');
  };

  await test.step('the lister is told that the changes wait, and why', async () => {
    await edit(WAITING);
    await expect(page.getByText('Your changes are waiting for review.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('names a way of paying that can’t be traced');
  });

  await test.step('nobody else sees them on any page', async () => {
    for (const path of publicPages) {
      const text = await (await request.get(path)).text();
      expect(text, path).not.toContain('Western Union');
    }
    expect(await (await request.get(`/properties/${id}`)).text()).toContain(APPROVED);
  });

  await test.step('the lister sees both versions', async () => {
    const compare = page.getByRole('button', { name: 'See both versions' });
    await compare.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('ins')).toContainText('Western Union');
    await expect(dialog).toContainText(APPROVED);
    await expectAccessibleOnEveryScreen(page, 'both versions');
    await page.keyboard.press('Escape');
    await expect(compare).toBeFocused();
  });

  await test.step('a moderator approves what was sent again, and everybody sees it', async () => {
    await edit(MENDED, WAITING);
    const dialog = await review();
    await expect(dialog.locator('ins').first()).toContainText('07700');
    await expectAccessibleOnEveryScreen(office, 'review of changes');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await office
      .getByRole('dialog', { name: /^Approve “/ })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(office.getByText(`The changes to “${title}” have been approved.`)).toBeVisible();
    await expect(async () => {
      expect(await (await request.get(`/properties/${id}`)).text()).toContain(MENDED);
    }).toPass();
    await page.goto('/properties/manage');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('Your changes are waiting for review.')).toHaveCount(0);
  });
});
