import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { firstTimeUser, minutesOf } from '../../support/first-time-user.ts';
import { field } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { expect, test } from '../../support/test.ts';

const HOMES = 60;
/** As an agency's own spreadsheet has them. */
const columns =
  'Our ref,Title,Address,Town,Postcode,Type,Beds,Baths,Rent pcm,Available from,EPC rating,Council tax band,Description';
const spreadsheet = [
  columns,
  ...Array.from(
    { length: HOMES },
    (_, at) =>
      `QL-${at + 1},Flat in Orchard Row ${at + 1},${at + 1} Orchard Row,Bristol,BS3 1TF,Flat,2,1,${900 + at},01/02/2099,C,C,"Bright and quiet, with a fitted kitchen, close to shops and buses."`,
  ),
].join('\r\n');

/** The most presses that an agency needs from the front page to homes, a colleague and a key, fields included. */
const MOST_PRESSES = 31;
/** The most that a colleague needs from the email to the homes. */
const MOST_PRESSES_TO_JOIN = 9;
/** For the agency and then the colleague, one after the other. */
const MOST_MINUTES = 25;

const password = 'a quiet street in Leeds';

const signUpButton = (page: Page) => page.locator('form:has([name="firstName"]) button[type="submit"]');
const ownPage = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name });
const list = (page: Page) => page.getByRole('region', { name: 'Set up your agency' });
const done = (page: Page, text: string) => expect(list(page).getByText(text)).toBeVisible();

test('a new agency sets itself up from the list on its dashboard, by what it sees alone', async ({
  page,
  request,
  newVisitor,
}) => {
  const { press, type, chooseFile, read, readEmail, effortSoFar } = firstTimeUser(page);
  const toDashboard = () => press(ownPage(page, 'Dashboard'));
  const stamp = Date.now();
  const email = `nora-${stamp}@quay-lets.example`;
  const colleague = `ravi-${stamp}@quay-lets.example`;
  let secret = '';

  await test.step('signs up', async () => {
    await page.goto('/');
    await press(page.getByRole('banner').getByRole('link', { name: 'Get Started' }));
    await press(page.getByRole('tab', { name: 'Agent' }));
    await type({
      firstName: 'Nora',
      lastName: 'Quay',
      email,
      password,
      phone: '0117 496 0321',
      companyName: 'Quay Lets Ltd',
      registrationNumber: '09876543',
      tradingAddress: '4 Quay Street, Bristol, BS1 4DB',
    });
    await press(signUpButton(page));
    readEmail((await mailTo(request, email)).text);
    await press(page.getByRole('button', { name: /^Verify/ }));
    await page.waitForURL('**/dashboard');
    await done(page, '0 of 5 done');
    await expectAccessibleOnEveryScreen(page, 'the list of what to set up');
  });

  await test.step('adds its redress scheme and its fees, at the field that the list leads to', async () => {
    await press(list(page).getByRole('link', { name: /^Add your redress scheme/ }));
    await expect(field(page, 'redressScheme')).toBeFocused();
    await type({ redressScheme: 'The Property Ombudsman', feesLink: 'https://quay-lets.example/fees' });
    await press(page.getByRole('button', { name: 'Save agency details' }));
    await expect(page.getByText('Agency details saved')).toBeVisible();
    await press(page.getByRole('link', { name: 'Back to dashboard' }));
    await done(page, '2 of 5 done');
  });

  await test.step('imports its homes from a spreadsheet', async () => {
    await press(list(page).getByRole('link', { name: /^Import your homes/ }));
    const file = { name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(spreadsheet) };
    await chooseFile(page.locator('input[type=file]'), file);
    await press(page.getByRole('button', { name: 'Check the file' }));
    await expect(page.getByText(`${HOMES} homes added and sent for review`)).toBeVisible();
    await press(page.getByRole('button', { name: 'Import', exact: true }));
    await expect(page.getByRole('link', { name: 'See your homes' })).toBeVisible();
    await toDashboard();
    await done(page, '3 of 6 done');
    await expect(list(page).getByRole('link', { name: /^Add photos to 60 homes/ })).toBeVisible();
  });

  await test.step('invites a colleague', async () => {
    await press(list(page).getByRole('link', { name: /^Invite your colleagues/ }));
    const dialog = page.getByRole('dialog', { name: 'Invite someone' });
    await type({ email: colleague });
    await press(dialog.getByRole('button', { name: 'Send invitation' }));
    await expect(page.getByText(`We’ve emailed ${colleague}.`)).toBeVisible();
    await toDashboard();
    await done(page, '4 of 6 done');
  });

  await test.step('makes a key, with which its software reads the homes', async () => {
    await press(list(page).getByRole('link', { name: /^Connect your software/ }));
    await type({ name: 'Our software' });
    await press(page.getByRole('button', { name: 'Create key' }));
    secret = await page.getByRole('textbox', { name: 'Your new key' }).inputValue();
    const answer = await request.get('/api/feed/properties', { headers: { 'x-api-key': secret } });
    expect(answer.status()).toBe(200);
  });

  await read();
  const agency = effortSoFar();
  expect(agency.presses).toBeLessThanOrEqual(MOST_PRESSES);

  await test.step('the colleague joins on a phone and sees the homes', async () => {
    const { link, text } = await mailTo(request, colleague, /invited to join a team/);
    const phone = await newVisitor({ viewport: { width: 390, height: 844 } });
    const ravi = firstTimeUser(phone);
    ravi.readEmail(text);
    await phone.goto(link);
    await ravi.press(phone.getByRole('main').getByRole('link', { name: 'Create an account' }));
    await ravi.type({ firstName: 'Ravi', lastName: 'Shah', password, phone: '0117 496 0322' });
    await expect(field(phone, 'email')).toHaveValue(colleague);
    await ravi.press(signUpButton(phone));
    ravi.readEmail((await mailTo(request, colleague)).text);
    await ravi.press(phone.getByRole('button', { name: /^Verify/ }));
    await ravi.press(phone.getByRole('button', { name: 'Join the team' }));
    await phone.waitForURL('**/dashboard');
    await ravi.press(ownPage(phone, /^Homes/));
    await expect(phone.getByRole('link', { name: `Flat in Orchard Row ${HOMES}`, exact: true })).toBeVisible();
    await ravi.read();
    const joining = ravi.effortSoFar();
    expect(joining.presses).toBeLessThanOrEqual(MOST_PRESSES_TO_JOIN);
    const minutes = minutesOf(agency) + minutesOf(joining);
    test.info().annotations.push({ type: 'minutes', description: JSON.stringify({ minutes, agency, joining }) });
    expect(minutes).toBeLessThanOrEqual(MOST_MINUTES);
  });

  await test.step('photos are left, and the list leads to the homes without any', async () => {
    await toDashboard();
    await done(page, '5 of 6 done');
    await press(list(page).getByRole('link', { name: /^Add photos/ }));
    await expect(page.getByText('These homes have no photos yet.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Photos' })).toHaveValue('none');
    await press(page.getByRole('link', { name: `Add photos of Flat in Orchard Row ${HOMES}`, exact: true }));
    await expect(page.getByText('Choose photos')).toBeVisible();
  });

  await test.step('hidden, the list stays away until it is asked for', async () => {
    await toDashboard();
    await press(list(page).getByRole('button', { name: 'Hide this list' }));
    await expect(list(page)).toBeHidden();
    await page.reload();
    await press(page.getByRole('button', { name: 'Set up your agency' }));
    await done(page, '5 of 6 done');
  });
});
