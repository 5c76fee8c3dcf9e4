import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const inHex = 'ab'.repeat(32);

test('several keys of secrets, in base64 or hex, keep their order', () => {
  const keys = [Buffer.alloc(32, 1).toString('base64'), inHex];
  const parsed = parseConfig({ SECRETS_KEY: keys.join(', '), DATA_DIR: '/srv/letfair' });
  expect(parsed).toMatchObject({ ok: true, config: { keySource: { given: keys, folder: '/srv/letfair/secrets' } } });
});

test.each(['a passphrase of good length', inHex.slice(2), `${inHex},`])(
  'refuses "%s" with a sentence that says how to make a key',
  (SECRETS_KEY) => {
    const parsed = parseConfig({ SECRETS_KEY });
    expect(parsed).toEqual({
      ok: false,
      problem: expect.stringMatching(/^SECRETS_KEY must be 32 random bytes .*openssl rand -base64 32.*\.$/),
    });
    expect(JSON.stringify(parsed)).not.toContain(SECRETS_KEY);
  },
);
