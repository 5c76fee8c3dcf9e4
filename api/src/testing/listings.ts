import { contract } from '@letfair/contract';
import { type ListingBody, materialInformation } from '@letfair/contract/listings/listing-payload';
import type { Sent } from '@letfair/contract/wire/endpoint';
import type { ListerAction } from '@letfair/domain/listings/lifecycle';
import { daysAfter } from '@letfair/domain/plain-date';
import { outcodeOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { ukDay } from '@letfair/domain/uk-time';
import type { Insertable, Selectable } from 'kysely';
import { insertListing, updateListing } from '../features/listings/manage/listings.repository.ts';
import { type Db, write } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Tables } from '../platform/tables.ts';
import { dataOf, type TestApi } from './test-api.ts';

export const aListing = ({ materialInformation: said, ...changes }: Partial<ListingBody> = {}) => ({
  title: 'Two-bedroom flat by the canal',
  description: 'Bright, quiet and five minutes from the tram.',
  address: { line1: '12 Lock Street', line2: '', city: 'Manchester', postcode: 'M1 1AE', county: 'Greater Manchester' },
  price: 1_200,
  propertyType: 'flat' as const,
  bedrooms: 2,
  bathrooms: 1.5,
  hasParking: false,
  isShared: false,
  availableDate: daysAfter(ukDay(new Date()), 17),
  images: [],
  features: ['Balcony', 'Council Tax Band: C', 'EPC Rating: C', 'Lease Length: Rolling monthly'],
  ...changes,
  materialInformation: {
    // Most tests list more than one home, and few care where they are.
    secondAdvertReason: 'Another home of the test',
    ...(said ?? { holdingDeposit: 276.92, securityDeposit: 1_384 }),
  },
});

export const approveListings =
  ({ call, as }: Pick<TestApi, 'call' | 'as'>) =>
  async (token: string, changes: Partial<ListingBody> = {}): Promise<string> => {
    const { answer } = await call(contract.listings.submit, { body: aListing(changes) }, { token });
    const { id } = dataOf(answer);
    const moderator = await as('admin');
    dataOf((await call(contract.moderation.approve, { params: { id } }, { token: moderator.token })).answer);
    return id;
  };

/** Saves an edit, and says yes where it would take the home down. */
export async function saveEdit({ call }: Pick<TestApi, 'call'>, token: string, id: string, body: ListingEditBody) {
  const saved = await call(contract.listings.edit, { params: { id }, body }, { token });
  const question = saved.answer.success ? undefined : saved.answer.data;
  if (!question) return saved;
  return call(contract.listings.edit, { params: { id }, body: { ...body, confirmed: question.seen } }, { token });
}
type ListingEditBody = Sent<typeof contract.listings.edit>['body'];

export async function copyListing(db: Db, id: string, ids: readonly string[]): Promise<void> {
  // The card is a generated column.
  const { card: _, ...row } = await db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const plain = {
    material_information: JSON.stringify(row.material_information),
    flags: '[]',
    approved_wording: null,
    approved_rent_pence: null,
    confirm_token_hash: null,
  };
  await db
    .insertInto('listing')
    .values(ids.map((copy) => ({ ...row, ...plain, id: copy })))
    .execute();
}

/** Changes the rent of a listing directly, without form and approval. */
export const setRent = (db: Db, id: string, rent_pence: number) =>
  write(db, (tx) => updateListing(tx, id, { rent_pence }));

/** Gives an account homes that were approved and withdrawn before, each of which lets a landlord list another one a day. */
export async function addApprovedHomes(db: Db, accountId: string, homes = 30): Promise<void> {
  const { id } = await aLiveListing(db, accountId, { status: 'withdrawn' });
  await copyListing(
    db,
    id,
    Array.from({ length: homes - 1 }, () => newId()),
  );
}

type Listing = Insertable<Tables['listing']>;
type Information = Selectable<Tables['listing']>['material_information'];

export type ListingChanges = Partial<Omit<Listing, 'material_information' | 'outcode' | 'flags'>> & {
  readonly information?: Partial<Information>;
};

export async function aLister(db: Db, user_type: 'landlord' | 'agent' = 'landlord'): Promise<string> {
  const id = newId();
  const email = `${id}@landlord.example`;
  const account = { id, email, email_key: email, password_hash: 'none', first_name: 'Ada', last_name: 'Lister' };
  await db
    .insertInto('account')
    .values({ ...account, phone: '020 7946 0123', user_type, verified_at: new Date() })
    .execute();
  return id;
}

const emptyInformation = materialInformation.parse({ epcRating: 'C' });

/** Inserts a live listing directly, without form and approval. */
export const aLiveListing = (db: Db, account_id: string, { information, ...changes }: ListingChanges = {}) =>
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
      material_information: JSON.stringify({ ...emptyInformation, ...information }),
      published_at: new Date(),
      confirmed_at: new Date(),
      ...changes,
      postcode,
    });
  });

/** Takes a step of a home as the screen does: with what it was shown that it ends. */
export const takeShownStep =
  ({ call }: Pick<TestApi, 'call'>) =>
  async (token: string, id: string, action: ListerAction, viewings?: 'keep' | 'cancel') => {
    const shown = await call(contract.steps.consequences, { params: { id }, query: { action } }, { token });
    const { seen } = dataOf(shown.answer);
    const body = { action, seen, ...(viewings && { viewings }) };
    return call(contract.listings.act, { params: { id }, body }, { token });
  };
