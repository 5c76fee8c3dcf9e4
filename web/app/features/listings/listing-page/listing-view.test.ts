import type { PublicListing } from '@letfair/contract/listings/listing-page';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { emptyListingForm } from '@letfair/domain/listings/form/listing-form';
import { someListingForms } from '@letfair/domain/listings/form/listing-form-arbitrary';
import { valuesOf } from '@letfair/domain/listings/form/listing-payload';
import { nationOfHome } from '@letfair/domain/listings/law/facts';
import { completenessOf, missingDetails } from '@letfair/domain/listings/law/material-information';
import { describe, expect, it } from 'vitest';
import { aPublicListing } from '../../../testing/example-listing.ts';
import { listingContentView, listingView, paragraphsOf } from './listing-view.ts';

const today = '2026-11-15';
const view = (changes: Parameters<typeof aPublicListing>[0] = {}) => listingView(aPublicListing(changes), today);
const factsOf = (changes: Parameters<typeof aPublicListing>[0] = {}) =>
  Object.fromEntries(view(changes).facts.map(({ term, value }) => [term, value]));

describe('the page of a home', () => {
  it('says how exact its pin is, or that there is none', () => {
    expect(view({ pointSource: 'pin' }).pinNote).toMatch(/^The landlord has marked the spot\. The circle/);
    expect(view({ pointSource: 'postcode' }).pinNote).toMatch(/middle of the postcode/);
    expect(view({ pointSource: 'outcode' }).pinNote).toMatch(/somewhere in M4/);
    expect(view({ point: null, pointSource: null }).pinNote).toMatch(/in M4\. We don’t know where that is/);
  });

  it('has a pin only where the lister shows the very point', () => {
    const shared = { ...aPublicListing().address, line1: '4 Orchard Row' };
    expect(view({ pointSource: 'pin', address: shared }).place?.mark).toBe('pin');
    expect(view({ pointSource: 'postcode', address: shared }).place?.mark).toBe('circle');
    expect(view({ pointSource: 'pin' }).place?.mark).toBe('circle');
    expect(view({ pointSource: 'outcode' }).place).toMatchObject({ mark: 'district', district: 'M4' });
    expect(view({ point: null, pointSource: null }).place).toBeNull();
  });

  it('names the stations around the home, those out of walking distance in miles', () => {
    expect(view().stations).toEqual([
      { term: 'Manchester Piccadilly', value: '9 minutes’ walk (0.5 miles)' },
      { term: 'Ashburys', value: '1.6 miles' },
    ]);
    expect(view({ stations: [] }).stationNote).toBeNull();
  });

  it('speaks of rates and not of council tax in Northern Ireland', () => {
    const shown = view({
      nation: 'northern-ireland',
      features: ['Balcony', 'Council Tax Band: C', 'Utilities Included: Council Tax'],
      materialInformation: {
        ...aPublicListing().materialInformation,
        utilitiesIncluded: ['Water', 'Council Tax'],
        utilitiesResponsibility: ['Council Tax'],
      },
    });
    expect(JSON.stringify(shown)).not.toMatch(/council tax/i);
    expect(JSON.stringify(shown)).toContain('Water, Domestic rates');
  });
  it('has the facts people look for first', () => {
    expect(view().rent).toBe('£1,250 pcm');
    expect(factsOf()).toEqual({
      Bedrooms: '2',
      Bathrooms: '1',
      Type: 'Flat',
      Furnishing: 'Furnished',
      'Available from': '15 Jan 2027',
      Reference: 'LF-3F6D1C',
    });
  });

  it('says of a studio what it is, not how many bedrooms it lacks', () => {
    const studio = factsOf({ propertyType: 'studio', bedrooms: 0 });
    expect(studio).toMatchObject({ Type: 'Studio', Bathrooms: '1' });
    expect(studio).not.toHaveProperty('Bedrooms');
  });

  it('says Now for a day that has come', () => {
    expect(factsOf({ availableDate: today })['Available from']).toBe('Now');
    expect(factsOf({ availableDate: '2026-11-16' })['Available from']).toBe('16 Nov 2026');
  });

  it('keeps the street to itself unless the lister shares it', () => {
    expect(view().address).toBe('Ancoats, Manchester M4');
    const address = { ...aPublicListing().address, line1: '4 Orchard Row', postcode: 'M4 5AB' };
    expect(view({ address }).address).toBe('4 Orchard Row, Manchester M4 5AB');
  });

  it('lists each feature once', () => {
    expect(view({ features: ['Garden', 'Lift', 'Garden'] }).features).toEqual(['Garden', 'Lift']);
  });

  it('adds up what has to be paid before moving in, with its limits', () => {
    const { lines, total } = view().costs;
    expect(total).toBe('£2,650');
    expect(lines.map(({ amount }) => amount)).toEqual(['£1,250', '£1,400', '£280']);
    expect(lines[1]?.limit).toBe('By law, at most five weeks’ rent: £1,442.30.');
  });

  it('has no total while a deposit is not stated, and no holding deposit in Scotland', () => {
    const material = aPublicListing().materialInformation;
    expect(view({ materialInformation: { ...material, securityDeposit: null } }).costs.total).toBe('Not given');
    expect(view({ nation: 'scotland' }).costs.lines[2]).toMatchObject({
      amount: 'None',
      limit: 'Not allowed in Scotland.',
    });
  });

  it('tells since when and by whom it is offered', () => {
    expect(view()).toMatchObject({
      lister: { name: 'Sam Field', kind: 'Landlord', since: '1 Mar 2025' },
      added: '1 Nov 2026',
      confirmed: '3 Dec 2026',
      letAgreed: false,
    });
    expect(view({ confirmedAt: null }).confirmed).toBeNull();
    expect(view({ status: 'let-agreed' }).letAgreed).toBe(true);
  });

  it('shows of an agent what agents have to show', () => {
    const agency = {
      redressScheme: 'The Property Ombudsman',
      redressNumber: 'T1',
      clientMoneyProtection: '',
      feesLink: '',
    };
    const { lister } = view({ lister: { ...aPublicListing().lister, userType: 'agent', agency } });
    expect(lister.facts).toEqual([
      { term: 'Redress scheme', value: 'The Property Ombudsman (member T1)' },
      { term: 'Client money protection', value: 'Not given' },
    ]);
    expect(view().lister.facts).toEqual([]);
  });

  it('is summed up in one short line', () => {
    const { summary } = view({ description: 'Bright rooms.\n'.repeat(40) });
    expect(summary).toMatch(/^2-bed flat to rent in Ancoats, Manchester for £1,250 pcm, 1 bathroom\. Bright rooms\. /);
    expect(summary.length).toBeLessThanOrEqual(155);
  });
});

