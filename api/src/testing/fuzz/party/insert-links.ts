import { insertViewingLink } from '../../../features/lettings/viewings/mails/viewing-links.repository.ts';
import { write } from '../../../platform/db.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import type { Letting, Making } from './rent-home.ts';

/** What links in mails carry, and ids that no answer has given. */
export async function insertLinks({ testing, people }: Making, letting: Letting) {
  const { db, pool } = testing;
  const { landlord, tenant, applicant } = people;
  const link = newToken();
  const [hash, tomorrow] = [hashToken(link), new Date(Date.now() + 86_400_000)];
  const viewingLink = await write(db, (tx) => insertViewingLink(tx, letting.viewing, tenant.user.id));
  await pool.query('insert into unsubscribe_token (token_hash, search_id) values ($1, $2)', [
    hash,
    letting.savedSearch,
  ]);
  await pool.query('update listing set confirm_token_hash = $1 where id = $2', [hash, letting.home]);
  await pool.query('insert into password_reset (account_id, token_hash, expires_at) values ($2, $1, $3)', [
    hash,
    applicant.user.id,
    tomorrow,
  ]);
  await pool.query(
    `insert into appeal_link (token_hash, account_id, decision_id, expires_at)
     select $1, $2, id, $4 from audit_entry where target_id = $3 and action = 'reject'`,
    [hash, landlord.user.id, letting.rejectedHome, tomorrow],
  );
  await pool.query(
    `insert into data_export (id, account_id, ready_at, expires_at, bytes) values (gen_random_uuid(), $1, now(), $2, 1)`,
    [tenant.user.id, tomorrow],
  );
  const idOf = async (query: string, value: string): Promise<string> =>
    (await pool.query<{ id: string }>(query, [value])).rows[0]!.id;
  return {
    link,
    viewingLink,
    booking: await idOf('select id from inventory_booking where listing_id = $1', letting.home),
    passkey: await idOf('select id from passkey where account_id = $1', tenant.user.id),
    session: await idOf('select id from session where account_id = $1', tenant.user.id),
  };
}
