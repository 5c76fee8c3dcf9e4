import type { applicationsContract } from '@letfair/contract/applications';
import type { Handlers } from '../../platform/http/handlers.ts';
import { actOnApplication } from './act-on-application.ts';
import { apply } from './apply.ts';
import type { ApplicationsDeps } from './deps.ts';
import { listOwnApplications } from './list-applications.ts';
import { saveProfile, showProfile } from './renter-profile.ts';
import { showApplication } from './show-application.ts';

export const applicationsRoutes = (deps: ApplicationsDeps): Handlers<typeof applicationsContract> => ({
  profile: showProfile(deps.db),
  saveProfile: saveProfile(),
  apply: apply(deps),
  list: listOwnApplications(deps),
  show: showApplication(deps),
  act: actOnApplication(deps),
});
