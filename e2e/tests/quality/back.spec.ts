import type { Locator, Page } from '@playwright/test';
import { field } from '../../support/form.ts';
import { captionedPhotos, liveHomeOf } from '../../support/live-home.ts';
import { newAccount } from '../../support/new-account.ts';
import { newConversation, TITLE } from '../../support/new-conversation.ts';
import { typeForSuggestions } from '../../support/pages/location-picker.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** What one press opened: another address, or something over the page. */
type Opened = { readonly address: RegExp | string } | { readonly over: Locator };

/** How many things are open over the page, as its history has them. */
const overlays = (page: Page): Promise<number> => page.evaluate(() => history.state?.overlays ?? 0);
const card = (page: Page): Locator => page.getByRole('region', { name: 'Chosen homes' });

/** Counts the screens that one Back leaves. */
function walk(page: Page) {
  let screens = 0;
  return {
    screens: () => screens,
    /** Presses, sees what opens, and leaves it by one Back to exactly where the press was. */
    async leavesByOneBack(name: string, press: () => Promise<unknown>, opened: Opened): Promise<void> {
      await test.step(name, async () => {
        const before = page.url();
        const title = await page.title();
        await press();
        // Seen, as by a person, who is slower than a script: the page or what lies over it, with its entry in the history.
        if ('address' in opened) await expect(page).toHaveURL(opened.address);
        else await expect(opened.over).toBeVisible();
        await expect.poll(() => overlays(page)).toBe('over' in opened ? 1 : 0);
        if ('address' in opened) await expect(page.locator('dialog[open]').or(card(page))).toHaveCount(0);
        await page.goBack();
        // The address changes at once, what is shown only when it has loaded.
        await expect(page).toHaveURL(before);
        await expect(page).toHaveTitle(title);
        if ('over' in opened) await expect(opened.over).toBeHidden();
        await expect.poll(() => overlays(page)).toBe(0);
        screens += 1;
      });
    },
  };
}

const dialog = (page: Page): Locator => page.getByRole('dialog');
const link = (where: Page | Locator, name: string | RegExp): Locator => where.getByRole('link', { name }).first();
const button = (where: Page | Locator, name: string | RegExp): Locator => where.getByRole('button', { name }).first();

/** Every link of a part of the page that leads elsewhere in the product. */
async function addressesIn(part: Locator, here: string): Promise<readonly string[]> {
  await part.locator(`a[href^="/"]:not([href*="#"])`).first().waitFor();
  const all = await part.getByRole('link').evaluateAll((links) => links.map((each) => each.getAttribute('href') ?? ''));
  return [...new Set(all)].filter((href) => href.startsWith('/') && !href.includes('#') && href !== here);
}

