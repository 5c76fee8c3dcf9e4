/** As a landlord lists one. */
export const aHome = {
  title: 'Two-bedroom flat',
  description: 'Bright and quiet.',
  address: { line1: '12 Lock Street', line2: '', city: 'Manchester', postcode: 'M1 1AE', county: '' },
  price: 1_200,
  propertyType: 'flat',
  bedrooms: 2,
  bathrooms: 1,
  availableDate: '2027-01-15',
};
