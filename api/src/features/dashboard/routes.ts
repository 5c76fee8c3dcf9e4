import type { dashboardContract } from '@letfair/contract/dashboard';
import type { Db } from '../../platform/db.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { showActivity, showFigures } from './show-dashboard.ts';

export const dashboardRoutes = (db: Db): Handlers<typeof dashboardContract> => ({
  figures: showFigures(db),
  activity: showActivity(db),
});
