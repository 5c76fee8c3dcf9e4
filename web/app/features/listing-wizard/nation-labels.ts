import type { Nation } from '@letfair/domain/places/postcode-areas';

export const nationLabels: Readonly<Record<Nation, string>> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};
