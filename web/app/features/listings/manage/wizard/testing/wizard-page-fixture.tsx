import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../../../testing/render-page.tsx';
import { ListPropertyPage } from '../list-property-page.tsx';

export const tabNames = ['Property Info', 'Financial (Part A)', 'Details (Parts B & C)'] as const;
export type TabName = (typeof tabNames)[number];
type User = ReturnType<typeof renderPage>['user'];

export const landlord = {
  firstName: 'Ruth',
  lastName: 'Field',
  email: 'ruth@landlord.example',
  userType: 'landlord',
} as const;

/** A home in Leeds that passes every check and breaks no rule. */
export const home = {
  title: 'Two-bedroom flat by the canal',
  propertyDescription: 'Light rooms on the second floor, ten minutes from the station.',
  'address.line1': '4 Orchard Row',
  'address.city': 'Leeds',
  'address.postcode': 'LS1 1AA',
  propertyType: 'flat',
  availableDate: daysAfter(ukDay(new Date()), 60),
  monthlyRent: '1200',
  holdingDeposit: '276',
  securityDeposit: '1384',
  councilTaxBand: 'B',
  epcRating: 'C',
  leaseLength: 'rolling',
};

export async function openWizard() {
  const { user } = renderPage(<ListPropertyPage />, '/list-property');
  await screen.findByRole('tablist');
  return user;
}

/** By its text: a search by role computes the names of everything on this long page. */
export const findButton = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name);
export const button = (name: string): HTMLButtonElement => {
  const found = findButton(name);
  if (!found) throw new Error(`There is no button "${name}".`);
  return found;
};
export const selectedTab = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
export const openTab = (user: User, name: TabName) => user.click(button(name));
export const controls = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
export const checklist = () => screen.getByRole('region', { name: /checklist/i });
