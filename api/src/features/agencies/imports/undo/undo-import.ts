import type { importsContract } from '@letfair/contract/agencies/imports';
import { importSentences } from '@letfair/domain/agencies/imports/imports';
import { undoSentences } from '@letfair/domain/agencies/imports/undo';
import type { Db } from '../../../../platform/db.ts';
import { importNotFound } from '../../../../platform/files/receive-parts.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { conflict } from '../../../../platform/http/refusals.ts';
import { lockAccount } from '../../../accounts/sign-in/index.ts';
import { endedOf, findAffected, isAnyoneAffected, presentAffected } from '../../../lettings/consequences/index.ts';
import { changeImport, findImportOf, findOpenImport, type ImportRecord, lockImportOf } from '../imports.repository.ts';
import { startWork } from '../receive-import.ts';
import { showImport } from '../show/present-import.ts';
import { findUndoEnd } from './show-undo.ts';
import { countUndoable, listAddedHomes } from './undo.repository.ts';

async function whyNot(db: Db, row: ImportRecord) {
  const { withdrawn, restored } = await countUndoable(db, row.id);
  if (withdrawn + restored === 0) return conflict(undoSentences.nothing);
  return findUndoEnd(row) ? null : conflict(undoSentences.tooLate);
}

const findPeople = async (db: Db, row: ImportRecord) =>
  endedOf(await findAffected(db, await listAddedHomes(db, row.id), 'withdraw'), 'withdraw', 'keep');

export const previewUndo =
  (db: Db): Handler<typeof importsContract.undoPreview> =>
  async ({ actor, params: { id } }) => {
    const row = await findImportOf(db, actor.id, id);
    if (!row) return importNotFound;
    const refusal = await whyNot(db, row);
    if (refusal) return refusal;
    return {
      ok: true,
      data: { ...(await countUndoable(db, id)), affected: presentAffected(await findPeople(db, row)) },
    };
  };

/** Undoing what is being undone, or is undone, changes nothing. Nobody loses a viewing that the caller was not shown. */
export const undoImport =
  (): Handler<typeof importsContract.undo> =>
  ({ actor, params: { id }, body: { seen }, write }) =>
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      const row = await lockImportOf(tx, actor.id, id);
      if (!row) return importNotFound;
      const refusal = row.state === 'undoing' ? null : await whyNot(tx, row);
      if (row.state === 'undoing' || (row.state === 'undone' && refusal))
        return { ok: true, data: await showImport(tx, row, actor.person) };
      if (refusal) return refusal;
      if (await findOpenImport(tx, actor.id)) return conflict(importSentences.underWay);
      const affected = await findPeople(tx, row);
      const shown = presentAffected(affected);
      if (isAnyoneAffected(affected) && seen !== shown.seen)
        return { ...conflict(seen === undefined ? undoSentences.asks : undoSentences.asksAgain), data: shown };
      const begun = await changeImport(tx, id, row.state, {
        state: 'undoing',
        share: 0,
        done_rows: 0,
        is_cancelled: false,
        problem: '',
        undo_person_id: actor.person,
      });
      if (!begun) return conflict(importSentences.notNow);
      await startWork(tx, begun);
      return { ok: true, data: await showImport(tx, begun, actor.person) };
    });
