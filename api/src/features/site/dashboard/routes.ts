import type { dashboardContract } from '@letfair/contract/site/dashboard';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { hideFirstSteps, showFirstSteps } from './first-steps.ts';
import { showActivity, showCounts, showFigures } from './show-dashboard.ts';
import { showInbox } from './show-inbox.ts';

export const dashboardRoutes = (db: Db): Handlers<typeof dashboardContract> => ({
  figures: showFigures(db),
  inbox: showInbox(db),
  counts: showCounts(db),
  firstSteps: showFirstSteps(db),
  hideFirstSteps: hideFirstSteps(),
  activity: showActivity(db),
});
