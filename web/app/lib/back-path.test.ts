import { describe, expect, it } from 'vitest';
import { backPath } from './back-path.ts';

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
