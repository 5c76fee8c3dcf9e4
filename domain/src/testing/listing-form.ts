import type { ListingForm } from '../listings/fields.ts';
import { emptyListingForm } from '../listings/form/listing-form.ts';

/** A form that can be submitted. */
export const completeListingForm: ListingForm = {
  ...emptyListingForm,
  title: 'Flat by the canal',
  propertyDescription: 'Two rooms and a balcony.',
  address: { line1: '1 Mill Lane', line2: '', city: 'Manchester', postcode: 'M1 1AE', county: '' },
  propertyType: 'flat',
  availableDate: '2026-12-03',
  monthlyRent: 1_200,
  holdingDeposit: 200,
  securityDeposit: 1_000,
  councilTaxBand: 'B',
  epcRating: 'C',
  leaseLength: 'rolling',
};
