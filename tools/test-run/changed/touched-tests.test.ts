import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { areas } from '../../areas.ts';
import { root } from '../../run-command.ts';
import { sourceFiles } from '../../source-files.ts';
import { browser, component, db, pages, pure, type Tier, wholeProcess } from '../tiers.ts';
import { namedFiles, readImportGraph } from './import-graph.ts';
import { touchedTests } from './touched-tests.ts';

const files = await sourceFiles(root);
const repository = { files, graph: await readImportGraph(root, files) };
const touched = (tier: Tier, ...changed: string[]): string[] => touchedTests(tier, changed, repository);
const all = (tier: Tier): string[] => files.filter(tier.owns);

test('reads every way to name a file, except for its types', () => {
  const text = `import a from './a.ts'; import type { B } from "./b.ts"; export { c } from './c.ts'; export * from './d.ts'; export type { H } from './h.ts';
    const e = await import('./e.ts'); const f = new URL('f.sql', import.meta.url); import './g.css';`;
  expect(namedFiles('x.ts', text).toSorted()).toEqual(
    ['a.ts', 'c.ts', 'd.ts', 'e.ts', 'f.sql', 'g.css'].map((name) => `./${name}`),
  );
});

describe('a change to a feature', () => {
  const useCase = 'api/src/features/search/favorites/routes.ts';

  test('of the API runs its database tests and those of the API as a whole, and few others', () => {
    const found = touched(db, useCase);
    expect(found).toEqual(
      expect.arrayContaining(all(db).filter((file) => file.startsWith('api/src/features/search/favorites/'))),
    );
    expect(found).toContain('api/src/role-matrix.db.test.ts');
    expect(found).not.toContain('api/src/features/listings/photos/upload-photo.db.test.ts');
    expect(touched(browser, useCase)).toEqual([]);
    expect(touched(pages, useCase)).toEqual([]);
    expect(touched(wholeProcess, useCase)).toEqual([]);
    expect(touched(component, useCase)).toEqual([]);
  });

  test('of the API runs of another feature what stands beside a file that uses it', () => {
    const found = touched(db, 'api/src/features/search/results/filter-sql.ts');
    expect(found).toContain('api/src/features/agencies/bulk/bulk-changes.db.test.ts');
    expect(found).toContain('api/src/features/listings/manage/submit-listing.db.test.ts');
    expect(found).not.toContain('api/src/features/listings/manage/revisions/revisions.db.test.ts');
    expect(found.length).toBeLessThan(all(db).length / 2);
  });

  test('of the web runs its component tests and the journeys of its area', () => {
    const screen = 'web/app/features/search/favorites/favorites.ts';
    expect(touched(component, screen)).toContain(
      'web/app/features/search/favorites/favorite-listings.component.test.tsx',
    );
    expect(touched(pure, screen)).toContain('web/app/features/search/favorites/favorites.test.ts');
    const specs = touched(browser, screen);
    expect(specs).toEqual(all(browser).filter((file) => file.startsWith('e2e/tests/search/')));
    expect(specs.length).toBeGreaterThan(0);
    expect(touched(db, screen)).toEqual([]);
  });

  test('of the domain reaches what uses it in every workspace', () => {
    const rule = 'domain/src/lettings/viewings/booking-rules.ts';
    expect(touched(pure, rule)).toContain('domain/src/lettings/viewings/booking-rules.test.ts');
    expect(touched(db, rule)).toContain('api/src/features/lettings/viewings/book-viewing.db.test.ts');
  });
});

test('a test that changed runs, and no other of its tier', () => {
  expect(touched(db, 'api/src/role-matrix.db.test.ts')).toEqual(['api/src/role-matrix.db.test.ts']);
  expect(touched(wholeProcess, 'server/src/demo.process.test.ts')).toEqual(['server/src/demo.process.test.ts']);
});

test.for([
  ['api/migrations/0001_start.sql', [db, wholeProcess]],
  ['package-lock.json', [pure, component, db, pages, wholeProcess, browser]],
  ['vitest.config.ts', [pure, component, db, pages, wholeProcess, browser]],
  ['server/src/serve.ts', [wholeProcess]],
  ['server/src/pages/render.ts', [pages, wholeProcess]],
  ['web/app/root.tsx', [pages, browser]],
  ['web/vite.config.ts', [pages, browser]],
] as const)('%s runs whole tiers', ([changed, tiers]) => {
  for (const tier of tiers) expect(touched(tier, changed), tier.name).toEqual(all(tier));
});

test('a file that is read at run time runs the tests that name it, or those around it', () => {
  expect(touched(pure, 'docs/product/agencies/teams.md')).toContain(
    'api/src/features/agencies/teams/policy-table.test.ts',
  );
  expect(touched(pure, 'api/src/platform/docs/docs.css')).toContain('api/src/platform/docs/docs-page.test.ts');
});

test('tests that read all files run with every change, and nothing runs without one', () => {
  expect(touched(pure, 'README.md')).toContain('tools/checks/file-shape.test.ts');
  for (const tier of [pure, component, db, pages, wholeProcess, browser]) expect(touched(tier)).toEqual([]);
});

test('areas have the same names in every workspace, in the documents and in the browser tests', async () => {
  const below = async (path: string) =>
    (await readdir(root + path, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  for (const folder of ['api/src/features', 'web/app/features', 'docs/product'])
    expect((await below(folder)).toSorted(), folder).toEqual(areas.toSorted());
  expect((await below('e2e/tests')).toSorted()).toEqual([...areas, 'quality'].toSorted());
  for (const folder of ['domain/src', 'contract/src'])
    expect(await below(folder)).toEqual(expect.arrayContaining([...areas]));
});