describe('a description', () => {
  it('is cut into paragraphs at blank lines', () => {
    expect(paragraphsOf('One\nline two\r\n\r\n \n  Two \n\n\n')).toEqual(['One\nline two', 'Two']);
  });
  it('is never anything but text', () => {
    expect(paragraphsOf('<b>bold</b>')).toEqual(['<b>bold</b>']);
  });
});

const withMaterial = (changes: Partial<PublicListing['materialInformation']>, rest: Partial<PublicListing> = {}) =>
  aPublicListing({ ...rest, materialInformation: { ...aPublicListing().materialInformation, ...changes } });

const said = (listing: PublicListing) =>
  Object.fromEntries(
    view(listing)
      .parts.flatMap(({ facts }) => facts)
      .map(({ term, value }) => [term, value]),
  );

const contentOf = (listing: PublicListing) => listingContentView(listing, today);

/** What the public page of a form would be made of. */
function publicListingOf(form: ListingForm, userType: 'landlord' | 'agent' = 'landlord'): PublicListing {
  const { missing, notKnown, ...counts } = completenessOf(form);
  const { materialInformation, title: _, address: __, images: ___, ...values } = valuesOf(form);
  return {
    ...aPublicListing(),
    ...(values as Partial<PublicListing>),
    materialInformation,
    nation: nationOfHome(form.address.postcode, form.nation),
    lister: { ...aPublicListing().lister, userType },
    completeness: { ...counts, missing: [...missing], notKnown: [...notKnown] },
  };
}

