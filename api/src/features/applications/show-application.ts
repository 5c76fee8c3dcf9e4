import type { applicationsContract } from '@letfair/contract/applications';
import type { Handler } from '../../platform/http/handlers.ts';
import { applicationOf, lockApplication } from './applications.repository.ts';
import type { ApplicationsDeps } from './deps.ts';
import { moveApplication } from './move-application.ts';
import { presentApplication, sideOf } from './present-application.ts';
import { noSuchApplication } from './refusals.ts';

/** A lister who opens a new application has seen it, and the tenant may know. */
export const showApplication =
  ({ db }: ApplicationsDeps): Handler<typeof applicationsContract.show> =>
  async ({ actor, params, write }) => {
    const application = await applicationOf(db, actor.id, params.id);
    if (!application) return noSuchApplication;
    if (application.status !== 'sent' || sideOf(application, actor.id) === 'tenant')
      return { ok: true, data: await presentApplication(db, actor.id, application) };
    return write(async (tx) => {
      const locked = await lockApplication(tx, application.id);
      if (!locked) return noSuchApplication;
      // Two tabs may open it at once; the second finds it seen.
      const seen = await moveApplication(tx, locked, { action: 'see', side: 'lister' });
      return { ok: true, data: await presentApplication(tx, actor.id, seen ?? locked) };
    });
  };
