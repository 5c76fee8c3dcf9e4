import { mailName } from '@letfair/domain/accounts/sendable-name';
import { type BookingStatus, canBookingBecome } from '@letfair/domain/listings/inventory/inventory-service';
import type { ListingAction } from '@letfair/domain/listings/lifecycle';
import { recordAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { findOwnHomeCard } from '../../search/results/index.ts';
import {
  type BookingRow,
  bookedHome,
  bookingOf,
  bookingsOf,
  insertBooking,
  lockBooking,
  setBookingStatus,
} from './bookings.repository.ts';
import {
  type BookedHome,
  bookingCancelledNoticeMail,
  bookingMovedMail,
  bookingNoticeMail,
  bookingRequestedMail,
} from './mails.ts';

export type BookInventory = (tx: Tx, listing: { readonly id: string }) => Promise<void>;

type Moved = { readonly ok: true } | { readonly ok: false; readonly reason: 'missing' | 'not-from-here' };

export interface Inventory {
  /** Books the service for a listing that has just been submitted. */
  readonly book: BookInventory;
  /** Calls off what is still open. */
  readonly cancelWhenWithdrawn: (tx: Tx, listing: { readonly id: string }, action: ListingAction) => Promise<void>;
  readonly cancelAllOf: (tx: Tx, accountId: string) => Promise<void>;
  /** The specialists' side moves a booking on. */
  readonly move: (tx: Tx, id: string, status: BookingStatus, adminId: string) => Promise<Moved>;
}

export interface InventoryDeps {
  readonly publicUrl: string;
  /** Where the specialists read their mail. */
  readonly inventoryEmail: string;
}

export function createInventory({ publicUrl, inventoryEmail }: InventoryDeps): Inventory {
  const link = `${publicUrl}/properties/manage`;

  async function homeOf(tx: Tx, listingId: string) {
    const home = await bookedHome(tx, listingId);
    return {
      title: home.title,
      place: [home.line1, home.city, home.postcode].join(', '),
      lister: {
        name: mailName(`${home.first_name} ${home.last_name}`, home.user_type),
        email: home.email,
        phone: home.phone,
      },
    };
  }

  const letterTo = async (tx: Tx, listingId: string, home: BookedHome) => ({
    ...home,
    link,
    card: await findOwnHomeCard(tx, listingId, publicUrl),
  });

  async function cancel(tx: Tx, booking: BookingRow | undefined): Promise<void> {
    if (!booking || !canBookingBecome(booking.status, 'cancelled')) return;
    await setBookingStatus(tx, booking.id, 'cancelled');
    await enqueueMail(tx, inventoryEmail, bookingCancelledNoticeMail(await homeOf(tx, booking.listing_id)));
  }

  return {
    async book(tx, listing) {
      await insertBooking(tx, listing.id);
      const home = await homeOf(tx, listing.id);
      await enqueueMail(tx, home.lister.email, bookingRequestedMail(await letterTo(tx, listing.id, home)));
      await enqueueMail(tx, inventoryEmail, bookingNoticeMail(home));
    },

    async cancelWhenWithdrawn(tx, { id }, action) {
      if (action === 'withdraw') await cancel(tx, await bookingOf(tx, id));
    },

    async cancelAllOf(tx, accountId) {
      for (const booking of await bookingsOf(tx, accountId)) await cancel(tx, booking);
    },

    async move(tx, id, status, adminId) {
      const booking = await lockBooking(tx, id);
      if (!booking) return { ok: false, reason: 'missing' };
      if (booking.status === status) return { ok: true };
      if (status === 'requested' || !canBookingBecome(booking.status, status))
        return { ok: false, reason: 'not-from-here' };
      await setBookingStatus(tx, id, status);
      await recordAudit(tx, {
        actor_id: adminId,
        actor_role: 'moderator',
        action: status,
        target_type: 'inventory-booking',
        target_id: id,
        status,
      });
      const home = await homeOf(tx, booking.listing_id);
      await enqueueMail(tx, home.lister.email, bookingMovedMail(await letterTo(tx, booking.listing_id, home), status));
      return { ok: true };
    },
  };
}
