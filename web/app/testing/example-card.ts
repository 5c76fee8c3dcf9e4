import type { ListingSummary } from '@letfair/contract/search/search';

/** A flat in Leeds; for tests. */
export const aCard = (changes: Partial<ListingSummary> = {}): ListingSummary => ({
  id: '0198f2a4-6c1e-7d3a-9b52-3f6d1c0a7e11',
  reference: 'LF-3F6D1',
  title: 'Two rooms by the canal',
  status: 'live',
  price: 1250,
  reducedFrom: null,
  bedrooms: 2,
  bathrooms: 1,
  propertyType: 'flat',
  hasParking: false,
  facts: [],
  area: 'Headingley, Leeds LS6',
  features: ['Garden'],
  photo: null,
  photoCount: 0,
  publishedAt: '2026-11-01T09:00:00.000Z',
  availableDate: '2027-01-15',
  point: null,
  pointSource: null,
  miles: null,
  station: null,
  replies: null,
  match: null,
  ...changes,
});
