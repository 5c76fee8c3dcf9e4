/** Filters as they stand in a URL, of those that have one plain value. */
export const plainFilterTexts = {
  minBudget: '500',
  maxBudget: '1250',
  bedrooms: '2',
  maxBedrooms: '4',
  bathrooms: '1',
  pets: 'true',
  parking: 'true',
  bills: 'true',
  stepFree: 'true',
  floor: 'true',
  shared: 'false',
  availableBy: '2026-12-03',
} as const;
