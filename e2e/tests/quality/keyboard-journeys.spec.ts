import { pressByKey, tabTo, typeByKey } from '../../support/by-keyboard.ts';
import { toast } from '../../support/form.ts';
import { home, tabNames } from '../../support/listing-wizard.ts';
import { liveHome } from '../../support/live-home.ts';
import { mailTo } from '../../support/mailbox.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { newConversation } from '../../support/new-conversation.ts';
import { statusOf, submitListing } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** The five journeys that everything else is there for, without a pointer. */

test('rent: a tenant finds a home, saves it, writes and applies', async ({ page, request }) => {
  const address = {
    line1: '1 Pier Road',
    line2: '',
    city: 'Stornoway',
    postcode: 'HS1 2AA',
    county: 'Na h-Eileanan Siar',
  };
  const { id } = await liveHome(request, {
    title: 'Rooms above the harbour',
    address,
    materialInformation: { registrationNumber: '123456/250/12345' },
  });
  await signedInAs(page, await newAccount(request, 'tenant'));
  await page.goto('/');
  await typeByKey(page, { location: 'HS1' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/properties\?location=HS1/);
  await pressByKey(
    page,
    page.getByRole('button', { name: /favourite.*Rooms above the harbour|Rooms above the harbour.*favourite/i }),
  );
  await pressByKey(page, page.getByRole('link', { name: 'Rooms above the harbour' }));
  await expect(page).toHaveURL(new RegExp(`/properties/${id}`));
  await pressByKey(page, page.getByRole('button', { name: /^Message / }));
  await tabTo(page, 'dialog textarea');
  await page.keyboard.type('Is it still free?');
  await pressByKey(page, page.getByRole('button', { name: 'Send' }));
  await expect(page).toHaveURL(/\/messages/);
  await page.goto(`/properties/${id}`);
  await pressByKey(page, page.getByRole('button', { name: /^Apply/ }));
  await pressByKey(page, page.getByRole('button', { name: /^Send application/ }));
  await expect(page.getByRole('main')).toContainText(/sent/i);
});

test('list: a landlord lists a home', async ({ page, request }) => {
  await signedInAs(page, await newAccount(request, 'landlord'));
  await page.goto('/dashboard');
  await pressByKey(page, page.getByRole('link', { name: 'List New Property' }));
  for (const tab of tabNames) {
    await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true');
    await typeByKey(page, home[tab]);
    if (tab !== tabNames.at(-1)) await pressByKey(page, page.getByRole('button', { name: /^Next$/ }));
  }
  await pressByKey(page, page.getByRole('button', { name: 'List Property' }));
  await expect(page).toHaveURL('/inventory-booking');
  await pressByKey(page, page.getByRole('button', { name: 'Continue Without Inventory' }));
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
});

test('reply: a lister answers a message', async ({ page, request }) => {
  const { lister, id } = await newConversation(request);
  await signedInAs(page, lister);
  await page.goto('/dashboard');
  await pressByKey(page, page.getByRole('link', { name: /message/i }));
  await expect(page).toHaveURL(/\/messages/);
  await page.goto(`/messages?conversation=${id}`);
  await tabTo(page, 'textarea');
  await page.keyboard.type('Yes, come and see it on Saturday.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('Yes, come and see it on Saturday.');
});

test('moderate: an admin looks at a listing and lets it go live', async ({ page, request }) => {
  const lister = await newAccount(request, 'landlord');
  const title = `Keys ${lister.user.id.slice(-6)}`;
  const id = await submitListing(request, lister, { title });
  await signedInAs(page, await adminAccount(request));
  await page.goto('/admin/dashboard');
  await tabTo(page, '[role="tab"][aria-selected="true"]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Listings' })).toHaveAttribute('aria-selected', 'true');
  const more = page.getByRole('button', { name: 'Load more' });
  const rows = page.getByRole('row');
  const row = rows.filter({ hasText: title });
  await expect(row.or(more).first()).toBeVisible();
  while (!(await row.isVisible())) {
    const before = await rows.count();
    await pressByKey(page, more);
    await expect.poll(() => rows.count()).not.toBe(before);
  }
  await pressByKey(page, row.getByRole('button', { name: 'Review' }));
  await pressByKey(page, page.getByRole('button', { name: /^Approve/ }));
  await expect.poll(() => statusOf(request, lister, id)).toBe('live');
});

test('get help: somebody asks, and is told when they will be answered', async ({ page, request }) => {
  const person = await newAccount(request, 'tenant');
  await page.goto('/contact');
  await typeByKey(page, {
    name: 'Maya Osei',
    email: person.email,
    userType: 'tenant',
    subject: 'technical',
    priority: 'high',
    message: 'The map does not move.',
  });
  await pressByKey(page, page.getByRole('button', { name: /submit|send/i }));
  await expect(page.getByText("We'll get back to you within 24 hours.").or(toast(page))).toBeVisible();
  await mailTo(request, person.email, /LF-/);
});
