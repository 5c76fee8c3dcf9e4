import { robots } from '../features/site/search-engines/robots.ts';
import { publicUrlContext } from '../lib/request-context.ts';
import type { Route } from './+types/robots.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(robots(context.get(publicUrlContext)), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, s-maxage=3600' },
  });
