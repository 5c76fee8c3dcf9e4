import type { Page } from '@playwright/test';
import { alert, field, fill } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { adminAccount, newPerson } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const sent = "Support ticket submitted successfully! We'll get back to you within 24 hours.";
const submitButton = (page: Page) => page.locator('form:has([name="message"]) button[type="submit"]');
const reference = /LF-\w{4}-\w{4}/;

const ticket = () => ({
  name: 'Maya Okafor',
  email: newPerson().email,
  userType: 'tenant',
  subject: 'technical',
  priority: 'urgent',
  message: 'The code never arrives.',
});

test('the page shows the form, the other ways, the hours and the four groups of questions', async ({ page }) => {
  await page.goto('/contact');
  for (const name of ['name', 'email', 'userType', 'subject', 'priority', 'message'])
    await expect(field(page, name)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Other Ways to Reach Us' })).toBeVisible();
  const hours = page.locator('dl').filter({ hasText: 'Mon-Fri' });
  await expect(hours).toContainText('9:00 AM-6:00 PM');
  await expect(hours).toContainText('10:00 AM-4:00 PM');
  await expect(hours).toContainText('closed');
  for (const name of ['General', 'For Landlords & Agents', 'For Tenants', 'Safety & Platform Features'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const values = (name: string) =>
    field(page, name)
      .locator('option')
      .evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value));
  expect(await values('userType')).toEqual(['', 'tenant', 'landlord', 'agent', 'other']);
  expect(await values('subject')).toEqual(['', 'account', 'listing', 'application', 'billing', 'technical', 'other']);
  expect(await values('priority')).toEqual(['', 'low', 'medium', 'high', 'urgent']);
});

test('a ticket is sent, quoted, confirmed by mail and listed for the admin', async ({ page, request, newVisitor }) => {
  const asked = ticket();
  await page.goto('/contact');
  await fill(page, asked);
  await submitButton(page).click();
  await expect(alert(page)).toHaveText(sent);
  const id = (await page.getByText(reference).first().textContent())?.match(reference)?.[0] ?? '';
  for (const name of ['name', 'email', 'userType', 'message']) await expect(field(page, name)).toHaveValue('');
  expect((await mailTo(request, asked.email)).text).toContain(id);

  const desk = await newVisitor();
  await signedInAs(desk, await adminAccount(request));
  await desk.goto('/admin/dashboard');
  await desk.getByRole('tab', { name: 'Support Tickets' }).click();
  const row = desk.getByRole('row').filter({ hasText: id });
  await expect(row).toContainText(asked.email);
  await expect(row).toContainText('Urgent');
  await expect(row).toContainText('open');
});
