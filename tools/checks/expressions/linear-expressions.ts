import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseShippedFiles } from '../syntax.ts';
import { findExpressions, type WrittenExpression } from './find-expressions.ts';
import { superLinear } from './super-linear.ts';

const recorder = fileURLToPath(new URL('record-made.ts', import.meta.url));

/** What files make of texts and tables while they load. */
export async function recordMade(root: string, files: readonly string[]): Promise<readonly WrittenExpression[]> {
  if (files.length === 0) return [];
  const { stdout } = await promisify(execFile)(process.execPath, [recorder, root, ...files], { maxBuffer: 20_000_000 });
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** One sentence for each expression that some text makes slow. */
export function slowExpressions(expressions: readonly WrittenExpression[]): string[] {
  const judged = new Map<string, string | null>();
  return expressions.flatMap(({ place, source, flags }) => {
    const key = `/${source}/${flags}`;
    if (!judged.has(key)) judged.set(key, superLinear(source, flags));
    const reason = judged.get(key);
    return reason ? [`${place} ${key} takes more than linear time: it ${reason}.`] : [];
  });
}

/** Expressions of the product take time in proportion to the text, whatever the text is. */
export async function checkExpressions(root: string): Promise<string[]> {
  const { written, making, unseen } = findExpressions(await parseShippedFiles(root));
  const made = await recordMade(root, making);
  return [...unseen, ...slowExpressions([...written, ...made])];
}
