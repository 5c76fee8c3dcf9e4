import type { ListingSummary } from '@letfair/contract/search/search';
import { ENQUIRY_DAYS } from '@letfair/domain/lettings/conversations/message-limits';
import type { ListingAction } from '@letfair/domain/listings/lifecycle';
import { sql } from 'kysely';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import { enqueue, type Jobs } from '../../../platform/jobs/jobs.ts';
import { enqueueMail, type MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { similarListings } from '../../listings/listing-page/index.ts';
import { type ListingRow, lockListing } from '../../listings/manage/index.ts';
import { mailEntry } from '../../search/results/index.ts';

interface HomeLetProps {
  readonly title: string;
  readonly similar: readonly ListingSummary[];
  readonly publicUrl: string;
}

const homeLetMail = ({ title, similar, publicUrl }: HomeLetProps): MailContent =>
  layOut({
    template: 'enquired-home-let',
    subject: 'A home you asked about has been let',
    paragraphs: [
      `“${title}” has been let. You need not do anything.`,
      ...(similar.length > 0 ? ['These homes are like it and still to be had:'] : []),
    ],
    entries: similar.map((home) => mailEntry(home, publicUrl)),
    button: { label: 'Look for other homes', link: `${publicUrl}/properties` },
    footnotes: ['You get this one mail because you wrote to the lister of this home.'],
  });

const ATTEMPTS = 10;
const BATCH = 100;

/** Applicants are told with their applications; this is for those who have only written. */
export async function queueLetNews(tx: Tx, { id }: ListingRow, action: ListingAction): Promise<void> {
  if (action === 'let')
    await enqueue(tx, 'tell-enquirers', { listingId: id }, { attempts: ATTEMPTS, key: `let ${id}` });
}

/** Handles the job `tell-enquirers`. Who was told is marked in the same transaction, so a second run tells nobody. */
export const tellEnquirers =
  (db: Db, publicUrl: string) =>
  async ({ listingId }: Jobs['tell-enquirers']): Promise<void> => {
    for (;;) {
      const told = await write(db, async (tx) => {
        const listing = await lockListing(tx, listingId);
        return listing?.status === 'let' ? tellSome(tx, listing, publicUrl) : 0;
      });
      if (told < BATCH) return;
    }
  };

async function tellSome(tx: Tx, listing: ListingRow, publicUrl: string): Promise<number> {
  const emails = await markEnquirers(tx, listing.id);
  if (emails.length === 0) return 0;
  const similar = await similarListings(tx, listing);
  for (const email of emails) await enqueueMail(tx, email, homeLetMail({ title: listing.title, similar, publicUrl }));
  return emails.length;
}

/** Leaves out who applied, has a viewing ahead or was blocked; those are told otherwise or not at all. */
async function markEnquirers(tx: Tx, listingId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    update conversation set let_told_at = now() from account
    where account.id = tenant_id and conversation.id in (
      select conversation.id from conversation join account on account.id = tenant_id
      where listing_id = ${listingId}::uuid and let_told_at is null
        and conversation.updated_at > now() - make_interval(days => ${sql.lit(ENQUIRY_DAYS)})
        and not blocked_by_tenant and not blocked_by_lister
        and account.verified_at is not null and account.hidden_at is null
        and not exists (
          select from application
          where application.listing_id = conversation.listing_id and application.tenant_id = conversation.tenant_id
        )
        and not exists (
          select from viewing
          where viewing.tenant_id = conversation.tenant_id and viewing.listing_id = conversation.listing_id
            and starts_at > now() and viewing.status <> 'cancelled-by-tenant'
        )
      limit ${sql.lit(BATCH)}
    )
    returning account.email
  `.execute(tx);
  return rows.map(({ email }) => email);
}