test('one Back leaves what the last press opened, on sixty screens', async ({ page, request }) => {
  test.slow();
  const lister = await newAccount(request, 'landlord');
  const images = await captionedPhotos(request, lister, ['The kitchen', 'The garden', 'The hall']);
  const address = { line1: '1 Quay Row', line2: '', city: 'Braunton', postcode: 'EX33 1AA', county: 'Devon' };
  const first = await liveHomeOf(request, lister, { title: 'By the dunes', address, images });
  await liveHomeOf(request, lister, {
    title: 'On the cliff',
    address: { ...address, line1: '2 Quay Row' },
  });
  const { tenant, propertyId, id: conversation } = await newConversation(request);
  const { leavesByOneBack, screens } = walk(page);
  const followAll = async (part: Locator, here: string) => {
    for (const href of await addressesIn(part, here))
      await leavesByOneBack(`${here} → ${href}`, () => part.locator(`a[href="${href}"]`).first().click(), {
        address: new RegExp(href.split('?')[0]!.replaceAll('/', '\\/')),
      });
  };

  await test.step('from the home page', async () => {
    await page.goto('/');
    await followAll(page.getByRole('banner'), '/');
    await followAll(page.getByRole('contentinfo'), '/');
    await leavesByOneBack(
      'a picked place',
      async () => {
        await typeForSuggestions(field(page, 'location'), 'leeds');
        await page.getByRole('option').first().click();
      },
      { address: '/properties?location=Leeds' },
    );
  });

  const search = '/properties?location=EX33';
  const map = page.getByRole('region', { name: 'Map of the homes found' });
  await test.step('from a search', async () => {
    await page.goto(search);
    await leavesByOneBack('the filters', () => button(page, /^Filters/).click(), { over: dialog(page) });
    await leavesByOneBack(
      'a filter',
      async () => {
        await button(page, /^Filters/).click();
        await dialog(page).getByRole('checkbox', { name: /^Flat/ }).check();
        await button(dialog(page), /^Show/).click();
      },
      { address: /propertyType=flat/ },
    );
    for (const [name, value] of [
      ['propertyType', 'flat'],
      ['minBudget', '500'],
      ['maxBudget', '1000'],
      ['sort', 'price-low'],
    ] as const)
      await leavesByOneBack(name, () => field(page, name).selectOption(value), { address: new RegExp(`${name}=`) });
    await leavesByOneBack('bedrooms', () => link(page, 'Exactly 2 bedrooms').click(), { address: /bedrooms=2/ });
    await leavesByOneBack('a chip', () => link(page, 'Remove EX33').click(), { address: '/properties' });
    await leavesByOneBack('all chips', () => link(page, 'Clear all').click(), { address: '/properties' });
    await leavesByOneBack('a home', () => link(page, 'By the dunes').click(), { address: new RegExp(`/${first}`) });
    await leavesByOneBack('the map', () => button(page, 'Show map').click(), { address: /view=map/ });
  });

  await test.step('from the map', async () => {
    await leavesByOneBack(
      'a map that was moved and searched, twice',
      async () => {
        await button(page, 'Show map').click();
        for (let time = 0; time < 2; time += 1) {
          await map.getByRole('button', { name: 'Zoom out' }).click();
          await button(page, 'Search this area').click();
          await expect(button(page, 'Search this area')).toBeHidden();
        }
      },
      { address: /box=.*from=EX33/ },
    );
    await button(page, 'Show map').click();
    await leavesByOneBack('homes under a pin', () => button(map, /show list$/).click(), { over: card(page) });
    await button(map, /show list$/).click();
    await expect.poll(() => overlays(page)).toBe(1);
    await leavesByOneBack('a home of the map', () => link(card(page), 'On the cliff').click(), {
      address: /\/properties\/[^?]/,
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await leavesByOneBack('homes under a pin on a phone', () => button(map, /show list$/).click(), {
      over: card(page),
    });
    await leavesByOneBack('the filters over the map', () => button(page, /^Filters/).click(), { over: dialog(page) });
    await page.goBack();
    await expect(page).toHaveURL(search);
    await leavesByOneBack('the menu', () => button(page, 'Open menu').click(), { over: dialog(page) });
    await leavesByOneBack(
      'a page of the menu',
      async () => {
        await button(page, 'Open menu').click();
        await link(dialog(page), 'Contact').click();
      },
      { address: '/contact' },
    );
    await test.step('a page of the menu, there again by Forward and by its own link', async () => {
      await button(page, 'Open menu').click();
      await link(dialog(page), 'Contact').click();
      await expect(page).toHaveURL('/contact');
      await page.goBack();
      await expect(page).toHaveURL(search);
      await page.goForward();
      await expect(page).toHaveURL('/contact');
      await button(page, 'Open menu').click();
      await link(dialog(page), 'Contact').click();
      await expect.poll(() => overlays(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(search);
    });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('from the page of a home', async () => {
    await page.goto(`/properties/${first}`);
    await leavesByOneBack('the photos', () => button(page, /open photo 1/).click(), { over: dialog(page) });
    await leavesByOneBack(
      'photos that were turned',
      async () => {
        await button(page, /^Show all 3 photos/).click();
        await dialog(page).press('ArrowRight');
      },
      { over: dialog(page) },
    );
    await leavesByOneBack('the way to a report', () => link(page, /^Report/).click(), { address: /login/ });
    await leavesByOneBack('the way to a message', () => link(page, 'Message landlord').click(), { address: /signup/ });
    await leavesByOneBack('the way to the search', () => link(page.getByRole('main'), 'Properties').click(), {
      address: '/properties',
    });
    await signedInAs(page, tenant);
    await page.goto(`/properties/${propertyId}`);
    await leavesByOneBack('the user menu', () => page.locator('header [aria-haspopup="menu"]').click(), {
      over: page.getByRole('menu'),
    });
    await leavesByOneBack('a message', () => button(page, 'Message landlord').click(), { over: dialog(page) });
    await leavesByOneBack('an application', () => button(page, /^Apply/).click(), { over: dialog(page) });
    await leavesByOneBack('a report', () => button(page, /^Report/).click(), { over: dialog(page) });
  });

  await test.step('from pages of one’s own', async () => {
    await page.goto('/messages');
    await leavesByOneBack('a conversation', () => link(page.getByRole('main'), new RegExp(TITLE)).click(), {
      address: new RegExp(conversation),
    });
    await page.goto('/dashboard');
    await followAll(page.getByRole('main'), '/dashboard');
    await signedInAs(page, lister);
    await page.goto('/dashboard');
    await followAll(page.getByRole('main'), '/dashboard');
    await page.goto('/list-property');
    await leavesByOneBack('a later part of a listing', () => button(page, 'Next').click(), {
      over: page.getByRole('tab', { name: 'Financial (Part A)', selected: true }),
    });
  });

  expect(screens()).toBeGreaterThanOrEqual(60);
});
