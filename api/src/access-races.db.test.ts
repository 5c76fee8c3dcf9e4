import { contract } from '@letfair/contract';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { clientCalls } from './testing/clients.ts';
import { anEmail, PASSWORD } from './testing/people.ts';
import { softwareAuthenticator } from './testing/software-authenticator.ts';
import { teamCalls } from './testing/teams.ts';
import { dataOf, type SignedIn, testApi } from './testing/test-api.ts';
import { waitUntil } from './testing/wait.ts';

const testing = await testApi();
const { as, call, mailTo, pool } = testing;
const { accept, hire, invite, invitationTo } = teamCalls(testing);
const { addClient, invite: inviteClient, join, linkTo } = clientCalls(testing);
const { access, accounts, apiKeys, certificates, measures, privacy, profile, security, teams, viewingLinks, webhooks } =
  contract;
const admin = await as('admin');

/** A connection of its own, which holds an account while calls queue up behind it in the order they came. */
const gate = new pg.Client(testing.url);
await gate.connect();
afterAll(() => gate.end());

type Sending = () => Promise<{ readonly status: number }>;

const waiting = async (): Promise<number> =>
  Number(
    (
      await pool.query(`select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`)
    ).rows[0].count,
  );

/** Statuses of calls that get hold of an account one after the other. Each was authorized before the first began. */
async function oneAfterAnother(accountId: string, sendings: readonly Sending[]): Promise<number[]> {
  await gate.query('begin');
  await gate.query('select from account where id = $1 for update', [accountId]);
  const answers = [];
  for (const [index, send] of sendings.entries()) {
    answers.push(send());
    await waitUntil(async () => (await waiting()) === index + 1);
  }
  await gate.query('commit');
  return (await Promise.all(answers)).map(({ status }) => status);
}

/** Everything that hands out access, for an agency that has a webhook and a client. */
async function handingOut({ token, user }: SignedIn): Promise<Record<string, Sending>> {
  const hook = { url: 'https://agency.example/hook', events: ['enquiry' as const] };
  const { webhook } = dataOf((await call(webhooks.add, { body: hook }, { token })).answer);
  const id = await addClient({ token, user }, '');
  const creation = dataOf((await call(security.startPasskey, {}, { token })).answer);
  const passkey = softwareAuthenticator().create(creation);
  const email = anEmail('stranger');
  const { firstName, lastName, phone } = user;
  await pool.query(`update webhook set set_at = now() - interval '1 day' where id = $1`, [webhook.id]);
  return {
    'API key': () => call(apiKeys.create, { body: { name: 'Late', scopes: ['feed:read'] } }, { token }),
    webhook: () => call(webhooks.add, { body: { ...hook, url: 'https://late.example/' } }, { token }),
    'new secret': () => call(webhooks.renewSecret, { params: { id: webhook.id } }, { token }),
    'other address': () =>
      call(
        webhooks.change,
        { params: { id: webhook.id }, body: { ...hook, url: 'https://late.example/2', active: true } },
        { token },
      ),
    'viewings calendar': () => call(viewingLinks.openCalendar, {}, { token }),
    'certificates calendar': () => call(certificates.openCalendar, {}, { token }),
    passkey: () => call(security.addPasskey, { body: { name: 'Late', passkey } }, { token }),
    'second step': () => call(security.startSecondStep, {}, { token }),
    'team invitation': () => call(teams.invite, { body: { email: anEmail(), role: 'viewer' } }, { token }),
    'client invitation': () => call(contract.clients.invite, { params: { id }, body: { email: anEmail() } }, { token }),
    export: () => call(privacy.askForExport, {}, { token }),
    'email address': () => call(profile.update, { body: { firstName, lastName, phone, email } }, { token }),
  };
}
const kinds = Object.keys(await handingOut(await as('agent')));

/** Rows that let somebody in, of an account whose webhook from before is there. */
async function countLeft(accountId: string): Promise<number> {
  const counted = ['api_key', 'viewing_feed', 'certificate_calendar', 'passkey', 'second_step', 'team_invitation']
    .concat('client_invitation', 'data_export', 'session')
    .map((table) => `(select count(*) from ${table} where account_id = $1)`);
  const { rows } = await pool.query(
    `select ${counted.join(' + ')}
      + (select count(*) from webhook where account_id = $1 and disabled_at is null and set_at > now() - interval '1 hour')
      + (select count(*) from account where id = $1 and pending_email is not null) as left`,
    [accountId],
  );
  return Number(rows[0].left);
}

