import { type Db, type Tx, write } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { findAccountById } from '../../accounts/index.ts';
import { findMailEntries } from '../../search/index.ts';
import { viewingMail } from './viewing-mails.ts';

/** Mails the two sides of a viewing, or whoever is next on a waiting list. */
export const tellViewing =
  (db: Db, publicUrl: string) =>
  ({ noticeId }: Jobs['tell-viewing']): Promise<void> =>
    write(db, async (tx) => {
      const notice = await tx.deleteFrom('viewing_notice').where('id', '=', noticeId).returningAll().executeTakeFirst();
      // Told by an earlier run of this job.
      if (!notice) return;
      const { event, listing_id, tenant_id, note } = notice;
      const about = await findAbout(tx, notice);
      if (!about) return;
      const { title, account_id, starts_at } = about;
      const entries = await findMailEntries(tx, listing_id, publicUrl);
      const link = notice.viewing_id
        ? `${publicUrl}/viewings?id=${notice.viewing_id}`
        : (entries[0]?.link ?? publicUrl);
      for (const [side, accountId] of [
        ['tenant', tenant_id],
        ['lister', account_id],
      ] as const) {
        if (event === 'contest-decided' && accountId !== about.contested_by) continue;
        const mail = viewingMail(event, { side, listingTitle: title, startsAt: starts_at, note, link, entries });
        const account = mail && (await findAccountById(tx, accountId));
        if (account && account.suspended_at === null) await enqueueMail(tx, account.email, mail);
      }
    });

interface About {
  readonly listing_id: string;
  readonly viewing_id: string | null;
  readonly slot_id: string | null;
}

/** The home, its lister and the time; nothing once they are gone. */
const findAbout = (tx: Tx, { listing_id, viewing_id, slot_id }: About) =>
  viewing_id
    ? tx
        .selectFrom('viewing')
        .innerJoin('listing', 'listing.id', 'viewing.listing_id')
        .leftJoin('viewing_contest', 'viewing_contest.id', 'viewing.id')
        .select([
          'listing.title',
          'listing.account_id',
          'viewing.starts_at',
          'viewing_contest.account_id as contested_by',
        ])
        .where('viewing.id', '=', viewing_id)
        .executeTakeFirst()
    : tx
        .selectFrom('viewing_slot')
        .innerJoin('listing', 'listing.id', 'viewing_slot.listing_id')
        .select(['listing.title', 'listing.account_id', 'viewing_slot.starts_at', 'listing.account_id as contested_by'])
        .where('viewing_slot.id', '=', slot_id)
        .where('listing.id', '=', listing_id)
        .executeTakeFirst();
