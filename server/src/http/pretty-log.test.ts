import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { formatForPeople } from './pretty-log.ts';

const time = Date.parse('2026-11-19T14:05:09.123Z');

test('a line for people has the time, the level, the message and the fields', () => {
  expect(
    formatForPeople(`${JSON.stringify({ level: 40, time, id: 'ab-1', msg: 'a job waits', job: 'send mail' })}\n`),
  ).toBe('2026-11-19 14:05:09.123Z WARN  a job waits id=ab-1 job="send mail"\n');
});

test('a request is told by its method, path, status and time', () => {
  const request = { level: 30, time, id: 'ab-2', method: 'GET', path: '/properties/…', status: 200, ms: 3.1 };
  expect(formatForPeople(JSON.stringify(request))).toBe(
    '2026-11-19 14:05:09.123Z INFO  GET /properties/… 200 3.1 ms id=ab-2\n',
  );
});

test('an error with its stack stays on one line', () => {
  const lines: string[] = [];
  createLogger('info', { write: (line: string) => void lines.push(formatForPeople(line)) }).error(
    { err: new TypeError('not a\nhome') },
    'it failed',
  );
  expect(lines.join('')).toMatch(
    /^\S+ \S+Z ERROR it failed err\.type=TypeError err\.message="not a\\nhome" err\.stack=".+"\n$/,
  );
  expect(lines.join('').trimEnd()).not.toContain('\n');
});

test('what is not JSON stays as it is', () => {
  expect(formatForPeople('an own line\n')).toBe('an own line\n');
});
