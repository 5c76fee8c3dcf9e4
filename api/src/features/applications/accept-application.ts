import { declineSentences } from '@letfair/domain/applications/lifecycle';
import { offerRefusal } from '@letfair/domain/applications/offer';
import { pastStatuses } from '@letfair/domain/clients/clients';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import type { Tx } from '../../platform/db.ts';
import { type ListingRow, moveListing, notFromHere } from '../listings/index.ts';
import { type ApplicationRow, hasAccepted, lockOtherOpen } from './applications.repository.ts';
import { declineApplication } from './decline-application.ts';
import { mailTenant, type News } from './mail-tenant.ts';
import { acceptedMail } from './mails.ts';
import { moveApplication } from './move-application.ts';
import { notFromHere as applicationNotFromHere, refusedOffer, somebodyElseAccepted } from './refusals.ts';

interface Locked {
  readonly listing: ListingRow;
  readonly application: ApplicationRow;
}

interface Choice {
  readonly letAgreed: boolean;
  readonly declineOthers: boolean;
  /** What the others are told. */
  readonly reason: string;
}

const isOver = (status: ListingStatus): boolean => (pastStatuses as readonly ListingStatus[]).includes(status);

/** Everything an acceptance brings with it: the application, or the reason why nothing of it may happen. */
export async function acceptApplication(tx: Tx, { listing, application }: Locked, choice: Choice, news: News) {
  if (isOver(listing.status)) return notFromHere(listing.status);
  if (await hasAccepted(tx, listing.id)) return somebodyElseAccepted;
  // The rent may have come down since the offer was made.
  const refusal = offerRefusal(listing.nation, listing.rent_pence, application.offer_pence);
  if (refusal) return refusedOffer(refusal);

  const accepted = await moveApplication(tx, application, { action: 'accept', side: 'lister' });
  if (!accepted) return applicationNotFromHere(application.status);
  await mailTenant(tx, accepted, acceptedMail(news));
  if (choice.letAgreed && listing.status !== 'let-agreed') {
    const step = { action: 'agree', by: 'lister', actorId: accepted.lister_id } as const;
    if (!(await moveListing(tx, listing, step))) return notFromHere(listing.status);
  }
  if (choice.declineOthers)
    for (const other of await lockOtherOpen(tx, accepted))
      await declineApplication(tx, other, choice.reason || declineSentences.standard, news);
  return { ok: true, application: accepted } as const;
}
