import type { privacyContract } from '@letfair/contract/privacy';
import type { Handler } from '../../platform/http/handlers.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { hit, type Limit, tooMany } from '../../platform/throttle.ts';
import { lockAccount } from '../accounts/index.ts';
import { dropStuck, insertExport, newestExport } from './exports.repository.ts';
import { presentExport } from './present-export.ts';

const exportsADay: Limit = { bucket: 'data-export', hits: 3, seconds: 86_400 };
const ATTEMPTS = 4;
/** By then the last attempt has failed long ago, and somebody may ask again. */
const PATIENCE_MINUTES = 60;

/** Asking while a copy is being made is asking once. */
export const askForExport =
  (): Handler<typeof privacyContract.askForExport> =>
  ({ actor, write }) =>
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      await dropStuck(tx, actor.id, PATIENCE_MINUTES);
      const asked = await insertExport(tx, actor.id);
      if (!asked) {
        const underWay = await newestExport(tx, actor.id);
        if (!underWay) throw new Error('An export that is being made cannot be found.');
        return { ok: true, data: { export: presentExport(underWay) } };
      }
      const wait = await hit(tx, exportsADay, actor.id);
      if (wait) return tooMany(wait);
      await enqueue(
        tx,
        'make-export',
        { exportId: asked.id },
        { attempts: ATTEMPTS, key: `export ${asked.id}`, queue: 'exports' },
      );
      return { ok: true, data: { export: presentExport(asked) } };
    });
