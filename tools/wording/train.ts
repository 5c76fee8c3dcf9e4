import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { encodeWeights } from '../../domain/src/listings/law/wording/suspicion/suspicious-words.ts';
import { crossValidate, trainModel } from './train-model.ts';
import { listedSentences, readDecisions, trainingRows } from './training-rows.ts';
import { inPercent, isRefused, scoreOfText } from './verdicts.ts';

/**
 * Trains the classifier that flags wording for moderators and writes its weights. Files named on the command line are
 * exports of moderators' decisions. Prints what a cross-validation finds.
 */
const FOLDS = 10;
/** Nearly all of our lawful sentences look like unlawful ones; of those in lists by others half as many are flagged. */
const MOST_LAWFUL_FLAGGED = 0.09;
const MOST_BYTES = 200_000;

const { positionals } = parseArgs({ allowPositionals: true });
const rows = trainingRows(positionals.flatMap(readDecisions));
console.log(`${rows.length} sentences, ${rows.filter(({ isUnlawful }) => isUnlawful).length} of them unlawful.`);

const scores = crossValidate(rows, FOLDS, scoreOfText);
const listed = new Set(listedSentences.map(({ text }) => text));
const judged = rows.map(({ text, isUnlawful }, index) => ({
  isUnlawful,
  isListed: listed.has(text),
  isRefused: isRefused(text),
  score: scores[index] ?? 0,
}));

const lawfulScores = judged
  .filter(({ isUnlawful }) => !isUnlawful)
  .map(({ score }) => score)
  .sort((one, two) => two - one);
const threshold = Math.ceil(lawfulScores[Math.floor(lawfulScores.length * MOST_LAWFUL_FLAGGED)] ?? 0);

function report(name: string, of: readonly (typeof judged)[number][]): void {
  const [lawful, unlawful] = [of.filter(({ isUnlawful }) => !isUnlawful), of.filter(({ isUnlawful }) => isUnlawful)];
  const count = (what: string, all: typeof of, is: (one: (typeof of)[number]) => boolean) =>
    console.log(`  ${what}: ${inPercent(all.filter(is).length, all.length)}`);
  console.log(name);
  count('unlawful, not refused by a rule', unlawful, (one) => !one.isRefused);
  count('unlawful, neither refused nor flagged', unlawful, (one) => !one.isRefused && one.score <= threshold);
  count('unlawful, not flagged, whatever the rules say', unlawful, ({ score }) => score <= threshold);
  count('lawful, refused by a rule', lawful, (one) => one.isRefused);
  count('lawful, flagged', lawful, ({ score }) => score > threshold);
}

console.log(`Cross-validation in ${FOLDS} parts, flagged above ${threshold}:`);
report('all sentences', judged);
report(
  'lists by others',
  judged.filter(({ isListed }) => isListed),
);

const { weights, bias } = trainModel(rows);
const file = new URL('../../domain/src/listings/law/wording/suspicion/model.json', import.meta.url);
const written = `${JSON.stringify({ bias, threshold, weights: encodeWeights(weights) }, null, 2)}\n`;
if (written.length > MOST_BYTES) throw new Error(`The weights take ${written.length} bytes, more than ${MOST_BYTES}.`);
writeFileSync(file, written);
console.log(`${written.length} bytes written.`);
