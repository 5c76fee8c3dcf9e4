import { writeOffers } from '../../../../platform/calendar/write-calendar.ts';
import type { Tx } from '../../../../platform/db.ts';
import type { MailContent } from '../../../../platform/mail/enqueue-mail.ts';
import type { Rewrite } from '../../../../platform/mail/late-mail.ts';
import { findHomeCard } from '../../../search/results/index.ts';
import { viewingAppointment } from '../calendar/viewing-appointment.ts';
import { presentMailedViewing } from '../present-viewing.ts';
import { hasComingTimes } from '../times/slots.repository.ts';
import { findHome, isOpen } from '../times/viewing-times.repository.ts';
import { countWaiting } from '../waiting/waiting-list.repository.ts';
import { findReceiver, type MailDeps } from './mail-side.ts';
import { freePlaceMail, proposalsMail, timesAskedMail } from './viewing-mails.ts';

export interface ProposalsRewrite extends Rewrite {
  readonly kind: 'viewing-proposals';
  readonly tenantId: string;
  readonly offered: readonly { readonly id: string; readonly token: string }[];
}

/** Names the times that are still offered; null where none is. */
export const writeProposals =
  ({ publicUrl, sender }: MailDeps) =>
  async (tx: Tx, { tenantId, offered }: ProposalsRewrite): Promise<MailContent | null> => {
    const rows = await tx
      .selectFrom('viewing')
      .selectAll()
      .where(
        'id',
        'in',
        offered.map(({ id }) => id),
      )
      .where('status', '=', 'proposed')
      .orderBy('starts_at')
      .execute();
    const [first] = rows;
    if (!first || !(await findReceiver(tx, tenantId))) return null;
    const viewings = [];
    for (const row of rows)
      viewings.push({
        viewing: await presentMailedViewing(tx, tenantId, row),
        token: offered.find(({ id }) => id === row.id)?.token ?? '',
      });
    const home = await findHomeCard(tx, first.listing_id, publicUrl);
    const appointments = viewings.map(({ viewing }) => viewingAppointment(viewing, publicUrl));
    return {
      ...proposalsMail({ viewings, home, publicUrl }),
      invitation: writeOffers({ appointments, organizer: { name: 'Letfair', email: sender } }),
    };
  };

export interface FreePlaceRewrite extends Rewrite {
  readonly kind: 'viewing-free-place';
  readonly event: 'place-free' | 'new-times';
  readonly slotId: string;
  readonly tenantId: string;
}

/** Null once the place is no longer held for the tenant. */
export const writeFreePlace =
  ({ publicUrl }: MailDeps) =>
  async (tx: Tx, { event, slotId, tenantId }: FreePlaceRewrite): Promise<MailContent | null> => {
    const held = await tx
      .selectFrom('viewing_waiting')
      .innerJoin('viewing_slot', 'viewing_slot.id', 'viewing_waiting.slot_id')
      .innerJoin('listing', 'listing.id', 'viewing_slot.listing_id')
      .select(['listing.id', 'listing.title', 'viewing_slot.starts_at', 'viewing_waiting.offered_until'])
      .where('viewing_slot.id', '=', slotId)
      .where('viewing_waiting.tenant_id', '=', tenantId)
      .executeTakeFirst();
    if (!held?.offered_until || held.offered_until <= new Date() || !(await findReceiver(tx, tenantId))) return null;
    const home = await findHomeCard(tx, held.id, publicUrl);
    const { title, starts_at: startsAt } = held;
    return freePlaceMail({ event, title, startsAt, link: home?.link ?? publicUrl, home });
  };

export interface AskedRewrite extends Rewrite {
  readonly kind: 'viewing-times-asked';
  readonly listingId: string;
}

/** Says how many would like to view a home; null once it has times, or nobody asks. */
export const writeAsked =
  ({ publicUrl }: MailDeps) =>
  async (tx: Tx, { listingId }: AskedRewrite): Promise<MailContent | null> => {
    const listing = await findHome(tx, listingId);
    const asking = await countWaiting(tx, listingId);
    if (!listing || !isOpen(listing) || asking === 0 || (await hasComingTimes(tx, listingId))) return null;
    const home = await findHomeCard(tx, listingId, publicUrl);
    return timesAskedMail({
      title: listing.title,
      asking,
      link: `${publicUrl}/properties/manage/${listingId}/viewing-times`,
      home,
    });
  };
