import type { APIRequestContext, Page } from '@playwright/test';
import { field, fill, toast } from '../support/form.ts';
import { button, fillHome, home, openTab } from '../support/listing-wizard.ts';
import { cutOff, hold, sentTo } from '../support/network.ts';
import { type Account, newAccount } from '../support/new-account.ts';
import { signedInAs } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const drafts = '/api/properties/drafts';
const AUTOSAVE_MS = 30_000;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');

async function openForm(page: Page, request: APIRequestContext): Promise<Account> {
  const account = await newAccount(request, 'landlord');
  await signedInAs(page, account);
  await page.goto('/list-property');
  await expect(title(page)).toHaveText('List Your Property');
  return account;
}

const authorised = ({ token }: Account) => ({ authorization: `Bearer ${token}` });

async function savedDraft(request: APIRequestContext, account: Account, body: object): Promise<string> {
  const response = await request.post(drafts, { data: { ...body, status: 'draft' }, headers: authorised(account) });
  return ((await response.json()) as { data: { id: string } }).data.id;
}

async function draftOf(request: APIRequestContext, account: Account, id: string): Promise<Record<string, unknown>> {
  const response = await request.get(`${drafts}/${id}`, { headers: authorised(account) });
  return ((await response.json()) as { data: Record<string, unknown> }).data;
}

const idIn = (page: Page): string => new URL(page.url()).searchParams.get('draft') ?? '';

test('the first save makes a draft, names it in the address and switches to editing it', async ({ page, request }) => {
  const account = await openForm(page, request);
  const created = sentTo(page, drafts);
  await fill(page, { title: 'Loft in the mill', bathrooms: '1.5' });
  await button(page, 'Save Draft').click();
  await expect(toast(page)).toContainText('Draft Saved');
  await expect(toast(page)).toContainText('Your progress has been saved.');
  await expect(page).toHaveURL(/\/list-property\?draft=[\w-]+$/);
  await expect(title(page)).toHaveText('Edit Property Draft');
  await expect(page.getByText('Draft Mode')).toBeVisible();
  await expect(page.getByText(/^Last saved \d\d:\d\d$/)).toBeVisible();
  await expect(field(page, 'title')).toHaveValue('Loft in the mill');
  expect(created).toMatchObject([{ title: 'Loft in the mill', bathrooms: 1.5, status: 'draft' }]);

  const id = idIn(page);
  await field(page, 'title').fill('Loft in the old mill');
  await button(page, 'Save Draft').click();
  await expect.poll(async () => (await draftOf(request, account, id)).title).toBe('Loft in the old mill');
  expect(idIn(page)).toBe(id);
  expect(created).toHaveLength(1);
});

test('a draft is saved without any check', async ({ page, request }) => {
  await openForm(page, request);
  await button(page, 'Save Draft').click();
  await expect(toast(page)).toContainText('Draft Saved');
  await expect(page).toHaveURL(/\?draft=/);
});

