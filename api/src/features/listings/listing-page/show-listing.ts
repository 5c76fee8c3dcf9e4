import type { listingPageContract, PublicListing } from '@letfair/contract/listings/listing-page';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { statusForOthers } from '@letfair/domain/listings/status-for-others';
import { ukDay } from '@letfair/domain/uk-time';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { listingNotFound } from '../../../platform/http/refusals.ts';
import { byteLimitedMap } from '../../../platform/limits/byte-limited-map.ts';
import { presentRentHistory, rentsOfEarlierListings } from '../../search/rents/index.ts';
import { compareInOutcode } from '../../search/results/index.ts';
import { blockersInForm, formOfListing } from '../manage/index.ts';
import { type ListingPageRow, readListingPage } from './listing-page.repository.ts';
import { type ListingPageContent, NO_SUCH_HOME, presentListingPage } from './present-listing-page.ts';
import { type Likeness, presentSimilar, readSimilar } from './similar-listings.ts';

const shown: readonly ListingStatus[] = ['live', 'let-agreed'];
const gone: readonly ListingStatus[] = ['let', 'withdrawn', 'expired'];

/** What was never published is not there; what was and is no more says so and offers others. */
export function showListing(db: Db): Handler<typeof listingPageContract.property> {
  const pages = rememberLatest(pageOf);
  const cards = rememberLatest(presentSimilar);
  return async ({ params: { id } }) => {
    const like = pages.latest(id)?.listing;
    const read = await readListingPage(db, { id, today: ukDay(new Date()), like });
    if (!read) return listingNotFound(NO_SUCH_HOME);
    const { listing, state, page } = pages.of(id, read.page);
    if (state === 'absent') return listingNotFound(NO_SUCH_HOME);
    const isSame = like !== undefined && isLike(like, listing);
    const similar = cards.of(id, (isSame ? read.similar : null) ?? (await readSimilar(db, listing)));
    if (page) {
      const [rentHistory, rentComparison] = await Promise.all([
        wholeHistory(db, listing, page),
        compareInOutcode(db, listing),
      ]);
      return { ok: true, data: { ...page, rentHistory, rentComparison, similar } };
    }
    const data = { title: listing.title, similar };
    return { ok: false, code: 'gone', message: 'This home is no longer available.', data };
  };
}

/** With the earlier listings of the home, which few have. */
async function wholeHistory(
  db: Db,
  { continues_id }: ListingPageRow,
  { rentHistory }: Pick<PublicListing, 'rentHistory'>,
): Promise<PublicListing['rentHistory']> {
  if (continues_id === null) return rentHistory;
  return [...rentHistory, ...presentRentHistory([], await rentsOfEarlierListings(db, continues_id))];
}

interface Page {
  readonly listing: ListingPageRow;
  readonly state: 'absent' | 'gone' | 'shown';
  readonly page: ListingPageContent | null;
}

function pageOf(text: string): Page {
  const listing: ListingPageRow = JSON.parse(text);
  if (listing.published_at === null || ![...shown, ...gone].includes(listing.status))
    return { listing, state: 'absent', page: null };
  if (gone.includes(statusForOthers(listing.status, { isSuspended: listing.hidden_at !== null })))
    return { listing, state: 'gone', page: null };
  const form = formOfListing(listing, []);
  const captions = listing.photos.map(({ caption }) => caption);
  // Covers the time between a rule's first day or a certificate's last one and the reassessment of that night.
  const isBlocked = blockersInForm(form, listing, { captions, day: listing.today }).length > 0;
  if (isBlocked) return { listing, state: 'absent', page: null };
  return { listing, state: 'shown', page: presentListingPage(listing, form) };
}

const isLike = (one: Likeness, other: Likeness): boolean =>
  one.outcode === other.outcode && one.rent_pence === other.rent_pence && one.property_type === other.property_type;

const MOST_REMEMBERED_BYTES = 16 * 1_024 * 1_024;
/** Text, page and objects take about so many bytes for each character of the text. */
const BYTES_PER_CHARACTER = 6;

/**
 * Keeps what was last made of a home's text and makes it again when the text differs. The law and the presenter take
 * longer than reading the text, which is read for every call, so that nothing is out of date.
 */
function rememberLatest<T>(make: (text: string) => T) {
  const remembered = byteLimitedMap<string, { readonly text: string; readonly made: T }>(MOST_REMEMBERED_BYTES);
  return {
    latest: (id: string): T | undefined => remembered.get(id)?.made,
    of: (id: string, text: string): T => {
      const known = remembered.get(id);
      if (known?.text === text) return known.made;
      const made = make(text);
      remembered.set(id, { text, made }, BYTES_PER_CHARACTER * text.length);
      return made;
    },
  };
}
