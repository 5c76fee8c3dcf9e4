import { CONTESTS_PER_PAGE } from '@letfair/contract/lettings/viewings/contests';
import type { viewingsContract } from '@letfair/contract/lettings/viewings/viewings';
import { publicName } from '@letfair/domain/accounts/contact-details';
import { blamedSide, bookingSentences, contestDecisions } from '@letfair/domain/lettings/viewings/booking-rules';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict } from '../../../platform/http/refusals.ts';
import { keysetPage } from '../../../platform/keyset-page.ts';
import { type Limit, limitRefusal } from '../../../platform/throttle.ts';
import { announceViewing, recordViewing } from './announce-viewing.ts';
import { insertContest, listOpenContests, lockContest, setDecision } from './contests.repository.ts';
import { presentViewing, sideOf } from './present-viewing.ts';
import { contestNotFound, viewingNotFound } from './refusals.ts';
import { findHome } from './times/viewing-times.repository.ts';
import { changeViewing, findOwnViewing, lockViewing, type ViewingRow } from './viewings.repository.ts';

const contestsPerDay: Limit = { bucket: 'contest-viewing', hits: 20, seconds: 86_400 };
const nothingToContest = conflict(bookingSentences.nothingToContest);
const contestedBefore = conflict(bookingSentences.contestedBefore);
const decidedBefore = conflict('This has already been decided.');

export const contestViewing =
  (): Handler<typeof viewingsContract.contest> =>
  ({ actor, params, body: { content }, write }) =>
    write(async (tx) => {
      const viewing = await findOwnViewing(tx, actor.id, params.id);
      if (!viewing) return viewingNotFound;
      const side = sideOf(viewing, actor.id);
      if (blamedSide({ status: viewing.status, isLate: viewing.is_late }) !== side) return nothingToContest;
      const overLimit = await limitRefusal(tx, contestsPerDay, actor.id);
      if (overLimit) return overLimit;
      if (!(await insertContest(tx, { id: viewing.id, account_id: actor.id, content }))) return contestedBefore;
      await record(tx, viewing, 'viewing-contested', { by: side, actorId: actor.id });
      return { ok: true, data: await presentViewing(tx, actor.id, viewing) };
    });

async function record(
  tx: Tx,
  { listing_id, starts_at }: ViewingRow,
  action: 'viewing-contested' | 'viewing-upheld' | 'viewing-struck',
  who: { readonly by: 'tenant' | 'lister' | 'moderator'; readonly actorId: string },
): Promise<void> {
  const home = await findHome(tx, listing_id);
  if (!home) return;
  await recordViewing(tx, { listingId: home.id, listingStatus: home.status, action, ...who, startsAt: starts_at });
}

type Name = { readonly first_name: string; readonly last_name: string; readonly company_name: string | null };
const nameOf = ({ first_name, last_name, company_name }: Name): string =>
  publicName({ firstName: first_name, lastName: last_name, company: company_name });

export const listContests =
  (db: Db): Handler<typeof viewingsContract.contests> =>
  async ({ query }) => {
    const page = await keysetPage(query.cursor, CONTESTS_PER_PAGE, (range) => listOpenContests(db, range));
    if (!page.ok) return page;
    const contests = page.rows.map((row) => {
      const tenant = { id: row.tenant_id, name: nameOf(row.tenant) };
      const lister = { id: row.lister_id, name: nameOf(row.lister) };
      const isTenants = row.account_id === row.tenant_id;
      return {
        id: row.id,
        propertyId: row.listing_id,
        propertyTitle: row.title,
        startsAt: row.starts_at.toISOString(),
        status: row.status,
        isLate: row.is_late,
        by: isTenants ? tenant : lister,
        other: isTenants ? lister : tenant,
        content: row.content,
        createdAt: row.created_at.toISOString(),
      };
    });
    return { ok: true, data: { contests, nextCursor: page.nextCursor } };
  };

export const decideContest =
  (): Handler<typeof viewingsContract.decideContest> =>
  ({ actor, params, body: { decision, reason }, write }) =>
    write(async (tx) => {
      const viewing = await lockViewing(tx, params.id);
      const contest = viewing && (await lockContest(tx, viewing.id));
      if (!viewing || !contest) return contestNotFound;
      if (contest.status !== 'open') return decidedBefore;
      const status = contestDecisions[decision];
      await setDecision(tx, contest.id, { status, reason, decided_by: actor.id });
      const decided = decision === 'strike' ? await changeViewing(tx, viewing.id, { is_struck: true }) : viewing;
      await announceViewing(tx, 'contest-decided', decided, { note: reason });
      await record(tx, decided, `viewing-${status}`, { by: 'moderator', actorId: actor.id });
      return { ok: true, data: { id: contest.id, status } };
    });
