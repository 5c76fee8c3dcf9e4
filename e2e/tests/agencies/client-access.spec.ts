import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { newAccount } from '../../support/new-account.ts';
import { applyFor, liveHome } from '../../support/new-application.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

test('an agent invites a client, who sees their home until the agent ends it', async ({ page, request, faults }) => {
  const [agent, landlord, tenant] = [
    await newAccount(request, 'agent'),
    await newAccount(request, 'landlord'),
    await newAccount(request, 'tenant'),
  ];
  const title = 'Terrace that an agency lets for Ada';
  const home = await liveHome(request, agent, { title });
  await applyFor(request, tenant, home);
  const headers = { authorization: `Bearer ${agent.token}` };
  const data = { name: 'Ada Lovell', email: landlord.user.email };
  const client = (await (await request.post('/api/clients', { headers, data })).json()) as { data: { id: string } };
  await request.put(`/api/properties/${home}/client`, { headers, data: { clientId: client.data.id } });

  await test.step('the agent sends the invitation', async () => {
    await signedInAs(page, agent);
    await page.goto('/clients');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(alert(page)).toHaveText(`We’ve emailed ${landlord.user.email}.`);
  });

  await test.step('the client follows the link and sees the home', async () => {
    const { link } = await mailTo(request, landlord.user.email, /invited to see your homes/);
    await signedInAs(page, landlord);
    await page.goto(new URL(link).pathname + new URL(link).search);
    await expect(page.getByRole('button', { name: 'See my homes' })).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'the invitation of a client');
    await page.getByRole('button', { name: 'See my homes' }).click();
    await expect(page).toHaveURL('/client');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'the homes of a client');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Offers' })).toContainText('New');
    await expect(page.getByRole('main')).not.toContainText(tenant.user.firstName);
    await expectAccessibleOnEveryScreen(page, 'a home of a client');
  });

  await test.step('after the end the home is not found', async () => {
    await signedInAs(page, agent);
    await page.goto('/clients');
    await page.getByRole('button', { name: 'End access' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
    await expect(alert(page)).toHaveText(`${landlord.user.email} can no longer see these homes.`);
    faults.expectFailedRequest('/api/client/homes/');
    await signedInAs(page, landlord);
    await page.goto(`/client/homes/${home}`);
    await expect(page.getByRole('heading', { name: 'Home not found' })).toBeVisible();
  });
});
