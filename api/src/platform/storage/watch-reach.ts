import { INSTALLATION_KEY, type Storage } from './storage.ts';

/** Scrapes of several tools share one answer. */
const KEEP_MS = 10_000;
const MUST_ANSWER_MS = 5_000;

export type CanReachStorage = () => Promise<boolean>;

/** Asks whether the storage answers at all; pages and searches do without it, so nothing else waits for this. */
export function watchReach(
  { head }: Pick<Storage, 'head'>,
  { keepMs = KEEP_MS, mustAnswerMs = MUST_ANSWER_MS } = {},
): CanReachStorage {
  let kept: { readonly answer: Promise<boolean>; readonly until: number } | null = null;
  return () => {
    if (!kept || Date.now() >= kept.until)
      kept = { answer: answersWithin(head(INSTALLATION_KEY), mustAnswerMs), until: Date.now() + keepMs };
    return kept.answer;
  };
}

async function answersWithin(asked: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false).unref();
  });
  const answered = asked.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
