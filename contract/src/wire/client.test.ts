import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contract, type LetfairContract } from '../index.ts';
import { type CallInput, type CallOptions, createClient, type Route, urlOf } from './client.ts';

const route = (path: Route['path']): Route => ({ method: 'GET', path });

test.each<[Route['path'], CallInput, string]>([
  ['/api/things', {}, '/api/things'],
  ['/api/things/:id/parts/:part', { params: { id: 'a/b', part: 'ü?' } }, '/api/things/a%2Fb/parts/%C3%BC%3F'],
  [
    '/api/things',
    { query: { search: 'a b&c', page: 2, none: undefined, nothing: null } },
    '/api/things?search=a+b%26c&page=2',
  ],
  ['/api/things', { query: { type: ['flat', 'house'], empty: '' } }, '/api/things?type=flat&type=house&empty='],
])('%s with %j is %s', (path, input, address) => {
  expect(urlOf(route(path), input)).toBe(address);
});

test('whatever the values are, they arrive as they were and never change the path', () => {
  const values = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ unit: 'grapheme' }), { maxKeys: 5 });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), values, (id, query) => {
      fc.pre(id !== '.' && id !== '..');
      const url = new URL(urlOf(route('/api/things/:id'), { params: { id }, query }), 'https://letfair.example');
      expect(decodeURIComponent(url.pathname.split('/')[3] ?? '')).toBe(id);
      expect(url.pathname.split('/')).toHaveLength(4);
      expect(Object.fromEntries(url.searchParams)).toEqual(query);
    }),
  );
});

test('a client sends every call of the contract through its transport', async () => {
  const sent: [Route, CallInput, CallOptions][] = [];
  const client = createClient<LetfairContract>(contract, async (...call) => void sent.push(call));
  await client.meta.about();
  await client.accounts.resendVerification({ body: { email: 'maya@tenant.example' } }, { idempotencyKey: 'k' });
  expect(sent.map(([{ method, path }, input, options]) => [method, path, input, options])).toEqual([
    ['GET', '/api/about', {}, {}],
    ['POST', '/api/auth/resend-verification', { body: { email: 'maya@tenant.example' } }, { idempotencyKey: 'k' }],
  ]);
});
