import { readWords } from '@letfair/domain/search/words/read-words';
import sentences from '@letfair/domain/search/words/sentences.json' with { type: 'json' };
import { atMost, type Figure } from './report.ts';

const CPU_MS = 1;
const TODAY = '2026-11-19';
const ROUNDS = 10;

function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Searches in someone's own words: the sentences of the tests, and the same with a typing error in each word. */
export async function readSentences(): Promise<Figure[]> {
  const written = sentences.map(([sentence = '']) => sentence);
  const mistyped = written.map((sentence) => sentence.replace(/([a-z]{3})([a-z])([a-z])/g, '$1$3$2'));
  const readAll = (texts: readonly string[]) => (): void => {
    for (let round = 0; round < ROUNDS; round++) for (const text of texts) readWords(text, TODAY);
  };
  readAll(written)();
  const each = (texts: readonly string[]): number => cpuMs(readAll(texts)) / texts.length / ROUNDS;
  return [
    atMost(`CPU of each of ${written.length} sentences`, each(written), CPU_MS, ' ms'),
    atMost('CPU of each with typing errors', each(mistyped), CPU_MS, ' ms'),
  ];
}
