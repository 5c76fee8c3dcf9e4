import { expect, test } from 'vitest';
import { registryUrls } from './lockfile.ts';

test('reports a package that is bound to a registry', () => {
  const packages = {
    'node_modules/zod': { resolved: 'https://registry.example/zod/-/zod-4.0.0.tgz' },
    'node_modules/kysely': {},
    'node_modules/@letfair/api': { resolved: 'api', link: true },
  };
  expect(registryUrls({ packages })).toEqual([
    'node_modules/zod is bound to https://registry.example/zod/-/zod-4.0.0.tgz',
  ]);
});

test('fails for an empty lockfile', () => {
  expect(registryUrls({})).toHaveLength(1);
});
