import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, replies, stubServer } from '../../../../testing/render-page.tsx';
import { storeSession } from '../../../accounts/session/index.ts';
import {
  button,
  checklist,
  controls,
  home,
  landlord,
  openTab,
  openWizard,
  selectedTab,
} from './testing/wizard-page-fixture.tsx';

beforeEach(() => {
  storeSession(landlord, 'opaque');
  stubServer(replies.success());
});

/** A day that many days from now. */
const soon = (days: number): string => daysAfter(ukDay(new Date()), days);

const fold = (title: string): HTMLDetailsElement => {
  const heading = [...document.querySelectorAll('summary h2')].find(({ textContent }) => textContent === title);
  const details = heading?.closest('details');
  if (!details) throw new Error(`There is no folded section "${title}".`);
  return details;
};
const folds = () => [...document.querySelectorAll('summary h2')].map(({ textContent }) => textContent);
const labelOf = (name: string) =>
  (document.querySelector<HTMLInputElement>(`[name$="${name}"]`)?.labels?.[0] ?? null)?.textContent;
const summaryOf = (title: string) => fold(title).querySelector('summary')?.textContent;

describe('an address that contradicts itself', () => {
  it('is advised beside the town and stands open in the checklist, until it is put right', async () => {
    const finding = { rule: 'city-unlike-postcode', nation: 'england', severity: 'advise', field: 'address.city' };
    const sentence = 'LS1 is in Leeds, about 34 miles from Manchester. Check the town and the postcode.';
    const position = { point: null, source: null, town: 'Leeds', county: null };
    stubServer((asked) => {
      const findings = asked.includes('city=Manchester')
        ? [{ ...finding, sentence, citation: '', since: '1900-01-01' }]
        : [];
      return replies.success(asked.includes('/position') ? { ...position, findings } : null);
    });
    await openWizard();
    page.fill({ 'address.postcode': 'LS1 1AA', 'address.city': 'Manchester' });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(page.field('address.city').getAttribute('aria-describedby')).toBeTruthy();
    const line = () =>
      within(checklist())
        .getByText(/Town and county match/)
        .closest('li')?.textContent;
    await waitFor(() => expect(line()).toContain('not done yet'));
    page.fill({ 'address.city': 'Leeds' });
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    await waitFor(() => expect(line()).toContain('done'));
  });
});

describe('what may all be left empty', () => {
  it('is folded, says that it is optional, and hides no documented field', async () => {
    await openWizard();
    expect(folds()).toEqual(['Advertising this home twice', 'More about the home', 'Certificates']);
    expect(fold('More about the home').open).toBe(false);
    expect(summaryOf('More about the home')).toMatch(/Optional$/);
    const folded = [...document.querySelectorAll('details [name]')].map((each) => each.getAttribute('name'));
    expect(folded).toEqual([
      'secondAdvertReason',
      'heating',
      'waterSupply',
      'broadband',
      'mobileSignal',
      'construction',
      'buildingSafety',
      'floodRisk',
      'restrictions',
    ]);
  });

  it('opens once it holds a value, and stays open when it is emptied', async () => {
    await openWizard();
    page.fill({ heating: 'heat-pump' });
    await waitFor(() => expect(fold('More about the home').open).toBe(true));
    page.fill({ heating: '' });
    expect(fold('More about the home').open).toBe(true);
  });

  it('appears with the nation it matters in, open where the law has something to say', async () => {
    await openWizard();
    page.fill({ ...home, 'address.postcode': 'EH1 1AA' });
    await waitFor(() => expect(folds()).toContain('More about the energy certificate'));
    expect(fold('More about the energy certificate').querySelector('[name="epcHeatRetention"]')).toBeTruthy();
  });

  it('leads to certificates, which open in a new tab so that nothing typed is lost', async () => {
    await openWizard();
    const link = fold('Certificates').querySelector('a');
    expect(link?.getAttribute('href')).toBe('/certificates');
    expect(link?.target).toBe('_blank');
  });
});

describe('the checklist', () => {
  it('has one measure of progress, and what readers ask about leads to its field in a folded section', async () => {
    const user = await openWizard();
    page.fill(home);
    expect(checklist().textContent).toMatch(/\d+ of \d+ done/);
    expect(checklist().textContent).not.toMatch(/%|points/);
    await user.click(within(checklist()).getByRole('button', { name: 'Flood risk' }));
    await waitFor(() => expect(document.activeElement).toBe(page.field('floodRisk')));
    expect(fold('More about the home').open).toBe(true);
    expect(selectedTab()).toBe('Details (Parts B & C)');
    page.fill({ floodRisk: 'not-known' });
    await waitFor(() => expect(within(checklist()).queryByRole('button', { name: 'Flood risk' })).toBeNull());
  });
});

