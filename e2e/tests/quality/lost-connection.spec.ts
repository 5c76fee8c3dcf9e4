import { newAccount } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const sentence = 'You are offline. What you typed stays here, and this page goes on when the connection is back.';

test('a lost connection is told, and what could not be loaded comes when it is back', async ({
  page,
  context,
  request,
  faults,
}) => {
  faults.expectFailedRequest('/api/');
  faults.expectOffline();
  await signedInAs(page, await newAccount(request, 'tenant'));
  await page.goto('/');
  await expect(page.getByText(sentence)).toBeHidden();
  await page.goto('/saved-searches');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.route('**/api/saved-searches', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(sentence)).toBeVisible();
  await page.unroute('**/api/saved-searches');
  await context.setOffline(false);
  await expect(page.getByText(sentence)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
});
