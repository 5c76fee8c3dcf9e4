import type { PublicListing } from '@letfair/contract/search';

const rules: Readonly<Record<NonNullable<PublicListing['nation']>, string>> = {
  england:
    'New lettings in England have had no fixed term since 1 May 2026 (Renters’ Rights Act 2025): the tenancy goes on from month to month.',
  wales:
    'In Wales a home is let under an occupation contract, with a fixed term or without one (Renting Homes (Wales) Act 2016).',
  scotland: 'New lettings in Scotland are open-ended private residential tenancies, without a fixed term.',
  'northern-ireland': 'In Northern Ireland a home is let under a private tenancy, with a fixed term or without one.',
};

/** What the law of the nation says about how long a new letting lasts; null where it is not known or does not reach. */
export function tenancyRule({ nation, materialInformation }: PublicListing): string | null {
  if (nation === null) return null;
  return nation === 'england' && materialInformation.tenancyExemption !== '' ? null : rules[nation];
}
