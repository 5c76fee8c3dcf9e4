import { IMPORT_ROWS_PER_PAGE, type importsContract } from '@letfair/contract/agencies/imports';
import type { Db } from '../../../../platform/db.ts';
import { importNotFound } from '../../../../platform/files/receive-parts.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { noSuchPage, pageOf } from '../../../../platform/keyset-page.ts';
import { rowsOfImport } from '../import-rows.repository.ts';
import { findImportOf, importsOf } from '../imports.repository.ts';
import { presentImport, presentRow, showImport } from './present-import.ts';

export const listImports =
  (db: Db): Handler<typeof importsContract.list> =>
  async ({ actor }) => ({ ok: true, data: (await importsOf(db, actor.id)).map(presentImport) });

export const showOneImport =
  (db: Db): Handler<typeof importsContract.show> =>
  async ({ actor, params: { id } }) => {
    const row = await findImportOf(db, actor.id, id);
    return row ? { ok: true, data: await showImport(db, row, actor.person) } : importNotFound;
  };

export const listRows =
  (db: Db): Handler<typeof importsContract.rows> =>
  async ({ actor, params: { id }, query }) => {
    const { outcome, problems, cursor } = query;
    const after = Number(cursor ?? 0);
    if (!Number.isSafeInteger(after) || after < 0 || after > 1_000_000) return noSuchPage;
    if (!(await findImportOf(db, actor.id, id))) return importNotFound;
    const found = await rowsOfImport(db, id, {
      outcome,
      withProblems: problems === 'true',
      blocked: query.blocked === 'true',
      inReview: query.inReview === 'true',
      left: query.left === 'true',
      after,
      limit: IMPORT_ROWS_PER_PAGE + 1,
    });
    const { rows, nextCursor } = pageOf(found, IMPORT_ROWS_PER_PAGE, ({ number }) => String(number));
    return { ok: true, data: { rows: rows.map(presentRow), nextCursor } };
  };
