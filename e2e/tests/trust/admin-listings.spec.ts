import { randomUUID } from 'node:crypto';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { findRow } from '../../support/find-row.ts';
import { alert } from '../../support/form.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { statusOf, submitListing, uploadedPhoto } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** The table, required reasons, repeated presses and inventory bookings are tested in `moderation/*.component.test.tsx`. */
test('an admin reads a listing, is kept from what the law forbids, and rejects it', async ({
  page,
  request,
  newVisitor,
  faults,
}) => {
  const [lister, admin] = await Promise.all([newAccount(request, 'landlord'), adminAccount(request)]);
  const title = `Two rooms ${randomUUID().slice(0, 8)}`;
  const photo = await uploadedPhoto(request, lister);
  const description = '<b>Bright rooms</b> on a quiet street.';
  const id = await submitListing(request, lister, {
    title,
    description,
    images: [photo.id],
    materialInformation: { holdingDeposit: 900 },
  });
  await signedInAs(page, admin);
  await page.goto('/admin/dashboard?tab=listings');
  const row = await findRow(page, page.getByRole('row').filter({ hasText: title }));
  await row.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  const question = page.getByRole('dialog', { name: /^(Approve|Reject) “/ });

  await test.step('a review shows the whole listing, its lister and its history', async () => {
    await expect(dialog).toContainText('Legal checks');
    await expect(dialog).toContainText(description);
    await expect(dialog.locator('img')).toHaveCount(1);
    for (const text of ['4 Orchard Row', '£900', '£1,400', 'Part A', 'Part B', 'Part C', 'Rolling monthly', 'Garden'])
      await expect(dialog).toContainText(text);
    await expect(dialog).toContainText(lister.email);
    await expect(dialog).toContainText('Submitted by the landlord');
    await expectAccessibleOnEveryScreen(page, 'review');
  });

  await test.step('what the law forbids cannot be approved, and the rule is named', async () => {
    faults.expectFailedRequest(`/api/admin/properties/${id}/approve`);
    await page.getByRole('button', { name: 'Approve' }).click();
    await question.getByRole('button', { name: 'Approve' }).click();
    await expect(alert(page)).toContainText('Tenant Fees Act 2019');
    expect(await statusOf(request, lister, id)).toBe('pending');
  });

  await test.step('the lister reads the reason', async () => {
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await page.locator('[name="reason"]').fill('The rent differs between title and form.');
    await question.getByRole('button', { name: 'Reject listing' }).click();
    await expect(alert(page)).toContainText('has been rejected');
    await expect(row).toHaveCount(0);
    const visitor = await newVisitor();
    await signedInAs(visitor, lister);
    await visitor.goto('/properties/manage');
    await expect(visitor.getByText('The rent differs between title and form.')).toBeVisible();
  });
});
