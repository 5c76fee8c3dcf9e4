import { expect, test } from 'vitest';
import { registryAddresses } from './lockfile.ts';

test('a package bound to a registry is named', () => {
  const packages = {
    'node_modules/zod': { resolved: 'https://registry.example/zod/-/zod-4.0.0.tgz' },
    'node_modules/kysely': {},
    'node_modules/@letfair/api': { resolved: 'api', link: true },
  };
  expect(registryAddresses({ packages })).toEqual([
    'node_modules/zod is bound to https://registry.example/zod/-/zod-4.0.0.tgz',
  ]);
});

test('an empty lockfile is no success', () => {
  expect(registryAddresses({})).toHaveLength(1);
});
