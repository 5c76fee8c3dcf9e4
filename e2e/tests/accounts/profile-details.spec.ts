import { expectFieldError, field, fill, toast } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { answer, cutOff } from '../../support/network.ts';
import { adminAccount, newAccount, newPerson, statusOfToken } from '../../support/new-account.ts';
import { fact, open, PAGE, save, storedUser } from '../../support/pages/profile-page.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

test('a new email address is verified before anything else', async ({ page, request, faults }) => {
  faults.expectSessionToEnd();
  const account = await newAccount(request);
  const { email: newEmail } = newPerson();
  const logIn = async (email: string) => {
    const response = await request.post('/api/auth/login', { data: { email, password: account.password } });
    return ((await response.json()) as { success: boolean }).success;
  };
  await open(page, account);
  await field(page, 'email').fill(newEmail);
  await save(page).click();
  await expect(toast(page)).toContainText('Profile updated successfully. Please verify your new email address.');
  await expect(page).toHaveURL(`/auth/verify?${new URLSearchParams({ email: newEmail })}`);
  expect(await storedUser(page)).toMatchObject({ email: newEmail });
  expect(await statusOfToken(request, account.token)).toBe(401);
  expect(await logIn(account.email)).toBe(false);
  expect(await logIn(newEmail)).toBe(false);

  const mail = await mailTo(request, newEmail, /verify/i);
  await field(page, 'code').fill(mail.text.match(/\b\d{6}\b/)?.[0] ?? '');
  await page.getByRole('button', { name: /^Verify/ }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await logIn(account.email)).toBe(false);
  expect(await logIn(newEmail)).toBe(true);
  await page.goto(PAGE);
  await expect(field(page, 'email')).toHaveValue(newEmail);
  await expect(fact(page, 'Status')).toHaveText('Verified');
});

test('a tenant adds what they look for', async ({ page, request, faults }) => {
  const details = '/api/auth/details';
  faults.expectFailedRequest(details);
  const account = await newAccount(request, 'tenant');
  await signedInAs(page, account);
  await answer(page, details, 500, { success: false });
  await page.goto(PAGE);
  await expect(page.getByText('We could not load your details.')).toBeVisible();
  await page.unroute(`**${details}`);
  await page.getByRole('button', { name: 'Try again' }).click();

  await fill(page, { maxBudget: 'lots', propertyType: 'flat', moveInDate: '2027-02-01' });
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(toast(page)).toContainText('Please fix the errors below');
  await expect(field(page, 'maxBudget')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'maxBudget')).toBeFocused();

  await field(page, 'maxBudget').fill('£1,250');
  await field(page, 'preferredArea').fill('Leeds');
  await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().click();
  await expect(page.getByRole('button', { name: /^Remove (?!photo)/ })).toHaveCount(1);
  await page.getByLabel('Garden', { exact: true }).check();
  await page.getByLabel('Lift', { exact: true }).check();
  await cutOff(page, `${details}/tenant`);
  faults.expectFailedRequest(`${details}/tenant`);
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(toast(page)).toContainText('Network error. Please try again.');
  await page.unroute(`**${details}/tenant`);
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(toast(page)).toContainText('Preferences saved');

  await page.reload();
  await expect(field(page, 'maxBudget')).toHaveValue('1250');
  await expect(field(page, 'propertyType')).toHaveValue('flat');
  await expect(field(page, 'moveInDate')).toHaveValue('2027-02-01');
  await expect(page.getByRole('list', { name: 'Chosen places' }).getByRole('listitem')).toHaveText(/Leeds/);
  await expect(page.getByLabel('Garden', { exact: true })).toBeChecked();
  await expect(page.getByLabel('Gym', { exact: true })).not.toBeChecked();
});

test('an agent adds the agency, a landlord address and registration, an admin nothing', async ({
  page,
  request,
  newVisitor,
}) => {
  await open(page, await newAccount(request, 'agent'));
  await expect(field(page, 'companyName')).toHaveValue('Orchard Lettings');
  await fill(page, { companyName: '', feesLink: 'orchard' });
  await page.getByRole('button', { name: 'Save agency details' }).click();
  await expectFieldError(page, 'companyName', "Enter your company's name.");
  await expectFieldError(page, 'feesLink', 'Enter the whole address of the page, starting with https:// or http://.');
  await fill(page, {
    companyName: 'Orchard & Sons',
    redressScheme: 'The Property Ombudsman',
    redressNumber: 'D1234',
    clientMoneyProtection: 'Client Money Protect',
    feesLink: 'https://orchard.example/fees',
  });
  await page.getByRole('button', { name: 'Save agency details' }).click();
  await expect(toast(page)).toContainText('Agency details saved');
  await page.reload();
  await expect(field(page, 'companyName')).toHaveValue('Orchard & Sons');
  await expect(field(page, 'redressNumber')).toHaveValue('D1234');

  const landlord = await newVisitor();
  await open(landlord, await newAccount(request, 'landlord'));
  await expect(field(landlord, 'landlordAddress')).toHaveValue('4 Orchard Row, Leeds LS1 1AA');
  await fill(landlord, { landlordAddress: ' ' });
  await landlord.getByRole('button', { name: 'Save landlord details' }).click();
  await expectFieldError(landlord, 'landlordAddress', 'Enter your address.');
  await fill(landlord, { landlordAddress: '5 Orchard Row, Leeds LS1 1AA', registrationNumber: '123456/230/12345' });
  await landlord.getByRole('button', { name: 'Save landlord details' }).click();
  await expect(toast(landlord)).toContainText('Landlord details saved');
  await landlord.reload();
  await expect(field(landlord, 'registrationNumber')).toHaveValue('123456/230/12345');

  const admin = await newVisitor();
  await signedInAs(admin, await adminAccount(request));
  await admin.goto(PAGE);
  await expect(fact(admin, 'User type')).toHaveText('Admin');
  await expect(admin.getByRole('heading', { name: 'Change password' })).toBeVisible();
  for (const name of ['What you are looking for', 'Your agency', 'Landlord details'])
    await expect(admin.getByRole('heading', { name })).toHaveCount(0);
});
