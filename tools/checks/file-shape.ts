import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { sourceFiles } from '../source-files.ts';

export const MAX_LINES = 300;
export const MAX_FILES_PER_FOLDER = 25;

const isSource = (path: string): boolean => /\.(tsx?|css)$/.test(path) && !path.endsWith('.generated.ts');

export interface MeasuredFile {
  /** Relative to the repository, with forward slashes. */
  readonly path: string;
  readonly lines: number;
}

/** One sentence per file that is too long and per folder that holds too many source files. */
export function shapeViolations(files: readonly MeasuredFile[]): string[] {
  const folders = Map.groupBy(files, ({ path }) => posix.dirname(path));
  return [
    ...files
      .filter(({ lines }) => lines > MAX_LINES)
      .map(({ path, lines }) => `${path} has ${lines} lines; a source file has at most ${MAX_LINES}.`),
    ...[...folders]
      .filter(([, inside]) => inside.length > MAX_FILES_PER_FOLDER)
      .map(
        ([folder, { length }]) =>
          `${folder} holds ${length} source files; a folder has at most ${MAX_FILES_PER_FOLDER}.`,
      ),
  ];
}

export async function checkFileShape(folder: string): Promise<string[]> {
  const paths = (await sourceFiles(folder)).filter(isSource);
  if (paths.length === 0) return [`No source file found below ${folder}.`];
  return shapeViolations(
    await Promise.all(
      paths.map(async (path) => ({ path, lines: (await readFile(join(folder, path), 'utf8')).split('\n').length - 1 })),
    ),
  );
}