describe('the material information', () => {
  it('says in plain words how much of it is given', () => {
    expect(view().given).toBe('Details given: 13 of 16.');
  });

  it('says no fact twice', () => {
    const { facts, parts, notGiven, stations, costs } = view();
    const terms = [
      ...[facts, ...parts.map((part) => part.facts), stations].flat().map(({ term }) => term),
      ...costs.lines.map(({ label }) => label),
      ...notGiven,
    ];
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  });

  it('stands in Parts A, B and C', () => {
    expect(view().parts.map(({ title }) => title.slice(0, 6))).toEqual(['Part A', 'Part B', 'Part C']);
  });

  it('says what the lister said', () => {
    expect(said(aPublicListing())).toMatchObject({
      'Property tax': 'Council tax band B',
      'Energy rating (EPC)': 'C',
      Tenancy: 'Rolling (assured periodic tenancy)',
      'Utilities in the rent': 'Water',
      'Parking details': 'One space in the yard',
      'Fire safety': 'Smoke Alarms',
      Pets: 'Considered',
    });
  });

  it('lists as not given exactly what the count of the home misses, and shows all else that was asked', () => {
    for (const [index, form] of someListingForms(500).entries()) {
      const completeness = completenessOf(form);
      const { notGiven, given, facts, parts } = contentOf(
        publicListingOf(form, index % 2 === 0 ? 'landlord' : 'agent'),
      );
      const { asked, missing, notKnown } = completeness;
      expect(notGiven).toEqual(missingDetails(completeness));
      expect(notGiven).toHaveLength(missing.length);
      expect(given).toBe(`Details given: ${asked - missing.length - notKnown.length} of ${asked}.`);
      const shown = [facts, ...parts.map((part) => part.facts)].flat().map(({ term }) => term);
      expect(shown.filter((term) => notGiven.includes(term))).toEqual([]);
    }
  });

  it('names what is not given as the page would', () => {
    const form = { ...emptyListingForm, epcExpected: '2026-12-03', hasParking: true };
    const { notGiven } = contentOf(publicListingOf({ ...form, address: { ...form.address, postcode: 'LS1 1AA' } }));
    expect(notGiven).toEqual(expect.arrayContaining(['Furnishing', 'Parking details', 'Holding deposit']));
    expect(notGiven).not.toContain('Energy rating (EPC)');
    expect(notGiven).not.toContain('Accessibility');
  });

  it('announces a rating whose certificate is on its way', () => {
    expect(said(withMaterial({ epcRating: '', epcExpected: '2026-12-03' }))['Energy rating (EPC)']).toBe(
      'Expected by 3 Dec 2026',
    );
    expect(said(withMaterial({ epcRating: 'B', epcExpected: '2026-12-03' }))['Energy rating (EPC)']).toBe('B');
  });

  it('follows the nation: rates in Northern Ireland, band I in Wales', () => {
    expect(said(aPublicListing({ nation: 'northern-ireland' }))['Property tax']).toBe('Rates');
    expect(said(withMaterial({ welshBandI: true }, { nation: 'wales' }))['Property tax']).toBe('Council tax band I');
  });

  it('asks for a registration number where there is a register', () => {
    expect(said(aPublicListing())).not.toHaveProperty('Landlord registration');
    expect(said(withMaterial({ registrationPending: true }))['Landlord registration']).toMatch(/pending/);
  });

  it('shows an agent’s fees and number for agents alone', () => {
    const lister = { ...aPublicListing().lister, userType: 'agent' as const };
    expect(said(aPublicListing())).not.toHaveProperty('Agent’s fees');
    expect(said({ ...withMaterial({ agentFees: 'None' }), lister })).toHaveProperty('Agent’s fees', 'None');
  });

  it('says who a shared home is let to', () => {
    const listing = withMaterial({ occupants: 5, households: 1 }, { isShared: true });
    expect(said(listing)['Let to']).toBe('5 people, 1 household');
  });
});

const ruleOf = (listing: PublicListing) => view(listing).parts[0]?.rule;

describe('the rule of the nation', () => {
  it('is told where it reaches', () => {
    expect(ruleOf(aPublicListing())).toMatch(/no fixed term since 1 May 2026/);
    expect(ruleOf(aPublicListing({ nation: 'scotland' }))).toMatch(/open-ended/);
    expect(ruleOf(aPublicListing({ nation: null }))).toBeNull();
    expect(ruleOf(withMaterial({ tenancyExemption: 'lodger' }))).toBeNull();
  });
});
