import { publicPaths } from '@letfair/contract/site-pages';
import { placePaths } from '../features/search-engines/site-paths.ts';
import { sitemap } from '../features/search-engines/sitemap.ts';
import { publicUrlContext } from '../lib/request-context.ts';
import type { Route } from './+types/sitemap.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const publicUrl = context.get(publicUrlContext);
  const part = url.searchParams.get('part');
  const xml = publicUrl
    ? sitemap({ publicUrl, lists: [publicPaths, placePaths()], part: part === null ? null : Number(part) })
    : null;
  if (xml === null) return new Response(null, { status: 404 });
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, s-maxage=3600' },
  });
}
