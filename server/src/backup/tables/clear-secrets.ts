import type pg from 'pg';

export interface ClearedSecrets {
  readonly secondSteps: number;
  readonly webhooks: number;
}

/**
 * Deletes what is encrypted with a key that is lost: people sign in without their app and set it up again, and webhooks
 * are off until their owners renew the secret. A new key is made at the next start.
 */
export async function clearSecrets(client: pg.ClientBase): Promise<ClearedSecrets> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('encryption_key') is not null as found`);
  if (!rows[0]?.found) return { secondSteps: 0, webhooks: 0 };
  const encrypted = `secret_key like 'enc1:%'`;
  await client.query(
    `delete from recovery_code where account_id in (select account_id from second_step where ${encrypted})`,
  );
  const steps = await client.query(`delete from second_step where ${encrypted}`);
  const webhooks = await client.query(
    `update webhook set secret_key = 'whsec_' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
       disabled_at = coalesce(disabled_at, now()), disabled_by = coalesce(disabled_by, 'owner') where ${encrypted}`,
  );
  await client.query(`delete from mail where text_body like 'enc1:%'`);
  await client.query('delete from encryption_key');
  await client.query('update installation set encrypts_since = null');
  return { secondSteps: steps.rowCount ?? 0, webhooks: webhooks.rowCount ?? 0 };
}
