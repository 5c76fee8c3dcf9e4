import { type replyTimesContract, WAITING_ENQUIRIES } from '@letfair/contract/lettings/conversations/reply-times';
import { computeReplyFigures, isWaiting, publicReplies } from '@letfair/domain/lettings/reply-times/reply-figures';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { type EnquiryRow, listEnquiries, listTitles } from './reply-times.repository.ts';

/** Computed anew, so that a lister who has just answered sees it. */
export const replyTimesRoutes = (db: Db): Handlers<typeof replyTimesContract> => ({
  show: async ({ actor }) => {
    const now = new Date();
    const enquiries = await listEnquiries(db, actor.id, now);
    const figures = computeReplyFigures(enquiries, now);
    const open = enquiries.filter(({ answeredAt }) => answeredAt === null).reverse();
    const { enquiries: counted, answered, answeredWithinDay } = figures;
    const waiting = await presentWaiting(db, open.slice(0, WAITING_ENQUIRIES), now);
    return {
      ok: true,
      data: { shown: publicReplies(figures), enquiries: counted, answered, answeredWithinDay, waiting },
    };
  },
});

async function presentWaiting(db: Db, open: readonly EnquiryRow[], now: Date) {
  const titles = await listTitles(
    db,
    open.map(({ listingId }) => listingId),
  );
  return open.map((enquiry) => ({
    propertyId: enquiry.listingId,
    title: titles.get(enquiry.listingId) ?? '',
    askedAt: enquiry.askedAt.toISOString(),
    isLate: !isWaiting(enquiry, now),
    conversationId: enquiry.conversationId,
    applicationId: enquiry.applicationId,
  }));
}
