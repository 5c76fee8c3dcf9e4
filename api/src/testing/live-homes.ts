import { materialInformation } from '@letfair/contract/listing-payload';
import { outcodeOf } from '@letfair/domain/places/postcodes';
import type { Insertable, Selectable } from 'kysely';
import { insertListing } from '../features/listings/listings.repository.ts';
import { type Db, write } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Tables } from '../platform/tables.ts';

type Listing = Insertable<Tables['listing']>;
type Information = Selectable<Tables['listing']>['material_information'];

export type HomeChanges = Partial<Omit<Listing, 'material_information' | 'outcode' | 'flags'>> & {
  readonly information?: Partial<Information>;
};

/** Somebody with homes to let. */
export async function aLister(db: Db): Promise<string> {
  const id = newId();
  const email = `${id}@landlord.example`;
  const account = { id, email, email_key: email, password_hash: 'none', first_name: 'Ada', last_name: 'Lister' };
  await db
    .insertInto('account')
    .values({ ...account, phone: '020 7946 0123', user_type: 'landlord', verified_at: new Date() })
    .execute();
  return id;
}

const nothingSaid = materialInformation.parse({});

/** A live home of this lister without the ways through forms and approval, with what a test wants to be different. */
export const aLiveHome = (db: Db, account_id: string, { information, ...changes }: HomeChanges = {}) =>
  write(db, (tx) => {
    const postcode = changes.postcode ?? 'M1 1AE';
    return insertListing(tx, {
      id: newId(),
      account_id,
      status: 'live',
      title: 'Two-bedroom flat by the canal',
      description: 'Bright, quiet and five minutes from the tram.',
      line1: '12 Lock Street',
      line2: '',
      city: 'Manchester',
      county: 'Greater Manchester',
      outcode: outcodeOf(postcode) ?? '',
      nation: 'england',
      rent_pence: 120_000,
      property_type: 'flat',
      bedrooms: 2,
      bathrooms: 1,
      has_parking: false,
      is_shared: false,
      available_date: '2026-12-03',
      features: [],
      flags: '[]',
      material_information: JSON.stringify({ ...nothingSaid, ...information }),
      published_at: new Date(),
      confirmed_at: new Date(),
      ...changes,
      postcode,
    });
  });
