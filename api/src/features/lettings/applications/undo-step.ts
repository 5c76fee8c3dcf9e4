import type { applicationsContract } from '@letfair/contract/lettings/applications';
import { type ApplicationStatus, closedBy, isUndoable } from '@letfair/domain/lettings/applications/lifecycle';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import type { Handler } from '../../../platform/http/handlers.ts';
import { dropUndoneMail } from '../../../platform/mail/enqueue-mail.ts';
import { scheduleReplyTimes } from '../reply-times/index.ts';
import { lockWithListing } from './act-on-application.ts';
import {
  deleteApplicationEvent,
  findLastStep,
  hasAcceptedApplication,
  hasOpenApplication,
  setApplicationStatus,
} from './applications.repository.ts';
import { notifyOtherSide } from './mails.ts';
import { presentApplication, sideOf } from './present-application.ts';
import { applicationNotFound, undoRefusals } from './refusals.ts';

/** Applications that end with a home, by what became of it. */
const endedWith: Readonly<Partial<Record<ListingStatus, readonly ApplicationStatus[]>>> = {
  let: closedBy('let'),
  withdrawn: closedBy('withdraw'),
};

/** Puts an application back to where it was before its own side declined or withdrew it a moment ago. */
export const undoApplicationStep =
  (): Handler<typeof applicationsContract.undo> =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      const found = await lockWithListing(tx, actor.id, params.id);
      if (!found) return applicationNotFound;
      const { listing, application } = found;
      const side = sideOf(application, actor.id);
      const step = await findLastStep(tx, application.id);
      const isOwn = step?.by === side && step.status === application.status && isUndoable(step.status, side);
      if (!isOwn) return undoRefusals.nothing;
      if (!step.isRecent) return undoRefusals.late;
      if (endedWith[listing.status]?.includes(step.statusBefore)) return undoRefusals.homeGone;
      if (await hasOpenApplication(tx, application)) return undoRefusals.appliedAgain[side];
      if (step.statusBefore === 'accepted' && (await hasAcceptedApplication(tx, listing.id)))
        return undoRefusals.otherAccepted;

      await deleteApplicationEvent(tx, step.id);
      await dropUndoneMail(tx, step.id);
      const restored = await setApplicationStatus(tx, application.id, step.statusBefore);
      await notifyOtherSide(tx, restored, side);
      await scheduleReplyTimes(tx, restored.lister_id);
      return { ok: true, data: await presentApplication(tx, actor.id, restored) };
    });
