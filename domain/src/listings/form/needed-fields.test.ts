import { describe, expect, it } from 'vitest';
import { TODAY } from '../law/example-facts.ts';
import { emptyListingForm } from './listing-form.ts';
import { fieldsTheLawNeeds } from './needed-fields.ts';

const at = (postcode: string, changes: object = {}) => ({
  ...emptyListingForm,
  epcRating: 'C' as const,
  ...changes,
  address: { ...emptyListingForm.address, postcode },
});
const needed = (postcode: string, changes: object = {}) => [
  ...fieldsTheLawNeeds(at(postcode, changes), 'landlord', TODAY),
];

describe('a field that the form lets people leave empty', () => {
  it('is needed where the nation asks for it, whether it is filled in or not', () => {
    expect(needed('CF10 1AA')).toContain('registrationNumber');
    expect(needed('CF10 1AA', { registrationNumber: 'RN-12345-12345' })).toContain('registrationNumber');
    expect(needed('LS1 1AA')).not.toContain('registrationNumber');
  });

  it('is needed on a border, where the postcode does not tell the nation', () => {
    expect(needed('CH4 8AA')).toContain('nation');
    expect(needed('CH4 8AA', { nation: 'wales' })).toContain('nation');
    expect(needed('LS1 1AA')).not.toContain('nation');
  });

  it('is needed in a shared home for many, as its licence is', () => {
    const shared = { isShared: true, bedrooms: 7, propertyType: 'house' };
    expect(needed('LS1 1AA', shared)).toContain('councilLicence');
    expect(needed('LS1 1AA')).toEqual([]);
  });
});
