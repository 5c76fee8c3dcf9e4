import type { ListingStatus } from '@letfair/domain/listings/lifecycle';

/** What is over, one way or the other: nobody would say that such a home is listed. */
const over: readonly ListingStatus[] = ['let', 'withdrawn', 'expired'];

/** How many homes a lister has on the books: waiting, live, paused, agreed or sent back, but not those that are over. */
export const listedCount = (counts: Readonly<Partial<Record<ListingStatus, number>>>): number =>
  Object.entries(counts)
    .filter(([status]) => !over.includes(status as ListingStatus))
    .reduce((sum, [, count]) => sum + count, 0);
