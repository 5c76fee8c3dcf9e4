import { contract } from '@letfair/contract';
import { signUpTypes } from '@letfair/domain/accounts/user-types';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aSignUp } from './people.ts';
import { dataOf, testApi } from './test-api.ts';

const { as, call, db } = await testApi();
const { signUp, verify, me } = contract.accounts;

/** A key, a moment, a hash or a token, each of which is another for every account. */
const ofOneRow = /^(?:[\da-f]{8}-[\da-f-]{27}|\d{4}-\d{2}-\d{2}T[\d:.+]+|\\x[\da-f]+|\$argon2.*)$/;

/** Everything that is stored about an account, by table. */
async function storedOf(id: string) {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'account_id' order by 1`.execute(db);
  const rowsOf = async (name: string, column: string) => {
    const found = sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(name)} t where ${sql.ref(column)} = ${id}`;
    const { rows } = await found.execute(db);
    return [name, rows.map(({ row }) => Object.entries(row).map(([key, value]) => [key, withoutIdentity(value)]))];
  };
  return [await rowsOf('account', 'id'), ...(await Promise.all(tables.map(({ name }) => rowsOf(name, 'account_id'))))];
}

/** The second page of one name has a number behind it. */
const numbered = /(?<=[a-z])-2$/;

const withoutIdentity = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return ofOneRow.test(value) || value.includes('@') ? 'of its own' : value.replace(numbered, '');
};

test.for(signUpTypes)('an account that tests insert is stored as the calls leave it: %s', async (role) => {
  const inserted = await as(role);
  expect(dataOf((await call(me, {}, { token: inserted.token })).answer).user).toEqual(inserted.user);

  const body = aSignUp(role);
  const code = dataOf((await call(signUp, { body })).answer).verificationCode ?? '';
  const { user } = dataOf((await call(verify, { body: { email: body.email, code } })).answer);
  const stored = await storedOf(inserted.user.id);
  expect(stored).toEqual(await storedOf(user.id));
  expect(JSON.stringify(stored)).toContain('sign_in_event');
});
