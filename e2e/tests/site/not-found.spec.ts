import { expect, test } from '../../support/test.ts';

test('an unknown path is the 404 page, with status 404 and a way home', async ({ page, request, faults }) => {
  for (const path of ['/auth/no-such-page', '/properties/%F0%9F%8F%A0/x/y', '/dashboard/nothing']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('Oops! Page not found');
  }
  const path = '/no-such-page';
  faults.expectFailedRequest(path);
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
});

test('a path that is no valid text is refused without a fault', async ({ request }) => {
  for (const path of ['/%', '/%FF%FE', '/properties/%00', `/${'a'.repeat(3_000)}`])
    expect((await request.get(path)).status(), path.slice(0, 20)).toBeLessThan(500);
});

test('an unknown call below /api answers the envelope', async ({ request }) => {
  const response = await request.get('/api/no-such-call');
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ success: false, error: { code: 'not_found' } });
});
