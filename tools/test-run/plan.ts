import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestArguments } from './arguments.ts';
import { readImportGraph } from './changed/import-graph.ts';
import { touchedTests } from './changed/touched-tests.ts';
import { filesOfShard, type Shard } from './shard.ts';
import type { Tier } from './tiers.ts';

export interface Part {
  readonly files: readonly string[];
  /** All files of the tier, so that its runner finds them by itself. */
  readonly isWhole: boolean;
}

export interface Planned {
  readonly partOf: (tier: Tier) => Part;
  /** On one machine of several. */
  readonly runsChecks: boolean;
}

/** Which test files run, of those in the repository. */
export async function planTests(
  root: string,
  files: readonly string[],
  tiers: readonly Tier[],
  { changed, shard }: { readonly changed: readonly string[] | null } & Pick<TestArguments, 'shard'>,
): Promise<Planned> {
  const repository = { files, graph: changed ? await readImportGraph(root, files) : new Map() };
  const parts = new Map<Tier, Part>();
  for (const tier of tiers) {
    const all = files.filter(tier.owns);
    const touched = changed ? touchedTests(tier, changed, repository) : all;
    const own = shard ? await shareOf(root, touched, shard) : touched;
    parts.set(tier, { files: own, isWhole: own.length === all.length });
  }
  return {
    partOf: (tier) => parts.get(tier) ?? { files: [], isWhole: true },
    runsChecks: shard === undefined || shard.index === 1,
  };
}

const shareOf = async (root: string, files: readonly string[], shard: Shard): Promise<string[]> =>
  filesOfShard(
    await Promise.all(files.map(async (file) => ({ file, bytes: (await stat(join(root, file))).size }))),
    shard,
  );
