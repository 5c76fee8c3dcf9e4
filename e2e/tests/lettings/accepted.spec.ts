import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { field } from '../../support/form.ts';
import { newAccount } from '../../support/new-account.ts';
import { actOn, applyFor, applicationCard as card, liveHome } from '../../support/new-application.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const TITLE = 'Two rooms by the canal';
const dialog = (page: Page): Locator => page.getByRole('dialog');

test('an accepted tenant sees what comes next', async ({ page, request }) => {
  const [lister, tenant] = await Promise.all([newAccount(request, 'landlord'), newAccount(request)]);
  const home = await liveHome(request, lister);
  const { id } = await applyFor(request, tenant, home);
  await actOn(request, lister, id, { action: 'accept', letAgreed: true });

  await test.step('the page of the home knows its reader', async () => {
    await signedInAs(page, tenant);
    await page.goto(`/properties/${home}`);
    await expect(page.getByRole('main')).toContainText('You’ve been accepted.');
    await expect(page.getByRole('main')).not.toContainText('Someone has agreed');
    await page.getByRole('link', { name: 'View your application' }).first().click();
    await expect(card(page, TITLE)).toBeFocused();
  });

  await test.step('the tenant ticks a step, which is stored, and writes to the lister', async () => {
    const step = card(page, TITLE).getByRole('checkbox', { name: 'See the home before you sign' });
    await step.check();
    await expect(card(page, TITLE)).toContainText('Done on');
    await expectAccessibleOnEveryScreen(page, 'an accepted application');
    await page.reload();
    await expect(step).toBeChecked();
    await card(page, TITLE)
      .getByRole('button', { name: /^Message / })
      .click();
    await field(page, 'content').fill('Shall we meet on Friday?');
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/messages\?conversation=/);
  });
});
