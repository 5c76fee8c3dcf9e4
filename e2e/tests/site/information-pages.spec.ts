import { expect, test } from '../../support/test.ts';

test('questions open by click and by key, and a call to action leads to the sign-up of landlords', async ({ page }) => {
  await page.goto('/landlords');
  const answer = page.getByText('We don’t run credit, reference or right to rent checks', { exact: false });
  await expect(answer).toBeHidden();
  await page.getByText('Are tenants pre-screened or referenced?').click();
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();
  await page.getByRole('main').getByRole('link').nth(1).click();
  await expect(page).toHaveURL('/auth/signup?type=landlord');
  await expect(page.getByRole('tab', { name: /landlord/i })).toHaveAttribute('aria-selected', 'true');
});

test('a section is reached from the table of contents', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  const headings = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
  await expect(headings.last()).toBeInViewport();
  expect(new URL(page.url()).hash).not.toBe('');
});
