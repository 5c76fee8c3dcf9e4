import type { privacyContract } from '@letfair/contract/privacy';
import { erasedAfter } from '@letfair/domain/privacy/retention';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { accountById } from '../accounts/index.ts';
import { newestExport } from './exports.repository.ts';
import { presentExport } from './present-export.ts';

export const showPrivacy =
  (db: Db): Handler<typeof privacyContract.show> =>
  async ({ actor }) => {
    const newest = await newestExport(db, actor.id);
    const account = await accountById(db, actor.id);
    const closedAt = account?.closed_at ?? null;
    return {
      ok: true,
      data: {
        export: newest ? presentExport(newest) : null,
        deletionDue: closedAt && erasedAfter(closedAt).toISOString(),
      },
    };
  };