test('a draft is loaded into the form, whatever client saved it', async ({ page, request }) => {
  const account = await newAccount(request, 'agent');
  const id = await savedDraft(request, account, {
    title: 'Terrace with a yard',
    address: { postcode: 'ls1 1aa' },
    bedrooms: '3',
    monthlyRent: 950,
    utilitiesIncluded: ['Water'],
    features: ['Yard'],
  });
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

test('a draft that cannot be loaded is told, and can be tried again', async ({ page, request, faults }) => {
  const account = await newAccount(request, 'landlord');
  const id = await savedDraft(request, account, { title: 'Worth another try' });
  await signedInAs(page, account);
  faults.expectFailedRequest(`${drafts}/${id}`);
  await cutOff(page, `${drafts}/${id}`);
  await page.goto(`/list-property?draft=${id}`);
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('Failed to load draft. Please try again.');
  await page.unroute(`**${drafts}/${id}`);
  await button(page, 'Try again').click();
  await expect(field(page, 'title')).toHaveValue('Worth another try');
});

test('somebody else’s draft cannot be loaded', async ({ page, request, faults }) => {
  const id = await savedDraft(request, await newAccount(request, 'landlord'), { title: 'Not yours' });
  await signedInAs(page, await newAccount(request, 'landlord'));
  faults.expectFailedRequest(`${drafts}/${id}`);
  await page.goto(`/list-property?draft=${id}`);
  await expect(toast(page)).toContainText('Failed to load draft. Please try again.');
  await expect(page.getByText('Not yours')).toHaveCount(0);
});

test('a save that fails is told, and nothing typed is lost', async ({ page, request, faults }) => {
  await openForm(page, request);
  faults.expectFailedRequest(drafts);
  await field(page, 'title').fill('Still here');
  await cutOff(page, drafts);
  await button(page, 'Save Draft').click();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('Failed to save draft. Please try again.');
  await expect(field(page, 'title')).toHaveValue('Still here');
  await page.unroute(`**${drafts}`);
  await button(page, 'Save Draft').click();
  await expect(toast(page)).toContainText('Draft Saved');
});

test('a first save whose answer is lost does not make two drafts', async ({ page, request, faults }) => {
  const account = await openForm(page, request);
  faults.expectFailedRequest(drafts);
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
  const response = await request.get(drafts, { headers: authorised(account) });
  const { data } = (await response.json()) as { data: { title: string }[] };
  expect(data.map((draft) => draft.title)).toEqual(['Only one of me, renamed']);
});

test.describe('the automatic save', () => {
  test.beforeEach(async ({ page }) => page.clock.install());

  test('runs every 30 seconds, silently, and only when something changed', async ({ page, request }) => {
    await openForm(page, request);
    const created = sentTo(page, drafts);
    await field(page, 'title').fill('Saved by itself');
    await page.clock.fastForward(AUTOSAVE_MS);
    await expect(page).toHaveURL(/\?draft=/);
    await expect(page.getByText(/^Last saved \d\d:\d\d$/)).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
    await expect(field(page, 'title')).toHaveValue('Saved by itself');
    const updates = sentTo(page, `${drafts}/${idIn(page)}`);
    await page.clock.fastForward(AUTOSAVE_MS);
    await field(page, 'title').fill('Saved by itself, twice');
    await page.clock.fastForward(AUTOSAVE_MS);
    await expect.poll(() => updates).toMatchObject([{ title: 'Saved by itself, twice' }]);
    expect(created).toHaveLength(1);
  });

  test('does nothing without a title', async ({ page, request }) => {
    await openForm(page, request);
    const created = sentTo(page, drafts);
    await fill(page, { title: '   ', propertyDescription: 'No name yet.' });
    await page.clock.fastForward(AUTOSAVE_MS);
    await page.clock.fastForward(AUTOSAVE_MS);
    await expect(title(page)).toHaveText('List Your Property');
    expect(created).toEqual([]);
  });

  test('fails quietly and tries again', async ({ page, request, faults }) => {
    await openForm(page, request);
    faults.expectFailedRequest(drafts);
    await cutOff(page, drafts);
    await field(page, 'title').fill('In a tunnel');
    await page.clock.fastForward(AUTOSAVE_MS);
    await expect(page.getByText('Not saved yet, trying again')).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
    await page.unroute(`**${drafts}`);
    await page.clock.fastForward(AUTOSAVE_MS);
    await expect(page).toHaveURL(/\?draft=/);
    await expect(page.getByText('Not saved yet, trying again')).toHaveCount(0);
  });

  test('tries again as soon as the network is back', async ({ page, request, context, faults }) => {
    await openForm(page, request);
    faults.expectFailedRequest(drafts);
    // the header counts messages, and cannot now
    faults.expectFailedRequest('/api/conversations/unread');
    await field(page, 'title').fill('Out of the tunnel');
    await context.setOffline(true);
    await page.clock.fastForward(AUTOSAVE_MS);
    await expect(page.getByText('Not saved yet, trying again')).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\?draft=/);
  });

  test('never runs twice at once', async ({ page, request }) => {
    await openForm(page, request);
    const created = sentTo(page, drafts);
    const { release } = await hold(page, drafts);
    await field(page, 'title').fill('Slow');
    await page.clock.fastForward(AUTOSAVE_MS);
    await expect.poll(() => created).toHaveLength(1);
    await field(page, 'title').fill('Slow, and changed meanwhile');
    await page.clock.fastForward(AUTOSAVE_MS);
    await button(page, 'Save Draft').click();
    release();
    await expect(toast(page)).toContainText('Draft Saved');
    expect(created).toHaveLength(1);
  });
});

test.describe('a draft changed in another tab', () => {
  async function changedElsewhere(page: Page, request: APIRequestContext) {
    const account = await openForm(page, request);
    await field(page, 'title').fill('First');
    await button(page, 'Save Draft').click();
    await expect(page).toHaveURL(/\?draft=/);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('[name="title"]').fill('From the other tab');
    await button(other, 'Save Draft').click();
    await expect(toast(other)).toContainText('Draft Saved');
    await other.close();
    await field(page, 'title').fill('From this tab');
    await button(page, 'Save Draft').click();
    await expect(dialog(page)).toContainText('This draft was changed in another tab');
    return { account, id: idIn(page) };
  }

  test('may be written over', async ({ page, request, faults }) => {
    faults.expectFailedRequest(drafts);
    const { account, id } = await changedElsewhere(page, request);
    expect((await draftOf(request, account, id)).title).toBe('From the other tab');
    await button(page, 'Keep mine').click();
    await expect(toast(page)).toContainText('Draft Saved');
    await expect(dialog(page)).toHaveCount(0);
    expect((await draftOf(request, account, id)).title).toBe('From this tab');
  });

  test('may be taken over', async ({ page, request, faults }) => {
    faults.expectFailedRequest(drafts);
    await changedElsewhere(page, request);
    await button(page, 'Take the other').click();
    await expect(field(page, 'title')).toHaveValue('From the other tab');
    await expect(dialog(page)).toHaveCount(0);
    await field(page, 'title').fill('And on from there');
    await button(page, 'Save Draft').click();
    await expect(toast(page)).toContainText('Draft Saved');
  });
});

test('a draft deleted meanwhile is made anew by the next save', async ({ page, request, faults }) => {
  faults.expectFailedRequest(drafts);
  const account = await openForm(page, request);
  await field(page, 'title').fill('Deleted elsewhere');
  await button(page, 'Save Draft').click();
  await expect(page).toHaveURL(/\?draft=/);
  const first = idIn(page);
  await request.delete(`${drafts}/${first}`, { headers: authorised(account) });
  await field(page, 'title').fill('Back again');
  await button(page, 'Save Draft').click();
  await expect.poll(() => idIn(page)).not.toBe(first);
  expect((await draftOf(request, account, idIn(page))).title).toBe('Back again');
  await expect(field(page, 'title')).toHaveValue('Back again');
});

test.describe('leaving', () => {
  test('with unsaved changes asks; staying keeps them', async ({ page, request }) => {
    await openForm(page, request);
    await field(page, 'title').fill('Do not lose me');
    await button(page, 'Cancel').click();
    await expect(dialog(page)).toContainText('Leave without saving?');
    await dialog(page).getByRole('button', { name: 'Stay', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/list-property');
    await expect(field(page, 'title')).toHaveValue('Do not lose me');
  });

  test('with unsaved changes is possible all the same', async ({ page, request }) => {
    await openForm(page, request);
    await field(page, 'title').fill('Let me go');
    await button(page, 'Cancel').click();
    await dialog(page).getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('can save first', async ({ page, request }) => {
    const account = await openForm(page, request);
    await field(page, 'title').fill('Saved on the way out');
    await button(page, 'Cancel').click();
    await dialog(page).getByRole('button', { name: 'Save and leave' }).click();
    await expect(page).toHaveURL('/dashboard');
    const response = await request.get(drafts, { headers: authorised(account) });
    expect(await response.json()).toMatchObject({ data: [{ title: 'Saved on the way out' }] });
  });

  test('is not asked about when everything is saved', async ({ page, request }) => {
    await openForm(page, request);
    await field(page, 'title').fill('All saved');
    await button(page, 'Save Draft').click();
    await expect(page).toHaveURL(/\?draft=/);
    await button(page, 'Cancel').click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('is not asked about by List Property, even when the draft cannot be saved', async ({
    page,
    request,
    faults,
  }) => {
    await openForm(page, request);
    faults.expectFailedRequest(drafts);
    await cutOff(page, drafts);
    await fillHome(page);
    await button(page, 'List Property').click();
    await expect(page).toHaveURL('/inventory-booking');
    await expect(page.getByRole('main')).toContainText(home['Property Info'].title!);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(home['Property Info'].title!);
    await page.goBack();
    await expect(field(page, 'title')).toHaveValue(home['Property Info'].title!);
  });

  test('by closing the page asks through the browser', async ({ newVisitor, request }) => {
    const page = await newVisitor();
    await openForm(page, request);
    // A browser asks only somebody who has touched the page.
    await field(page, 'title').click();
    await field(page, 'title').fill('Closing');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
  });
});
