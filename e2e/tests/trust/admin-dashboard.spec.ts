import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert, field, fill } from '../../support/form.ts';
import { liveHome } from '../../support/live-home.ts';
import { mailTo } from '../../support/mailbox.ts';
import { adminAccount } from '../../support/new-account.ts';
import { signedInAs, storedItems } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

/** Who is let in, figures, filters, questions and failures are tested in `*.component.test.tsx` of the tabs. */
test('who is suspended is signed out, reads why and appeals, their home leaves and comes back, and the log tells it', async ({
  page,
  request,
  newVisitor,
  faults,
}) => {
  const address = { line1: '2 Lake Road', line2: '', city: 'Windermere', postcode: 'LA23 2JJ', county: 'Cumbria' };
  const { id, lister } = await liveHome(request, { title: 'Rooms over the square', address });
  faults.expectFailedRequest(`/properties/${id}`);
  faults.expectSessionToEnd();
  const visitor = await newVisitor();
  await signedInAs(visitor, lister);
  const dialog = page.getByRole('dialog');
  await signedInAs(page, await adminAccount(request));

  await test.step('an admin suspends them in words of their own', async () => {
    await page.goto('/admin/dashboard');
    await page.getByRole('searchbox').fill(lister.email);
    await row(page, lister.email).getByRole('button', { name: 'Details' }).click();
    await dialog.getByText('Warnings and restrictions', { exact: true }).click();
    await field(page, 'kind').selectOption('suspend');
    await fill(page, { reason: 'The photos show another home.' });
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(dialog.getByText('In force until it’s lifted')).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'details of somebody who is suspended');
    await page.keyboard.press('Escape');
    await expect(row(page, lister.email).getByRole('cell').nth(2)).toContainText('Suspended');
  });

  await test.step('their session is over, and they are told why at sign-in', async () => {
    await visitor.goto('/dashboard');
    await expect(visitor.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
    await visitor.goto('/auth/login');
    await fill(visitor, { email: lister.email, password: lister.password });
    await visitor.locator('form:has([name="password"]) button[type="submit"]').click();
    await expect(alert(visitor)).toContainText(/suspended/i);
    expect(await storedItems(visitor)).toMatchObject({ user: null, token: null });
  });

  await test.step('the home is gone, and the link in the email takes an appeal', async () => {
    await visitor.goto(`/properties/${id}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This home is no longer available');
    const { text, link } = await mailTo(request, lister.email, /suspended/);
    expect(text).toContain('The photos show another home.');
    const { pathname, search } = new URL(link);
    await visitor.goto(pathname + search);
    await expect(visitor.getByText('The photos show another home.')).toBeVisible();
    await expectAccessibleOnEveryScreen(visitor, 'suspension');
    await visitor.getByLabel(/Why you disagree with the suspension of your account/).fill('They show this home.');
    await visitor.getByRole('button', { name: 'Send appeal' }).click();
    await expect(visitor.getByText('We’ve received your appeal.')).toBeVisible();
  });

  await test.step('unsuspended, their home is back', async () => {
    await row(page, lister.email).getByRole('button', { name: 'Unsuspend' }).click();
    await dialog.getByRole('button', { name: 'Unsuspend' }).click();
    await expect(alert(page)).toHaveText('User unsuspended');
    await mailTo(request, lister.email, /open again/);
    await expect(async () => {
      await visitor.goto(`/properties/${id}`);
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Rooms over the square', { timeout: 500 });
    }).toPass();
  });

  await test.step('the log has both steps', async () => {
    await page.getByRole('tab', { name: 'Audit log' }).click();
    // The log has the entries of all moderators, page by page.
    await page.getByLabel('Action').selectOption('suspend');
    const suspended = page.getByRole('row').filter({ hasText: 'The photos show another home.' });
    await expect(suspended).toContainText('Suspended a user');
    await suspended.getByRole('button', { name: 'Sam Field' }).click();
    await expect(dialog).toContainText(lister.email);
    await expect(dialog).toContainText('Unsuspended a user');
  });
});