/** Signs in from elsewhere, and returns the link “this wasn’t me” of the email about it. */
async function intrude({ user }: SignedIn) {
  const body = { email: user.email, password: PASSWORD };
  const intruder = dataOf((await call(accounts.login, { body }, { ipAddress: '203.0.113.9' })).answer);
  const mail = await mailTo(user.email);
  return { intruder, link: /\/auth\/not-me\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

test.each(kinds)('nothing is left when an account is taken back at the moment of: %s', async (kind) => {
  for (const isTakenBackFirst of [true, false]) {
    const owner = await as('agent');
    const { intruder, link } = await intrude(owner);
    const handOut = (await handingOut(intruder))[kind]!;
    const takeBack = () => call(access.notMe, { body: { token: link } });
    const statuses = await oneAfterAnother(owner.user.id, isTakenBackFirst ? [takeBack, handOut] : [handOut, takeBack]);
    expect(statuses).toEqual(isTakenBackFirst ? [200, 401] : [200, 200]);
    expect(await countLeft(owner.user.id)).toBe(0);
  }
});

const apply = (id: string, kind: 'suspend' | 'limit') => () =>
  call(measures.apply, { params: { id }, body: { kind, reason: 'Spam.' } }, { token: admin.token });

test('a suspension or a limit that comes first refuses a key that was already authorized', async () => {
  for (const [kind, status] of [
    ['suspend', 401],
    ['limit', 403],
  ] as const) {
    const owner = await as('agent');
    const create = (await handingOut(owner))['API key']!;
    expect(await oneAfterAnother(owner.user.id, [apply(owner.user.id, kind), create])).toEqual([200, status]);
    expect((await pool.query('select from api_key where account_id = $1', [owner.user.id])).rowCount).toBe(0);
  }
});

test('whoever is removed from a team at that moment makes no key for it, nor for themselves', async () => {
  const owner = await as('agent');
  const manager = await hire(owner, 'manager');
  const remove = () => call(teams.removeMember, { params: { id: manager.user.id }, body: {} }, { token: owner.token });
  const body = { name: 'Late', scopes: ['feed:read' as const] };
  const create = () => call(apiKeys.create, { body }, { token: manager.token });
  expect(await oneAfterAnother(owner.user.id, [remove, create])).toEqual([200, 403]);
  expect((await pool.query('select from api_key where created_by = $1', [manager.user.id])).rowCount).toBe(0);
});

test('an invitation is not accepted once the suspension of its sender has begun', async () => {
  const owner = await as('agent');
  const manager = await hire(owner, 'manager');
  const [colleague, client] = [await as('agent'), await as('landlord')];
  dataOf((await invite(manager, colleague.user.email, 'viewer')).answer);
  dataOf((await inviteClient(manager, await addClient(owner, ''), client.user.email)).answer);
  const [link, clientLink] = [await invitationTo(colleague.user.email), await linkTo(client.user.email)];
  const statuses = await oneAfterAnother(manager.user.id, [
    apply(manager.user.id, 'suspend'),
    () => accept(colleague, link),
    () => join(client, clientLink),
  ]);
  expect(statuses).toEqual([200, 410, 410]);
});

test('nobody comes in by an invitation of someone who is removed at that moment by a take-back', async () => {
  for (const isTakenBackFirst of [true, false]) {
    const owner = await as('agent');
    const partner = await hire(owner, 'owner');
    const { intruder, link } = await intrude(partner);
    const [accomplice, late] = [await hire(intruder, 'manager'), await as('agent')];
    dataOf((await invite(accomplice, late.user.email, 'viewer')).answer);
    const invitation = await invitationTo(late.user.email);
    const takeBack = () => call(access.notMe, { body: { token: link } });
    const join = () => accept(late, invitation);
    const statuses = await oneAfterAnother(owner.user.id, isTakenBackFirst ? [takeBack, join] : [join, takeBack]);
    expect(statuses).toEqual(isTakenBackFirst ? [200, 410] : [200, 200]);
    const { rows } = await pool.query('select person_id from team_member where account_id = $1', [owner.user.id]);
    expect(rows).toEqual([{ person_id: partner.user.id }]);
  }
});

test('a sign-in whose password is replaced at that moment gets no second step to answer', async () => {
  const owner = await as('tenant');
  const { link } = await intrude(owner);
  await pool.query(
    `insert into second_step (account_id, secret_key, enabled_at, created_at)
    values ($1, 'OLD', now() - interval '1 day', now() - interval '1 day')`,
    [owner.user.id],
  );
  const logIn = () => call(accounts.login, { body: { email: owner.user.email, password: PASSWORD } });
  await oneAfterAnother(owner.user.id, [() => call(access.notMe, { body: { token: link } }), logIn]);
  const left = await pool.query('select from sign_in_challenge where account_id = $1', [owner.user.id]);
  expect(left.rowCount).toBe(0);
});
