import { contract } from '@letfair/contract';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { PASSWORD } from '../people.ts';
import { dataOf, type SignedIn, type TestApi } from '../test-api.ts';
import type { Caller } from './calls.ts';
import type { Party } from './party/create-party.ts';

/** Everybody who might call: those of the party, and people who may do less than they would like. */
export async function createCallers(
  testing: TestApi,
  admin: SignedIn,
  party: Party,
): Promise<ReadonlyMap<string, Caller>> {
  const { as, call, db } = testing;
  const limited = await as('landlord');
  const measure = { params: { id: limited.user.id }, body: { kind: 'limit', reason: 'A test' } } as const;
  dataOf((await call(contract.measures.apply, measure, { token: admin.token })).answer);
  const leaver = await as('landlord');
  dataOf((await call(contract.privacy.close, { body: { password: PASSWORD } }, { token: leaver.token })).answer);
  const login = { body: { email: leaver.user.email, password: PASSWORD } };
  const closing = dataOf((await call(contract.accounts.login, login)).answer);
  const suspended = await as('agent');
  await db.updateTable('account').set({ suspended_at: new Date() }).where('id', '=', suspended.user.id).execute();
  const token = newToken();
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      account_id: suspended.user.id,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute();

  const bearer = (name: string, token: string): Caller => ({ name, headers: { authorization: `Bearer ${token}` } });
  const callers = [
    { name: 'nobody', headers: {} },
    ...Object.entries({ ...party.people, admin, limited, closing }).map(([name, { token }]) => bearer(name, token)),
    bearer('suspended', token),
    ...Object.entries(party.keys).map(([scope, secret]) => ({ name: scope, headers: { 'x-api-key': secret } })),
  ];
  return new Map(callers.map((caller) => [caller.name, caller]));
}
