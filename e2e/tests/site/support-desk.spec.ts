import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert, field, fill } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const messages = (page: Page): Locator => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
const dialog = (page: Page): Locator => page.getByRole('dialog');
const row = (page: Page, reference: string): Locator => page.getByRole('row').filter({ hasText: reference });

/** Filters, steps and refusals are tested in `support/*.component.test.tsx` and `support/desk/tickets-tab.component.test.tsx`. */
test('a question is answered, replied to and solved, and both sides see it at once', async ({
  page,
  request,
  newVisitor,
}) => {
  const maya = await newAccount(request);
  await signedInAs(page, maya);
  await page.goto('/contact');
  await expect(field(page, 'email')).toHaveValue(maya.email);
  await fill(page, { subject: 'technical', priority: 'high', message: 'The map stays grey.' });
  await page.getByRole('button', { name: 'Submit ticket' }).click();
  await page.getByRole('link', { name: 'its page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something doesn’t work' })).toBeVisible();
  await expect(messages(page)).toHaveText([/You.*The map stays grey\./s]);
  const reference = new URL(page.url()).searchParams.get('ticket') ?? '';
  expect(reference).toMatch(/^LF-\w{4}-\w{4}$/);

  const desk = await newVisitor();
  await signedInAs(desk, await adminAccount(request));
  await desk.goto('/admin/dashboard');
  await desk.getByRole('tab', { name: 'Support Tickets' }).click();
  await expect(row(desk, reference)).toContainText(maya.email);
  await expect(row(desk, reference)).toContainText('High');
  await expect(row(desk, reference)).toContainText('Open');
  await row(desk, reference).getByRole('button', { name: reference }).click();
  await dialog(desk).getByRole('button', { name: 'Start work' }).click();
  await expect(alert(desk)).toHaveText('Status changed.');
  await expect(dialog(desk)).toContainText('In progress');
  await expect(page.getByRole('main')).toContainText('In progress');

  await field(desk, 'content').fill('Which browser is it?');
  await dialog(desk).getByRole('button', { name: 'Send answer' }).click();
  await expect(alert(desk)).toHaveText('Your answer has been sent.');
  await expect(field(desk, 'content')).toHaveValue('');
  await expect(dialog(desk)).toContainText('Waiting for the sender');
  await expectAccessibleOnEveryScreen(desk, 'a ticket at the desk');

  await expect(messages(page).last()).toContainText('Which browser is it?');
  await expect(page.getByRole('main')).toContainText('Waiting for your reply');
  const mail = await mailTo(request, maya.email, /We’ve replied to your ticket/);
  expect(mail.text).toContain('Which browser is it?');
  expect(mail.text).toContain(`/support?ticket=${reference}`);
  await field(page, 'content').fill('It is Firefox.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(alert(page)).toHaveText('Your reply has gone to the support desk.');
  await expect(messages(page)).toHaveCount(3);
  await expectAccessibleOnEveryScreen(page, 'a ticket of one’s own');

  await expect(dialog(desk)).toContainText('It is Firefox.');
  await field(desk, 'content').fill('It is mended.');
  await field(desk, 'action').selectOption({ label: 'Mark it as resolved' });
  await dialog(desk).getByRole('button', { name: 'Send answer' }).click();
  await expect(dialog(desk)).toContainText('Resolved');
  await expect(page.getByRole('main')).toContainText('Resolved');
});
