import type { ListingToWrite } from './portable-listing.ts';

/** Our own JSON: this around a list of listings. */
export const PORTFOLIO_FORMAT = 'letfair-portfolio';
export const PORTFOLIO_VERSION = 1;
export const PORTFOLIO_SCHEMA_PATH = '/api/portfolio.schema.json';

/** What stands around the listings of a file, so that they can be written one after the other, a line each. */
export const envelopeStart = (schemaUrl: string, exportedAt: Date): string =>
  `${JSON.stringify({ $schema: schemaUrl, format: PORTFOLIO_FORMAT, version: PORTFOLIO_VERSION, exportedAt: exportedAt.toISOString() }).slice(0, -1)},"listings":[`;
export const envelopeListing = (
  { reference, client, branch, status, values, photos }: ListingToWrite,
  { isFirst }: { readonly isFirst: boolean },
): string => `${isFirst ? '\n' : ',\n'}${JSON.stringify({ reference, client, branch, status, values, photos })}`;
export const ENVELOPE_END = '\n]}\n';
