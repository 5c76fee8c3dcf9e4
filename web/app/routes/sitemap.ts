import { publicPaths } from '@letfair/contract/site/pages/site-pages';
import { errorStatus } from '@letfair/contract/wire/errors';
import { listingPath } from '@letfair/domain/listings/listing-path';
import { data } from 'react-router';
import { helpPaths } from '../features/site/information/help/help-categories.ts';
import {
  offerPaths,
  placePaths,
  type SitemapEntry,
  sitemap,
  sitemapIndex,
} from '../features/site/search-engines/sitemap.ts';
import { cachedUntilListingsChange, neverCached } from '../lib/cache-headers.ts';
import { apiContext, publicUrlContext } from '../lib/request-context.ts';
import type { Route } from './+types/sitemap.ts';

const PAGES = 'pages';

/** `/sitemap.xml` is the index; `part` names the site's own pages or the first of the homes in a part. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const publicUrl = context.get(publicUrlContext);
  if (!publicUrl) return notFound();
  const api = context.get(apiContext);
  const part = url.searchParams.get('part');
  if (part === PAGES) {
    const [known, offered] = await Promise.all([api.places.known(), api.publicPages.list()]);
    if (!known.success) return failed(errorStatus[known.error.code]);
    if (!offered.success) return failed(errorStatus[offered.error.code]);
    const paths = [...publicPaths, ...helpPaths, ...placePaths(known.data), ...offerPaths(offered.data)];
    return answer(sitemap(publicUrl, paths.map(toEntry)), cachedUntilListingsChange());
  }
  if (part === null) {
    const answered = await api.search.sitemap();
    if (!answered.success) return failed(errorStatus[answered.error.code]);
    const parts = [PAGES, ...answered.data.starts].map((name) => `part=${name}`);
    return answer(sitemapIndex(publicUrl, parts), cachedUntilListingsChange());
  }
  const answered = await api.search.sitemapPart({ params: { id: part } });
  if (!answered.success) return failed(errorStatus[answered.error.code]);
  const homes = answered.data.homes.map((home) => ({ path: listingPath(home), changedAt: home.changedAt }));
  // A part is large and read once a day, so it is not worth a place in the page cache.
  return homes.length === 0 ? notFound() : answer(sitemap(publicUrl, homes), neverCached());
}

const toEntry = (path: string): SitemapEntry => ({ path });
const notFound = () => new Response(null, { status: 404 });
/** An address that is not an id has no part; other refusals are for the error page. */
function failed(status: number): Response {
  if (status < 500) return notFound();
  throw data(null, { status, headers: neverCached() });
}
const answer = (xml: string, headers: Record<string, string>) =>
  new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8', ...headers } });
