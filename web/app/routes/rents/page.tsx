import { bedroomsIn, loadRents, RentsPage } from '../../features/search/rents/index.ts';
import { cachedUntilListingsChange } from '../../lib/cache-headers.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { apiContext } from '../../lib/request-context.ts';
import type { Route } from './+types/page.ts';

/** A longer table would make a page that loads slowly; the file has them all. */
const MOST_ROWS = 150;

export async function loader({ context, url }: Route.LoaderArgs) {
  const bedrooms = bedroomsIn(url.searchParams);
  const { rows } = await loadRents(context.get(apiContext), bedrooms);
  const homes = rows.reduce((sum, row) => sum + row.homes, 0);
  return { bedrooms, rows: rows.slice(0, MOST_ROWS), districts: rows.length, homes };
}

export const headers = cachedUntilListingsChange;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Rent map of the United Kingdom',
    description: 'Median rents for homes on Letfair, by district and number of bedrooms, as a map, a table and a file.',
  });

export default function Rents({ loaderData }: Route.ComponentProps) {
  return <RentsPage {...loaderData} />;
}
