import { readFile } from 'node:fs/promises';
import { LIST_PATH, type ListedText, listTexts } from './list-texts.ts';
import { retiredPhraseUses } from './retired-phrases.ts';
import { hardKinds, listOf, listPath } from './write-list.ts';

/** One sentence if the list is out of date, per retired phrase, and per kind of text that is hard to read. */
export const textFindings = (texts: readonly ListedText[], written: string): string[] => [
  ...(written === listOf(texts) ? [] : [`${LIST_PATH} is out of date: run \`npm run texts -- --write\`.`]),
  ...retiredPhraseUses(texts),
  ...hardKinds(texts),
];

export async function checkTexts(folder: string): Promise<string[]> {
  const written = await readFile(listPath(folder), 'utf8').catch(() => '');
  return textFindings(await listTexts(folder), written);
}
