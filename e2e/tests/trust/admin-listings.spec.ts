import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { findRow } from '../../support/find-row.ts';
import { alert, expectFieldError } from '../../support/form.ts';
import { hold } from '../../support/network.ts';
import { type Account, adminAccount, newAccount } from '../../support/new-account.ts';
import { rejectListing, statusOf, submitListing, uploadedPhoto } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function openListings(page: Page): Promise<void> {
  await page.goto('/admin/dashboard');
  await page.getByRole('tab', { name: 'Listings' }).click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('pending');
}

/** The review asks before it decides, in a dialog of its own. */
const question = (page: Page) => page.getByRole('dialog', { name: /^(Approve|Reject) “/ });

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click();
  await question(page).getByRole('button', { name: 'Approve' }).click();
}

async function review(page: Page, title: string) {
  await openListings(page);
  await findRow(page, row(page, title));
  await row(page, title).getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toContainText('What the rules say');
  return dialog;
}

test.describe('an admin', () => {
  let lister: Account;
  let admin: Account;
  let title: string;
  test.beforeEach(async ({ page, request }) => {
    lister = await newAccount(request, 'landlord');
    admin = await adminAccount(request);
    title = `Two rooms ${randomUUID().slice(0, 8)}`;
    await signedInAs(page, admin);
  });

  test('reads a listing, is kept from what the law forbids, and sends it back', async ({
    page,
    request,
    newVisitor,
    faults,
  }) => {
    const photo = await uploadedPhoto(request, lister);
    const description = '<b>Bright rooms</b> on a quiet street.';
    const id = await submitListing(request, lister, {
      title,
      description,
      images: [photo.id],
      materialInformation: { holdingDeposit: 900 },
    });
    const dialog = await review(page, title);

    await test.step('a review shows the whole listing, its lister and its history', async () => {
      await expect(dialog).toContainText(description);
      await expect(dialog.locator('img')).toHaveCount(1);
      for (const text of ['4 Orchard Row', '£900', '£1,400', 'Part A', 'Part B', 'Part C', 'Rolling monthly', 'Garden'])
        await expect(dialog).toContainText(text);
      await expect(dialog).toContainText(lister.email);
      await expect(dialog).toContainText('Submitted by the lister');
    });

    await test.step('what the law forbids cannot be approved, and the rule is named', async () => {
      faults.expectFailedRequest(`/api/admin/properties/${id}/approve`);
      await expect(dialog).toContainText('Keeps it from going live');
      await approve(page);
      await expect(alert(page)).toContainText('Tenant Fees Act 2019');
      expect(await statusOf(request, lister, id)).toBe('pending');
    });

    await test.step('a rejection needs a reason', async () => {
      await dialog.getByRole('button', { name: 'Reject' }).click();
      await question(page).getByRole('button', { name: 'Send back' }).click();
      await expectFieldError(page, 'reason', 'Tell the lister what to change.');
      expect(await statusOf(request, lister, id)).toBe('pending');
      await expectAccessibleOnEveryScreen(page, 'review');
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeHidden();
      await page.keyboard.press('Escape');
    });

    await test.step('the queue is a table of what waits', async () => {
      await expect(page.getByRole('columnheader')).toHaveText([
        'Title',
        'Lister',
        'Place',
        'Rent',
        'Submitted',
        'Flags',
        'Blockers',
        'Actions',
      ]);
      const cells = row(page, title).getByRole('cell');
      await expect(cells.nth(1)).toContainText('Maya Okafor');
      await expect(cells.nth(1)).toContainText(lister.email);
      await expect(cells.nth(2)).toContainText('Leeds');
      await expect(cells.nth(3)).toHaveText('£1,250 pcm');
      await expect(cells.nth(4)).toHaveText(/^\d{1,2} \w{3,4} \d{4}$/);
      await expect(cells.nth(6)).toHaveText('1');
      await expectAccessibleOnEveryScreen(page, 'queue');
    });

    await test.step('the lister reads the reason', async () => {
      await row(page, title).getByRole('button', { name: 'Review' }).click();
      await dialog.getByRole('button', { name: 'Reject' }).click();
      await question(page).getByLabel('Usual reasons').selectOption({ index: 3 });
      await expect(page.locator('[name="reason"]')).toHaveValue(/^The rent differs between the title/);
      await page.locator('[name="reason"]').fill('The rent differs between title and form.');
      await question(page).getByRole('button', { name: 'Send back' }).click();
      await expect(alert(page)).toContainText('was sent back');
      expect(await statusOf(request, lister, id)).toBe('rejected');

      const visitor = await newVisitor();
      await signedInAs(visitor, lister);
      await visitor.goto('/properties/manage');
      await expect(visitor.getByText('The rent differs between title and form.')).toBeVisible();
    });
  });

  test('sends a listing live, once', async ({ page, request }) => {
    const id = await submitListing(request, lister, { title });
    const dialog = await review(page, title);

    await test.step('two presses decide once, and take it off the queue', async () => {
      const { release } = await hold(page, `/api/admin/properties/${id}/approve`);
      await approve(page);
      await question(page).getByRole('button', { name: 'Approving...' }).click({ force: true });
      release();
      await expect(dialog).toBeHidden();
      await expect(alert(page)).toHaveText(`“${title}” is live.`);
      await expect(row(page, title)).toHaveCount(0);
      expect(await statusOf(request, lister, id)).toBe('live');
    });

    await test.step('what is decided can be read but not decided again', async () => {
      await page.getByRole('combobox', { name: 'Status' }).selectOption('live');
      await findRow(page, row(page, title));
      await row(page, title).getByRole('button', { name: 'Review' }).click();
      await expect(dialog).toContainText('Approved by Letfair');
      await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    });
  });

  test('moves an inventory booking on, and hears that somebody else was quicker', async ({ page, request, faults }) => {
    const id = await submitListing(request, lister, { title }, '/api/properties/with-inventory');
    const dialog = await review(page, title);

    await test.step('an inventory booking is moved on step by step', async () => {
      await expect(dialog.getByText('Requested', { exact: true })).toBeVisible();
      const mark = async (name: string) => {
        await dialog.getByRole('button', { name }).click();
        await page
          .getByRole('dialog', { name: `${name}?` })
          .getByRole('button', { name })
          .click();
      };
      await mark('Mark arranged');
      await expect(dialog.getByText('Arranged', { exact: true })).toBeVisible();
      await mark('Mark completed');
      await expect(dialog.getByText('Completed', { exact: true })).toBeVisible();
      await expect(dialog.getByRole('button', { name: /Mark|Cancel booking/ })).toHaveCount(0);
    });

    await test.step('who decides too late is told that somebody else was quicker', async () => {
      faults.expectFailedRequest(`/api/admin/properties/${id}/approve`);
      await rejectListing(request, admin, id, 'No photos.');
      await approve(page);
      await expect(alert(page)).toContainText('Rejected');
      await expect(dialog.getByRole('button', { name: 'Approve' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(row(page, title)).toHaveCount(0);
    });
  });
});
