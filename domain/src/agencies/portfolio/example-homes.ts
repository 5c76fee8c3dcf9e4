import type { ListingForm } from '../../listings/fields.ts';
import { emptyListingForm } from '../../listings/form/listing-form.ts';
import { daysAfter } from '../../plain-date.ts';
import { type ListingToWrite, portableValues } from './portable-listing.ts';

interface ExampleHome {
  readonly reference: string;
  readonly client: string;
  readonly form: Partial<ListingForm>;
  /** From today until it is free. */
  readonly days: number;
}

const examples: readonly ExampleHome[] = [
  {
    reference: 'EX-001',
    client: 'Mrs P. Example',
    days: 21,
    form: {
      title: 'Two-bedroom flat near Hyde Park',
      propertyDescription:
        'A bright first-floor flat with two double bedrooms, a fitted kitchen and a shared garden. Ten minutes’ walk from the shops and the bus to the city centre.',
      address: { line1: '12 Example Road', line2: '', city: 'Leeds', county: 'West Yorkshire', postcode: 'LS6 3AA' },
      propertyType: 'flat',
      furnishing: 'furnished',
      bedrooms: 2,
      bathrooms: 1,
      floor: '1st',
      petsConsidered: true,
      features: ['Shared garden', 'Washing machine', 'EPC rating C'],
      monthlyRent: 1_100,
      holdingDeposit: 250,
      securityDeposit: 1_265,
      councilTaxBand: 'B',
      epcRating: 'C',
      leaseLength: 'rolling',
      utilitiesResponsibility: ['Gas', 'Electricity', 'Water'],
      parkingDetails: 'Permit parking on the street',
      fireSafetyFeatures: ['Smoke Alarms', 'Carbon Monoxide Detectors'],
      heating: 'gas-boiler',
      waterSupply: 'mains',
      broadband: 'superfast',
      mobileSignal: 'good',
      construction: 'brick-or-stone',
      buildingSafety: 'no-issues',
      floodRisk: 'very-low',
      restrictions: 'none',
    },
  },
  {
    reference: 'EX-002',
    client: 'Example Estates Ltd',
    days: 45,
    form: {
      title: 'Three-bedroom terraced house with a garden',
      propertyDescription:
        'A family house on a quiet street, with a through lounge, a modern kitchen and a south-facing garden. Close to the station and two primary schools.',
      address: { line1: '8 Sample Street', line2: '', city: 'Manchester', county: '', postcode: 'M20 2AA' },
      propertyType: 'terraced',
      furnishing: 'unfurnished',
      bedrooms: 3,
      bathrooms: 1.5,
      hasParking: true,
      features: ['Garden', 'Driveway', 'EPC rating D'],
      monthlyRent: 1_450,
      holdingDeposit: 330,
      securityDeposit: 1_670,
      councilTaxBand: 'C',
      epcRating: 'D',
      leaseLength: 'rolling',
      parkingDetails: 'Driveway for one car',
    },
  },
  {
    reference: 'EX-003',
    client: '',
    days: 30,
    form: {
      title: 'One-bedroom flat in Cardiff Bay',
      propertyDescription:
        'A top-floor flat with a balcony over the water, an open-plan living room and a lift. Heating is included in the rent.',
      address: { line1: 'Flat 9, Example Wharf', line2: '', city: 'Cardiff', county: '', postcode: 'CF10 5AN' },
      registrationNumber: 'RN-12345-12345',
      propertyType: 'flat',
      furnishing: 'part-furnished',
      bedrooms: 1,
      bathrooms: 1,
      floor: '5th',
      features: ['Balcony', 'Lift', 'EPC rating B', 'Rent Smart Wales RN-12345-12345'],
      monthlyRent: 950,
      holdingDeposit: 215,
      securityDeposit: 950,
      councilTaxBand: 'D',
      epcRating: 'B',
      leaseLength: '12-month',
      utilitiesIncluded: ['Gas'],
      heating: 'communal',
    },
  },
];

/** Homes as somebody could let them, to show what each format looks like. */
export const exampleHomes = (today: string): readonly ListingToWrite[] =>
  examples.map(({ reference, client, form, days }) => ({
    reference,
    client,
    branch: '',
    status: 'live',
    values: portableValues({ ...emptyListingForm, ...form, reference, availableDate: daysAfter(today, days) }),
    photos: [],
  }));
