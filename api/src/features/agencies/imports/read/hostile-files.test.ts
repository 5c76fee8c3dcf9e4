import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FileProblem } from '../../../../platform/files/zip-archive.ts';
import { guessTargets, homeReader } from '../homes.ts';
import { hostileFiles } from './hostile-files.ts';
import { openPortfolio } from './open-portfolio.ts';

const folder = await mkdtemp(join(tmpdir(), 'letfair-hostile-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Reads all of a file as a dry run does: the sentence that refuses it, or how many of its rows are refused. */
async function refusalOf(path: string): Promise<string | number> {
  try {
    const portfolio = await openPortfolio(path);
    try {
      const targets = guessTargets(portfolio.columns, {});
      const read = homeReader(
        portfolio.columns.map((name, at) => ({ name, examples: [], target: targets[at] ?? null })),
      );
      let refused = 0;
      for await (const row of portfolio.rows()) refused += read(row).problems.length > 0 ? 1 : 0;
      return refused;
    } finally {
      portfolio.close();
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return error.message;
  }
}

test('there are a hundred', () => expect(hostileFiles.length).toBeGreaterThanOrEqual(100));

test.each(hostileFiles)('refuses %s with one sentence, soon and in little memory', async (what, contents) => {
  const path = join(folder, 'file');
  await writeFile(path, await contents());
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const begun = process.cpuUsage();
  const refusal = await refusalOf(path);
  const { user, system } = process.cpuUsage(begun);
  clearInterval(watch);
  if (what.startsWith('a formula')) expect(refusal).toBe(1);
  else expect(refusal).toMatch(/^[A-Z“].{10,300}\.$/s);
  // Of the processor, so that a busy machine makes no difference.
  expect((user + system) / 1_000).toBeLessThan(5_000);
  expect(Math.max(most, process.memoryUsage.rss()) - before).toBeLessThan(100_000_000);
});
