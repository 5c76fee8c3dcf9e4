import { publicName } from '@letfair/domain/accounts/contact-details';
import { derivedPageNames, MOST_FORMER_NAMES, showsPageByDefault } from '@letfair/domain/accounts/page-names';
import { isLister, type ListerType } from '@letfair/domain/accounts/user-types';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';

/** Whether an account has a public page, by its columns: as its owner has decided, else by its kind. */
export const showsPage = (account: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${sql.ref(`${account}.shows_page`)}, ${sql.ref(`${account}.user_type`)} = 'agent')`;

export interface PageOwner {
  readonly id: string;
  readonly kind: ListerType;
  readonly publicName: string;
  readonly isShown: boolean;
  /** Null until the page has been given one. */
  readonly name: string | null;
}

/** Null for an account that lists no homes, or works for someone else's agency. */
export async function findPageOwner(db: Db, accountId: string): Promise<PageOwner | null> {
  const row = await db
    .selectFrom('account')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .leftJoin('page_name', (join) =>
      join.onRef('page_name.account_id', '=', 'account.id').on('page_name.is_current', '=', true),
    )
    .select([
      'account.id',
      'account.user_type',
      'account.first_name',
      'account.last_name',
      'account.shows_page',
      'agency.company_name',
      'page_name.name',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  if (!row || !isLister(row.user_type)) return null;
  const kind = row.user_type as ListerType;
  if (kind === 'agent' && !row.company_name) return null;
  return {
    id: row.id,
    kind,
    publicName: publicName({
      firstName: row.first_name,
      lastName: row.last_name,
      company: kind === 'agent' ? row.company_name : null,
    }),
    isShown: row.shows_page ?? showsPageByDefault(kind),
    name: row.name,
  };
}

export const setShowsPage = (tx: Tx, accountId: string, shows_page: boolean) =>
  tx.updateTable('account').set({ shows_page }).where('id', '=', accountId).execute();

/** Names of the same words that are numbered before a name is made unique otherwise. */
const MOST_NUMBERED = 20;
const TRIES = 3;

type Named = Pick<PageOwner, 'kind' | 'publicName'>;

/** The first free name of those derived from what strangers read of the owner. */
export async function findFreeName(db: Db, owner: Named): Promise<string> {
  const { kind, publicName: said } = owner;
  const derived = derivedPageNames(kind, said, MOST_NUMBERED);
  const taken = await db.selectFrom('page_name').select('name').where('name', 'in', derived).execute();
  const names = new Set(taken.map(({ name }) => name));
  return derived.find((name) => !names.has(name)) ?? uniqueName(owner);
}

const uniqueName = ({ kind, publicName: said }: Named): string =>
  `${derivedPageNames(kind, said, 1)[0]}-${newId().slice(-8)}`;

/** A page that has a name keeps it. */
export async function givePageName(tx: Tx, owner: PageOwner): Promise<void> {
  if (owner.name !== null) return;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    // Someone else may have just taken it.
    const name = attempt < TRIES - 1 ? await findFreeName(tx, owner) : uniqueName(owner);
    if (await insertName(tx, { name, account_id: owner.id, is_current: true })) return;
  }
}

/** Agencies have a page by default, and get its name when their owner has verified the account. */
export async function nameAgencyPage(tx: Tx, accountId: string): Promise<void> {
  const owner = await findPageOwner(tx, accountId);
  if (owner?.kind === 'agent') await givePageName(tx, owner);
}

/** False where the name is someone else's. Former names stay, to lead to the present one. */
export async function changePageName(tx: Tx, account_id: string, name: string): Promise<boolean> {
  if (!(await insertName(tx, { name, account_id, is_current: false })) && !(await ownsName(tx, account_id, name)))
    return false;
  const ownNames = () => tx.updateTable('page_name').where('account_id', '=', account_id);
  await ownNames().set({ is_current: false }).where('is_current', '=', true).where('name', '<>', name).execute();
  await ownNames()
    .set({ is_current: true, given_at: sql<Date>`now()` })
    .where('name', '=', name)
    .where('is_current', '=', false)
    .execute();
  await sql`
    delete from page_name where name in (
      select name from page_name where account_id = ${account_id}::uuid and not is_current
      order by given_at desc, name offset ${MOST_FORMER_NAMES}::int
    )`.execute(tx);
  return true;
}

interface NewName {
  readonly name: string;
  readonly account_id: string;
  readonly is_current: boolean;
}

const insertName = async (tx: Tx, row: NewName): Promise<boolean> =>
  (await tx
    .insertInto('page_name')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst()) !== undefined;

const ownsName = async (db: Db, accountId: string, name: string): Promise<boolean> =>
  (await db
    .selectFrom('page_name')
    .select('name')
    .where('name', '=', name)
    .where('account_id', '=', accountId)
    .executeTakeFirst()) !== undefined;
