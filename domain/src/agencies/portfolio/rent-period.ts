import { codeTable } from '../../code-table.ts';
import type { ReadCell } from './cells.ts';

/** A year has 52 weeks. */
const WEEK = 12 / 52;

const periods: readonly (readonly [months: number, words: readonly string[]])[] = [
  [1, ['m', 'pm', 'pcm', 'month', 'monthly', 'per month', 'per calendar month', 'calendar month', 'calendar monthly']],
  [WEEK, ['w', 'pw', 'week', 'weekly', 'per week']],
  [2 * WEEK, ['fortnight', 'fortnightly', 'per fortnight', '2 weekly', 'two weekly']],
  [4 * WEEK, ['4 weekly', 'four weekly', 'every 4 weeks', 'every four weeks', '4 weeks', 'four weeks']],
  [3, ['q', 'pq', 'quarter', 'quarterly', 'per quarter']],
  [6, ['half yearly', 'six monthly', '6 monthly', 'biannually']],
  [12, ['y', 'a', 'py', 'pa', 'year', 'yearly', 'annual', 'annually', 'per year', 'per annum']],
];

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z\d]+/g, '');
const monthsByWord = codeTable(
  Object.fromEntries(periods.flatMap(([months, words]) => words.map((word) => [plain(word), months]))),
);

/** For how many months a rent is; nothing said means a month. A rent for each person is not guessed at. */
export function readRentPeriod(text: string): ReadCell {
  const word = plain(text);
  const months = word === '' ? 1 : monthsByWord.get(word);
  return months === undefined
    ? { ok: false, wanted: 'Per month, per week, every 4 weeks, per quarter or per year.' }
    : { ok: true, value: months };
}
