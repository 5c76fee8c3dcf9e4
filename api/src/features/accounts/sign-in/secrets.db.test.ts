import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { aSignUp, PASSWORD } from '../../../testing/people.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { call, mailTo, pool } = await testApi();
const { signUp, verify, login, forgotPassword } = contract.accounts;

/** Dumps every table except mail, whose texts the local mailbox keeps for reading. */
async function everythingStored(): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') and tablename <> 'mail'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<Record<string, unknown>>(`select * from ${name}`);
    for (const row of rows)
      for (const value of Object.values(row))
        texts.push(Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value));
  }
  return texts.join('\n');
}

test('stores no password, token or code in clear, nor in replayed answers', async () => {
  const body = aSignUp('tenant');
  const code = dataOf((await call(signUp, { body }, { key: 'sign-up-key' })).answer).verificationCode ?? '';
  const link = /token=([\w-]+)/.exec((await mailTo(body.email))?.text ?? '')?.[1] ?? '';
  const afterSignUp = await everythingStored();
  const first = dataOf((await call(verify, { body: { email: body.email, code } }, { key: 'verify-key' })).answer).token;
  const credentials = { email: body.email, password: PASSWORD };
  const second = dataOf((await call(login, { body: credentials }, { key: 'login-key' })).answer).token;
  await call(forgotPassword, { body: { email: body.email } });
  const reset = /token=([\w-]+)/.exec((await mailTo(body.email))?.text ?? '')?.[1] ?? '';

  const secrets = { code, link, first, second, reset, password: PASSWORD, key: 'login-key' };
  const stored = `${afterSignUp}\n${await everythingStored()}`;
  expect(stored).toContain(body.email);
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret, name).not.toBe('');
    expect(stored.includes(secret), `${name} is stored in clear`).toBe(false);
  }
});
