import type { missingDetailsContract } from '@letfair/contract/agencies/missing-details';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { listMissing, showMissingCounts } from './list-missing.ts';
import { saveMissing } from './save-missing.ts';

export const missingDetailsRoutes = (db: Db): Handlers<typeof missingDetailsContract> => ({
  counts: showMissingCounts(db),
  list: listMissing(db),
  save: saveMissing(),
});
