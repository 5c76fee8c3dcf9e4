import { alert } from '../../support/form.ts';
import { cutOff, hold } from '../../support/network.ts';
import { newAccount } from '../../support/new-account.ts';
import { newDraft } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

test('a lister’s drafts are shown, and deleted after a question', async ({ page, request, faults }) => {
  const row = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const dialog = page.getByRole('dialog');
  const remove = dialog.getByRole('button', { name: 'Delete draft' });
  const lister = await newAccount(request, 'agent');
  const { id } = await newDraft(request, lister, { title: 'A house in Hull' });
  await newDraft(request, lister);
  await signedInAs(page, lister);

  await test.step('each with its title or Untitled Draft, its dates and a way to edit it', async () => {
    const { release } = await hold(page, '/api/properties/drafts');
    await page.goto('/dashboard');
    await expect(page.getByText('Loading drafts...')).toBeVisible();
    release();
    await expect(row('Untitled Draft')).toBeVisible();
    await expect(row('A house in Hull')).toContainText(
      /Created \d{1,2} \w{3,4} \d{4} · Last modified \d{1,2} \w{3,4} \d{4}/,
    );
    await expect(row('A house in Hull').getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/list-property?draft=${id}`,
    );
  });

  await test.step('one is deleted after a question', async () => {
    const ask = page.getByRole('button', { name: 'Delete Untitled Draft' });
    await ask.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(ask).toBeFocused();
    await ask.click();
    await remove.click();
    await expect(row('Untitled Draft')).toHaveCount(0);
  });

  await test.step('one that cannot be deleted stays, and an alert says so', async () => {
    const path = `/api/properties/drafts/${id}`;
    faults.expectFailedRequest(path);
    await cutOff(page, path);
    await page.getByRole('button', { name: 'Delete A house in Hull' }).click();
    await remove.click();
    await expect(alert(page)).toHaveText('The draft could not be deleted. Please try again.');
    await expect(row('A house in Hull')).toBeVisible();
    await page.unroute(`**${path}`);
  });

  await test.step('after the last one the heading has the focus, and none comes back', async () => {
    await page.getByRole('button', { name: 'Delete A house in Hull' }).click();
    await remove.click();
    await expect(page.getByText('No drafts saved yet')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Property Drafts' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('No drafts saved yet')).toBeVisible();
  });
});
