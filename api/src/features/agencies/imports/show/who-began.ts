import { canMapColumns, importSentences, isAtWork } from '@letfair/domain/agencies/imports/imports';
import type { Db } from '../../../../platform/db.ts';
import { listPeople } from '../../teams/index.ts';
import { type ImportRecord, isWaiting } from '../imports.repository.ts';

type Begun = Pick<ImportRecord, 'account_id' | 'person_id'>;

/** The colleague who began an import; null for one's own, and where nobody of the account did. */
export async function findColleague(
  db: Db,
  { account_id, person_id }: Begun,
  me: string | null,
): Promise<string | null> {
  if (person_id === null || person_id === me) return null;
  return (await listPeople(db, account_id)).find(({ id }) => id === person_id)?.name ?? null;
}

/** Why another import can’t begin while this one is open. */
export async function whyBusy(db: Db, open: ImportRecord, me: string | null): Promise<string> {
  if (isWaiting(open)) return importSentences.waiting;
  if (isAtWork(open.state) || !canMapColumns(open.state)) return importSentences.underWay;
  return importSentences.prepared(await findColleague(db, open, me), open.file_name);
}
