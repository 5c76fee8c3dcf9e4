import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, replies, stubServer } from '../../../../testing/render-page.tsx';
import { storeSession } from '../../../accounts/session/index.ts';
import {
  button,
  checklist,
  controls,
  findButton,
  home,
  landlord,
  openTab,
  openWizard,
  selectedTab,
  type TabName,
  tabNames,
} from './testing/wizard-page-fixture.tsx';

const required: Readonly<Record<TabName, Readonly<Record<string, string>>>> = {
  'Property Info': {
    title: 'Property title is required',
    propertyDescription: 'Property description is required',
    'address.line1': 'Address line 1 is required',
    'address.postcode': 'Postcode is required',
    'address.city': 'City is required',
    propertyType: 'Property type is required',
    availableDate: 'Available date is required',
  },
  'Financial (Part A)': {
    monthlyRent: 'Monthly rent is required',
    holdingDeposit: 'Holding deposit is required',
    securityDeposit: 'Security deposit is required',
    councilTaxBand: 'Council tax band is required',
    epcRating: 'EPC rating is required',
  },
  'Details (Parts B & C)': { leaseLength: 'Lease length is required' },
};

beforeEach(() => {
  storeSession(landlord, 'opaque');
  stubServer(replies.success());
});

const valuesOf = (name: string) => [...page.field(name).querySelectorAll('option')].map(({ value }) => value);

