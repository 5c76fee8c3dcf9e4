import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';

const { as, call, db, mailTo } = await testApi();
const { openLink, fileByLink, decide } = contract.appeals;
const [first, second] = [await as('admin'), await as('admin')];

const suspend = (id: string, reason: string) =>
  call(contract.admin.suspend, { params: { id }, body: { suspended: true, reason } }, { token: first.token });

async function suspendedWithToken(reason = 'Spam.'): Promise<SignedIn & { readonly link: string }> {
  const person = await as('tenant');
  dataOf((await suspend(person.user.id, reason)).answer);
  return { ...person, link: await linkTo(person.user.email) };
}

const linkTo = async (email: string): Promise<string> => {
  const { text = '' } = (await mailTo(email)) ?? {};
  return /\/appeal\?token=([\w-]+)/.exec(text)?.[1] ?? '';
};

test('whoever is suspended appeals once through the link in the mail', async () => {
  const { link: token, user } = await suspendedWithToken();
  expect(dataOf((await call(openLink, { body: { token } })).answer)).toMatchObject({
    decision: { kind: 'suspension', reason: 'Spam.' },
    appeal: null,
  });
  expect((await call(fileByLink, { body: { token, content: ' ' } })).status).toBe(422);
  const filed = dataOf((await call(fileByLink, { body: { token, content: 'I sent one message.' } })).answer);
  expect(filed).toMatchObject({ kind: 'suspension', status: 'open' });
  expect((await call(fileByLink, { body: { token, content: 'Another.' } })).status).toBe(409);
  expect(dataOf((await call(openLink, { body: { token } })).answer).appeal).toMatchObject({ id: filed.id });
  const stored = await db
    .selectFrom('appeal_link')
    .selectAll()
    .where('account_id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(stored.used_at).not.toBeNull();
  expect(stored.token_hash.toString('base64url')).not.toContain(token);
});

test('parallel answers through one link are one appeal', async () => {
  const { link: token } = await suspendedWithToken();
  const answers = await Promise.all(['One.', 'Two.'].map((content) => call(fileByLink, { body: { token, content } })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('an overturned suspension is lifted by another admin', async () => {
  const { link: token, user } = await suspendedWithToken();
  const { id } = dataOf((await call(fileByLink, { body: { token, content: 'A mistake.' } })).answer);
  const judge = (admin: SignedIn) =>
    call(
      decide,
      { params: { id }, body: { decision: 'overturn', reason: 'It was not them.' } },
      { token: admin.token },
    );
  expect((await judge(first)).status).toBe(403);
  expect(dataOf((await judge(second)).answer)).toMatchObject({ status: 'overturned', person: { suspended: false } });
  const account = await db.selectFrom('account').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
  expect(account.suspended_at).toBeNull();
  const templates = await db.selectFrom('mail').select('template').where('to_address', '=', user.email).execute();
  expect(templates.map(({ template }) => template)).toEqual(
    expect.arrayContaining(['account-suspended', 'appeal-received', 'account-unsuspended', 'appeal-overturned']),
  );
});

test('a link that is made up, expired or replaced by that of a newer suspension is gone', async () => {
  const { link: old, user } = await suspendedWithToken();
  dataOf((await suspend(user.id, 'More spam.')).answer);
  const token = await linkTo(user.email);
  for (const gone of ['made-up', old])
    expect((await call(fileByLink, { body: { token: gone, content: 'Why?' } })).status).toBe(410);
  await db
    .updateTable('appeal_link')
    .set({ expires_at: new Date(0) })
    .where('account_id', '=', user.id)
    .execute();
  expect((await call(openLink, { body: { token } })).status).toBe(410);
  expect((await call(fileByLink, { body: { token, content: 'Why?' } })).status).toBe(410);
});

test('a suspension that was lifted meanwhile has nothing to appeal', async () => {
  const { link: token, user } = await suspendedWithToken();
  const lift = { params: { id: user.id }, body: { suspended: false } };
  dataOf((await call(contract.admin.suspend, lift, { token: first.token })).answer);
  expect((await call(fileByLink, { body: { token, content: 'Why?' } })).status).toBe(409);
});

const measureCases = [
  ['warn', 'warning', 'end-warn'],
  ['limit', 'limit', 'end-limit'],
  ['hide', 'hidden-homes', 'end-hide'],
] as const;

test.each(measureCases)('a %s is appealed by its link and ends when it is overturned', async (kind, asked, ended) => {
  const { user } = await as('landlord');
  const apply = { params: { id: user.id }, body: { kind, reason: 'Rude messages.' } };
  dataOf((await call(contract.measures.apply, apply, { token: first.token })).answer);
  const token = await linkTo(user.email);
  expect(dataOf((await call(openLink, { body: { token } })).answer).decision).toMatchObject({
    kind: asked,
    reason: 'Rude messages.',
  });
  const { id } = dataOf((await call(fileByLink, { body: { token, content: 'It was not me.' } })).answer);
  const { appeals } = dataOf((await call(contract.appeals.queue, { query: {} }, { token: second.token })).answer);
  expect(appeals.find((appeal) => appeal.id === id)).toMatchObject({
    kind: asked,
    person: { id: user.id },
    property: null,
    decision: { reason: 'Rude messages.' },
  });
  const overturn = { params: { id }, body: { decision: 'overturn', reason: 'True.' } } as const;
  expect((await call(decide, overturn, { token: first.token })).status).toBe(403);
  expect((await call(decide, overturn, { token: second.token })).status).toBe(200);
  const account = await db.selectFrom('account').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
  expect([account.limited_at, account.homes_hidden_at]).toEqual([null, null]);
  const { history } = dataOf(
    (await call(contract.admin.user, { params: { id: user.id } }, { token: first.token })).answer,
  );
  expect(history[0]).toMatchObject({ action: ended });
  expect((await mailTo(user.email))?.subject).toBe('Your appeal: we’ve changed our decision');
});

test('the link of a limit that is over has nothing to appeal, and that of a suspension stays beside a warning', async () => {
  const { link, user } = await suspendedWithToken();
  const apply = (kind: 'limit' | 'warn') =>
    call(contract.measures.apply, { params: { id: user.id }, body: { kind, reason: 'x' } }, { token: first.token });
  await apply('warn');
  expect((await call(openLink, { body: { token: link } })).status).toBe(200);
  const { id } = dataOf((await apply('limit')).answer);
  const token = await linkTo(user.email);
  await call(contract.measures.lift, { params: { id } }, { token: first.token });
  await apply('limit');
  expect((await call(fileByLink, { body: { token, content: 'Why?' } })).status).toBe(409);
});
