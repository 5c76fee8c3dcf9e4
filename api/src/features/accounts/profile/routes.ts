import type { profileContract } from '@letfair/contract/accounts/profile';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { revertEmail } from '../sign-in/index.ts';
import type { ProfileDeps } from './deps.ts';
import { savePublicPage, showPublicPage } from './public-page.ts';
import { saveAgency, saveLandlord, saveTenant, showDetails } from './role-details.ts';
import { endOtherSessions, endSession, showSessions } from './sessions.ts';
import { updateProfile } from './update-profile.ts';

export const profileRoutes = (deps: ProfileDeps): Handlers<typeof profileContract> => ({
  update: updateProfile(deps),
  revertEmail: revertEmail(deps),
  details: showDetails(deps),
  saveTenant: saveTenant(deps),
  saveAgency: saveAgency(deps),
  saveLandlord: saveLandlord(deps),
  publicPage: showPublicPage(deps),
  savePublicPage: savePublicPage(deps),
  sessions: showSessions(deps),
  endSession: endSession(deps),
  endOtherSessions: endOtherSessions(deps),
});