describe('what the law needs', () => {
  it('is not called optional, before and after it is filled in', async () => {
    await openWizard();
    expect(labelOf('county')).toContain('(optional)');
    page.fill({ ...home, 'address.postcode': 'CF10 1AA' });
    await waitFor(() => expect(labelOf('registrationNumber')).not.toContain('optional'));
    page.fill({ registrationNumber: 'RN-12345-12345' });
    await waitFor(() => expect(page.field('registrationNumber')).toHaveProperty('required', true));
    expect(labelOf('registrationNumber')).not.toContain('optional');
  });
});

describe('a finding of the law', () => {
  it('quotes the words beside the field, and says since when the rule applies', async () => {
    await openWizard();
    page.fill({ ...home, propertyDescription: 'A quiet street 🏡. No DSS. Near the park.' });
    await waitFor(() => expect(page.descriptionOf('propertyDescription')).toContain('“No DSS”'));
    expect(page.descriptionOf('propertyDescription')).toMatch(/in force since \d+ [A-Z][a-z]+ \d{4}/);
  });
});

describe('a home whose energy certificate is on its way', () => {
  it('may be listed without a rating once the day of the certificate is given', async () => {
    const user = await openWizard();
    page.fill({ ...home, epcRating: '' });
    await openTab(user, 'Details (Parts B & C)');
    await user.click(button('List Property'));
    await waitFor(() => expect(page.descriptionOf('epcRating')).toMatch(/EPC rating is required$/));
    page.fill({ epcExpected: soon(20) });
    await waitFor(() => expect(page.field('epcRating').getAttribute('aria-invalid')).not.toBe('true'));
    await waitFor(() => expect(page.descriptionOf('epcRating')).not.toContain('Stops it going live'));
  });

  it('is told when the day is too far away or over, and is no longer asked once there is a rating', async () => {
    await openWizard();
    page.fill({ ...home, epcRating: '', epcExpected: soon(40) });
    await waitFor(() => expect(page.descriptionOf('epcRating')).toMatch(/Stops it going live.*within 28 days/));
    page.fill({ epcExpected: soon(-1) });
    await waitFor(() => expect(page.descriptionOf('epcRating')).toContain('should have arrived by now'));
    page.fill({ epcRating: 'C' });
    await waitFor(() => expect(controls('epcExpected')).toEqual([]));
  });
});

describe('an agent whose details the law objects to', () => {
  it('is told above the form, and led from the checklist to where they are changed', async () => {
    storeSession({ ...landlord, userType: 'agent' }, 'opaque');
    stubServer(
      replies.success({
        tenant: null,
        landlord: null,
        agency: { companyName: 'Lets, no DSS', redressScheme: '', clientMoneyProtection: '' },
        clients: [],
        nextCursor: null,
      }),
    );
    const user = await openWizard();
    page.fill(home);
    const sentence = /no DSS/;
    await waitFor(() => expect(within(checklist()).getByRole('button', { name: sentence })).toBeTruthy());
    await openTab(user, 'Financial (Part A)');
    await user.click(within(checklist()).getByRole('button', { name: sentence }));
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/profile#agency'));
    expect(selectedTab()).toBe('Financial (Part A)');
    expect(document.activeElement?.closest('form')?.textContent).toContain('Stops it going live');
  });
});

describe('an agent with clients', () => {
  const clients = [{ id: '0198f2a4-6c1e-7d3a-9b52-3f6d1c0a7e17', name: 'Priya Patel' }];

  it('says in the form whose home it is, and the draft keeps it', async () => {
    storeSession({ ...landlord, userType: 'agent' }, 'opaque');
    const { sent } = stubServer(replies.success({ clients, total: 1, nextCursor: null, agency: null }));
    const user = await openWizard();
    await screen.findByLabelText(/Whose home is this?/);
    page.fill({ title: 'For a client', clientId: clients[0]?.id ?? '' });
    await user.click(button('Save Draft'));
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        path: '/api/properties/drafts',
        body: { title: 'For a client', clientId: clients[0]?.id },
      }),
    );
  });

  it('is not asked as a landlord', async () => {
    await openWizard();
    expect(screen.queryByLabelText(/Whose home is this?/)).toBeNull();
  });
});
