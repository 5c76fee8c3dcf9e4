import { agentsInPath, publicPagePath } from '@letfair/domain/accounts/page-names';
import { codeTable } from '@letfair/domain/code-table';
import { areaProfile } from '@letfair/domain/search/places/profiles/area-profile';
import { placeSearchPath } from '../../search/places/index.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export interface SitemapEntry {
  readonly path: string;
  /** When the page last changed, as an ISO instant. */
  readonly changedAt?: string;
}

/** Names the sitemaps below it, which share its path because a sitemap may only name URLs below its own folder. */
export const sitemapIndex = (publicUrl: string, queries: readonly string[]): string =>
  `${XML}<sitemapindex ${NAMESPACE}>\n${queries
    .map((query) => `<sitemap>${loc(`${publicUrl}/sitemap.xml?${query}`)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

export const sitemap = (publicUrl: string, entries: readonly SitemapEntry[]): string =>
  `${XML}<urlset ${NAMESPACE}>\n${entries
    .map(({ path, changedAt }) => {
      const lastmod = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
      return `<url>${loc(publicUrl + path)}${lastmod}</url>\n`;
    })
    .join('')}</urlset>\n`;

const entities = codeTable<string>({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
});
const loc = (address: string): string =>
  `<loc>${address.replace(/[&<>"']/g, (sign) => entities.get(sign) ?? sign)}</loc>`;

interface KnownPages {
  readonly agents: readonly string[];
  readonly landlords: readonly string[];
  readonly towns: readonly string[];
}

/** The pages of those who offer homes now, and of the towns they are in. */
export const offerPaths = ({ agents, landlords, towns }: KnownPages): readonly string[] => [
  ...towns.map(agentsInPath),
  ...agents.map((name) => publicPagePath('agent', name)),
  ...landlords.map((name) => publicPagePath('landlord', name)),
];

interface KnownPlaces {
  readonly areas: readonly string[];
  readonly districts: readonly string[];
}

/**
 * The searches of places about which something is known: the one address of such a place. Pages of other places hold
 * examples alone, and are not for search engines.
 */
export const placePaths = ({ areas, districts }: KnownPlaces): readonly string[] => [
  ...areas.flatMap((slug) => areaProfile(slug)?.name ?? []).map(placeSearchPath),
  ...districts.map(placeSearchPath),
];
