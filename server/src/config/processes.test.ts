import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

function config(environment: Record<string, string>) {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.config;
}
function problem(environment: Record<string, string>): string {
  const parsed = parseConfig(environment);
  return parsed.ok ? 'This was accepted.' : parsed.problem;
}

test.each([
  ['DATABASE_DIRECT_URL', 'pgbouncer:6432'],
  ['DATABASE_READ_URLS', 'postgres://replica.example/letfair,replica-2'],
  ['DATABASE_READ_URLS', Array(9).fill('postgres://replica.example/letfair').join(',')],
  ['REVIEW_TARGET_HOURS', '0'],
  ['REVIEW_TARGET_HOURS', '721'],
  ['REPLICA_MAX_LAG', '0'],
  ['REPLICA_MAX_LAG', '5s'],
  ['DATABASE_POOL', '1'],
  ['DATABASE_READ_POOL', '0'],
  ['DATABASE_PREPARE', 'no'],
  ['PROCESS', 'jobs'],
  ['DRAIN_SECONDS', '-1'],
  ['MAX_LIVE_STREAMS', '0'],
  ['MAX_LIVE_STREAMS', 'many'],
])('%s refuses "%s" in one sentence that names it and says what it must be', (name, value) => {
  expect(problem({ DATABASE_URL: 'postgres://db.example/letfair', [name]: value })).toMatch(
    new RegExp(`^${name} must be [^\\n]+\\.$`),
  );
});

test('several processes, a pooler and replicas need a database server', () => {
  const url = 'postgres://db.example/letfair';
  const taken = config({
    DATABASE_URL: 'postgres://pooler.example:6432/letfair',
    DATABASE_DIRECT_URL: url,
    DATABASE_READ_URLS: 'postgres://one.example/letfair, postgresql://two.example/letfair',
    DATABASE_PREPARE: 'off',
    PROCESS: 'worker',
    DRAIN_SECONDS: '10',
  });
  expect(taken).toMatchObject({ process: 'worker', drainSeconds: 10, database: { directUrl: url, prepare: false } });
  expect(taken.database.readUrls).toEqual(['postgres://one.example/letfair', 'postgresql://two.example/letfair']);
  for (const [name, value] of [
    ['PROCESS', 'web'],
    ['DATABASE_DIRECT_URL', url],
    ['DATABASE_READ_URLS', url],
  ] as const)
    expect(problem({ [name]: value })).toMatch(
      new RegExp(`^DATABASE_URL is missing, and ${name}(=\\w+)? needs it\\. Set it to an address such as`),
    );
});
