import { randomUUID } from 'node:crypto';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { mailTo } from '../../support/mailbox.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { rejectListing, statusOf, submitListing } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

test('a lister appeals a rejection, and an admin changes it', async ({ page, request, newVisitor }) => {
  const [lister, admin] = [await newAccount(request, 'landlord'), await adminAccount(request)];
  const title = `Two rooms ${randomUUID().slice(0, 8)}`;
  const id = await submitListing(request, lister, { title });
  await rejectListing(request, admin, id, 'The photos are of another home.');

  await signedInAs(page, lister);
  await page.goto('/properties/manage');
  await page.getByRole('button', { name: 'Details' }).click();
  const dialog = page.getByRole('dialog');

  await test.step('the lister says why, once', async () => {
    await dialog.getByRole('button', { name: 'Appeal against the decision' }).click();
    await expectAccessibleOnEveryScreen(page, 'appeal form');
    await dialog.getByLabel(/Why you disagree with the decision/).fill('They are of this home, taken in May.');
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    await expect(dialog).toContainText('Your appeal has been sent.');
    await expect(dialog).toContainText('Waiting for a decision');
    await expect(dialog.getByRole('button', { name: 'Appeal against the decision' })).toHaveCount(0);
    expect((await mailTo(request, lister.email, /We’ve got your appeal/)).text).toContain(title);
  });

  await test.step('an admin reads both sides and decides with a reason', async () => {
    const office = await newVisitor();
    await signedInAs(office, admin);
    await office.goto('/admin/review?tab=appeals');
    await office
      .getByRole('navigation', { name: 'Appeals waiting for a decision' })
      .getByRole('button', { name: title })
      .click();
    const opened = office.getByRole('article', { name: title });
    await expect(opened).toContainText('The photos are of another home.');
    await expect(opened).toContainText('They are of this home, taken in May.');
    await expect(opened.getByText('Account record')).toBeVisible();
    await expectAccessibleOnEveryScreen(office, 'appeals');
    await opened.getByRole('button', { name: 'Change the decision' }).click();
    const decision = office.getByRole('dialog', { name: 'Change the decision?' });
    await decision.getByLabel('Reason', { exact: true }).fill('The street sign is in the picture.');
    await decision.getByRole('button', { name: 'Change the decision' }).click();
    await expect(office.getByText(`The decision about “${title}” has been changed.`)).toBeVisible();
    await expect(opened).toHaveCount(0);
  });

  await test.step('the lister learns of it, and the listing waits for approval again', async () => {
    expect(await statusOf(request, lister, id)).toBe('pending');
    expect((await mailTo(request, lister.email, /changed our decision/)).text).toContain(
      'The street sign is in the picture.',
    );
    await page.goto('/properties/manage');
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(dialog).toContainText('The decision was changed');
    await expect(dialog).toContainText('The street sign is in the picture.');
  });
});
