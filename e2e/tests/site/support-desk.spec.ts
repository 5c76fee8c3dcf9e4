import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert, expectFieldError, field, fill } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { answer } from '../../support/network.ts';
import { adminAccount, newAccount, newPerson } from '../../support/new-account.ts';
import { answerTicket, closeTicket, newTicket, threadOf } from '../../support/new-ticket.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const messages = (page: Page): Locator => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
const dialog = (page: Page): Locator => page.getByRole('dialog');
const row = (page: Page, reference: string): Locator => page.getByRole('row').filter({ hasText: reference });

async function openDesk(page: Page): Promise<void> {
  await page.goto('/admin/dashboard');
  await page.getByRole('tab', { name: 'Support Tickets' }).click();
}

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
  await expect(page.getByRole('heading', { level: 1, name: 'Something does not work' })).toBeVisible();
  await expect(messages(page)).toHaveText([/You.*The map stays grey\./s]);
  const reference = new URL(page.url()).searchParams.get('ticket') ?? '';
  expect(reference).toMatch(/^LF-\w{4}-\w{4}$/);

  const desk = await newVisitor();
  await signedInAs(desk, await adminAccount(request));
  await openDesk(desk);
  await expect(desk.getByRole('columnheader')).toHaveText([
    'Ticket',
    'User',
    'Subject',
    'Priority',
    'Status',
    'Created',
  ]);
  await expect(row(desk, reference)).toContainText(maya.email);
  await expect(row(desk, reference)).toContainText('High');
  await expect(row(desk, reference)).toContainText('open');
  await row(desk, reference).getByRole('button', { name: reference }).click();
  await dialog(desk).getByRole('button', { name: 'Start work' }).click();
  await expect(alert(desk)).toHaveText('Status changed.');
  await expect(dialog(desk)).toContainText('in-progress');
  await expect(page.getByRole('main')).toContainText('In progress');

  await field(desk, 'content').fill('Which browser is it?');
  await dialog(desk).getByRole('button', { name: 'Send answer' }).click();
  await expect(alert(desk)).toHaveText('Your answer is sent.');
  await expect(field(desk, 'content')).toHaveValue('');
  await expect(dialog(desk)).toContainText('waiting');
  await expectAccessibleOnEveryScreen(desk, 'a ticket at the desk');

  await expect(messages(page).last()).toContainText('Which browser is it?');
  await expect(page.getByRole('main')).toContainText('Waiting for your reply');
  const mail = await mailTo(request, maya.email, /An answer to your ticket/);
  expect(mail.text).toContain('Which browser is it?');
  expect(mail.text).toContain(`/support?ticket=${reference}`);
  await field(page, 'content').fill('It is Firefox.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(alert(page)).toHaveText('Your reply is with the support desk.');
  await expect(messages(page)).toHaveCount(3);
  await expectAccessibleOnEveryScreen(page, 'a ticket of one’s own');

  await expect(dialog(desk)).toContainText('It is Firefox.');
  await field(desk, 'content').fill('It is mended.');
  await field(desk, 'action').selectOption({ label: 'It is resolved' });
  await dialog(desk).getByRole('button', { name: 'Send answer' }).click();
  await expect(dialog(desk)).toContainText('resolved');
  await expect(page.getByRole('main')).toContainText('Resolved');

  await page.getByRole('link', { name: 'All tickets' }).click();
  const listed = page.getByRole('listitem').filter({ hasText: reference });
  await expect(listed).toContainText('Something does not work');
  await expect(listed).toContainText('Resolved');
  await expectAccessibleOnEveryScreen(page, 'tickets of one’s own');
});

