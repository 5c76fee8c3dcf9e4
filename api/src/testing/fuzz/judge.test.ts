import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { type Answer, judge } from './judge.ts';
import { endpointTargets } from './targets.ts';
import type { Change } from './watched-database.ts';

const secrets = { internals: ['viewing_slot'], strangersWord: 'Quillfeather' };
const target = endpointTargets.find(({ spec }) => spec === contract.favorites.add)!;
const insert = (table: string): Change => ({ table, operation: 'INSERT' });

const envelope = (status: number, body: object, headers = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  text: JSON.stringify(body),
});
const refused = (status: number, code: string, message = 'No.') =>
  envelope(status, { success: false, message, error: { code } });

const judged = (answer: Answer, changes: readonly Change[] = [], more: { payload?: Buffer; cpuMs?: number } = {}) => {
  const shot = { method: 'PUT', url: '/api/favorites/1', headers: {}, ...(more.payload && { payload: more.payload }) };
  const { cpuMs = 1 } = more;
  return judge({ target, shot, answer, changes, cpuMs, mayGoAstray: false, isAdmin: false }, secrets);
};

test('finds nothing wrong with what the contract says', () => {
  expect(judged(envelope(200, { success: true, data: { ids: [] } }), [insert('favorite')])).toEqual([]);
  expect(judged(refused(404, 'not_found'))).toEqual([]);
  expect(judged(refused(429, 'too_many'), [insert('throttle')])).toEqual([]);
  expect(
    judged({ ...refused(503, 'unavailable'), headers: { 'content-type': 'application/json', 'retry-after': 5 } }),
  ).toEqual([]);
});

test.each([
  ['a fault of ours', refused(500, 'internal'), [], 'answered 500'],
  ['an overload without a time to come back', refused(503, 'unavailable'), [], 'answered 503'],
  [
    'a code of other endpoints',
    refused(410, 'gone'),
    [],
    'answered 410 with gone, which favorites.add does not document',
  ],
  [
    'a status of another code',
    refused(422, 'not_found'),
    [],
    'answered 422 with not_found, which favorites.add does not document',
  ],
  ['no envelope', envelope(200, { ids: [] }), [], 'answered no envelope: {"ids":[]}'],
  ['a refusal that wrote', refused(404, 'not_found'), [insert('favorite')], 'refused with 404, but changed favorite'],
  ['a table', refused(404, 'not_found', 'relation viewing_slot'), [], 'told viewing_slot'],
  ['a stack trace', refused(404, 'not_found', 'TypeError: x'), [], 'told "TypeError"'],
  ['a stranger', refused(404, 'not_found', 'Ada Quillfeather'), [], 'told what is private to strangers'],
])('finds %s', (_, answer, changes, problem) => {
  expect(judged(answer, changes)).toEqual([problem]);
});

test('what was sent may come back', () => {
  const payload = Buffer.from('Quillfeather viewing_slot');
  expect(judged(refused(404, 'not_found', 'Quillfeather viewing_slot'), [], { payload })).toEqual([]);
});

test('a call that takes seconds of CPU is a fault', () => {
  expect(judged(refused(404, 'not_found'), [], { cpuMs: 2_500 })).toEqual(['took 2500 ms of CPU']);
});
