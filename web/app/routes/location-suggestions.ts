import { answerLocation } from '../lib/answer-location.ts';
import type { Route } from './+types/location-suggestions.ts';

/** Kept by browsers only: there are too many texts for the page cache. */
export const loader = ({ url }: Route.LoaderArgs) =>
  Response.json(answerLocation(url.searchParams.get('text') ?? ''), {
    headers: { 'Cache-Control': 'private, max-age=3600' },
  });
