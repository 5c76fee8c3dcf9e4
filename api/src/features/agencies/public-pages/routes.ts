import type { publicPagesContract } from '@letfair/contract/agencies/public-pages';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { directoryRoutes } from './directory.ts';
import { showAgent, showLandlord } from './show-page.ts';

export const publicPagesRoutes = (db: Db): Handlers<typeof publicPagesContract> => ({
  agent: showAgent(db),
  landlord: showLandlord(db),
  ...directoryRoutes(db),
});
