import { expect, test } from 'vitest';
import { listLocalMail } from '../../index.ts';
import { anEmail } from '../../testing/people.ts';
import { testApi } from '../../testing/test-api.ts';
import { testKeys } from '../../testing/test-database.ts';
import { waitUntil } from '../../testing/wait.ts';
import { write } from '../db.ts';
import { enqueueMail } from './enqueue-mail.ts';

const { api, db, pool } = await testApi();

const content = (subject: string) => ({ template: 'test', subject, text: 'A text', html: '<p>A text</p>' });

test('the mailbox lists mails newest first, for one address or for all', async () => {
  const [one, two] = [anEmail('one'), anEmail('two')];
  await write(db, (tx) => enqueueMail(tx, one, content('First')));
  await write(db, (tx) => enqueueMail(tx, two, content('Second')));
  await write(db, (tx) => enqueueMail(tx, one, content('Third')));
  const subjects = async (query: { to?: string; limit: number }) =>
    (await listLocalMail(pool, testKeys, query)).map(({ subject }) => subject);
  expect(await subjects({ to: one.toUpperCase(), limit: 10 })).toEqual(['Third', 'First']);
  expect(await subjects({ limit: 2 })).toEqual(['Third', 'Second']);
  expect((await listLocalMail(pool, testKeys, { to: two, limit: 1 }))[0]).toEqual({
    id: expect.any(String),
    template: 'test',
    to: two,
    subject: 'Second',
    text: 'A text',
    html: '<p>A text</p>',
    invitation: null,
    createdAt: expect.stringMatching(/Z$/),
  });
});

test('what the local mailbox has taken stays readable', async () => {
  const to = anEmail();
  await write(db, (tx) => enqueueMail(tx, to, content('Kept')));
  const stop = await api.startJobs();
  await waitUntil(async () =>
    db.selectFrom('mail').select('id').where('to_address', '=', to).where('sent_at', 'is not', null).executeTakeFirst(),
  ).finally(stop);
  expect(await listLocalMail(pool, testKeys, { to, limit: 1 })).toMatchObject([{ subject: 'Kept', text: 'A text' }]);
});
