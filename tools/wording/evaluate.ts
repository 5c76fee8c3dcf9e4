import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findSuspiciousWords } from '../../domain/src/listings/law/wording/suspicion/suspicious-words.ts';
import { nations } from '../../domain/src/search/places/nations.ts';
import { inPercent, isRefused } from './verdicts.ts';

/** Counts what the rules and the classifier make of a list: `{ unlawful: [{ text }], lawful: [{ text }] }`. */
interface Sentence {
  readonly text: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean', default: false }, nation: { type: 'string', default: 'england' } },
});
const nation = nations.find((name) => name === values.nation);
if (positionals.length === 0 || !nation)
  throw new Error('Name a JSON file of sentences: npm run evaluate-wording -- FILE [--nation england] [--show]');

for (const path of positionals) {
  const list = JSON.parse(readFileSync(path, 'utf8')) as { unlawful: Sentence[]; lawful: Sentence[] };
  const isPassed = ({ text }: Sentence) => !isRefused(text, nation);
  const isFlagged = ({ text }: Sentence) => findSuspiciousWords(text).length > 0;
  const passed = list.unlawful.filter(isPassed);
  const counts: readonly (readonly [string, readonly Sentence[], readonly Sentence[]])[] = [
    ['unlawful, not refused', passed, list.unlawful],
    ['unlawful, neither refused nor flagged', passed.filter((one) => !isFlagged(one)), list.unlawful],
    ['lawful, refused', list.lawful.filter((one) => !isPassed(one)), list.lawful],
    ['lawful, flagged', list.lawful.filter((one) => isPassed(one) && isFlagged(one)), list.lawful],
  ];
  console.log(path);
  for (const [name, found, all] of counts) {
    console.log(`  ${name}: ${inPercent(found.length, all.length)}`);
    if (values.show) for (const { text } of found) console.log(`    ${text}`);
  }
}
