import type { applicationsContract } from '@letfair/contract/applications';
import { offerRefusal, sharedPart } from '@letfair/domain/applications/application-form';
import type { Tx } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { countHit, type Limit, tooMany } from '../../platform/throttle.ts';
import { accountById } from '../accounts/index.ts';
import { blockBetween } from '../conversations/index.ts';
import { lockListing } from '../listings/index.ts';
import { insertApplication, insertEvent } from './applications.repository.ts';
import { type ApplicationsDeps, applicationsLink, newApplicationMail, tellOtherSide } from './mails.ts';
import { presentApplication } from './present-application.ts';
import { alreadyApplied, blocked, noSuchHome, refusedOffer } from './refusals.ts';
import { renterProfileOf } from './renter-profile.ts';

/** Each sends a mail to the lister. */
const applicationsADay: Limit = { bucket: 'apply', hits: 30, seconds: 86_400 };

export const apply =
  ({ publicUrl }: ApplicationsDeps): Handler<typeof applicationsContract.apply> =>
  ({ actor, body: { propertyId, share, offer }, write }) =>
    write(async (tx) => {
      const found = await lockLiveHome(tx, propertyId);
      if (!found) return noSuchHome;
      const { listing, lister } = found;
      // An application reaches the lister like a message, so a block stops it too.
      if (await blockBetween(tx, { tenant_id: actor.id, lister_id: lister.id })) return blocked;
      const offerPence = offer === undefined ? null : Math.round(offer * 100);
      const refusal = offerRefusal(listing.nation, listing.rent_pence, offerPence);
      if (refusal) return refusedOffer(refusal);

      const application = await insertApplication(tx, {
        id: newId(),
        listing_id: listing.id,
        tenant_id: actor.id,
        lister_id: lister.id,
        rent_pence: listing.rent_pence,
        offer_pence: offerPence,
        shared: JSON.stringify(sharedPart(await renterProfileOf(tx, actor.id), share)),
      });
      if (!application) return alreadyApplied;
      // Counted inside the transaction, so that a refused application does not count.
      const wait = await countHit(tx, applicationsADay, actor.id);
      if (wait) return tooMany(wait);
      await insertEvent(tx, { application_id: application.id, by: 'tenant', status: application.status });
      const link = applicationsLink(publicUrl);
      await enqueueMail(tx, lister.email, newApplicationMail({ title: listing.title, link }));
      await tellOtherSide(tx, application, 'tenant');
      return { ok: true, data: await presentApplication(tx, actor.id, application) };
    });

/** Locked, so that the listing cannot be let while somebody applies. */
async function lockLiveHome(tx: Tx, id: string) {
  const listing = await lockListing(tx, id);
  if (listing?.status !== 'live') return null;
  const lister = await accountById(tx, listing.account_id);
  return lister && lister.hidden_at === null ? { listing, lister } : null;
}
