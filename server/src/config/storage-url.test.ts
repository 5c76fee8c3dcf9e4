import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const problem = (environment: Record<string, string>) => {
  const parsed = parseConfig(environment);
  return parsed.ok ? null : parsed.problem;
};
const storage = (environment: Record<string, string>) => {
  const parsed = parseConfig(environment);
  return parsed.ok ? parsed.config.storage : parsed.problem;
};
const keys = { STORAGE_ACCESS_KEY: 'KEY', STORAGE_SECRET_KEY: 'sec/ret+' };

test('takes a bucket with its keys, or a folder', () => {
  const url = 's3://letfair-files?endpoint=https://storage.example:9000&region=eu-west-2';
  expect(storage({ STORAGE_URL: url, ...keys })).toEqual({
    kind: 's3',
    bucket: 'letfair-files',
    endpoint: 'https://storage.example:9000',
    publicEndpoint: null,
    region: 'eu-west-2',
    accessKey: 'KEY',
    secretKey: 'sec/ret+',
  });
  expect(storage({ STORAGE_URL: 's3://files', ...keys })).toMatchObject({ endpoint: null, region: 'us-east-1' });
  const folder = '/srv/letfair files';
  expect(storage({ STORAGE_URL: 'file:///srv/letfair%20files/' })).toEqual({ kind: 'files', folder });
  expect(storage({ DATA_DIR: folder, STORAGE_URL: 'file:' })).toEqual({ kind: 'files', folder });
});

test.each([
  'http://storage.example',
  's3://',
  's3://bucket/path',
  's3://key:secret@bucket',
  's3://bucket?endpoint=storage.example',
  's3://bucket?endpoint=https://storage.example/path',
  's3://bucket?regoin=eu-west-2',
  's3://bucket?region=eu west',
  'file://host/folder',
  'file:///',
])('STORAGE_URL refuses %s in one sentence that says what it takes', (value) => {
  expect(problem({ STORAGE_URL: value, ...keys })).toMatch(/^STORAGE_URL must be file: for DATA_DIR, [^\n]+\.$/);
});

test('photos may come from a CDN, named by its origin', () => {
  const parsed = parseConfig({ MEDIA_URL: 'https://media.letfair.example/' });
  expect(parsed).toMatchObject({ config: { mediaUrl: 'https://media.letfair.example' } });
  for (const wrong of [
    'media.letfair.example',
    'https://media.example/photos',
    'https://a@media.example',
    's3://media',
  ])
    expect(problem({ MEDIA_URL: wrong })).toMatch(/^MEDIA_URL must be the address of a CDN in front of this site/);
});

test('a bucket needs both of its keys', () => {
  expect(problem({ STORAGE_URL: 's3://files' })).toMatch(
    /^STORAGE_ACCESS_KEY is missing, and the bucket in STORAGE_URL needs it. Set it to the name of an access key/,
  );
  expect(problem({ STORAGE_ACCESS_KEY: 'KEY' })).toMatch(
    /^STORAGE_SECRET_KEY is missing, and STORAGE_ACCESS_KEY needs it/,
  );
  expect(problem({ STORAGE_TO_ACCESS_KEY: 'KEY' })).toMatch(/together with STORAGE_TO_ACCESS_KEY\.$/);
  expect(problem({ STORAGE_TO_SECRET_KEY: 'KEY' })).toMatch(/together with STORAGE_TO_SECRET_KEY\.$/);
  expect(problem({ ...keys, STORAGE_ACCESS_KEY: 'a key' })).toMatch(
    /^STORAGE_ACCESS_KEY must be the name of an access key/,
  );
});
