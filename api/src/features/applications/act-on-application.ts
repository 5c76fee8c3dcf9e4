import type { applicationsContract } from '@letfair/contract/applications';
import { nextApplicationStatus } from '@letfair/domain/applications/lifecycle';
import type { Tx } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { lockListing } from '../listings/index.ts';
import { acceptApplication } from './accept-application.ts';
import { applicationOf, lockApplication } from './applications.repository.ts';
import { declineApplication } from './decline-application.ts';
import { type ApplicationsDeps, applicationsLink } from './deps.ts';
import { moveApplication } from './move-application.ts';
import { presentApplication, sideOf } from './present-application.ts';
import { noSuchApplication, notFromHere, reasonMissing } from './refusals.ts';

export const actOnApplication =
  ({ publicUrl }: ApplicationsDeps): Handler<typeof applicationsContract.act> =>
  ({ actor, params, body, write }) =>
    write(async (tx) => {
      const found = await lockWithHome(tx, actor.id, params.id);
      if (!found) return noSuchApplication;
      const { listing, application } = found;
      const { action } = body;
      const reason = body.reason.trim();
      const side = sideOf(application, actor.id);
      if (!nextApplicationStatus(application.status, action, side)) return notFromHere(application.status);
      if (action === 'decline' && reason === '') return reasonMissing;

      const news = { title: listing.title, link: applicationsLink(publicUrl) };
      if (action === 'accept') {
        const accepted = await acceptApplication(tx, found, { ...body, reason }, news);
        return accepted.ok
          ? { ok: true, data: await presentApplication(tx, actor.id, accepted.application) }
          : accepted;
      }
      const moved = await (action === 'decline'
        ? declineApplication(tx, application, reason, news)
        : moveApplication(tx, application, { action, side }));
      if (!moved) return notFromHere(application.status);
      return { ok: true, data: await presentApplication(tx, actor.id, moved) };
    });

/** The home is always locked before its applications, so that two writers wait instead of blocking each other. */
async function lockWithHome(tx: Tx, accountId: string, id: string) {
  const seen = await applicationOf(tx, accountId, id);
  const listing = seen && (await lockListing(tx, seen.listing_id));
  const application = listing && (await lockApplication(tx, id));
  return application ? { listing, application } : null;
}
