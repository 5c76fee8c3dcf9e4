import type { bulkContract } from '@letfair/contract/agencies/bulk';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { changeHomes } from './change-homes.ts';
import { listHomesTable } from './list-homes.ts';
import { undoChange } from './undo-change.ts';

export { finishBulkChange } from './finish-change.ts';
export { readHomes } from './homes-table.repository.ts';
export { presentHomeFigures } from './list-homes.ts';

export const bulkRoutes = (db: Db): Handlers<typeof bulkContract> => ({
  table: listHomesTable(db),
  change: changeHomes(db),
  undo: undoChange(),
});
