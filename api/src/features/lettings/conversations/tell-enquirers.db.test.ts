import { contract } from '@letfair/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { conversationFixture } from '../../../testing/conversations.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { tellEnquirers } from './tell-enquirers.ts';

const api = await testApi();
const { as, call, db } = api;
const { landlord, liveListing, start } = await conversationFixture(api);
const tell = tellEnquirers(db, 'https://letfair.example');

type Person = Awaited<ReturnType<typeof as>>;
const enquirer = async (propertyId: string) => {
  const person = await as('tenant');
  const { id } = dataOf((await start(propertyId, undefined, person.token)).answer);
  return { ...person, conversation: id };
};
const step = async (id: string, action: 'let' | 'unlet') =>
  dataOf((await call(contract.listings.act, { params: { id }, body: { action } }, { token: landlord.token })).answer);
const mailsTo = ({ user }: Person) =>
  db
    .selectFrom('mail')
    .select(['subject', 'text_body'])
    .where('to_address', '=', user.email)
    .where('template', '=', 'enquired-home-let')
    .execute();

test('who only enquired is told once that the home is let, with three homes like it', async () => {
  const home = await liveListing('The let one');
  for (const title of ['One', 'Two', 'Three', 'Four']) await liveListing(title);
  const ada = await enquirer(home);
  await step(home, 'let');
  const queued = await sql`
    select from graphile_worker.jobs where task_identifier = 'tell-enquirers' and run_at <= now()`.execute(db);
  expect(queued.rows).toHaveLength(1);
  await tell({ listingId: home });
  const [mail, ...more] = await mailsTo(ada);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('A home you asked about has been let');
  expect(mail?.text_body).toContain('“The let one” has been let.');
  expect(mail?.text_body?.match(/https:\/\/letfair\.example\/properties\/\S+/g)).toHaveLength(3);

  await step(home, 'unlet');
  await step(home, 'let');
  await tell({ listingId: home });
  expect(await mailsTo(ada)).toHaveLength(1);
});

test('nobody is told when “let” was taken back before the mail', async () => {
  const home = await liveListing();
  const ada = await enquirer(home);
  await step(home, 'let');
  await step(home, 'unlet');
  await tell({ listingId: home });
  expect(await mailsTo(ada)).toEqual([]);
});

test('applicants hear of it with their application, and people who blocked, were blocked, left or asked long ago do not', async () => {
  const home = await liveListing();
  const [applied, blocked, was, suspended, earlier, told] = [
    await enquirer(home),
    await enquirer(home),
    await enquirer(home),
    await enquirer(home),
    await enquirer(home),
    await enquirer(home),
  ];
  dataOf((await call(contract.applications.apply, { body: { propertyId: home } }, { token: applied.token })).answer);
  const change = (id: string, column: string, value: string) =>
    sql`update conversation set ${sql.ref(column)} = ${sql.raw(value)} where id = ${id}`.execute(db);
  await change(blocked.conversation, 'blocked_by_tenant', 'true');
  await change(was.conversation, 'blocked_by_lister', 'true');
  await change(earlier.conversation, 'updated_at', "now() - interval '91 days'");
  await db.updateTable('account').set({ suspended_at: new Date() }).where('id', '=', suspended.user.id).execute();
  await step(home, 'let');
  await tell({ listingId: home });
  for (const person of [applied, blocked, was, suspended, earlier]) expect(await mailsTo(person)).toEqual([]);
  expect(await mailsTo(told)).toHaveLength(1);
});
