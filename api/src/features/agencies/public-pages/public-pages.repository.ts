import type { ListerType } from '@letfair/domain/accounts/user-types';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { Tables } from '../../../platform/tables.ts';
import { showsPage } from '../../accounts/page-names/index.ts';
import { type RepliesColumns, withReplies } from '../../search/results/index.ts';

type Account = Selectable<Tables['account']>;
type Agency = Selectable<Tables['agency']>;

export interface PageRow extends RepliesColumns, Pick<Account, 'id' | 'first_name' | 'last_name' | 'created_at'> {
  /** The present one. */
  readonly name: string;
  readonly company_name: string | null;
  readonly redress_scheme: Agency['redress_scheme'] | null;
  readonly redress_number: Agency['redress_number'] | null;
  readonly client_money_protection: Agency['client_money_protection'] | null;
  readonly fees_link: Agency['fees_link'] | null;
}

const repliesOfAccount = sql.raw(withReplies.replace('listing.account_id', 'account.id'));

/** An account whose page everyone may read: neither hidden nor closed, and the owner wants it. */
const shownAccount = (kind: ListerType) => sql`account.user_type = ${kind} and account.hidden_at is null
  and account.verified_at is not null and ${showsPage('account')}
  and (account.user_type = 'landlord' or agency.company_name <> '')`;

const pageColumns = sql`account.id, account.first_name, account.last_name, account.created_at, current.name,
  agency.company_name, agency.redress_scheme, agency.redress_number, agency.client_money_protection, agency.fees_link,
  lister_replies.rate, lister_replies.median_minutes, lister_replies.answers_within_day`;

const pageJoins = sql`join page_name as current on current.account_id = account.id and current.is_current
  left join agency on agency.account_id = account.id and account.user_type = 'agent' ${repliesOfAccount}`;

/** By its present or a former name. */
export async function findPage(db: Db, kind: ListerType, name: string): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    select ${pageColumns} from page_name as asked join account on account.id = asked.account_id ${pageJoins}
    where asked.name = ${name} and ${shownAccount(kind)}`.execute(db);
  return rows[0];
}

/** Those of the accounts whose pages are still shown. */
export async function findPagesOf(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, PageRow>> {
  if (accountIds.length === 0) return new Map();
  const { rows } = await sql<PageRow>`
    select ${pageColumns} from account ${pageJoins}
    where account.id = any(${[...accountIds]}::uuid[]) and ${shownAccount('agent')}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

interface LiveHomes {
  readonly limit: number;
  /** The last home of the page before; unknown ones end the list. */
  readonly after: string | null;
}

/** Ids of the live homes of an account, newest first. */
export async function liveHomeIds(db: Db, accountId: string, { limit, after }: LiveHomes): Promise<string[]> {
  const behind = after
    ? sql`and (published_at, id) < (select published_at, id from listing where id = ${after}::uuid and account_id = ${accountId}::uuid)`
    : sql``;
  const { rows } = await sql<{ readonly id: string }>`
    select id from listing where account_id = ${accountId}::uuid and status = 'live' ${behind}
    order by published_at desc, id desc limit ${limit}::int`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countLiveHomes(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ readonly homes: number }>`
    select count(*)::int as homes from listing where account_id = ${accountId}::uuid and status = 'live'`.execute(db);
  return rows[0]?.homes ?? 0;
}

interface BranchRow {
  readonly name: string;
  readonly address: string;
  readonly homes: number;
}

export async function branchesWithHomes(db: Db, accountId: string): Promise<readonly BranchRow[]> {
  const { rows } = await sql<BranchRow>`
    select name, address,
      (select count(*)::int from listing where listing.branch_id = branch.id and listing.status = 'live') as homes
    from branch where account_id = ${accountId}::uuid order by name, id`.execute(db);
  return rows;
}

export interface HomesInOutcode {
  readonly account_id: string;
  readonly outcode: string;
  readonly homes: number;
}

/** Of every agent with a page. */
export async function countAgentHomes(db: Db): Promise<readonly HomesInOutcode[]> {
  const { rows } = await sql<HomesInOutcode>`
    select listing.account_id, listing.outcode, count(*)::int as homes
    from account ${pageJoins} join listing on listing.account_id = account.id and listing.status = 'live'
    where ${shownAccount('agent')}
    group by listing.account_id, listing.outcode`.execute(db);
  return rows;
}

/** The names of pages with a live home. */
export async function namesWithHomes(db: Db, kind: ListerType, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select current.name from account ${pageJoins}
    where ${shownAccount(kind)}
      and exists (select from listing where listing.account_id = account.id and listing.status = 'live')
    order by current.name limit ${limit}::int`.execute(db);
  return rows.map(({ name }) => name);
}
