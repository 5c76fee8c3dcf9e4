import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../support/accessible.ts';
import { answer } from '../support/network.ts';
import { type Account, adminAccount, newAccount } from '../support/new-account.ts';
import { liveHome } from '../support/new-application.ts';
import { signedInAs } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

async function report(request: APIRequestContext, { token }: Account, targetId: string, reportType: string) {
  const response = await request.post('/api/reports', {
    headers: { authorization: `Bearer ${token}` },
    data: { type: 'property', targetId, reportType, description: `I think this is ${reportType}.` },
  });
  expect(response.status()).toBe(200);
}

const openTab = async (page: Page) => {
  await page.goto('/admin/dashboard');
  await page.getByRole('tab', { name: 'Reports' }).click();
};

test('an admin reads what is reported, by target, and each report in its own words', async ({ page, request }) => {
  const title = `A home with ${randomUUID().slice(0, 8)}`;
  const [lister, maya, tom] = await Promise.all([
    newAccount(request, 'landlord'),
    newAccount(request),
    newAccount(request),
  ]);
  const home = await liveHome(request, lister, { title });
  await report(request, maya, home, 'scam');
  await report(request, tom, home, 'fake-listing');

  await signedInAs(page, await adminAccount(request));
  await openTab(page);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Type',
    'Title',
    'Reported by',
    'Reasons',
    'Last',
    'Actions',
  ]);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Property');
  await expect(row).toContainText('2 people');
  await expect(row).toContainText('Scam');
  await expect(row).toContainText('Fake listing');
  await expectAccessibleOnEveryScreen(page, 'reports');

  await row.getByRole('button', { name: 'Details' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog).toContainText('I think this is scam.');
  await expect(dialog).toContainText(maya.email);
  await expectAccessibleOnEveryScreen(page, 'the reports of a home');
});

test('reports that cannot be loaded can be asked for again', async ({ page, request, faults }) => {
  faults.expectFailedRequest('/api/admin/reports');
  await signedInAs(page, await adminAccount(request));
  await answer(page, '/api/admin/reports', 500, { success: false });
  await openTab(page);
  await expect(page.getByText('We could not load the reports.')).toBeVisible();
  await page.unroute('**/api/admin/reports');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We could not load the reports.')).toHaveCount(0);
});
