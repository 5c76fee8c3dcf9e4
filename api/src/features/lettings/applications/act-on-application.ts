import type { applicationsContract } from '@letfair/contract/lettings/applications';
import { pastStatuses } from '@letfair/domain/agencies/clients/clients';
import { offerRefusal } from '@letfair/domain/lettings/applications/application-form';
import {
  type DeclineReason,
  declineReasonOf,
  declineText,
} from '@letfair/domain/lettings/applications/decline-reasons';
import {
  type ApplicationAction,
  type ApplicationSide,
  applicationGraph,
  declineSentences,
  nextApplicationStatus,
} from '@letfair/domain/lettings/applications/lifecycle';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import type { Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { type ListingRow, lockListing, moveListing, notFromHere } from '../../listings/manage/index.ts';
import { findHomeCard } from '../../search/results/index.ts';
import { scheduleReplyTimes } from '../reply-times/index.ts';
import {
  type ApplicationRow,
  findApplication,
  hasAcceptedApplication,
  insertApplicationEvent,
  lockApplication,
  lockApplicationsIn,
  setApplicationStatus,
} from './applications.repository.ts';
import {
  acceptedMail,
  applicationsLink,
  declinedMail,
  mailTenant,
  mailTenantAfterUndo,
  notifyOtherSide,
} from './mails.ts';
import { holdRefusal, presentApplication, sideOf } from './present-application.ts';
import {
  applicationNotFound,
  invalidApplicationStep,
  invalidOffer,
  otherApplicationAccepted,
  reasonMissing,
} from './refusals.ts';

interface Step {
  readonly action: ApplicationAction;
  readonly side: ApplicationSide;
  readonly declined?: Declined;
}

interface Declined {
  readonly reason: DeclineReason;
  /** What the lister adds. */
  readonly words: string;
}

/** Returns null when the lifecycle does not allow the step. Expects a locked application. */
export async function moveApplication(
  tx: Tx,
  application: ApplicationRow,
  { action, side, declined }: Step,
): Promise<Moved | null> {
  const status = nextApplicationStatus(application.status, action, side);
  if (!status) return null;
  const moved = await setApplicationStatus(tx, application.id, status);
  const why = { reason: declined?.reason ?? null, note: declined?.words ?? '' };
  const stepId = await insertApplicationEvent(tx, { application_id: moved.id, by: side, status, ...why });
  await notifyOtherSide(tx, moved, side);
  await scheduleReplyTimes(tx, moved.lister_id);
  return { application: moved, stepId };
}

interface Moved {
  readonly application: ApplicationRow;
  readonly stepId: string;
}

interface MailContext {
  readonly listingTitle: string;
  readonly publicUrl: string;
}

async function declineApplication(
  tx: Tx,
  application: ApplicationRow,
  declined: Declined,
  { listingTitle, publicUrl }: MailContext,
): Promise<Moved | null> {
  const moved = await moveApplication(tx, application, { action: 'decline', side: 'lister', declined });
  if (!moved) return null;
  const reason = declineText(declined.reason, declined.words);
  const link = applicationsLink(publicUrl, application.id);
  const home = await findHomeCard(tx, application.listing_id, publicUrl);
  const mail = declinedMail({ listingTitle, reason, link, home });
  await mailTenantAfterUndo(tx, moved.application, mail, moved.stepId);
  return moved;
}

interface LockedApplication {
  readonly listing: ListingRow;
  readonly application: ApplicationRow;
}

interface AcceptanceOptions {
  readonly letAgreed: boolean;
  readonly declineOthers: boolean;
  /** Sent to the other applicants. */
  readonly reason: string;
}

/** The lister's own words stand for the reason of the list. */
const declinedForAnother = (words: string): Declined =>
  words === '' || words === declineSentences.standard
    ? { reason: 'another-applicant', words: '' }
    : { reason: 'other', words };

const isPastListing = (status: ListingStatus): boolean => (pastStatuses as readonly ListingStatus[]).includes(status);

async function acceptApplication(
  tx: Tx,
  { listing, application }: LockedApplication,
  choice: AcceptanceOptions,
  mailContext: MailContext,
) {
  if (isPastListing(listing.status)) return notFromHere(listing.status);
  if (await hasAcceptedApplication(tx, listing.id)) return otherApplicationAccepted;
  // The rent may have been lowered since the offer.
  const refusal = offerRefusal(listing.nation, listing.rent_pence, application.offer_pence);
  if (refusal) return invalidOffer(refusal);

  const moved = await moveApplication(tx, application, { action: 'accept', side: 'lister' });
  if (!moved) return invalidApplicationStep(application.status, 'lister');
  const accepted = moved.application;
  const link = applicationsLink(mailContext.publicUrl, accepted.id);
  const home = await findHomeCard(tx, listing.id, mailContext.publicUrl);
  await mailTenant(tx, accepted, acceptedMail({ listingTitle: listing.title, link, home }));
  if (choice.letAgreed && listing.status !== 'let-agreed') {
    const step = { action: 'agree', by: 'lister', actorId: accepted.lister_id } as const;
    const agreed = await moveListing(tx, listing, step);
    if (!agreed.ok) return agreed;
  }
  if (choice.declineOthers)
    for (const other of await lockApplicationsIn(tx, listing.id, applicationGraph.accept.from))
      await declineApplication(tx, other, declinedForAnother(choice.reason), mailContext);
  return { ok: true, application: accepted } as const;
}

export const actOnApplication =
  (publicUrl: string): Handler<typeof applicationsContract.act> =>
  ({ actor, params, body, write }) =>
    write(async (tx) => {
      const found = await lockWithListing(tx, actor.id, params.id);
      if (!found) return applicationNotFound;
      const { listing, application } = found;
      const { action } = body;
      const reason = body.reason.trim();
      const side = sideOf(application, actor.id);
      if (!nextApplicationStatus(application.status, action, side))
        return invalidApplicationStep(application.status, side);
      if (action === 'accept' || action === 'shortlist') {
        const held = await holdRefusal(tx, application, actor.id);
        if (held) return held;
      }
      const declineReason = declineReasonOf(body.declineReason, reason);
      if (action === 'decline' && declineReason === null) return reasonMissing;

      const mailContext = { listingTitle: listing.title, publicUrl };
      if (action === 'accept') {
        const accepted = await acceptApplication(tx, found, { ...body, reason }, mailContext);
        return accepted.ok
          ? { ok: true, data: await presentApplication(tx, actor.id, accepted.application) }
          : accepted;
      }
      const moved = await (action === 'decline' && declineReason
        ? declineApplication(tx, application, { reason: declineReason, words: reason }, mailContext)
        : moveApplication(tx, application, { action, side }));
      if (!moved) return invalidApplicationStep(application.status, side);
      return { ok: true, data: await presentApplication(tx, actor.id, moved.application) };
    });

/** The listing is always locked before its applications, to avoid deadlocks. */
export async function lockWithListing(tx: Tx, accountId: string, id: string) {
  const seen = await findApplication(tx, accountId, id);
  const listing = seen && (await lockListing(tx, seen.listing_id));
  const application = listing && (await lockApplication(tx, id));
  return application ? { listing, application } : null;
}
