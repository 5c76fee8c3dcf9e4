import type { ListingSummary } from '@letfair/contract/search';
import { propertyTypeLabels } from '@letfair/domain/listings/vocabulary';
import { formatPence } from '@letfair/domain/money';
import type { Letter } from '../../platform/mail/layout.ts';

const bedroomsOf = ({ bedrooms }: ListingSummary): string => {
  if (bedrooms === 0) return 'no separate bedroom';
  return bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`;
};

const lineOf = (home: ListingSummary): string => {
  const rent = `${formatPence(Math.round(home.price * 100))} a month`;
  return [rent, bedroomsOf(home), propertyTypeLabels[home.propertyType], home.area].join(' · ');
};

/** A home in a mail: its title as a link, and a line about it. */
export const mailEntry = (home: ListingSummary, link: string): NonNullable<Letter['entries']>[number] => ({
  label: home.title,
  link,
  line: lineOf(home),
});
