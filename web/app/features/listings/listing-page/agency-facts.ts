import type { PublicListing } from '@letfair/contract/listings/listing-page';
import { type Fact, stated } from '@letfair/domain/listings/form/read-listing';

type Agency = NonNullable<PublicListing['lister']['agency']>;

/** What the law says agents must show. */
export function agencyFacts({
  redressScheme,
  redressNumber,
  clientMoneyProtection,
}: Pick<Agency, 'redressScheme' | 'redressNumber' | 'clientMoneyProtection'>): readonly Fact[] {
  const membership = redressScheme && redressNumber ? `${redressScheme} (member ${redressNumber})` : redressScheme;
  return [
    { term: 'Redress scheme', value: stated(membership) },
    { term: 'Client money protection', value: stated(clientMoneyProtection) },
  ];
}
