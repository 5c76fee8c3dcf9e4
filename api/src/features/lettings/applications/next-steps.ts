import type { applicationsContract } from '@letfair/contract/lettings/applications';
import { canTickStep, nextStepsIn } from '@letfair/domain/lettings/applications/next-steps';
import { ukDay } from '@letfair/domain/uk-time';
import type { Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict, invalid } from '../../../platform/http/refusals.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { findListerReceivers } from '../../accounts/sign-in/index.ts';
import { listingById } from '../../listings/manage/index.ts';
import { findHomeCard } from '../../search/results/index.ts';
import { writeToOtherSide } from '../conversations/index.ts';
import {
  deleteNextStep,
  findApplication,
  lockApplication,
  setSharesContact,
  upsertNextStep,
} from './applications.repository.ts';
import { applicationsLink, contactMail, mailTenant, notifyOtherSide } from './mails.ts';
import { holdRefusal, presentApplication, sideOf } from './present-application.ts';
import { applicationNotFound } from './refusals.ts';

const notAccepted = conflict('You can only do this once the application has been accepted.');
const othersStep = invalid('step', 'Only the other person can confirm this.');
const inFuture = invalid('doneOn', 'Enter today’s date or a date in the past.');

async function lockOwn(tx: Tx, accountId: string, id: string) {
  return (await findApplication(tx, accountId, id)) && (await lockApplication(tx, id));
}

/** Either side says what is done since the acceptance, or takes it back. */
export const tickNextStep =
  (): Handler<typeof applicationsContract.tickNextStep> =>
  ({ actor, params, body: { step, doneOn }, write }) =>
    write(async (tx) => {
      const application = await lockOwn(tx, actor.id, params.id);
      if (!application) return applicationNotFound;
      if (application.status !== 'accepted') return notAccepted;
      const held = await holdRefusal(tx, application, actor.id);
      if (held) return held;
      const side = sideOf(application, actor.id);
      const listing = await listingById(tx, application.listing_id);
      if (!canTickStep(step, side) || !nextStepsIn(listing?.nation ?? null).includes(step)) return othersStep;
      if (doneOn && doneOn > ukDay(new Date())) return inFuture;
      if (doneOn) await upsertNextStep(tx, { application_id: application.id, step, done_on: doneOn, done_by: side });
      else await deleteNextStep(tx, application.id, step);
      await notifyOtherSide(tx, application, side);
      return { ok: true, data: await presentApplication(tx, actor.id, application) };
    });

/** Email address and phone number are shown once both sides have agreed, and no longer when one takes it back. */
export const shareContact =
  (publicUrl: string): Handler<typeof applicationsContract.shareContact> =>
  ({ actor, params, body: { share }, write }) =>
    write(async (tx) => {
      const application = await lockOwn(tx, actor.id, params.id);
      if (!application) return applicationNotFound;
      if (application.status !== 'accepted') return notAccepted;
      const held = await holdRefusal(tx, application, actor.id);
      if (held) return held;
      const side = sideOf(application, actor.id);
      const { changed, application: shared } = await setSharesContact(tx, application, side, share);
      if (changed && share) {
        const listing = await listingById(tx, shared.listing_id);
        const isMutual = shared.tenant_shares_contact_at !== null && shared.lister_shares_contact_at !== null;
        const mail = contactMail({
          listingTitle: listing?.title ?? '',
          link: applicationsLink(publicUrl, shared.id),
          home: await findHomeCard(tx, shared.listing_id, publicUrl),
          isMutual,
          reader: side === 'tenant' ? 'lister' : 'tenant',
        });
        if (side === 'lister') await mailTenant(tx, shared, mail);
        else
          for (const { email } of await findListerReceivers(tx, {
            accountId: shared.lister_id,
            listingId: shared.listing_id,
          }))
            await enqueueMail(tx, email, mail);
      }
      await notifyOtherSide(tx, shared, side);
      return { ok: true, data: await presentApplication(tx, actor.id, shared) };
    });

/** Writes to the other side of an application; a lister can write first here, and the home need not be live. */
export const writeAboutApplication =
  (): Handler<typeof applicationsContract.write> =>
  ({ actor, params, body: { content }, write }) =>
    write(async (tx) => {
      const application = await findApplication(tx, actor.id, params.id);
      return application ? writeToOtherSide(tx, actor, application, content) : applicationNotFound;
    });
