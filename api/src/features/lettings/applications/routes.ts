import type { applicationsContract } from '@letfair/contract/lettings/applications';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { actOnApplication } from './act-on-application.ts';
import { applyForListing } from './apply.ts';
import { listOwnApplications, showApplication } from './list-applications.ts';
import { shareContact, tickNextStep, writeAboutApplication } from './next-steps.ts';
import { saveRenterProfile, showRenterProfile } from './renter-profile.ts';
import { undoApplicationStep } from './undo-step.ts';

export const applicationsRoutes = (db: Db, publicUrl: string): Handlers<typeof applicationsContract> => ({
  profile: showRenterProfile(db),
  saveProfile: saveRenterProfile(),
  apply: applyForListing(publicUrl),
  list: listOwnApplications(db),
  show: showApplication(db),
  tickNextStep: tickNextStep(),
  shareContact: shareContact(publicUrl),
  write: writeAboutApplication(),
  act: actOnApplication(publicUrl),
  undo: undoApplicationStep(),
});
