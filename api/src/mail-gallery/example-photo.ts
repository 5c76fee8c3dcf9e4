import type pg from 'pg';
import { presentCards } from '../features/search/results/index.ts';
import { openDb } from '../platform/db.ts';

/** What the site has where no home has a photo. */
const SOCIAL_CARD = '/social-card.png';

/** The photo of a live home, so that pictures in the gallery are real ones. */
export async function findExamplePhoto(pool: pg.Pool): Promise<string> {
  const db = openDb(pool);
  const newest = await db
    .selectFrom('listing')
    .select('id')
    .where('status', '=', 'live')
    .orderBy('published_at', 'desc')
    .limit(10)
    .execute();
  const cards = await presentCards(
    db,
    newest.map(({ id }) => id),
  );
  return cards.flatMap(({ photo }) => photo?.sources.at(-1)?.url ?? [])[0] ?? SOCIAL_CARD;
}
