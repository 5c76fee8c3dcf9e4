import type { Db } from '../../platform/db.ts';

/** As many as one notice can carry; further admins see a change when they look next. */
const MOST_ADMINS = 10;

export async function activeAdminIds(db: Db): Promise<string[]> {
  const admins = await db
    .selectFrom('account')
    .select('id')
    .where('user_type', '=', 'admin')
    .where('hidden_at', 'is', null)
    .orderBy('id')
    .limit(MOST_ADMINS)
    .execute();
  return admins.map(({ id }) => id);
}

export async function verifiedAccountId(db: Db, emailKey: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return account?.id;
}
