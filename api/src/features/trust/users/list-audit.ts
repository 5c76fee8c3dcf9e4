import { type adminContract, ENTRIES_PER_PAGE } from '@letfair/contract/trust/admin';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { invalid } from '../../../platform/http/refusals.ts';
import { keysetPage } from '../../../platform/keyset-page.ts';
import { listAdminDecisions, listTargetHistory, presentAuditEntry } from './audit-log.ts';

const incompleteTarget = invalid(
  'targetId',
  'Give both the type and the id of the target.',
  'Send targetType and targetId, or neither.',
);

/** Without a target it lists decisions of admins; with one, everything that happened to it. */
export const listAudit =
  (db: Db): Handler<typeof adminContract.audit> =>
  async ({ query: { cursor, targetType, targetId, ...asked } }) => {
    if ((targetType === undefined) !== (targetId === undefined)) return incompleteTarget;
    const page = await keysetPage(cursor, ENTRIES_PER_PAGE, (range) =>
      targetType && targetId
        ? listTargetHistory(db, { type: targetType, id: targetId }, range)
        : listAdminDecisions(db, { ...asked, ...range }),
    );
    if (!page.ok) return page;
    return { ok: true, data: { entries: page.rows.map(presentAuditEntry), nextCursor: page.nextCursor } };
  };
