import { type ApplicationStatus, closedBy } from '@letfair/domain/lettings/applications/lifecycle';
import { consequencesOf, endReasons } from '@letfair/domain/lettings/consequences/steps';
import type { ListingAction } from '@letfair/domain/listings/lifecycle';
import type { Tx } from '../../../platform/db.ts';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { similarListings } from '../../listings/listing-page/index.ts';
import type { ListingRow } from '../../listings/manage/index.ts';
import { findHomeCard } from '../../search/results/index.ts';
import { listToldWithApplication } from '../home-news/index.ts';
import { scheduleReplyTimes } from '../reply-times/index.ts';
import {
  type ApplicationRow,
  insertApplicationEvent,
  listApplicationEvents,
  lockApplicationsIn,
  setApplicationStatus,
} from './applications.repository.ts';
import { applicationsLink, closedMail, mailTenant, notifyOtherSide, reopenedMail } from './mails.ts';

/** Ends the applications for a home that is let or withdrawn, and opens them again when “let” is taken back. */
export const closeOrReopenApplications =
  (publicUrl: string) =>
  async (tx: Tx, listing: ListingRow, action: ListingAction): Promise<void> => {
    await closeApplications(tx, listing, action, publicUrl);
    if (consequencesOf(action).applied.fate === 'returned') await reopenApplications(tx, listing, publicUrl);
  };

async function closeApplications(tx: Tx, listing: ListingRow, action: ListingAction, publicUrl: string): Promise<void> {
  const closes = closedBy(action);
  const open = closes.length > 0 ? await lockApplicationsIn(tx, listing.id, closes) : [];
  if (open.length === 0) return;
  const reason = endReasons[action] ?? '';
  const similar = await similarListings(tx, listing);
  const mail = closedMail({ listingTitle: listing.title, reason, similar, publicUrl });
  // The email that cancels a viewing says so of the application as well.
  const told = await listToldWithApplication(tx, listing.id);
  for (const application of open) {
    const closed = { status: 'closed', note: reason } as const;
    await setStatus(tx, application, told.has(application.tenant_id) ? { ...closed, mail } : closed);
  }
}

async function reopenApplications(tx: Tx, listing: ListingRow, publicUrl: string): Promise<void> {
  const closed = await lockApplicationsIn(tx, listing.id, ['closed']);
  const events = await listApplicationEvents(
    tx,
    closed.map(({ id }) => id),
  );
  const home = await findHomeCard(tx, listing.id, publicUrl);
  const mail = reopenedMail({ listingTitle: listing.title, link: applicationsLink(publicUrl), home });
  for (const application of closed) {
    const before = events.findLast(
      ({ application_id, status }) => application_id === application.id && status !== 'closed',
    );
    await setStatus(tx, application, {
      status: before?.status ?? 'seen',
      note: 'The home hasn’t been let after all.',
      mail,
    });
  }
}

interface Change {
  readonly status: ApplicationStatus;
  readonly note: string;
  readonly mail?: MailContent;
}

async function setStatus(tx: Tx, application: ApplicationRow, { status, note, mail }: Change): Promise<void> {
  const moved = await setApplicationStatus(tx, application.id, status);
  await insertApplicationEvent(tx, { application_id: moved.id, by: 'lister', status, note });
  if (mail) await mailTenant(tx, moved, mail);
  await notifyOtherSide(tx, moved, 'lister');
  await scheduleReplyTimes(tx, moved.lister_id);
}
