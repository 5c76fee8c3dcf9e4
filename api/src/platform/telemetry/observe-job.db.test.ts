import { expect, test } from 'vitest';
import { idleHandlers } from '../../testing/idle-handlers.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { waitUntil } from '../../testing/wait.ts';
import { write } from '../db.ts';
import { enqueue, type JobHandlers } from '../jobs/jobs.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { currentActivity, runInActivity, type Span } from './activity.ts';
import { noMeters } from './meters.ts';

const { db, pool } = await testDatabase();

const spanOf = (traceparent: string): Span => ({ traceparent, startChild: spanOf, end: () => undefined });

test('a job knows its request and continues its trace, fails without personal data, and is counted', async () => {
  const logged: object[] = [];
  const counted: string[] = [];
  const seen: unknown[] = [];
  const handlers: JobHandlers = {
    ...idleHandlers,
    'send-mail': async (payload) => {
      seen.push({
        payload,
        requestId: currentActivity()?.requestId,
        traceparent: currentActivity()?.span?.traceparent,
      });
      if (payload.mailId === 'bad') throw new Error('The server refused maya@tenant.example on 07700 900123.');
    },
  };
  const stop = await runJobs({
    pool,
    handlers,
    log: { info: () => undefined, warn: () => undefined, error: (details) => void logged.push(details) },
    meters: { ...noMeters, countJob: (job, outcome) => void counted.push(`${job} ${outcome}`) },
    startTrace: (name, _kind, _attributes, traceparent) => spanOf(`${name} below ${traceparent}`),
  });
  const add = (mailId: string) => write(db, (tx) => enqueue(tx, 'send-mail', { mailId }, { attempts: 1 }));
  await runInActivity({ requestId: 'request-1', span: spanOf('the request') }, () => add('good'));
  await waitUntil(async () => seen.length === 1);
  await runInActivity({ requestId: 'request-2', span: null }, () => add('bad'));
  await waitUntil(async () => logged.length === 1);
  await add('alone');
  await waitUntil(async () => seen.length === 3);
  await stop();

  expect(seen).toEqual([
    { payload: { mailId: 'good' }, requestId: 'request-1', traceparent: 'job send-mail below the request' },
    { payload: { mailId: 'bad' }, requestId: 'request-2', traceparent: 'job send-mail below undefined' },
    { payload: { mailId: 'alone' }, requestId: null, traceparent: 'job send-mail below undefined' },
  ]);
  expect(counted).toEqual(['send-mail done', 'send-mail failed', 'send-mail done']);
  expect(logged).toMatchObject([{ job: 'send-mail', requestId: 'request-2', attempts: 1, maxAttempts: 1 }]);
  const { rows } = await pool.query('select last_error from graphile_worker._private_jobs');
  expect(rows).toEqual([{ last_error: 'The server refused [email] on [phone].' }]);
  expect(JSON.stringify(logged)).not.toMatch(/maya|900123/);
});
