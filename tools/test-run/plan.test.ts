import { expect, test } from 'vitest';
import { root } from '../run-command.ts';
import { sourceFiles } from '../source-files.ts';
import { readArguments } from './arguments.ts';
import { planTests } from './plan.ts';
import { browser, component, db, pages, pure, wholeProcess } from './tiers.ts';

const tiers = [pure, component, db, pages, wholeProcess, browser];
const files = await sourceFiles(root);

test.for([
  { args: [], expected: {} },
  { args: ['--changed'], expected: { changed: {} } },
  { args: ['--changed=HEAD~1'], expected: { changed: { since: 'HEAD~1' } } },
  { args: ['--shard', '2/2', '--changed'], expected: { changed: {}, shard: { index: 2, count: 2 } } },
  { args: ['--shard=1/3'], expected: { shard: { index: 1, count: 3 } } },
  { args: ['--shard', '3/2'], expected: null },
  { args: ['--shard', '0/2'], expected: null },
  { args: ['--shard'], expected: null },
  { args: ['--sharp', '1/2'], expected: null },
  { args: ['api'], expected: null },
])('reads $args', ({ args, expected }) => {
  expect(readArguments(args)).toEqual(expected);
});

test('every test file belongs to one tier', () => {
  for (const file of files.filter((path) => /\.(test|spec)\.tsx?$/.test(path)))
    expect(tiers.filter(({ owns }) => owns(file)).length, file).toBe(1);
});

test('shards together run every test file of every tier once, and the checks once', async () => {
  for (const count of [2, 3]) {
    const shards = await Promise.all(
      Array.from({ length: count }, (_, at) =>
        planTests(root, files, tiers, { changed: null, shard: { index: at + 1, count } }),
      ),
    );
    expect(shards.filter(({ runsChecks }) => runsChecks)).toHaveLength(1);
    for (const tier of tiers) {
      const parts = shards.map((shard) => shard.partOf(tier));
      expect(parts.flatMap((part) => part.files).toSorted()).toEqual(files.filter(tier.owns));
      for (const { files: own, isWhole } of parts) {
        expect(isWhole).toBe(false);
        expect(tier.command('report.json', own)).toHaveLength(own.length + tier.command('report.json', 'all').length);
      }
    }
  }
});

test('without arguments every tier is whole', async () => {
  const plan = await planTests(root, files, tiers, { changed: null });
  for (const tier of tiers) expect(plan.partOf(tier)).toEqual({ files: files.filter(tier.owns), isWhole: true });
  expect(plan.runsChecks).toBe(true);
});
