import { parseArgs } from 'node:util';
import type { Shard } from './shard.ts';

export interface TestArguments {
  /** Run only what a change can touch: since a commit, or since this branch left main. */
  readonly changed?: { readonly since?: string };
  readonly shard?: Shard;
}

export const USAGE = 'Usage: npm test -- [--changed | --changed=COMMIT] [--shard 1/2]';

/** Null for anything it does not know, so that a typing error does not run something else. */
export function readArguments(args: readonly string[]): TestArguments | null {
  try {
    const { values } = parseArgs({
      // An optional value has to be joined to its name.
      args: args.map((arg) => (arg === '--changed' ? '--changed=' : arg)),
      options: { changed: { type: 'string' }, shard: { type: 'string' } },
    });
    const shard = values.shard === undefined ? undefined : readShard(values.shard);
    if (shard === null) return null;
    return {
      ...(values.changed !== undefined && { changed: values.changed ? { since: values.changed } : {} }),
      ...(shard && { shard }),
    };
  } catch {
    return null;
  }
}

function readShard(text: string): Shard | null {
  const [, index, count] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  return shard.index <= shard.count ? shard : null;
}
