import type { applicationsContract } from '@letfair/contract/applications';
import type { Handlers } from '../../platform/http/handlers.ts';
import { actOnApplication } from './act-on-application.ts';
import { apply } from './apply.ts';
import { listOwnApplications, showApplication } from './list-applications.ts';
import type { ApplicationsDeps } from './mails.ts';
import { saveProfile, showProfile } from './renter-profile.ts';

export const applicationsRoutes = (deps: ApplicationsDeps): Handlers<typeof applicationsContract> => ({
  profile: showProfile(deps.db),
  saveProfile: saveProfile(),
  apply: apply(deps),
  list: listOwnApplications(deps),
  show: showApplication(deps),
  act: actOnApplication(deps),
});
