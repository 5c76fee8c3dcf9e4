/** Limit of the sitemap protocol; longer lists are split and an index names the parts. */
export const ADDRESSES_PER_SITEMAP = 50_000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface SitemapSetup {
  readonly publicUrl: string;
  readonly lists: readonly (readonly string[])[];
  /** Part of a split list, from 1; null for the sitemap itself. */
  readonly part?: number | null;
  readonly perSitemap?: number;
}

/** Null for a part that does not exist. */
export function sitemap({ publicUrl, lists, part = null, perSitemap = ADDRESSES_PER_SITEMAP }: SitemapSetup) {
  const paths = lists.flat();
  const parts = Math.ceil(paths.length / perSitemap);
  if (part !== null) {
    const inRange = Number.isInteger(part) && part >= 1 && part <= parts;
    return inRange ? urlSet(publicUrl, paths.slice((part - 1) * perSitemap, part * perSitemap)) : null;
  }
  return parts > 1 ? index(publicUrl, parts) : urlSet(publicUrl, paths);
}

const urlSet = (publicUrl: string, paths: readonly string[]): string =>
  `${XML}<urlset ${NAMESPACE}>\n${paths.map((path) => `<url>${loc(publicUrl + path)}</url>\n`).join('')}</urlset>\n`;

/** Parts share the path of the sitemap, because a sitemap may only name URLs below its own folder. */
function index(publicUrl: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, at) => `<sitemap>${loc(`${publicUrl}/sitemap.xml?part=${at + 1}`)}</sitemap>\n`,
  );
  return `${XML}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const loc = (address: string): string => `<loc>${address.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)}</loc>`;
