import type { listingPageContract, PublicListing } from '@letfair/contract/listings/listing-page';
import type { ListingSummary } from '@letfair/contract/search/search';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { statusForOthers } from '@letfair/domain/listings/status-for-others';
import { ukDay } from '@letfair/domain/uk-time';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { listingNotFound } from '../../../platform/http/refusals.ts';
import { writeOnce } from '../../../platform/http/serialize.ts';
import { byteLimitedMap } from '../../../platform/limits/byte-limited-map.ts';
import { presentRentHistory, rentsOfEarlierListings } from '../../search/rents/index.ts';
import { compareInOutcode } from '../../search/results/index.ts';
import { blockersInForm, formOfListing } from '../manage/index.ts';
import { type ListingPageRow, readListingPage, readPageVersions } from './listing-page.repository.ts';
import { type ListingPageContent, NO_SUCH_HOME, presentListingPage } from './present-listing-page.ts';
import { presentSimilar, readSimilar } from './similar-listings.ts';

const shown: readonly ListingStatus[] = ['live', 'let-agreed'];
const gone: readonly ListingStatus[] = ['let', 'withdrawn', 'expired'];

/** What was never published is not there; what was and is no more says so and offers others. */
export function showListing(db: Db): Handler<typeof listingPageContract.property> {
  const findHome = rememberHomes(db);
  return async ({ params: { id } }) => {
    const home = await findHome(id);
    if (!home) return listingNotFound(NO_SUCH_HOME);
    if (home.page) return { ok: true, data: await answerOf(db, home, home.page) };
    const data = { title: home.listing.title, similar: home.similar };
    return { ok: false, code: 'gone', message: 'This home is no longer available.', data };
  };
}

/** The same object while nothing in it has changed, so that it is written as JSON once. */
async function answerOf(db: Db, home: Home, page: ListingPageContent): Promise<PublicListing> {
  const { listing, similar, answer } = home;
  const rentComparison = await compareInOutcode(db, listing);
  // Few continue an earlier listing.
  if (listing.continues_id !== null) {
    const earlier = presentRentHistory([], await rentsOfEarlierListings(db, listing.continues_id));
    return { ...page, rentHistory: [...page.rentHistory, ...earlier], rentComparison, similar };
  }
  if (answer && isSameComparison(answer.rentComparison, rentComparison)) return answer;
  home.answer = writeOnce({ ...page, rentComparison, similar });
  return home.answer;
}

type Comparison = PublicListing['rentComparison'];

const isSameComparison = (one: Comparison, other: Comparison): boolean =>
  one === null || other === null ? one === other : one.homes === other.homes && one.median === other.median;

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

/** What was last made of a home's rows and of those of the homes like it. */
interface Home extends Page {
  readonly day: string;
  readonly pageVersion: string;
  readonly similarVersion: string;
  readonly similar: ListingSummary[];
  answer?: PublicListing;
}

const MOST_REMEMBERED_BYTES = 32 * 1_024 * 1_024;
/** Objects and answer take about so many bytes for each character of the texts they were made of. */
const BYTES_PER_CHARACTER = 6;

/**
 * Reads a home again when the versions of its rows differ, which are asked for with every call, so that nothing is out of
 * date. The law and the presenter take longer than everything else.
 */
function rememberHomes(db: Db): (id: string) => Promise<Home | undefined> {
  const remembered = byteLimitedMap<string, Home>(MOST_REMEMBERED_BYTES);

  const readHome = async (id: string, day: string): Promise<Home | undefined> => {
    const read = await readListingPage(db, id, day);
    if (!read) return undefined;
    const page = pageOf(read.page);
    if (page.state === 'absent') return undefined;
    const { similar, similarVersion } = await readSimilar(db, page.listing);
    const { pageVersion } = read;
    const home = { ...page, day, pageVersion, similarVersion, similar: presentSimilar(similar) };
    remembered.set(id, home, BYTES_PER_CHARACTER * (read.page.length + similar.length));
    return home;
  };

  return async (id) => {
    const day = ukDay(new Date());
    const known = remembered.get(id);
    if (known?.day !== day) return readHome(id, day);
    const now = await readPageVersions(db, known.listing);
    if (!now) return undefined;
    const isSame = now.pageVersion === known.pageVersion && now.similarVersion === known.similarVersion;
    return isSame ? known : readHome(id, day);
  };
}
