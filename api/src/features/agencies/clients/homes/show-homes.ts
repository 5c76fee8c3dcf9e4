import {
  CLIENT_HOMES_PER_PAGE,
  CLIENT_ROWS_PER_PAGE,
  type ClientHome,
  type clientHomesContract,
} from '@letfair/contract/agencies/clients/homes';
import type { Db } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { keysetPage } from '../../../../platform/keyset-page.ts';
import { coversOf } from '../../../listings/manage/index.ts';
import { presentHomeFigures, readHomes } from '../../bulk/index.ts';
import { findTeamNames } from '../../teams/index.ts';
import { findAgency } from '../access/access.repository.ts';
import {
  findClientHome,
  listAgencies,
  listClientHomeIds,
  listHomeOffers,
  listHomeViewings,
} from './client-homes.repository.ts';
import { agencyNotFound, homeNotFound } from './refusals.ts';

export const listOwnAgencies =
  (db: Db): Handler<typeof clientHomesContract.agencies> =>
  async ({ actor }) => {
    const rows = await listAgencies(db, actor.id);
    const names = await findTeamNames(
      db,
      rows.map(({ account_id }) => account_id),
    );
    const agencies = rows.map((row) => ({
      id: row.client_id,
      name: names.get(row.account_id) ?? '',
      clientName: row.client_name,
      joinedAt: row.joined_at.toISOString(),
      homes: row.homes,
    }));
    return { ok: true, data: { agencies } };
  };

async function presentHomes(db: Db, ids: readonly string[]): Promise<ClientHome[]> {
  const [rows, covers] = [
    await readHomes(db, ids),
    await coversOf(
      db,
      ids.map((id) => ({ id })),
    ),
  ];
  const now = new Date();
  return rows.map((row) => ({ ...presentHomeFigures(row, now), cover: covers.get(row.id) ?? null }));
}

export const listClientHomes =
  (db: Db): Handler<typeof clientHomesContract.homes> =>
  async ({ actor, params, query }) => {
    if (!(await findAgency(db, actor.id, params.id))) return agencyNotFound;
    const page = await keysetPage(query.cursor, CLIENT_HOMES_PER_PAGE, (range) =>
      listClientHomeIds(db, params.id, range),
    );
    if (!page.ok) return page;
    const homes = await presentHomes(
      db,
      page.rows.map(({ id }) => id),
    );
    return { ok: true, data: { homes, nextCursor: page.nextCursor } };
  };

export const showClientHome =
  (db: Db): Handler<typeof clientHomesContract.home> =>
  async ({ actor, params }) => {
    const found = await findClientHome(db, actor.id, params.id);
    const [home] = found ? await presentHomes(db, [found.id]) : [];
    if (!found || !home) return homeNotFound;
    const name = (await findTeamNames(db, [found.account_id])).get(found.account_id) ?? '';
    return { ok: true, data: { home, agency: { id: found.client_id, name } } };
  };

export const listClientViewings =
  (db: Db): Handler<typeof clientHomesContract.viewings> =>
  async ({ actor, params, query }) => {
    if (!(await findClientHome(db, actor.id, params.id))) return homeNotFound;
    const page = await keysetPage(query.cursor, CLIENT_ROWS_PER_PAGE, (range) =>
      listHomeViewings(db, params.id, range),
    );
    if (!page.ok) return page;
    const viewings = page.rows.map(({ id, starts_at, ends_at, status }) => ({
      id,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
      status,
    }));
    return { ok: true, data: { viewings, nextCursor: page.nextCursor } };
  };

export const listClientOffers =
  (db: Db): Handler<typeof clientHomesContract.offers> =>
  async ({ actor, params, query }) => {
    if (!(await findClientHome(db, actor.id, params.id))) return homeNotFound;
    const page = await keysetPage(query.cursor, CLIENT_ROWS_PER_PAGE, (range) => listHomeOffers(db, params.id, range));
    if (!page.ok) return page;
    const offers = page.rows.map(({ id, status, rent_pence, offer_pence, move_in_date, created_at }) => ({
      id,
      status,
      price: rent_pence / 100,
      offer: offer_pence && offer_pence / 100,
      moveInDate: move_in_date,
      createdAt: created_at.toISOString(),
    }));
    return { ok: true, data: { offers, nextCursor: page.nextCursor } };
  };
