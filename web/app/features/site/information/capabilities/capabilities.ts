import type { Capability } from './capability.ts';
import { accountsCapabilities } from './tables/accounts.ts';
import { agenciesCapabilities } from './tables/agencies.ts';
import { lettingsCapabilities } from './tables/lettings.ts';
import { listingsCapabilities } from './tables/listings.ts';
import { searchCapabilities } from './tables/search.ts';
import { siteCapabilities } from './tables/site.ts';
import { trustCapabilities } from './tables/trust.ts';

/**
 * Everything the product does, in the areas and words of docs/product. `/features`, `/how-it-works`, `/landlords`, the
 * help, the sitemap and each screen's link to its help are made from it; a test holds it to the headings of the
 * documents.
 */
const table = {
  ...searchCapabilities,
  ...lettingsCapabilities,
  ...listingsCapabilities,
  ...agenciesCapabilities,
  ...accountsCapabilities,
  ...siteCapabilities,
  ...trustCapabilities,
};

export type CapabilityId = keyof typeof table;

export const capabilities: Readonly<Record<CapabilityId, Capability>> = table;

export const capabilityIds = Object.keys(table) as CapabilityId[];
