import { VIEWINGS_PER_PAGE, type viewingsContract } from '@letfair/contract/lettings/viewings/viewings';
import { id as idSchema } from '@letfair/contract/wire/text';
import { daysAfter } from '@letfair/domain/plain-date';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { noSuchPage, pageOf } from '../../../platform/keyset-page.ts';
import { presentPlace, presentViewing, presentViewings } from './present-viewing.ts';
import { viewingNotFound } from './refusals.ts';
import { daysInWrongOrder, startOfUkDay } from './times/show-slots.ts';
import {
  countComing,
  countOutcomes,
  findNext,
  findOwnViewing,
  listViewings,
  recordOf,
  type ViewingRow,
} from './viewings.repository.ts';
import { listPlaces } from './waiting/waiting-list.repository.ts';

const MAX_PLACES = 50;

const cursorOf = ({ starts_at, id }: ViewingRow): string => `${starts_at.toISOString()} ${id}`;

/** Null for a text that is no cursor. */
function readCursor(cursor: string): { readonly at: Date; readonly id: string } | null {
  const [at = '', id = ''] = cursor.split(' ');
  const time = new Date(at);
  return Number.isNaN(time.getTime()) || !idSchema.safeParse(id).success ? null : { at: time, id };
}

export const listOwnViewings =
  (db: Db): Handler<typeof viewingsContract.list> =>
  async ({ actor, query }) => {
    const { cursor, when, from, to, propertyId, status } = query;
    if (from !== undefined && to !== undefined && to < from) return daysInWrongOrder;
    const after = cursor === undefined ? null : readCursor(cursor);
    if (cursor !== undefined && !after) return noSuchPage;
    const found = await listViewings(db, {
      side: actor.userType === 'tenant' ? 'tenant' : 'lister',
      accountId: actor.id,
      when: when ?? null,
      from: from === undefined ? null : startOfUkDay(from),
      before: to === undefined ? null : startOfUkDay(daysAfter(to, 1)),
      listingId: propertyId ?? null,
      status: status ?? null,
      after,
      limit: VIEWINGS_PER_PAGE + 1,
    });
    const { rows, nextCursor } = pageOf(found, VIEWINGS_PER_PAGE, cursorOf);
    return { ok: true, data: { viewings: await presentViewings(db, actor.id, rows), nextCursor } };
  };

export const showViewing =
  (db: Db): Handler<typeof viewingsContract.show> =>
  async ({ actor, params }) => {
    const viewing = await findOwnViewing(db, actor.id, params.id);
    return viewing ? { ok: true, data: await presentViewing(db, actor.id, viewing) } : viewingNotFound;
  };

export const summariseViewings =
  (db: Db): Handler<typeof viewingsContract.summary> =>
  async ({ actor }) => {
    const side = actor.userType === 'tenant' ? 'tenant' : 'lister';
    const next = await findNext(db, side, actor.id);
    const outcomes = (await countOutcomes(db, side, [actor.id])).get(actor.id);
    const places = side === 'tenant' ? await listPlaces(db, actor.id, MAX_PLACES) : [];
    return {
      ok: true,
      data: {
        next: next ? await presentViewing(db, actor.id, next) : null,
        coming: await countComing(db, side, actor.id),
        noShows: outcomes?.no_shows ?? 0,
        lateCancellations: outcomes?.late ?? 0,
        record: recordOf(outcomes),
        waiting: places.map(presentPlace),
      },
    };
  };
