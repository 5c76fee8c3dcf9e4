import { expect, test } from 'vitest';
import { listingFields } from '../../listings/fields.ts';
import { type ColumnTarget, portfolioColumns } from './columns.ts';
import { guessColumn, guessColumns } from './guess-columns.ts';
import { portableFields } from './portable-listing.ts';

type Header = Readonly<Record<string, ColumnTarget | null>>;

/** Headings as the exports and spreadsheets of agents have them, with what they hold. */
const headers: Readonly<Record<string, Header>> = {
  'a spreadsheet kept by hand': {
    'Our Ref.': 'reference',
    'Landlord(s)': 'client',
    'House No.': 'address.line1',
    Street: 'address.line1',
    Area: 'address.line2',
    Town: 'address.city',
    'Post Code': 'address.postcode',
    Beds: 'bedrooms',
    Baths: 'bathrooms',
    Type: 'propertyType',
    'F/UF': null,
    'Rent (£ pcm)': 'monthlyRent',
    'Deposit (£)': 'securityDeposit',
    'Avail.': 'availableDate',
    'EPC Grade': 'epcRating',
    'CT Band': 'councilTaxBand',
    'Pets?': 'petsConsidered',
    'Parking?': 'hasParking',
    Headline: 'title',
    Description: 'propertyDescription',
    'Virtual Tour URL': 'videoTour',
    'Students?': 'studentsWelcome',
    'Short Let': 'shortLet',
    Notes: null,
    Access: null,
    Keys: null,
  },
  'software for lettings and sales': {
    'Property Ref': 'reference',
    Office: 'branch',
    Negotiator: null,
    Landlord: 'client',
    'Letting Status': 'status',
    'House Name': 'address.line1',
    'House Number': 'address.line1',
    'Address 1': 'address.line1',
    'Address 2': 'address.line2',
    'Address 3': 'address.city',
    'Address 4': 'address.county',
    Postcode: 'address.postcode',
    Strapline: 'title',
    'Full Description': 'propertyDescription',
    Rent: 'monthlyRent',
    'Rent Frequency': 'rent_period',
    Bond: 'securityDeposit',
    'No. of Bedrooms': 'bedrooms',
    'No. of Bathrooms': 'bathrooms',
    Receptions: null,
    Style: 'propertyType',
    'Date Available From': 'availableDate',
    Furnishings: 'furnishing',
    'Council Tax Band': 'councilTaxBand',
    'Current Energy Rating': 'epcRating',
  },
  'software for managing property': {
    'Unit Ref': 'reference',
    'Property Owner': 'client',
    'Unit Status': 'status',
    'Unit Type': 'propertyType',
    'Address Line 1': 'address.line1',
    'Address Line 2': 'address.line2',
    City: 'address.city',
    County: 'address.county',
    'Postal Code': 'address.postcode',
    'Market Rent': 'monthlyRent',
    'Market Rent Frequency': 'rent_period',
    'Deposit Amount': 'securityDeposit',
    'Holding Deposit': 'holdingDeposit',
    'Max Occupancy': 'occupants',
    Furnished: 'furnishing',
    'Available From': 'availableDate',
    'Minimum Term': 'leaseLength',
    'EPC Rating': 'epcRating',
    Summary: 'title',
  },
  'a report of a portal': {
    'Agent Ref': 'reference',
    'Display Address': 'title',
    'Property Address': 'address.line1',
    'Property Town': 'address.city',
    'Property Postcode': 'address.postcode',
    'Property Type': 'propertyType',
    'Property Bedrooms': 'bedrooms',
    'Property Bathrooms': 'bathrooms',
    'Rental Price': 'monthlyRent',
    'Let Available Date': null,
    'Date Available': 'availableDate',
    'Key Feature 1': 'features',
    'Key Feature 2': 'features',
    'Image 1': 'photos',
    'Image 2': 'photos',
    Views: null,
  },
  'columns of BLM in a spreadsheet': {
    AGENT_REF: 'reference',
    ADDRESS_1: 'address.line1',
    ADDRESS_2: 'address.line2',
    TOWN: 'address.city',
    POSTCODE1: 'address.postcode',
    POSTCODE2: 'address.postcode',
    FEATURE1: 'features',
    FEATURE2: 'features',
    SUMMARY: 'title',
    DESCRIPTION: 'propertyDescription',
    BRANCH_ID: 'branch',
    STATUS_ID: null,
    BEDROOMS: 'bedrooms',
    BATHROOMS: 'bathrooms',
    PRICE: 'monthlyRent',
    PROP_SUB_ID: null,
    LET_DATE_AVAILABLE: 'availableDate',
    LET_BOND: 'securityDeposit',
    LET_RENT_FREQUENCY: 'rent_period',
    COUNCIL_TAX_BAND: 'councilTaxBand',
    MEDIA_IMAGE_00: 'photos',
    MEDIA_IMAGE_01: 'photos',
    MEDIA_IMAGE_TEXT_00: 'photo_captions',
  },
  'a form for private landlords': {
    'Your reference': 'reference',
    'Advert title': 'title',
    'Number of bedrooms': 'bedrooms',
    'Number of bathrooms': 'bathrooms',
    'Rent per month': 'monthlyRent',
    'Security deposit': 'securityDeposit',
    'Min Tenancy': 'leaseLength',
    'Max Tenants': 'occupants',
    'Move in date': 'availableDate',
    'Pets allowed': 'petsConsidered',
    'Bills included': 'billsIncluded',
    Parking: 'hasParking',
    'Photo URLs': 'photos',
    'Colour of the door': null,
  },
};

test.each(Object.entries(headers))('knows the headings of %s', (_, header) => {
  const names = Object.keys(header);
  const guessed = guessColumns(names);
  expect(Object.fromEntries(names.map((name, at) => [name, guessed[at]]))).toEqual(header);
});

test('takes the first column that is like a field, and all columns with photos', () => {
  expect(guessColumns(['Rent', 'Price', 'Photo 1', 'Photo 2'])).toEqual(['monthlyRent', null, 'photos', 'photos']);
});

test('does not take the parts of what a column holds whole, or what another column says better', () => {
  expect(guessColumns(['Outcode', 'Postcode'])).toEqual([null, 'address.postcode']);
  expect(guessColumns(['Summary', 'Title'])).toEqual([null, 'title']);
  expect(guessColumns(['Address 3', 'Town'])).toEqual([null, 'address.city']);
});

test('a heading is like one field alone', () => {
  const spelt = portableFields.flatMap((name) => (listingFields[name].spellings ?? []).map((said) => [said, name]));
  for (const [said = '', name] of spelt) expect([said, guessColumn(said)]).toEqual([said, name]);
  for (const target of portfolioColumns) expect(guessColumn(target)).toBe(target);
});
