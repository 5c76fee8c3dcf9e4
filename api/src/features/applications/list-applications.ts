import { APPLICATIONS_PER_PAGE, type applicationsContract } from '@letfair/contract/applications';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { keysetPage } from '../../platform/keyset-page.ts';
import { moveApplication } from './act-on-application.ts';
import { findApplication, listApplications, lockApplication } from './applications.repository.ts';
import { presentApplication, presentApplications, sideOf } from './present-application.ts';
import { applicationNotFound } from './refusals.ts';

export const listOwnApplications =
  (db: Db): Handler<typeof applicationsContract.list> =>
  async ({ actor, query }) => {
    const wanted = {
      side: actor.userType === 'tenant' ? 'tenant' : 'lister',
      accountId: actor.id,
      listingId: query.propertyId ?? null,
      status: query.status ?? null,
    } as const;
    const page = await keysetPage(query.cursor, APPLICATIONS_PER_PAGE, (range) =>
      listApplications(db, { ...wanted, ...range }),
    );
    if (!page.ok) return page;
    const applications = await presentApplications(db, actor.id, page.rows);
    return { ok: true, data: { applications, nextCursor: page.nextCursor } };
  };

/** Opening a new application marks it as seen by the lister. */
export const showApplication =
  (db: Db): Handler<typeof applicationsContract.show> =>
  async ({ actor, params, write }) => {
    const application = await findApplication(db, actor.id, params.id);
    if (!application) return applicationNotFound;
    if (application.status !== 'sent' || sideOf(application, actor.id) === 'tenant')
      return { ok: true, data: await presentApplication(db, actor.id, application) };
    return write(async (tx) => {
      const locked = await lockApplication(tx, application.id);
      if (!locked) return applicationNotFound;
      // Two tabs may open it at once; the second finds it already seen.
      const seen = await moveApplication(tx, locked, { action: 'see', side: 'lister' });
      return { ok: true, data: await presentApplication(tx, actor.id, seen ?? locked) };
    });
  };
