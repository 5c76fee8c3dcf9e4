import { BOOKINGS_PER_PAGE, type moderationContract } from '@letfair/contract/trust/admin/moderation';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { keysetPage } from '../../../platform/keyset-page.ts';
import { findCompanyNames } from '../../accounts/profile/index.ts';
import { findAccountsByIds } from '../../accounts/sign-in/index.ts';
import { bookingsByStatus } from '../../listings/inventory/index.ts';
import { listingsByIds } from '../../listings/manage/index.ts';
import { presentLister } from './present-reviewed-listing.ts';

export const listBookings =
  (db: Db): Handler<typeof moderationContract.bookings> =>
  async ({ query: { status, cursor } }) => {
    const page = await keysetPage(cursor, BOOKINGS_PER_PAGE, (range) => bookingsByStatus(db, { status, ...range }));
    if (!page.ok) return page;
    const rows = await listingsByIds(
      db,
      page.rows.map(({ listing_id }) => listing_id),
    );
    const listings = new Map(rows.map((listing) => [listing.id, listing]));
    const listerIds = [...new Set(rows.map(({ account_id }) => account_id))];
    const [accounts, companies] = await Promise.all([
      findAccountsByIds(db, listerIds),
      findCompanyNames(db, listerIds),
    ]);
    const bookings = page.rows.flatMap((booking) => {
      const listing = listings.get(booking.listing_id);
      const account = listing && accounts.get(listing.account_id);
      if (!account) return [];
      const { id, name, company, email } = presentLister(account, companies.get(account.id));
      return [
        {
          id: booking.id,
          status: booking.status,
          createdAt: booking.created_at.toISOString(),
          updatedAt: booking.updated_at.toISOString(),
          property: {
            id: listing.id,
            title: listing.title,
            place: [listing.line1, listing.city, listing.postcode].join(', '),
            status: listing.status,
          },
          lister: { id, name, company, email, phone: account.phone },
        },
      ];
    });
    return { ok: true, data: { bookings, nextCursor: page.nextCursor } };
  };
