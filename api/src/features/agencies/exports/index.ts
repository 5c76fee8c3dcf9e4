import type { exportsContract } from '@letfair/contract/agencies/exports';
import { PORTFOLIO_SCHEMA_PATH } from '@letfair/domain/agencies/portfolio/envelope';
import { exportKinds, exportNames } from '@letfair/domain/agencies/portfolio/exports';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { countByStanding } from '../../listings/manage/index.ts';

export { serveExports } from './serve-exports.ts';

export const exportsRoutes = (db: Db): Handlers<typeof exportsContract> => ({
  list: async ({ actor }) => ({
    ok: true,
    data: {
      files: exportNames.map((name) => ({ name, path: `/api/exports/${name}`, label: exportKinds[name].label })),
      homes: Object.values(await countByStanding(db, actor.id)).reduce((all, some) => all + some, 0),
      schema: PORTFOLIO_SCHEMA_PATH,
    },
  }),
});