describe('the form of a listing', () => {
  it('starts with three tabs, one bedroom and one bathroom, with their limits', async () => {
    await openWizard();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([...tabNames]);
    expect(document.body.textContent).toContain('National Trading Standards');
    expect(page.field('bedrooms')).toMatchObject({ value: '1', min: '0' });
    expect(page.field('bathrooms')).toMatchObject({ value: '1', min: '1', step: '0.5' });
  });

  it('has every documented field under its name, on its tab', async () => {
    await openWizard();
    const names: Readonly<Record<TabName, readonly string[]>> = {
      'Property Info': [
        ...['title', 'propertyDescription', 'propertyType', 'bedrooms', 'bathrooms', 'hasParking', 'isShared'],
        ...['address.line1', 'address.line2', 'address.city', 'address.postcode', 'address.county'],
        ...['availableDate', 'features'],
      ],
      'Financial (Part A)': [
        ...['monthlyRent', 'holdingDeposit', 'securityDeposit', 'billsIncluded', 'councilTaxBand', 'epcRating'],
        ...['utilitiesResponsibility', 'utilitiesIncluded'],
      ],
      'Details (Parts B & C)': [
        ...['parkingDetails', 'parkingRestrictions', 'fireSafetyFeatures', 'leaseLength'],
        ...['accessibilityFeatures', 'specialConditions'],
      ],
    };
    const panels = screen.getAllByRole('tabpanel', { hidden: true });
    for (const [at, tab] of tabNames.entries())
      for (const name of names[tab]) expect(panels[at]?.querySelector(`[name="${name}"]`), name).toBeTruthy();
    expect(controls('price')).toEqual([]);
  });

  it('offers the documented choices', async () => {
    await openWizard();
    expect(valuesOf('propertyType')).toEqual(
      ['', 'flat', 'house', 'studio', 'terraced', 'semi-detached', 'detached', 'maisonette', 'bungalow'].concat('room'),
    );
    expect(valuesOf('councilTaxBand')).toEqual(['', ...'ABCDEFGH']);
    expect(valuesOf('epcRating')).toEqual(['', ...'ABCDEFG']);
    expect(valuesOf('leaseLength')).toEqual(['', '6-month', '12-month', '18-month', '24-month', 'rolling', 'other']);
    expect(controls('fireSafetyFeatures').map(({ value }) => value)).toContain('Smoke Alarms');
    expect(controls('fireSafetyFeatures')).toHaveLength(7);
    expect(controls('accessibilityFeatures')).toHaveLength(6);
    expect(controls('utilitiesIncluded')).toHaveLength(7);
  });

  it('goes through the tabs with Previous and Next; List Property stands on the last', async () => {
    const user = await openWizard();
    expect(button('Previous').disabled).toBe(true);
    expect(findButton('List Property')).toBeUndefined();
    page.fill({ title: 'Kept while I look around' });
    await user.click(button('Next'));
    expect(selectedTab()).toBe('Financial (Part A)');
    await user.click(button('Next'));
    expect(selectedTab()).toBe('Details (Parts B & C)');
    expect(findButton('Next')).toBeUndefined();
    expect(button('List Property')).toBeTruthy();
    await user.click(button('Previous'));
    await user.click(button('Previous'));
    expect(selectedTab()).toBe('Property Info');
    expect(page.field('title').value).toBe('Kept while I look around');
  });

  it('goes back through the tabs with Back', async () => {
    const user = await openWizard();
    await user.click(button('Next'));
    await user.click(button('Next'));
    for (const tab of ['Financial (Part A)', 'Property Info']) {
      history.back();
      await waitFor(() => expect(selectedTab()).toBe(tab));
    }
  });

  it('takes features one by one and gives them back', async () => {
    const user = await openWizard();
    const added = () => within(screen.getByRole('list', { name: 'Added features' })).getAllByRole('listitem');
    await user.type(page.field('features'), 'South-facing garden{Enter}');
    page.fill({ features: 'Bike store' });
    await user.click(button('Add feature'));
    expect(added()).toHaveLength(2);
    expect(page.field('features').value).toBe('');
    await user.click(button('Remove South-facing garden'));
    expect(added()).toHaveLength(1);
    expect(added()[0]?.textContent).toContain('Bike store');
    expect(document.activeElement).toBe(page.field('features'));
  });

  it('upper-cases the postcode as it is typed', async () => {
    await openWizard();
    page.fill({ 'address.postcode': 'ls1 1aa' });
    expect(page.field('address.postcode').value).toBe('LS1 1AA');
  });

  it('says what is wrong with a field once it is left, and nothing of one that is empty', async () => {
    const user = await openWizard();
    await user.type(page.field('address.postcode'), 'DD1 4H');
    await user.tab();
    await waitFor(() => expect(page.descriptionOf('address.postcode')).toMatch(/postcode/));
    expect(page.field('address.city').getAttribute('aria-invalid')).not.toBe('true');
    await user.tab();
    expect(page.field('address.city').getAttribute('aria-invalid')).not.toBe('true');
    await user.type(page.field('address.postcode'), 'N');
    await waitFor(() => expect(page.field('address.postcode').getAttribute('aria-invalid')).not.toBe('true'));
    expect(screen.queryByText('Please fill in all required fields')).toBeNull();
  });

  it('asks for the nation only where the postcode lies on a border', async () => {
    await openWizard();
    page.fill({ 'address.postcode': 'LS1 1AA' });
    expect(controls('nation')).toEqual([]);
    page.fill({ 'address.postcode': 'CH4 9AA' });
    await waitFor(() => expect(controls('nation')).toHaveLength(1));
    expect(controls('welshBandI')).toEqual([]);
    page.fill({ nation: 'wales' });
    await waitFor(() => expect(controls('welshBandI')).not.toEqual([]));
  });
});

