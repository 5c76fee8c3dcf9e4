import type { bulkContract } from '@letfair/contract/agencies/bulk';
import type { Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { lockAccount } from '../../accounts/sign-in/index.ts';
import {
  type BulkChangeRow,
  type ChangedHomeRow,
  type ListingRow,
  lockListingsOf,
  restoreHomes,
  takeBack,
} from '../../listings/manage/index.ts';
import { giveBack } from './assign-homes.ts';

export const undoChange =
  (): Handler<typeof bulkContract.undo> =>
  ({ actor, params, write }) =>
    write((tx) =>
      takeBack(tx, { accountId: actor.id, changeId: params.id }, (change, homes) =>
        change.action === 'assign' ? undoAssignment(tx, change, homes) : restoreHomes(tx, change, homes),
      ),
    );

/** The account is locked before its listings, as where a person is removed. */
async function undoAssignment(
  tx: Tx,
  change: BulkChangeRow,
  homes: ReadonlyMap<string, ChangedHomeRow>,
): Promise<readonly ListingRow[]> {
  await lockAccount(tx, change.account_id);
  await lockListingsOf(tx, change.account_id, [...homes.keys()]);
  return giveBack(tx, change);
}
