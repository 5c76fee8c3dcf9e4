import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { field, fill } from '../../support/form.ts';
import { newAccount } from '../../support/new-account.ts';
import { button } from '../../support/pages/listing-wizard.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

test('a lister moves the pin of a home', async ({ page, request }) => {
  await signedInAs(page, await newAccount(request, 'landlord'));
  await page.goto('/list-property');
  await fill(page, { 'address.postcode': 'LS6 3AA' });
  const typed = page.getByLabel('Latitude and longitude');
  const pin = page.getByRole('application', { name: /^Pin of the home/ });
  const latitude = async () => Number((await typed.inputValue()).split(',')[0]);

  await test.step('it starts in the district', async () => {
    await button(page, 'Choose on the map').click();
    await expect(pin).toBeVisible();
    await expect(typed).toHaveValue(/^53\.8\d*, -1\.5\d*$/);
  });

  await test.step('the mouse moves it, and so does what is typed', async () => {
    const before = await latitude();
    const box = (await pin.boundingBox())!;
    await page.mouse.move(box.x + 16, box.y + 16);
    await page.mouse.down();
    await page.mouse.move(box.x + 16, box.y + 66, { steps: 5 });
    await page.mouse.up();
    await expect.poll(latitude).toBeLessThan(before);
    await typed.fill('53.82, -1.58');
    await expect(page.getByText('The pin is at 53.82, -1.58')).toBeAttached();
  });

  await test.step('it is accessible on every screen', async () => {
    await expectAccessibleOnEveryScreen(page, 'pin', { mayHaveStyles: true });
  });

  await test.step('the chosen point stands in the form, and the focus on its button', async () => {
    await button(page, 'Use this point').click();
    await expect(field(page, 'pin')).toHaveValue('53.82, -1.58');
    await expect(button(page, 'Choose on the map')).toBeFocused();
  });
});
