import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { findRow } from '../../support/find-row.ts';
import { alert, expectFieldError, field, fill } from '../../support/form.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { approveListing, submitListing } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const PAGE = '/certificates';
const DAY_MS = 86_400_000;
const ukDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
/** Days that begin or end summer time have 23 or 25 hours, so days are counted from noon. */
const noon = Date.parse(`${ukDay.format(Date.now())}T12:00:00Z`);
/** Days of the UK, counted from today. */
const dayFromNow = (days: number): string => ukDay.format(noon + days * DAY_MS);
const dialog = (page: Page): Locator => page.getByRole('dialog');
const card = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const pdf = {
  name: 'record.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** Lists, renewals, deletions and calendars are tested in `certificates.component` and `certificates/*.db.test.ts`. */
test('a landlord keeps certificates, a moderator confirms one, and the public page says so', async ({
  page,
  request,
  faults,
  newVisitor,
}) => {
  const landlord = await newAccount(request, 'landlord');
  const title = `Two rooms ${randomUUID().slice(0, 8)}`;
  const id = await submitListing(request, landlord, { title });
  const admin = await adminAccount(request);
  await approveListing(request, admin, id);
  await signedInAs(page, landlord);

  await test.step('the form says what is wrong, and takes a file', async () => {
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Add your first certificate' }).click();
    await fill(page, { kind: 'gasSafety' });
    await fill(page, { number: 'GS-<b>77</b>', issued: dayFromNow(-30) });
    faults.expectFailedRequest('/file');
    await field(page, 'file').setInputFiles({ ...pdf, buffer: Buffer.from('<html>') });
    await dialog(page).getByRole('button', { name: 'Add certificate' }).click();
    await expectFieldError(page, 'file', 'Please choose a PDF, or a JPEG, PNG or WebP picture.');
    await expectAccessibleOnEveryScreen(page, 'a certificate with a mistake');
    await field(page, 'file').setInputFiles(pdf);
    await dialog(page).getByRole('button', { name: 'Add certificate' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(alert(page)).toContainText(`Gas safety record for “${title}” has been saved.`);
    await expect(card(page, 'Gas safety record')).toContainText('GS-<b>77</b>');
    await expect(card(page, 'Gas safety record')).toContainText('Valid');
  });

  await test.step('only the lister and moderators get the file', async () => {
    const download = page.waitForEvent('download');
    await card(page, 'Gas safety record').getByRole('button', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toBe('gas-safety-record.pdf');
  });

  await test.step('a moderator confirms, and everybody sees it', async () => {
    const badge = page.getByRole('list', { name: 'Certificates seen by Letfair' });
    await page.goto(`/properties/${id}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(badge).toHaveCount(0);
    const office = await newVisitor();
    await signedInAs(office, admin);
    await office.goto('/admin/dashboard?tab=listings&status=live');
    const row = await findRow(office, office.getByRole('row').filter({ hasText: title }));
    await row.getByRole('button', { name: 'Review' }).click();
    const seen = dialog(office)
      .getByRole('listitem')
      .filter({ has: office.getByRole('heading', { name: 'Gas safety record', exact: true }) });
    await seen.getByRole('button', { name: 'Confirm' }).focus();
    await office.keyboard.press('Enter');
    await expect(seen).toContainText('Seen by a moderator');
    await expect(seen.getByRole('button', { name: 'Undo confirmation' })).toBeFocused();
    await expectAccessibleOnEveryScreen(office, 'review of certificates');
    await expect(async () => {
      await page.goto(`/properties/${id}`);
      await expect(badge).toContainText('Gas safety record valid until', { timeout: 500 });
    }).toPass();
  });
});
