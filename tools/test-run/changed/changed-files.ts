import { root, runCommand } from '../../run-command.ts';

/**
 * Files that differ from where this branch left main, committed or not, with those that git does not know yet. On main
 * itself that is uncommitted work alone.
 */
export async function changedFiles(since?: string): Promise<string[]> {
  const base = since ?? (await mergeBase());
  const lists = await Promise.all([
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set(lists.flatMap((list) => list.split('\n').filter(Boolean)))].sort();
}

async function mergeBase(): Promise<string> {
  for (const main of ['main', 'origin/main']) {
    const { exitCode, output } = await runCommand('git', ['merge-base', 'HEAD', main]);
    if (exitCode === 0) return output.trim();
  }
  return 'HEAD';
}

async function git(...args: string[]): Promise<string> {
  const { exitCode, output } = await runCommand('git', args, { cwd: root });
  if (exitCode !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
  return output;
}
