import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { pressByKey, tabTo, typeByKey } from '../../support/by-keyboard.ts';
import { toast } from '../../support/form.ts';
import { liveHome } from '../../support/live-home.ts';
import { mailTo } from '../../support/mailbox.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { newConversation } from '../../support/new-conversation.ts';
import { statusOf, submitListing } from '../../support/new-listing.ts';
import { home, tabNames } from '../../support/pages/listing-wizard.ts';
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

test('moderate: an admin works through the review workspace by keyboard', async ({ page, request, faults }) => {
  const lister = await newAccount(request, 'landlord');
  const titles = [`Keys one ${lister.user.id.slice(-6)}`, `Keys two ${lister.user.id.slice(-6)}`] as const;
  const first = await submitListing(request, lister, { title: titles[0] });
  const second = await submitListing(request, lister, { title: titles[1] });
  await signedInAs(page, await adminAccount(request));
  const heading = page.locator('#open-item');

  await test.step('the dashboard leads to the workspace, whose tabs count what waits', async () => {
    await page.goto('/admin/dashboard');
    await pressByKey(page, page.getByRole('link', { name: 'Open review' }));
    await expect(page).toHaveURL('/admin/review');
    await expect(page.getByRole('tab', { name: /^New homes \([1-9]/ })).toHaveAttribute('aria-selected', 'true');
    await expect(heading).toBeFocused();
  });

  await test.step('a home that a colleague looks at is taken over by a press', async () => {
    const path = `/api/admin/claims/${first}`;
    faults.expectFailedRequest(path);
    const message = 'Sam Field is looking at this. Take it over if they’ve stopped.';
    const refusal = { success: false, message, error: { code: 'conflict' } };
    await page.route(`**${path}`, (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 });
    await page.goto(`/admin/review?tab=homes&open=${first}`);
    await expect(heading).toHaveText(titles[0]);
    await expect(page.getByRole('alert')).toContainText('is looking at this.');
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await expect(page.getByText('Account record')).toBeVisible();
    await pressByKey(page, page.getByRole('button', { name: 'Take over' }));
    await expect(page.getByRole('button', { name: 'Approve' })).toBeInViewport();
  });

  await test.step('the keys are listed, and do nothing while a note is typed', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Reject with a reason');
    await expectAccessibleOnEveryScreen(page, 'keys');
    await page.keyboard.press('Escape');
    await tabTo(page, '[name="note"]', 120);
    await page.keyboard.type('A jar of keys?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await pressByKey(page, page.getByRole('button', { name: 'Save note' }));
    await expect(page.getByRole('listitem').filter({ hasText: 'A jar of keys?' })).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'workspace');
  });

  await test.step('A asks, Enter approves, and another home opens by itself', async () => {
    await heading.focus();
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog', { name: `Approve “${titles[0]}”?` })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => statusOf(request, lister, first)).toBe('live');
    await expect(page.getByRole('alert').first()).toHaveText(`“${titles[0]}” is live.`);
    await expect(heading).not.toHaveText(titles[0]);
  });

  await test.step('R asks for a reason, which is sent', async () => {
    await page.goto(`/admin/review?tab=homes&open=${second}`);
    await expect(page.getByRole('button', { name: 'Reject' })).toBeVisible();
    await expect(heading).toHaveText(titles[1]);
    await page.keyboard.press('r');
    await typeByKey(page, { reason: 'Please add photos.' });
    await pressByKey(page, page.getByRole('button', { name: 'Reject listing' }));
    await expect.poll(() => statusOf(request, lister, second)).toBe('rejected');
  });
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
