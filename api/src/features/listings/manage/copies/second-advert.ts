import type { ListingForm } from '@letfair/domain/listings/fields';
import { payloadPath } from '@letfair/domain/listings/form/listing-payload';
import {
  type AdvertisedHome,
  isSameHome,
  secondAdvertSentence,
  soleHome,
} from '@letfair/domain/listings/review/copies/second-advert';
import type { Db } from '../../../../platform/db.ts';
import { invalid } from '../../../../platform/http/refusals.ts';
import { ownHomesAt } from './fingerprints.repository.ts';

interface NewAdvert {
  /** Null for a home that is not listed yet. */
  readonly id: string | null;
  readonly form: ListingForm;
}

interface Advertised {
  readonly id: string | null;
  readonly title: string;
  readonly home: AdvertisedHome;
}

/** What keeps adverts from standing beside another one of the same account for the same home, by their places in the list. */
export async function findSecondAdverts(
  db: Db,
  accountId: string,
  adverts: readonly NewAdvert[],
): Promise<ReadonlyMap<number, string>> {
  const homes = adverts.map(({ id, form }) => ({ id, title: form.title, home: soleHome(form) }));
  const keys = new Set(homes.flatMap(({ home }) => (home ? [home.key] : [])));
  const known = await ownHomesAt(db, { accountId, keys: [...keys] });
  const atKey = Map.groupBy<string, Advertised>(known, ({ home }) => home.key);
  const sentences = new Map<number, string>();
  for (const [at, { id, title, home }] of homes.entries()) {
    if (!home) continue;
    const others = atKey.get(home.key) ?? [];
    const same = others.find((other) => (other.id === null || other.id !== id) && isSameHome(other.home, home));
    if (same) sentences.set(at, secondAdvertSentence(same.title));
    else atKey.set(home.key, [...others, { id, title, home }]);
  }
  return sentences;
}

/** Null unless the account advertises the home already and does not say why it does so twice. */
export async function secondAdvertRefusal(db: Db, accountId: string, advert: NewAdvert) {
  const sentence = (await findSecondAdverts(db, accountId, [advert])).get(0);
  return sentence === undefined ? null : invalid(payloadPath('secondAdvertReason'), sentence, sentence);
}

/** The same for a listing that is edited, which is asked only when it becomes another home. */
export function secondAdvertRefusalOfEdit(
  db: Db,
  listing: { readonly id: string; readonly account_id: string },
  { before, form }: { readonly before: ListingForm; readonly form: ListingForm },
) {
  const [was, is] = [soleHome(before), soleHome(form)];
  return is === null || (was !== null && isSameHome(was, is))
    ? Promise.resolve(null)
    : secondAdvertRefusal(db, listing.account_id, { id: listing.id, form });
}
