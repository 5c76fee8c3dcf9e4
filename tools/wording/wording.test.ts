import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSuspiciousWords } from '../../domain/src/listings/law/wording/suspicion/suspicious-words.ts';
import { trainModel } from './train-model.ts';
import { readDecisions, trainingRows, writtenSentences } from './training-rows.ts';
import { isRefused } from './verdicts.ts';

const MOST_BYTES = 200_000;
const model = new URL('../../domain/src/listings/law/wording/suspicion/model.json', import.meta.url);

/** Of the sentences that the classifier was trained on; of others more are missed. */
const most = { notRefused: 0.4, neither: 0.005, lawfulRefused: 0.015, lawfulFlagged: 0.02 } as const;

test('the rules and the classifier keep to what they were tuned on', () => {
  const isFlagged = (text: string) => findSuspiciousWords(text).length > 0;
  const shareOf = (isUnlawful: boolean, passes: (text: string) => boolean) => {
    const rows = writtenSentences.filter((row) => row.isUnlawful === isUnlawful);
    return rows.filter(({ text }) => passes(text)).length / rows.length;
  };
  expect(shareOf(true, (text) => !isRefused(text))).toBeLessThanOrEqual(most.notRefused);
  expect(shareOf(true, (text) => !isRefused(text) && !isFlagged(text))).toBeLessThanOrEqual(most.neither);
  expect(shareOf(false, (text) => isRefused(text))).toBeLessThanOrEqual(most.lawfulRefused);
  expect(shareOf(false, isFlagged)).toBeLessThanOrEqual(most.lawfulFlagged);
});

test('the weights take at most 200 kB', () => {
  expect(statSync(model).size).toBeLessThanOrEqual(MOST_BYTES);
  expect(JSON.parse(readFileSync(model, 'utf8'))).toEqual({
    bias: expect.any(Number),
    threshold: expect.any(Number),
    weights: expect.stringMatching(/^[\x23-\x7d]+$/),
  });
});

test('training twice gives the same weights', () => {
  const rows = writtenSentences.filter((_, index) => index % 20 === 0);
  expect(trainModel(rows)).toEqual(trainModel(rows));
});

test('decisions of moderators are read as rows, and count before the tables', () => {
  const path = join(tmpdir(), `decisions-${process.pid}.json`);
  const rows = [
    { sentence: 'No DSS', decision: 'approved' },
    { sentence: 'Quiet sort only', decision: 'refused' },
  ];
  writeFileSync(path, JSON.stringify({ success: true, data: { rows } }));
  const decisions = readDecisions(path);
  expect(decisions).toEqual([
    { text: 'No DSS', isUnlawful: false },
    { text: 'Quiet sort only', isUnlawful: true },
  ]);
  expect(trainingRows(decisions).filter(({ text }) => text === 'No DSS')).toEqual([
    { text: 'No DSS', isUnlawful: false },
  ]);
  writeFileSync(path, JSON.stringify({ data: { rows: [{ sentence: 'No DSS' }] } }));
  expect(() => readDecisions(path)).toThrow('Row 1');
  writeFileSync(path, '{}');
  expect(() => readDecisions(path)).toThrow('no file of wording decisions');
});
