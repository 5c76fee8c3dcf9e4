import type { applicationsContract } from '@letfair/contract/lettings/applications';
import { offerRefusal, sharedPart } from '@letfair/domain/lettings/applications/application-form';
import { askedAnswers, claimAnswerProblems } from '@letfair/domain/lettings/applications/claim-answers';
import { claimNotices } from '@letfair/domain/listings/law/claim-words';
import { unbackedClaims } from '@letfair/domain/listings/law/claims';
import type { Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { announce } from '../../../platform/outbound/webhooks.ts';
import { type Limit, limitRefusal } from '../../../platform/throttle.ts';
import { findAccountById, findListerReceivers } from '../../accounts/sign-in/index.ts';
import { factsOfListing, lockListing } from '../../listings/manage/index.ts';
import { findHomeCard } from '../../search/results/index.ts';
import { findBlock } from '../conversations/index.ts';
import { scheduleReplyTimes } from '../reply-times/index.ts';
import { insertApplication, insertApplicationEvent } from './applications.repository.ts';
import { applicationReceivedMail, applicationsLink, notifyOtherSide } from './mails.ts';
import { presentApplication } from './present-application.ts';
import {
  alreadyApplied,
  blocked,
  claimsUnanswered,
  invalidOffer,
  lettingUnclear,
  listingUnavailable,
} from './refusals.ts';
import { findRenterProfile } from './renter-profile.ts';

/** Each sends a mail to the lister. */
const applicationsPerDay: Limit = { bucket: 'apply', hits: 30, seconds: 86_400 };

export const applyForListing =
  (publicUrl: string): Handler<typeof applicationsContract.apply> =>
  ({ actor, body: { propertyId, share, offer, ...answers }, write }) =>
    write(async (tx) => {
      const found = await lockLiveListing(tx, propertyId);
      if (!found) return listingUnavailable;
      const { listing, lister } = found;
      // An application reaches the lister like a message, so a block stops it too.
      if (await findBlock(tx, { tenant_id: actor.id, lister_id: lister.id })) return blocked;
      const offerPence = offer === undefined ? null : Math.round(offer * 100);
      const refusal = offerRefusal(listing.nation, listing.rent_pence, offerPence);
      if (refusal) return invalidOffer(refusal);
      // The page an applicant has read may be older than what the listing claims now.
      const facts = factsOfListing(listing);
      if (unbackedClaims(facts).length > 0) return lettingUnclear;
      const notices = claimNotices(facts);
      const unanswered = claimsUnanswered(claimAnswerProblems(notices, answers));
      if (unanswered) return unanswered;

      const application = await insertApplication(tx, {
        id: newId(),
        listing_id: listing.id,
        tenant_id: actor.id,
        lister_id: lister.id,
        rent_pence: listing.rent_pence,
        offer_pence: offerPence,
        claim_answers: JSON.stringify(askedAnswers(notices, answers)),
        shared: JSON.stringify(sharedPart(await findRenterProfile(tx, actor.id), share)),
      });
      if (!application) return alreadyApplied;
      // Counted inside the transaction, so that a refused application does not count.
      const overLimit = await limitRefusal(tx, applicationsPerDay, actor.id);
      if (overLimit) return overLimit;
      await insertApplicationEvent(tx, { application_id: application.id, by: 'tenant', status: application.status });
      await scheduleReplyTimes(tx, lister.id);
      await announce(tx, {
        event: 'application',
        accountId: lister.id,
        listingId: listing.id,
        about: { applicationId: application.id },
      });
      const link = applicationsLink(publicUrl, application.id);
      const home = await findHomeCard(tx, listing.id, publicUrl);
      const mail = applicationReceivedMail({ listingTitle: listing.title, link, home });
      for (const { email } of await findListerReceivers(tx, { accountId: lister.id, listingId: listing.id }))
        await enqueueMail(tx, email, mail);
      await notifyOtherSide(tx, application, 'tenant');
      return { ok: true, data: await presentApplication(tx, actor.id, application) };
    });

/** Locked, so that the listing cannot be let while somebody applies. */
async function lockLiveListing(tx: Tx, id: string) {
  const listing = await lockListing(tx, id);
  if (listing?.status !== 'live') return null;
  const lister = await findAccountById(tx, listing.account_id);
  return lister && lister.hidden_at === null ? { listing, lister } : null;
}