test('the mail of the desk leads to the ticket, where it is taken, put back, made urgent and closed', async ({
  page,
  request,
}) => {
  const email = newPerson().email;
  const reference = await newTicket(request, { email });
  await signedInAs(page, await adminAccount(request));
  await page.goto(`/admin/dashboard?tab=tickets&ticket=${reference}`);
  await expect(dialog(page)).toContainText('The code never arrives.');
  await dialog(page).getByRole('button', { name: 'Assign to me' }).click();
  await expect(alert(page)).toHaveText('The ticket is yours.');
  await dialog(page).getByRole('button', { name: 'Unassign' }).click();
  await expect(alert(page)).toHaveText('This ticket is no longer assigned to anyone.');
  await dialog(page).getByRole('combobox', { name: 'Priority' }).selectOption('low');
  await expect(alert(page)).toHaveText('Priority changed.');
  await dialog(page).getByRole('button', { name: 'Assign to me' }).click();
  await expect(alert(page)).toHaveText('The ticket is yours.');
  await dialog(page).getByRole('button', { name: 'Close ticket' }).click();
  await page.getByRole('dialog', { name: 'Close the ticket?' }).getByRole('button', { name: 'Close ticket' }).click();
  await expect(dialog(page)).toContainText('A closed ticket takes no answers.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect((await mailTo(request, email, /closed/)).text).toContain(reference);

  await page.getByRole('combobox', { name: 'Status' }).selectOption('closed');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('mine');
  await expect(row(page, reference)).toContainText('Low');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('open');
  await expect(row(page, reference)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('all');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('all');
  await page.getByRole('searchbox', { name: 'Find a ticket' }).fill(reference.toLowerCase());
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(page, reference)).toBeVisible();
});

test('who has waited too long is marked, and comes first on request', async ({ page, request }) => {
  await signedInAs(page, await adminAccount(request));
  const ticket = {
    id: 'LF-2222-3333',
    kind: 'help',
    name: 'Maya Okafor',
    email: 'maya@tenant.example',
    userType: 'tenant',
    subject: 'account',
    priority: 'urgent',
    status: 'open',
    message: 'Hello?',
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-01T09:00:00.000Z',
    signedInAs: null,
    overdue: true,
    dueAt: '2026-11-02T09:00:00.000Z',
    assignee: null,
  };
  const asked: string[] = [];
  page.on('request', (sent) => sent.url().includes('/api/admin/tickets') && asked.push(new URL(sent.url()).search));
  await answer(page, '/api/admin/tickets**', 200, { success: true, data: { tickets: [ticket], nextCursor: null } });
  await openDesk(page);
  await expect(row(page, ticket.id)).toContainText('Overdue');
  await expect(row(page, ticket.id)).toContainText('Not verified');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('overdue');
  await expect.poll(() => asked.at(-1)).toBe('?sort=overdue');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('overdue');
  await expect.poll(() => asked.at(-1)).toBe('?overdue=true&sort=overdue');
  await expect(row(page, ticket.id)).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'support tickets');
});

test('tickets are for their sender alone, who may have written before there was an account', async ({
  page,
  request,
  newVisitor,
  faults,
}) => {
  const person = newPerson();
  const reference = await newTicket(request, { email: person.email.toUpperCase() });
  faults.expectFailedRequest('/api/support/tickets/');

  await page.goto(`/support?ticket=${reference}`);
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/auth/login?next=${encodeURIComponent(`/support?ticket=${reference}`)}`,
  );

  const stranger = await newVisitor();
  await signedInAs(stranger, await newAccount(request));
  await stranger.goto(`/support?ticket=${reference}`);
  await expect(stranger.getByRole('heading', { name: 'There is no such ticket' })).toBeVisible();
  await stranger.getByRole('link', { name: 'All tickets' }).click();
  await expect(stranger.getByRole('heading', { name: 'No support tickets yet' })).toBeVisible();

  const sender = await newAccount(request, 'landlord', person);
  await signedInAs(page, sender);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'your support tickets' }).click();
  await page.getByRole('link', { name: new RegExp(reference) }).click();
  await expect(messages(page)).toHaveText([/The code never arrives\./]);

  const admin = await adminAccount(request);
  await answerTicket(request, admin, reference, 'Try again, please.');
  await expect(messages(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'I have what I need' }).click();
  await expect(alert(page)).toHaveText('Good to hear. The ticket is resolved.');
  expect((await threadOf(request, sender, reference)).status).toBe('resolved');

  await closeTicket(request, admin, reference);
  await expect(page.getByRole('main')).toContainText('Please open a new one and mention its number.');
  await expect(field(page, 'content')).toHaveCount(0);
});

test('a complaint about data is acknowledged at once and reaches the desk as such', async ({ page, request }) => {
  await page.goto('/privacy');
  await page.getByRole('main').getByRole('link', { name: 'complaint form' }).click();
  await expect(page).toHaveURL('/privacy/complaint');
  await page.getByRole('button', { name: 'Send complaint' }).click();
  await expectFieldError(page, 'wanted');

  const { email } = newPerson();
  await fill(page, {
    name: 'Maya Okafor',
    email,
    whatHappened: 'You still write to an address that I took back.',
    wanted: 'Please delete it.',
  });
  await page.getByRole('button', { name: 'Send complaint' }).click();
  await expect(alert(page)).toHaveText('We have your complaint. An acknowledgement is on its way to your mailbox.');
  const reference =
    (
      await page
        .getByText(/LF-\w{4}-\w{4}/)
        .first()
        .textContent()
    )?.match(/LF-\w{4}-\w{4}/)?.[0] ?? '';
  await expect(field(page, 'whatHappened')).toHaveValue('');
  expect((await mailTo(request, email)).subject).toContain(reference);

  await signedInAs(page, await adminAccount(request));
  await openDesk(page);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('complaints');
  await expect(row(page, reference)).toContainText('Data complaint');
  await row(page, reference).getByRole('button', { name: reference }).click();
  await expect(dialog(page)).toContainText('Please delete it.');
});
