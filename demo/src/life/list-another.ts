import type { DemoLifeCalls, ReplacedHome } from '@letfair/api';
import type { ListingBody } from '@letfair/contract/listings/listing-payload';
import { payloadOf } from '@letfair/domain/listings/form/listing-payload';
import { makeHome } from '../make-home.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { demoTowns } from '../words.ts';

/** Homes are drawn until one suits the pictures, which are those of the home before. */
const DRAWS = 60;

/** A home has found its tenants, and its lister lists another one of the same kind in the same town. */
export const listAnother =
  (now: Date) =>
  async (calls: DemoLifeCalls, before: ReplacedHome, random: SeededRandom): Promise<{ readonly success: boolean }> => {
    const town = demoTowns.find(({ name }) => name === before.city);
    if (!town) return { success: false };
    const today = now.toISOString().slice(0, 10);
    const draw = (n: number) => makeHome(town, before, today, random.fork(`home ${n}`));
    const drawn = Array.from({ length: DRAWS }, (_, n) => n).find((n) => draw(n).propertyType === before.propertyType);
    if (drawn === undefined) return { success: false };
    const body = payloadOf({ ...draw(drawn), images: [...before.photos] });
    const listed = await calls.listings.submit({ body: body as ListingBody });
    if (!listed.success) return listed;
    return calls.listings.act({ params: { id: before.listingId }, body: { action: 'agree' } });
  };