describe('a listing that is not complete', () => {
  it('has a sentence under every required page.field, and the first in error gets the focus', async () => {
    const user = await openWizard();
    await openTab(user, 'Details (Parts B & C)');
    await user.click(button('List Property'));
    expect(await screen.findByText('Validation Error')).toBeTruthy();
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByRole('heading', { name: 'Please fill in all required fields' })).toBeTruthy();
    const sentences = Object.values(required).flatMap((of) => Object.values(of));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(sentences);
    expect(selectedTab()).toBe('Property Info');
    expect(document.activeElement).toBe(page.field('title'));
    for (const sentences of Object.values(required))
      for (const [name, sentence] of Object.entries(sentences)) {
        expect(page.field(name).getAttribute('aria-invalid'), name).toBe('true');
        expect(page.descriptionOf(name)).toMatch(new RegExp(`${sentence}$`));
      }
    await user.click(summary.getByRole('link', { name: 'EPC rating is required' }));
    await waitFor(() => expect(document.activeElement).toBe(page.field('epcRating')));
    expect(selectedTab()).toBe('Financial (Part A)');
    expect(checklist().textContent).toContain('Ready to go live: not done yet');
  });

  it('says that a day has passed, and takes a utility out of the other list', async () => {
    const user = await openWizard();
    page.fill({ ...home, availableDate: '2026-01-15' });
    const [included, paid] = ['utilitiesIncluded', 'utilitiesResponsibility'].map(
      (name) => controls(name).find(({ value }) => value === 'Gas') as HTMLInputElement,
    );
    await user.click(included!);
    await user.click(paid!);
    expect([included?.checked, paid?.checked]).toEqual([false, true]);
    await openTab(user, 'Details (Parts B & C)');
    await user.click(button('List Property'));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByRole('link').textContent).toBe(
      'Available from: This date has passed. If the home is already available, choose today.',
    );
    await waitFor(() => expect(document.activeElement).toBe(page.field('availableDate')));
  });

  it('waits for photos that are still on their way', async () => {
    const sent: File[] = [];
    class UnansweredUpload {
      readonly upload = {};
      open(): void {}
      setRequestHeader(): void {}
      send(file: File): void {
        sent.push(file);
      }
    }
    vi.stubGlobal('XMLHttpRequest', UnansweredUpload);
    const user = await openWizard();
    page.fill(home);
    await user.upload(page.field('images'), new File(['x'], 'kitchen.png', { type: 'image/png' }));
    expect(sent).toHaveLength(1);
    await openTab(user, 'Details (Parts B & C)');
    await user.click(button('List Property'));
    expect((await screen.findByRole('status')).textContent).toContain('Your photos are still uploading');
    expect(selectedTab()).toBe('Property Info');
  });

  it('shows one missing field on another tab there, until it is filled in', async () => {
    const user = await openWizard();
    page.fill({ ...home, monthlyRent: '0' });
    await openTab(user, 'Details (Parts B & C)');
    await user.click(button('List Property'));
    await waitFor(() => expect(selectedTab()).toBe('Financial (Part A)'));
    expect(document.activeElement).toBe(page.field('monthlyRent'));
    expect(page.descriptionOf('monthlyRent')).toMatch(/Monthly rent is required$/);
    page.fill({ monthlyRent: '1200' });
    await waitFor(() => expect(page.field('monthlyRent').getAttribute('aria-invalid')).not.toBe('true'));
    expect(screen.queryByText('Monthly rent is required')).toBeNull();
  });
});

describe('the checklist', () => {
  it('ticks itself and stands below the form', async () => {
    await openWizard();
    const line = () =>
      within(checklist())
        .getByText(/Full address/)
        .closest('li')?.textContent;
    expect(line()).toContain('not done yet');
    page.fill(home);
    await waitFor(() => expect(line()).toContain('done'));
    const form = page.field('title').form as HTMLFormElement;
    expect(form.compareDocumentPosition(checklist()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('leads to the field that breaks the law of the nation, which says so', async () => {
    const user = await openWizard();
    page.fill({ ...home, holdingDeposit: '500' });
    await openTab(user, 'Details (Parts B & C)');
    await waitFor(() => expect(checklist().textContent).toContain('Before it can go live: 1 thing'));
    await user.click(within(checklist()).getByRole('button', { name: /276\.92/ }));
    await waitFor(() => expect(document.activeElement).toBe(page.field('holdingDeposit')));
    expect(selectedTab()).toBe('Financial (Part A)');
    expect(page.descriptionOf('holdingDeposit')).toMatch(/Stops it going live.*276\.92/);
  });
});
