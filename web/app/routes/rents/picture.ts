import { bedroomsIn, loadRents, rentsPicture } from '../../features/search/rents/index.ts';
import { cachedUntilListingsChange } from '../../lib/cache-headers.ts';
import { apiContext } from '../../lib/request-context.ts';
import type { Route } from './+types/picture.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const bedrooms = bedroomsIn(url.searchParams);
  const scheme = url.searchParams.get('scheme') === 'dark' ? 'dark' : 'light';
  const { areas } = await loadRents(context.get(apiContext), bedrooms);
  return new Response(rentsPicture(areas, bedrooms, scheme), {
    // Pages of others may show it.
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...cachedUntilListingsChange(),
    },
  });
}
