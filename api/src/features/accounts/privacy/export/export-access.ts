import type { KindOfAccess } from '../../../../platform/access/access-kind.ts';
import { deleteExport, deleteExportsSince, listOpenExports } from './exports.repository.ts';

/** Copies of somebody's data that can be downloaded, or are being made; their files are swept once the row is gone. */
export const exportAccess: KindOfAccess = {
  endSince: async (tx, personId, since) => (await deleteExportsSince(tx, personId, since)).map(() => ''),
  list: async (db, personId) =>
    (await listOpenExports(db, personId)).map(({ id, created_at }) => ({ id, name: '', since: created_at })),
  endOne: deleteExport,
};
