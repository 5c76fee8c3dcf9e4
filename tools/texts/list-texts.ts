import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseShippedFiles } from '../checks/syntax.ts';
import { sourceFiles } from '../source-files.ts';
import { type FoundText, findTexts } from './find-texts.ts';
import { isReadByPeople, type Kind, kindOf } from './kinds.ts';
import { textsOfJson, textsOfMarkdown } from './read-documents.ts';

export interface ListedText extends FoundText {
  readonly kind: Kind;
}

/** The list itself would repeat everything. */
const isDocument = (path: string): boolean => /^(?:[A-Z]+|docs\/.*)\.md$/.test(path) && path !== LIST_PATH;
const isTextFile = (path: string): boolean => /^web\/app\/.*\/texts\/[\w-]+\.json$/.test(path);

export const LIST_PATH = 'docs/product/texts.md';

/** Everything that people read in the product, in the order of files and lines. */
export async function listTexts(folder: string): Promise<ListedText[]> {
  const code = (await parseShippedFiles(folder)).filter(isReadByPeople).flatMap(findTexts);
  const paths = await sourceFiles(folder);
  const read = async (path: string): Promise<FoundText[]> => {
    const text = await readFile(join(folder, path), 'utf8');
    return path.endsWith('.md') ? textsOfMarkdown(path, text) : textsOfJson(path, text);
  };
  const written = await Promise.all(paths.filter((path) => isDocument(path) || isTextFile(path)).map(read));
  return [...code, ...written.flat()].map((text) => ({ ...text, kind: kindOf(text) }));
}
