import type { applicationsContract } from '@letfair/contract/applications';
import type { Handlers } from '../../platform/http/handlers.ts';
import { actOnApplication } from './act-on-application.ts';
import { applyForListing } from './apply.ts';
import { listOwnApplications, showApplication } from './list-applications.ts';
import type { ApplicationsDeps } from './mails.ts';
import { saveRenterProfile, showRenterProfile } from './renter-profile.ts';

export const applicationsRoutes = (deps: ApplicationsDeps): Handlers<typeof applicationsContract> => ({
  profile: showRenterProfile(deps.db),
  saveProfile: saveRenterProfile(),
  apply: applyForListing(deps),
  list: listOwnApplications(deps),
  show: showApplication(deps),
  act: actOnApplication(deps),
});
