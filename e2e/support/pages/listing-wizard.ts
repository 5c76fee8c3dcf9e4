import type { Locator, Page } from '@playwright/test';
import { fill } from '../form.ts';
import { nextQuarter } from '../new-listing.ts';

export const tabNames = ['Property Info', 'Financial (Part A)', 'Details (Parts B & C)'] as const;
export type TabName = (typeof tabNames)[number];

export const openTab = (page: Page, name: TabName): Promise<void> =>
  page.getByRole('tab', { name, exact: true }).click();

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A home in Leeds that passes every check and breaks no rule, tab by tab. */
export const home: Readonly<Record<TabName, Readonly<Record<string, string>>>> = {
  'Property Info': {
    title: 'Two-bedroom flat by the canal',
    propertyDescription: 'Light rooms on the second floor, ten minutes from the station.',
    'address.line1': '4 Orchard Row',
    'address.postcode': 'LS1 1AA',
    'address.city': 'Leeds',
    propertyType: 'flat',
    availableDate: nextQuarter,
  },
  'Financial (Part A)': {
    monthlyRent: '1200',
    holdingDeposit: '276',
    securityDeposit: '1384',
    councilTaxBand: 'B',
    epcRating: 'C',
  },
  'Details (Parts B & C)': { leaseLength: 'rolling' },
};

/** Fills in everything that is required; `changes` replace or add fields of the same tab. */
export async function fillHome(page: Page, changes: Partial<Record<TabName, Record<string, string>>> = {}) {
  for (const name of tabNames) {
    await openTab(page, name);
    await fill(page, { ...home[name], ...changes[name] });
  }
}
