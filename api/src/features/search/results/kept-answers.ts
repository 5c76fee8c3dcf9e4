/**
 * Every live home is read for an answer, so one answer serves everybody for twenty times as long as it took, and for a
 * minute at most: a small market is up to date at once, and a large one spends a twentieth of its time on this.
 */
const KEPT_FOR_TIMES = 20;
const KEPT_MS = 60_000;

interface Kept<Answer> {
  readonly until: number;
  readonly answer: Promise<Answer>;
}

/** Those who ask while an answer is read wait for the same one; what fails is read again. */
export function keepAnswers<Key, Answer>(read: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const kept = new Map<Key, Kept<Answer>>();
  return (key) => {
    const before = kept.get(key);
    if (before && before.until > Date.now()) return before.answer;
    const started = Date.now();
    const answer = read(key);
    kept.set(key, { until: started + KEPT_MS, answer });
    answer.then(
      () => {
        const took = Date.now() - started;
        kept.set(key, { until: Date.now() + Math.min(KEPT_MS, KEPT_FOR_TIMES * took), answer });
      },
      () => kept.delete(key),
    );
    return answer;
  };
}
