import { describe, expect, it } from 'vitest';
import { fieldNames, type ListingForm, listingFields } from '../fields.ts';
import { emptyListingForm, fieldValue, isAsked, withField } from './listing-form.ts';

const at = (postcode: string, rest: Partial<ListingForm> = {}): ListingForm => ({
  ...emptyListingForm,
  epcRating: 'C',
  ...rest,
  address: { ...emptyListingForm.address, postcode },
});
const asked = (form: ListingForm, lister: 'landlord' | 'agent' = 'landlord') =>
  fieldNames.filter((name) => listingFields[name].asked && isAsked(name, form, lister));

describe('the fields that are asked for only where they matter', () => {
  it('are next to none for a landlord in England', () => expect(asked(at('LS1 1AA'))).toEqual(['registrationNumber']));

  it.each([
    ['the nation, on a border', at('CH4 9AA'), ['nation']],
    ['no nation for what is no postcode', at('NOWHERE'), []],
    [
      'the registration and three energy ratings in Scotland',
      at('EH1 1AA'),
      ['registrationNumber', 'registrationPending', 'epcHeatRetention', 'epcHeatingSystem', 'epcEnergyCost'],
    ],
    [
      'the registration and band I in Wales',
      at('CF10 1AA'),
      ['registrationNumber', 'registrationPending', 'welshBandI'],
    ],
    ['the registration in Northern Ireland', at('BT1 1AA'), ['registrationNumber']],
    ['an exemption for a poor rating', at('LS1 1AA', { epcRating: 'F' }), ['registrationNumber', 'epcExemption']],
    [
      'an exemption or the day of the certificate without a rating',
      at('LS1 1AA', { epcRating: '' }),
      ['registrationNumber', 'epcExpected', 'epcExemption'],
    ],
    ['no exemption for a good one', at('LS1 1AA', { epcRating: 'E' }), ['registrationNumber']],
    [
      'a reason for a fixed term in England',
      at('LS1 1AA', { leaseLength: '12-month' }),
      ['registrationNumber', 'tenancyExemption'],
    ],
    [
      'that only companies rent it',
      at('LS1 1AA', { leaseLength: '12-month', tenancyExemption: 'company-let' }),
      ['registrationNumber', 'tenancyExemption', 'companyTenants'],
    ],
    [
      'who runs a student block, and by which code',
      at('LS1 1AA', { leaseLength: '12-month', tenancyExemption: 'student-block' }),
      ['registrationNumber', 'tenancyExemption', 'studentProvider', 'studentCode'],
    ],
    [
      'how long a holiday is',
      at('LS1 1AA', { leaseLength: 'other', tenancyExemption: 'holiday-let' }),
      ['registrationNumber', 'tenancyExemption', 'holidayWeeks'],
    ],
    [
      'which part of a whole home a lodger gets',
      at('LS1 1AA', { leaseLength: 'rolling', tenancyExemption: 'lodger', sharedWithLandlord: true }),
      ['registrationNumber', 'occupants', 'tenancyExemption', 'sharedWithLandlord', 'partLet'],
    ],
    [
      'nothing of the part where a room is let',
      at('LS1 1AA', { propertyType: 'room', floor: '1st' }),
      ['registrationNumber', 'floor', 'sharedWithLandlord'],
    ],
    ['no reason for a rolling one', at('LS1 1AA', { leaseLength: 'rolling' }), ['registrationNumber']],
    [
      'who shares, under which licence and with whom',
      at('LS1 1AA', { isShared: true }),
      ['registrationNumber', 'occupants', 'households', 'storeys', 'sharedWithLandlord', 'councilLicence'],
    ],
    [
      'what was answered on a border',
      at('CH4 9AA', { nation: 'wales' }),
      ['nation', 'registrationNumber', 'registrationPending', 'welshBandI'],
    ],
  ])('%s', (_, form, names) => expect(asked(form)).toEqual(names));

  it('are more for an agent', () => {
    expect(asked(at('LS1 1AA'), 'agent')).toContain('agentFees');
    expect(asked(at('EH1 1AA'), 'agent')).toContain('agentRegistrationNumber');
  });
});

describe('what is typed', () => {
  it('starts with one bedroom and one bathroom', () => {
    expect(fieldValue(emptyListingForm, 'bedrooms')).toBe(1);
    expect(fieldValue(emptyListingForm, 'bathrooms')).toBe(1);
  });

  it('goes into its field, also inside the address', () => {
    const form = withField(withField(emptyListingForm, 'title', 'Loft'), 'address.city', 'Leeds');
    expect(form).toEqual({
      ...emptyListingForm,
      title: 'Loft',
      address: { ...emptyListingForm.address, city: 'Leeds' },
    });
    expect(fieldValue(form, 'address.city')).toBe('Leeds');
  });

  it('becomes upper case in the postcode', () => {
    expect(withField(emptyListingForm, 'address.postcode', 'ls1 1aa').address.postcode).toBe('LS1 1AA');
  });
});
