import type { APIRequestContext } from '@playwright/test';
import { authorised, drafts, idIn, openForm, title, titlesOf } from '../../support/draft-form.ts';
import { field, fill, toast } from '../../support/form.ts';
import { cutOff, sentTo } from '../../support/network.ts';
import { type Account, newAccount } from '../../support/new-account.ts';
import { button, openTab } from '../../support/pages/listing-wizard.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

async function savedDraft(request: APIRequestContext, account: Account, body: object): Promise<string> {
  const response = await request.post(drafts, { data: { ...body, status: 'draft' }, headers: authorised(account) });
  return ((await response.json()) as { data: { id: string } }).data.id;
}

async function draftOf(request: APIRequestContext, account: Account, id: string): Promise<Record<string, unknown>> {
  const response = await request.get(`${drafts}/${id}`, { headers: authorised(account) });
  return ((await response.json()) as { data: Record<string, unknown> }).data;
}

test('Save Draft keeps what was typed, whatever happens', async ({ page, request, faults }) => {
  faults.expectFailedRequest(drafts);
  const account = await openForm(page, request);

  await test.step('a save that fails is told, and nothing typed is lost', async () => {
    await fill(page, { title: 'Loft in the mill', bathrooms: '1.5' });
    await cutOff(page, drafts);
    await button(page, 'Save Draft').click();
    await expect(toast(page)).toContainText('Error');
    await expect(toast(page)).toContainText('Failed to save draft. Please try again.');
    await expect(field(page, 'title')).toHaveValue('Loft in the mill');
    await page.unroute(`**${drafts}`);
  });

  const created = sentTo(page, drafts);
  await test.step('the first save makes a draft, names it in the address and switches to editing it', async () => {
    await button(page, 'Save Draft').click();
    await expect(toast(page)).toContainText('Draft Saved');
    await expect(toast(page)).toContainText('Your progress has been saved.');
    await expect(page).toHaveURL(/\/list-property\?draft=[\w-]+$/);
    await expect(title(page)).toHaveText('Edit Property Draft');
    await expect(page.getByText('Draft Mode')).toBeVisible();
    await expect(page.getByText(/^Last saved \d\d:\d\d$/)).toBeVisible();
    await expect(field(page, 'title')).toHaveValue('Loft in the mill');
    expect(created).toMatchObject([{ title: 'Loft in the mill', bathrooms: 1.5, status: 'draft' }]);
  });

  const id = idIn(page);
  await test.step('the next save changes that draft', async () => {
    await field(page, 'title').fill('Loft in the old mill');
    await button(page, 'Save Draft').click();
    await expect.poll(async () => (await draftOf(request, account, id)).title).toBe('Loft in the old mill');
    expect(idIn(page)).toBe(id);
    expect(created).toHaveLength(1);
  });

  await test.step('a draft deleted meanwhile is made anew by the next save', async () => {
    await request.delete(`${drafts}/${id}`, { headers: authorised(account) });
    await field(page, 'title').fill('Back again');
    await button(page, 'Save Draft').click();
    await expect.poll(() => idIn(page)).not.toBe(id);
    expect((await draftOf(request, account, idIn(page))).title).toBe('Back again');
    await expect(field(page, 'title')).toHaveValue('Back again');
  });

  await test.step('leaving is not asked about when everything is saved', async () => {
    await button(page, 'Cancel').click();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('a draft is saved without any check', async () => {
    await page.goto('/list-property');
    await button(page, 'Save Draft').click();
    await expect(toast(page)).toContainText('Draft Saved');
    await expect(page).toHaveURL(/\?draft=/);
  });

  await test.step('a first save whose answer is lost does not make two drafts', async () => {
    await page.goto('/list-property');
    await page.route(`**${drafts}`, async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await field(page, 'title').fill('Only one of me');
    await button(page, 'Save Draft').click();
    await expect(toast(page)).toContainText('Failed to save draft');
    await page.unroute(`**${drafts}`);
    await field(page, 'title').fill('Only one of me, renamed');
    await button(page, 'Save Draft').click();
    await expect(toast(page)).toContainText('Draft Saved');
    const mine = await titlesOf(request, account);
    expect(mine.filter((name) => name.startsWith('Only one'))).toEqual(['Only one of me, renamed']);
  });
});

test('a draft is loaded into the form', async ({ page, request, faults }) => {
  const [account, other] = await Promise.all([newAccount(request, 'agent'), newAccount(request, 'landlord')]);
  const id = await savedDraft(request, account, {
    title: 'Terrace with a yard',
    address: { postcode: 'ls1 1aa' },
    bedrooms: '3',
    monthlyRent: 950,
    utilitiesIncluded: ['Water'],
    features: ['Yard'],
  });
  faults.expectFailedRequest(`${drafts}/${id}`);

  await test.step('whatever client saved it', async () => {
    await signedInAs(page, account);
    await page.goto(`/list-property?draft=${id}`);
    await expect(toast(page)).toContainText('Draft Loaded');
    await expect(title(page)).toHaveText('Edit Property Draft');
    await expect(page.getByText('Draft Mode')).toBeVisible();
    await expect(field(page, 'title')).toHaveValue('Terrace with a yard');
    await expect(field(page, 'address.postcode')).toHaveValue('LS1 1AA');
    await expect(field(page, 'bedrooms')).toHaveValue('3');
    await expect(button(page, 'Remove Yard')).toBeVisible();
    await openTab(page, 'Financial (Part A)');
    await expect(field(page, 'monthlyRent')).toHaveValue('950');
    await expect(page.locator('[name="utilitiesIncluded"][value="Water"]')).toBeChecked();
  });

  await test.step('one that cannot be loaded is told, and can be tried again', async () => {
    await cutOff(page, `${drafts}/${id}`);
    await page.reload();
    await expect(toast(page)).toContainText('Error');
    await expect(toast(page)).toContainText('Failed to load draft. Please try again.');
    await page.unroute(`**${drafts}/${id}`);
    await button(page, 'Try again').click();
    await expect(field(page, 'title')).toHaveValue('Terrace with a yard');
  });

  await test.step('somebody else’s cannot be loaded', async () => {
    await signedInAs(page, other);
    await page.goto(`/list-property?draft=${id}`);
    await expect(toast(page)).toContainText('Failed to load draft. Please try again.');
    await expect(page.getByText('Terrace with a yard')).toHaveCount(0);
  });
});
