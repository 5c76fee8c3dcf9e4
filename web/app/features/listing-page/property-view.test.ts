import { describe, expect, it } from 'vitest';
import { aPublicListing } from './example-listing.ts';
import { paragraphsOf, propertyView } from './property-view.ts';

const today = '2026-11-15';
const view = (changes: Parameters<typeof aPublicListing>[0] = {}) => propertyView(aPublicListing(changes), today);
const factsOf = (changes: Parameters<typeof aPublicListing>[0] = {}) =>
  Object.fromEntries(view(changes).facts.map(({ term, value }) => [term, value]));

describe('the page of a home', () => {
  it('says how exact its pin is, or that there is none', () => {
    expect(view().pinNote).toMatch(/approximate.*150 metres/);
    expect(view({ point: null }).pinNote).toMatch(/do not know this postcode/);
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
    expect(lines[1]?.limit).toBe('At most five weeks’ rent by law: £1,442.30.');
  });

  it('has no total while a deposit is not stated, and no holding deposit in Scotland', () => {
    const material = aPublicListing().materialInformation;
    expect(view({ materialInformation: { ...material, securityDeposit: null } }).costs.total).toBe('Not stated');
    expect(view({ nation: 'scotland' }).costs.lines[2]).toMatchObject({
      amount: 'None',
      limit: 'None may be taken in Scotland.',
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
      { term: 'Client money protection', value: 'Not stated' },
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
