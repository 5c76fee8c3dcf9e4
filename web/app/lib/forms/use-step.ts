import { useState } from 'react';
import { networkProblem } from './use-form.ts';
import { useSubmission } from './use-submission.ts';

export interface Notice {
  readonly tone: 'good' | 'harm';
  readonly text: string;
}

interface Answer {
  readonly success: boolean;
  readonly message?: string | undefined;
  readonly error?: { readonly code: string } | undefined;
}
type Done<A> = Extract<A, { readonly success: true }>;
type Refused<A> = Extract<A, { readonly success: false }>;

/**
 * What came of a press: the answer, or the sentence that says why not. It is stale when someone else was quicker, and
 * `refused` is missing where no answer came.
 */
export type Taken<A> =
  | { readonly isDone: true; readonly answer: Done<A> }
  | { readonly isDone: false; readonly problem: string; readonly isStale: boolean; readonly refused?: Refused<A> };

/** Null where no answer came. */
export const answerOf = <A>(taken: Taken<A>): Done<A> | Refused<A> | null =>
  taken.isDone ? taken.answer : (taken.refused ?? null);

interface StepOptions<A> {
  /** What is sent, where one name stands for several contents. */
  readonly content?: unknown;
  /** What the notice says when it is done. */
  readonly done?: string | ((answer: Done<A>) => string);
}

const outOfDate: readonly (string | undefined)[] = ['conflict', 'not_found'];

/**
 * One press that changes something: sent once, told in a notice, and loaded again when it is done or someone else was
 * quicker.
 *
 *   const step = useStep(reload);
 *   <Button busy={step.underWay === 'archive' && 'Archiving...'} onClick={() => step.take('archive', (options) => …)}>
 */
export function useStep(reload?: () => unknown) {
  const { submit } = useSubmission();
  const [underWay, setUnderWay] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  /** Null when an earlier press is still under way. */
  async function take<A extends Answer>(
    name: string,
    send: (options: { readonly idempotencyKey: string }) => Promise<A>,
    { content = null, done }: StepOptions<A> = {},
  ): Promise<Taken<A> | null> {
    const sent = await submit([name, content], (options) => {
      setNotice(null);
      setUnderWay(name);
      return send(options);
    });
    if (!sent) return null;
    setUnderWay(null);
    const answer = 'answer' in sent ? sent.answer : null;
    if (!answer?.success) {
      const problem = answer?.message || networkProblem();
      setNotice({ tone: 'harm', text: problem });
      const isStale = outOfDate.includes(answer?.error?.code);
      if (isStale) void reload?.();
      return { isDone: false, problem, isStale, ...(answer && { refused: answer as Refused<A> }) };
    }
    const good = answer as Done<A>;
    const text = typeof done === 'function' ? done(good) : done;
    if (text) setNotice({ tone: 'good', text });
    void reload?.();
    return { isDone: true, answer: good };
  }

  return {
    /** The name of the step that is under way. */
    underWay,
    isBusy: underWay !== null,
    notice,
    tell: (text: string, tone: Notice['tone'] = 'good') => setNotice({ tone, text }),
    clear: () => setNotice(null),
    take,
  };
}

export type Step = ReturnType<typeof useStep>;
