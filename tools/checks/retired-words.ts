import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceFiles } from '../source-files.ts';

export interface RetiredWord {
  readonly word: string;
  readonly instead: string;
}

export interface CheckedFile {
  /** Relative to the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Landed migrations are never changed, and the glossary has to name what is retired. */
const isExempt = (path: string): boolean => path.startsWith('api/migrations/') || path === 'docs/glossary.md';
const isChecked = (path: string): boolean => /\.(tsx?|css|sql|md)$/.test(path) && !isExempt(path);

/** Reads the table below the heading "Retired words" of the glossary. */
export const retiredWordsIn = (glossary: string): RetiredWord[] =>
  Array.from(
    (glossary.split(/^## Retired words$/m)[1] ?? '').matchAll(/^\| `([^`]+)` \| (.+?) \|$/gm),
    ([, word = '', instead = '']) => ({ word, instead }),
  );

/** One sentence per use in a file name, an identifier or a comment. */
export function retiredWordUses(files: readonly CheckedFile[], retired: readonly RetiredWord[]): string[] {
  const patterns = retired.map(({ word, instead }) => ({ word, instead, pattern: patternOf(word) }));
  return files
    .filter(({ path }) => isChecked(path))
    .flatMap(({ path, text }) => {
      const shown = withoutTexts(path, text);
      return patterns.flatMap(({ word, instead, pattern }) => [
        ...(pattern.test(path) ? [`${path} is named after "${word}"; the word is ${instead}.`] : []),
        ...shown
          .split('\n')
          .flatMap((line, n) =>
            pattern.test(line) ? [`${path}:${n + 1} says "${word}"; the word is ${instead}.`] : [],
          ),
      ]);
    });
}

export async function checkRetiredWords(folder: string): Promise<string[]> {
  const retired = retiredWordsIn(await readFile(join(folder, 'docs/glossary.md'), 'utf8'));
  if (retired.length === 0) return ['docs/glossary.md lists no retired word.'];
  const paths = (await sourceFiles(folder)).filter(isChecked);
  const files = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })),
  );
  return retiredWordUses(files, retired);
}

/** As a whole identifier or word: `marks` is found in `marks.ts` and `row.marks`, not in `benchmarks`. */
function patternOf(word: string): RegExp {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const [before, after] = [/^\w/.test(word) ? '(?<![\\w$])' : '', /\w$/.test(word) ? '(?![\\w$])' : ''];
  return new RegExp(`${before}${escaped}${after}`);
}

/** Blanks what people read on the screen: quoted strings, and text between tags. Prose of documents stays. */
function withoutTexts(path: string, text: string): string {
  if (!/\.tsx?$/.test(path)) return text;
  const blank = (found: string): string => found.replace(/[^\n]/g, ' ');
  const code = text.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, (found) =>
    found.startsWith('/') ? found : blank(found),
  );
  return path.endsWith('.tsx') ? code.replace(/(?<=>)[^<>{}=;]+(?=[<{])/g, blank) : code;
}
