import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { sourceFiles } from '../source-files.ts';
import { MAX_LINES } from './file-shape.ts';
import { importsOf, type SourceFile, withoutComments } from './import-direction.ts';

const SMALL = 25;

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.includes('/testing/');
/** Found by its name: an entry point of a feature, a route, what is generated or only declared, and what has a test. */
const hasPlaceOfItsOwn = (path: string, files: ReadonlyMap<string, number>): boolean =>
  isTest(path) ||
  /(?:\/index|\.generated|\.d)\.tsx?$|^web\/app\/routes/.test(path) ||
  ['.test.', '.db.test.', '.component.test.'].some((test) => files.has(path.replace(/\.(tsx?)$/, `${test}$1`)));

const targetOf = (path: string, specifier: string): string =>
  specifier.startsWith('.')
    ? posix.join(posix.dirname(path), specifier)
    : specifier.replace(/^@letfair\/([^/]+)\/(.*)$/, '$1/src/$2.ts');

/** One sentence per small file that belongs in the one file beside it that imports it. */
export function smallFileFindings(files: readonly SourceFile[]): string[] {
  const importers = new Map<string, Set<string>>();
  const loadedLater = new Set(
    files.flatMap(({ path, text }) =>
      [...text.matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, specifier = '']) => targetOf(path, specifier)),
    ),
  );
  for (const { path, text } of files)
    for (const { specifier } of isTest(path) ? [] : importsOf(withoutComments(text)))
      importers.set(targetOf(path, specifier), (importers.get(targetOf(path, specifier)) ?? new Set()).add(path));
  const lines = new Map(files.map(({ path, text }) => [path, text.split('\n').length - 1]));
  return files.flatMap(({ path }) => {
    const [importer, ...others] = importers.get(path) ?? [];
    const size = lines.get(path) ?? 0;
    const isBeside = importer !== undefined && posix.dirname(importer) === posix.dirname(path);
    if (!isBeside || others.length > 0 || hasPlaceOfItsOwn(path, lines) || loadedLater.has(path) || size >= SMALL)
      return [];
    const together = size + (lines.get(importer) ?? 0);
    return posix.basename(importer).startsWith('index.') || together > MAX_LINES
      ? []
      : [`${path} has ${size} lines and is imported by ${posix.basename(importer)} alone; it belongs in there.`];
  });
}

export async function findSmallFiles(folder: string): Promise<string[]> {
  const paths = (await sourceFiles(folder)).filter((path) => /\.tsx?$/.test(path));
  return smallFileFindings(
    await Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') }))),
  );
}
