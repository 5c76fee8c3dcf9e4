import { type RawBuilder, sql } from 'kysely';
import { type Db, write } from '../../../platform/db.ts';
import type { Account } from './accounts.repository.ts';

const MAX_SHORT_TEXT = 2;
/** A text found in more than this share of accounts is common: an ordered index scan meets it soon. */
const COMMON_SHARE = 0.05;
const SAMPLED_PERCENT = 1;

export type AccountSort = 'joined' | 'name' | 'type' | 'status';

/** Each expression matches an index; ids are in order of creation. */
const sortExpressions: Readonly<Record<AccountSort, RawBuilder<unknown>>> = {
  joined: sql`id`,
  name: sql`(split_part(search_text, chr(10), 2) collate "und-x-icu")`,
  type: sql`user_type`,
  status: sql`(case when suspended_at is not null then 0
    when verified_at is null or pending_email is not null then 1 else 2 end)`,
};

export interface AccountQuery {
  readonly search: string;
  readonly sort: AccountSort;
  readonly descending: boolean;
  /** Id of the last account on the previous page. */
  readonly after: string | null;
  readonly limit: number;
}

interface AccountPage {
  readonly accounts: readonly Account[];
  /** Accounts on this and later pages; null for common texts, where counting would be slow. */
  readonly total: number | null;
}

export async function listAccounts(db: Db, asked: AccountQuery): Promise<AccountPage> {
  if (asked.search === '') {
    const [accounts, { users }] = await Promise.all([scanInOrder(db, asked, sql`true`), countAccounts(db)]);
    return { accounts, total: users };
  }
  if (await isCommon(db, asked.search))
    return { accounts: await scanInOrder(db, asked, matchesText(asked.search)), total: null };
  return sortMatches(db, asked);
}

/** `repeatable (0)` samples the same rows each time, so every page of one search takes the same path. */
async function isCommon(db: Db, search: string): Promise<boolean> {
  const { rows } = await sql<{ readonly is_common: boolean }>`
    select count(*) filter (where ${matchesText(search)}) > ${sql.lit(COMMON_SHARE)} * count(*) as is_common
    from account tablesample system (${sql.lit(SAMPLED_PERCENT)}) repeatable (0)
  `.execute(db);
  return rows[0]?.is_common ?? false;
}

async function scanInOrder(db: Db, asked: AccountQuery, matches: RawBuilder<unknown>): Promise<Account[]> {
  const { key, order, isFurther } = orderOf(asked);
  const { rows } = await sql<Account>`
    select * from account where ${matches} and erased_at is null and ${isFurther}
    order by ${order(key)} limit ${asked.limit}
  `.execute(db);
  return rows;
}

/**
 * Finds all matches and sorts them. `offset 0` keeps PostgreSQL from walking the sort index until it meets enough
 * matches, which is slow for names late in the order.
 */
async function sortMatches(db: Db, asked: AccountQuery): Promise<AccountPage> {
  const { key, order, isFurther } = orderOf(asked);
  const { rows } = await sql<Account & { readonly total: number }>`
    select account.*, page.total from (
      select id, (count(*) over ())::int as total from (
        select id, ${key} as place from account
        where ${matchesIndexed(asked.search)} and erased_at is null and ${isFurther} offset 0
      ) as found
      order by ${order(sql`place`)} limit ${asked.limit}
    ) as page join account using (id)
    order by ${order(key)}
  `.execute(db);
  return { accounts: rows, total: rows[0]?.total ?? 0 };
}

function orderOf({ sort, descending, after }: AccountQuery) {
  const key = sortExpressions[sort];
  const direction = descending ? sql`desc` : sql`asc`;
  const beyond = descending ? sql`<` : sql`>`;
  if (sort === 'joined')
    return {
      key,
      order: (place: RawBuilder<unknown>) => sql`${place} ${direction}`,
      isFurther: after ? sql`id ${beyond} ${after}::uuid` : sql`true`,
    };
  const placeOfAfter = sql`select ${key} from account where id = ${after}::uuid`;
  return {
    key,
    order: (place: RawBuilder<unknown>) => sql`${place} ${direction}, id ${direction}`,
    isFurther: after ? sql`(${key}, id) ${beyond} ((${placeOfAfter}), ${after}::uuid)` : sql`true`,
  };
}

/** Trigrams cannot find texts of one or two letters; those have an index of their own. */
const matchesIndexed = (search: string): RawBuilder<unknown> =>
  [...search].length > MAX_SHORT_TEXT
    ? matchesText(search)
    : sql`short_pieces(search_text) @> array[${lowercase(search)}]`;

const matchesText = (search: string) => sql`search_text like '%' || ${lowercase(escapeLike(search))} || '%'`;

// Lowercased like the column, then set back to the column's collation: PostgreSQL ignores the index for any other.
const lowercase = (text: string) => sql<string>`(lower(${text}::text collate "und-x-icu") collate "default")`;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const countAccounts = (db: Db) =>
  db
    .selectFrom('account_count')
    .select([
      sql<number>`coalesce(sum(users), 0)::int`.as('users'),
      sql<number>`coalesce(sum(verified), 0)::int`.as('verified'),
      sql<number>`coalesce(sum(suspended), 0)::int`.as('suspended'),
    ])
    .executeTakeFirstOrThrow();

/** Merges the count changes into one row; two runs at once merge disjoint rows. */
export const compactAccountCounts = (db: Db): Promise<void> =>
  write(db, async (tx) => {
    await sql`
      with changes as (delete from account_count returning *)
      insert into account_count (users, verified, suspended)
      select sum(users), sum(verified), sum(suspended) from changes having count(*) > 0
    `.execute(tx);
  });
