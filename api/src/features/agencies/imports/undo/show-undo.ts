import { hasEnded } from '@letfair/domain/agencies/imports/imports';
import { undoableUntil } from '@letfair/domain/agencies/imports/undo';
import type { Db } from '../../../../platform/db.ts';
import type { ImportRecord } from '../imports.repository.ts';
import { countUndoable, countUndone } from './undo.repository.ts';

/** Null where the time is over; whether there is anything to undo is another question. */
export function findUndoEnd({ state, ended_at }: ImportRecord, now = new Date()): Date | null {
  const until = hasEnded(state) && ended_at ? undoableUntil(ended_at) : null;
  return until && until > now ? until : null;
}

export async function showUndo(db: Db, row: ImportRecord) {
  const until = findUndoEnd(row);
  const { withdrawn, restored } = until ? await countUndoable(db, row.id) : { withdrawn: 0, restored: 0 };
  return {
    until: withdrawn + restored > 0 ? (until?.toISOString() ?? null) : null,
    counts: await countUndone(db, row.id),
  };
}
