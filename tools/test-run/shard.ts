export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

export interface SizedFile {
  readonly file: string;
  readonly bytes: number;
}

/**
 * One machine's part of the test files, about as much of them as the others'. It follows from the files alone, so that
 * machines agree without talking. The runners' own way to split would leave open which files a machine has to run.
 */
export function filesOfShard(files: readonly SizedFile[], { index, count }: Shard): string[] {
  const shards = Array.from({ length: count }, () => ({ bytes: 0, files: [] as string[] }));
  const largestFirst = files.toSorted((a, b) => b.bytes - a.bytes || (a.file < b.file ? -1 : 1));
  for (const { file, bytes } of largestFirst) {
    const lightest = shards.reduce((least, shard) => (shard.bytes < least.bytes ? shard : least));
    lightest.files.push(file);
    lightest.bytes += bytes;
  }
  return shards[index - 1]?.files.sort() ?? [];
}
