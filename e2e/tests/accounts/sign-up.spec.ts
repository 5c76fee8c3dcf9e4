import { alert, expectFieldError, field, fill } from '../../support/form.ts';
import { sentTo } from '../../support/network.ts';
import { newPerson, roleFields } from '../../support/new-account.ts';
import { storedItems } from '../../support/session.ts';
import { SIGN_UP, submit, tab } from '../../support/sign-up-form.ts';
import { expect, test } from '../../support/test.ts';

test('a tenant signs up with preferences, and signs nobody in before the address is verified', async ({ page }) => {
  const person = newPerson();
  await page.goto('/auth/signup');

  await test.step('a common password is refused under its field', async () => {
    await fill(page, { ...person, password: 'password1' });
    await submit(page);
    await expectFieldError(page, 'password', 'This password is one of the most common ones. Please choose another.');
    await expect(alert(page)).toBeVisible();
  });

  await test.step('put right, it goes to the verify screen with the email and the code', async () => {
    const sent = sentTo(page, SIGN_UP);
    await fill(page, { password: person.password, maxBudget: '1250', preferredArea: 'Leeds', propertyType: 'flat' });
    await fill(page, { moveInDate: '2031-02-01' });
    await submit(page);
    await expect(page).toHaveURL(/\/auth\/verify\?/);
    const query = new URL(page.url()).searchParams;
    expect(query.get('email')).toBe(person.email);
    expect(query.get('code')).toMatch(/^\d{6}$/);
    await expect(field(page, 'code')).toHaveValue(query.get('code') ?? '');
    expect(sent).toEqual([
      expect.objectContaining({
        ...person,
        userType: 'tenant',
        maxBudget: 1250,
        preferredArea: 'Leeds',
        propertyType: 'flat',
        moveInDate: '2031-02-01',
      }),
    ]);
    expect(await storedItems(page)).toMatchObject({ user: null, token: null });
  });
});

for (const type of ['agent', 'landlord'] as const)
  test(`an account of the type ${type} is created, verified and welcomed`, async ({ page }) => {
    await page.goto(`/auth/signup?type=${type}`);
    await expect(tab(page, new RegExp(type, 'i'))).toHaveAttribute('aria-selected', 'true');
    await fill(page, { ...newPerson(), ...roleFields[type] });
    await submit(page);
    await expect(page).toHaveURL(/\/auth\/verify\?/);
    await page.getByRole('button', { name: /^Verify/ }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome back, Maya!' })).toBeVisible();
  });
