import { bedroomsIn, loadRents, rentsCsv } from '../../features/search/rents/index.ts';
import { cachedUntilListingsChange } from '../../lib/cache-headers.ts';
import { apiContext } from '../../lib/request-context.ts';
import type { Route } from './+types/csv.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const bedrooms = bedroomsIn(url.searchParams);
  const { rows } = await loadRents(context.get(apiContext), bedrooms);
  return new Response(rentsCsv(rows, bedrooms), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="letfair-rents.csv"',
      ...cachedUntilListingsChange(),
    },
  });
}
