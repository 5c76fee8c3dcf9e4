import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { findRow } from '../../support/find-row.ts';
import { alert, field, toast } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { type Account, adminAccount, newAccount } from '../../support/new-account.ts';
import { liveHome } from '../../support/new-application.ts';
import { statusOf } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** No other test lists homes there. */
const address = { line1: '7 Mill Lane', line2: '', city: 'Reeth', postcode: 'DL11 6AA', county: 'North Yorkshire' };
const inReeth = (title: string) => ({ title, address });
const aTitle = (words: string): string => `${words} ${randomUUID().slice(0, 8)}`;

async function report(
  request: APIRequestContext,
  { token }: Account,
  targetId: string,
  { type = 'property', reportType = 'scam' } = {},
): Promise<void> {
  const response = await request.post('/api/reports', {
    headers: { authorization: `Bearer ${token}` },
    data: { type, targetId, reportType, description: `I think this is ${reportType}.` },
  });
  expect(response.status()).toBe(200);
}

async function openTab(page: Page): Promise<void> {
  await page.goto('/admin/dashboard');
  await page.getByRole('tab', { name: 'Reports' }).click();
  await expect(page.getByRole('combobox', { name: 'Reports' })).toHaveValue('open');
}

const cardOf = (page: Page, title: string): Locator =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

const findCard = (page: Page, title: string): Promise<Locator> => findRow(page, cardOf(page, title));

test('a reported home is hidden, its lister reads why, puts it right and sends it in again', async ({
  page,
  request,
  newVisitor,
  faults,
}) => {
  const title = aTitle('A home with a view');
  const [lister, maya, tom] = await Promise.all([
    newAccount(request, 'landlord'),
    newAccount(request),
    newAccount(request, 'agent'),
  ]);
  const home = await liveHome(request, lister, inReeth(title));
  await report(request, maya, home);
  await report(request, tom, home, { reportType: 'fake-listing' });

  await signedInAs(page, await adminAccount(request));
  await openTab(page);
  const card = await findCard(page, title);
  for (const text of ['Property', 'Live', '2 people', 'Scam', 'Fake listing', lister.email])
    await expect(card).toContainText(text);
  await expect(card.getByRole('link', { name: 'View listing' })).toHaveAttribute('href', `/properties/${home}`);
  await card.getByText('2 reports', { exact: true }).click();
  await expect(card).toContainText('I think this is scam.');
  await expect(card).toContainText(`${tom.email}, agent`);
  await expect(card.getByText('1 report so far: 0 upheld, 0 dismissed')).toHaveCount(2);
  await expectAccessibleOnEveryScreen(page, 'the queue');

  await card.getByRole('button', { name: 'Hide listing' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessibleOnEveryScreen(page, 'a decision');
  await field(page, 'usualReason').selectOption({ index: 3 });
  await expect(field(page, 'reason')).toHaveValue(/photos/);
  const reason = await field(page, 'reason').inputValue();
  await dialog.getByRole('button', { name: 'Hide listing' }).click();
  await expect(alert(page)).toHaveText(`“${title}” is no longer shown.`);
  await expect(card).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Reports' }).selectOption('decided');
  const decided = await findCard(page, title);
  for (const text of ['Upheld', 'The listing was hidden', reason, '2 reports'])
    await expect(decided).toContainText(text);

  const listersMail = await mailTo(request, lister.email, /taken off Letfair/);
  expect(listersMail.text).toContain(reason);
  expect(listersMail.text).toContain('/contact');
  expect(listersMail.text).not.toContain(maya.email);
  expect((await mailTo(request, maya.email, /your report/)).text).toContain('can no longer find it');

  const visitor = await newVisitor();
  faults.expectFailedRequest(`/properties/${home}`);
  expect((await visitor.goto(`/properties/${home}`))?.status()).toBe(404);
  await signedInAs(visitor, lister);
  await visitor.goto('/properties/manage');
  await expect(visitor.getByRole('main')).toContainText(reason);
  await expect(visitor.getByRole('main').getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');
  await visitor.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(alert(visitor).filter({ hasText: reason })).toBeVisible();
  await field(visitor, 'propertyDescription').fill('Bright rooms; the photos are of this home.');
  await visitor.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(visitor)).toContainText('We’ll check them before your listing goes live');
  await expect(visitor).toHaveURL('/properties/manage');
  await expect(visitor.getByRole('main')).toContainText('Pending approval');
  expect(await statusOf(request, lister, home)).toBe('pending');
});
