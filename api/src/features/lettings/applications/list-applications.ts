import { APPLICATIONS_PER_PAGE, type applicationsContract } from '@letfair/contract/lettings/applications';
import { mayInTeam } from '@letfair/domain/agencies/teams/roles';
import type { Db } from '../../../platform/db.ts';
import { roleOf } from '../../../platform/http/act-for-team.ts';
import type { Actor, Handler } from '../../../platform/http/handlers.ts';
import { keysetPage } from '../../../platform/keyset-page.ts';
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

/** A colleague who only looks has not seen it for the lister, nor has an account that is about to be deleted. */
const mayMarkSeen = (actor: Actor): boolean => mayInTeam(roleOf(actor), 'applications') && !actor.isClosing;

/** Opening a new application marks it as seen by the lister. */
export const showApplication =
  (db: Db): Handler<typeof applicationsContract.show> =>
  async ({ actor, params, write }) => {
    const application = await findApplication(db, actor.id, params.id);
    if (!application) return applicationNotFound;
    const isUnseen = application.status === 'sent' && sideOf(application, actor.id) === 'lister';
    if (!isUnseen || !mayMarkSeen(actor))
      return { ok: true, data: await presentApplication(db, actor.id, application) };
    return write(async (tx) => {
      const locked = await lockApplication(tx, application.id);
      if (!locked) return applicationNotFound;
      // Two tabs may open it at once; the second finds it already seen.
      const seen = await moveApplication(tx, locked, { action: 'see', side: 'lister' });
      return { ok: true, data: await presentApplication(tx, actor.id, seen?.application ?? locked) };
    });
  };
