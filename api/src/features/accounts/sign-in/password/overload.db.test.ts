import { accountsContract } from '@letfair/contract/accounts/accounts';
import { expect, test } from 'vitest';
import { handedOutAccess } from '../../../../access-kinds.ts';
import { bindHandlers } from '../../../../platform/http/register-routes.ts';
import { responseToError } from '../../../../platform/http/responses.ts';
import { noKeys } from '../../../../testing/idle-handlers.ts';
import { aSignUp } from '../../../../testing/people.ts';
import { testDatabase } from '../../../../testing/test-database.ts';
import { accountsRoutes } from '../routes.ts';
import { createAuthenticator } from '../sign-in/session.ts';
import { createPasswords } from './passwords.ts';

const { db } = await testDatabase();
const rules = { adminsNeedSecondStep: false };

test('answers 503 when too many passwords wait for hashing, and finishes those it accepted', async () => {
  const passwords = createPasswords({ atOnce: 2, waiting: 10, retryAfterSeconds: 3 });
  const deps = {
    ...rules,
    db,
    passwords,
    publicUrl: 'https://letfair.example',
    mail: 'local',
    access: handedOutAccess(rules),
    isInvited: async () => false,
    onRefusedSignIn: () => undefined,
  } as const;
  const api = bindHandlers(
    { accounts: accountsContract },
    { accounts: accountsRoutes(deps) },
    {
      db,
      authenticate: createAuthenticator(db, rules),
      authenticateKey: noKeys,
      limitIpAddresses: false,
      checkAnswers: true,
    },
  );
  const signUp = api.get(accountsContract.signUp)!;
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      signUp({ body: aSignUp('tenant'), headers: {}, ipAddress: null }).catch((error: unknown) =>
        responseToError(error),
      ),
    ),
  );
  const done = answers.filter(({ status }) => status === 200);
  const turnedAway = answers.filter(({ status }) => status === 503);
  expect([done.length, turnedAway.length]).toEqual([12, 18]);
  expect(turnedAway[0]).toMatchObject({ retryAfterSeconds: 3, body: expect.stringContaining('"unavailable"') });
  expect(await db.selectFrom('account').select('id').execute()).toHaveLength(done.length);
});
