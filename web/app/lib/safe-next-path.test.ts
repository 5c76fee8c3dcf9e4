import { describe, expect, it } from 'vitest';
import { backPath, safeNextPath, signInPath } from './safe-next-path.ts';

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

const here = 'https://letfair.example/profile';

describe('the page a full load came from', () => {
  it('is gone back to with its search', () => {
    expect(backPath('https://letfair.example/properties?location=Leeds', here)).toBe('/properties?location=Leeds');
  });

  it.each([
    ['nothing is known of it', ''],
    ['it is no URL', 'letfair'],
    ['it belongs to another site', 'https://elsewhere.example/properties'],
    ['it belongs to another port', 'https://letfair.example:8443/properties'],
    ['it is the same page, loaded again', 'https://letfair.example/profile#your-data'],
    ['it is a sign-in page', 'https://letfair.example/auth/login?next=%2Fprofile'],
  ])('is none when %s', (_, referrer) => expect(backPath(referrer, here)).toBeNull());
});
