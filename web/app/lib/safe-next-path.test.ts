import { describe, expect, it } from 'vitest';
import { safeNextPath, signInPath } from './safe-next-path.ts';

describe('where people may be sent after signing in', () => {
  it.each(['/dashboard', '/list-property?draft=1#photos', '/properties?location=Leeds%20LS1', '/'])(
    'a path of this site: %s',
    (path) => expect(safeNextPath(path)).toBe(path),
  );

  it.each([
    null,
    '',
    'dashboard',
    '//evil.example',
    '//evil.example/dashboard',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    '/..//evil.example',
    '/.//evil.example',
    '/auth/login',
    '/auth/login?next=/dashboard',
    'http://letfair.invalid/dashboard',
  ])('never %j', (path) => expect(safeNextPath(path)).toBeNull());

  it('survives the way through the sign-in address', () => {
    const path = '/list-property?draft=1&tab=2#photos';
    const carried = new URL(signInPath(path), 'http://localhost').searchParams.get('next');
    expect(safeNextPath(carried)).toBe(path);
  });
});
