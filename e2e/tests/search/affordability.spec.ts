import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { expect, test } from '../../support/test.ts';

test('what someone earns stays in the browser, and the rent it allows sets the budget of a search', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/affordability');
  const income = page.getByLabel('Income before tax');
  await income.first().fill('21234');
  // Nothing is sent by Enter, however early it is pressed.
  await income.first().press('Enter');
  await expect(page.getByRole('heading', { name: 'You could rent for up to £707 pcm' })).toBeVisible();
  await page.getByRole('button', { name: 'Add someone to share with' }).press('Enter');
  await income.nth(1).fill('2000');
  await page.getByLabel('How often').nth(1).selectOption('month');
  await page.getByText('Where these figures come from').press('Enter');
  await expectAccessibleOnEveryScreen(page, 'what someone can afford');
  await page.getByRole('link', { name: 'See homes up to £1,507 pcm' }).press('Enter');
  await expect(page).toHaveURL(/\/properties\?maxBudget=1507$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((request) => request.includes('21234'))).toEqual([]);
});
