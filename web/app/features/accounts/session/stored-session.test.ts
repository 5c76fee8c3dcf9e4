import { describe, expect, it } from 'vitest';
import { parseSession } from './stored-session.ts';

const maya = { firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
const stored = { user: JSON.stringify(maya), token: 'opaque', favorites: '["a","b"]' };

describe('the stored session', () => {
  it('is signed in with both a user and a token', () => {
    expect(parseSession(stored)).toEqual({ status: 'signed-in', user: maya, token: 'opaque', favorites: ['a', 'b'] });
  });

  it.each([
    ['no token', { ...stored, token: null }],
    ['an empty token', { ...stored, token: '' }],
    ['no user', { ...stored, user: null }],
    ['a user that is no JSON', { ...stored, user: '{"firstName":' }],
    ['a user that is null', { ...stored, user: 'null' }],
    ['a user that is a string', { ...stored, user: '"maya"' }],
    ['a user without a name', { ...stored, user: JSON.stringify({ ...maya, firstName: undefined }) }],
    ['a user of an unknown type', { ...stored, user: JSON.stringify({ ...maya, userType: 'king' }) }],
    ['nothing at all', { user: null, token: null, favorites: null }],
  ])('is signed out with %s', (_, items) => {
    expect(parseSession(items)).toEqual({ status: 'signed-out' });
  });

  it.each([
    ['absent', null, []],
    ['broken', '[1,', []],
    ['not a list', '{"a":1}', []],
    ['repeated or mistyped', '["a","a",7,null,"b"]', ['a', 'b']],
  ])('tolerates favourites that are %s', (_, favorites, expected) => {
    expect(parseSession({ ...stored, favorites })).toMatchObject({ status: 'signed-in', favorites: expected });
  });

  it('keeps the fields it does not know', () => {
    const user = { ...maya, phone: '07700 900123' };
    expect(parseSession({ ...stored, user: JSON.stringify(user) })).toMatchObject({ user });
  });
});
