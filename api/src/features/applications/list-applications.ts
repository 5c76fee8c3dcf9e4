import { APPLICATIONS_PER_PAGE, type applicationsContract } from '@letfair/contract/applications';
import type { Handler } from '../../platform/http/handlers.ts';
import { keysetPage } from '../../platform/keyset-page.ts';
import { listApplications } from './applications.repository.ts';
import type { ApplicationsDeps } from './deps.ts';
import { presentApplications } from './present-application.ts';

export const listOwnApplications =
  ({ db }: ApplicationsDeps): Handler<typeof applicationsContract.list> =>
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
