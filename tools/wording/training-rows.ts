import { readdirSync, readFileSync } from 'node:fs';
import * as tables from '../../domain/src/listings/law/wording/example-sentences.ts';
import { type WordingDecision, wordingDecisionKinds } from '../../domain/src/trust/moderation/wording-decisions.ts';
import type { TrainingRow } from './train-model.ts';

interface SentenceFile {
  readonly unlawful: readonly string[];
  readonly lawful: readonly string[];
}

/** A file for each subject; `lists.json` joins lists that others wrote to be counted over. */
const folder = new URL('training/', import.meta.url);
const LISTS = 'lists.json';

function readSentences(file: string): readonly TrainingRow[] {
  const { unlawful, lawful }: SentenceFile = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  return [
    ...unlawful.map((text) => ({ text, isUnlawful: true })),
    ...lawful.map((text) => ({ text, isUnlawful: false })),
  ];
}

/** Sentences as landlords write them; the rules may miss some of the unlawful ones. */
export const writtenSentences: readonly TrainingRow[] = readdirSync(folder).sort().flatMap(readSentences);

/** Those of them whose mix is like that of a list for evaluation. */
export const listedSentences: readonly TrainingRow[] = readSentences(LISTS);

/** The rows of a file of moderators' decisions, as an admin downloads it. */
export function readDecisions(path: string): readonly TrainingRow[] {
  const { data } = JSON.parse(readFileSync(path, 'utf8')) as { data?: { rows?: readonly Partial<WordingDecision>[] } };
  if (!data?.rows) throw new Error(`${path} is no file of wording decisions.`);
  return data.rows.map(({ sentence, decision }, index) => {
    if (typeof sentence !== 'string' || !wordingDecisionKinds.some((kind) => kind === decision))
      throw new Error(`Row ${index + 1} of ${path} has no sentence with a decision, “approved” or “refused”.`);
    return { text: sentence, isUnlawful: decision === 'refused' };
  });
}

/** All rows to train with, each text once; what moderators decided comes before what the tables say. */
export function trainingRows(decisions: readonly TrainingRow[]): readonly TrainingRow[] {
  const byText = new Map<string, TrainingRow>();
  const fromTables = [
    ...tables.unlawful.map(({ text }) => ({ text, isUnlawful: true })),
    ...tables.lawful.map((text) => ({ text, isUnlawful: false })),
  ];
  for (const row of [...decisions, ...writtenSentences, ...fromTables])
    if (!byText.has(row.text)) byText.set(row.text, row);
  return [...byText.values()];
}
