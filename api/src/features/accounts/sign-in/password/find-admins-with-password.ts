import type pg from 'pg';
import { openDb } from '../../../../platform/db.ts';
import { createPasswords } from './passwords.ts';

/** The emails of admins who have one of these passwords. */
export async function findAdminsWithPassword(pool: pg.Pool, candidates: readonly string[]): Promise<string[]> {
  const admins = await openDb(pool)
    .selectFrom('account')
    .select(['email', 'password_hash'])
    .where('user_type', '=', 'admin')
    .where('erased_at', 'is', null)
    .orderBy('email')
    .execute();
  const { matches } = createPasswords({ atOnce: 2, waiting: candidates.length, retryAfterSeconds: 1 });
  const found: string[] = [];
  for (const { email, password_hash } of admins) {
    const matching = await Promise.all(candidates.map((password) => matches(password_hash, password)));
    if (matching.includes(true)) found.push(email);
  }
  return found;
}
