import { useCallback, useEffect, useState } from 'react';
import { type Submitted, useSubmission } from '../../lib/use-submission.ts';
import { useLiveEvents } from '../live/index.ts';

type Answered<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly message: string; readonly error: { readonly code: string } };
type Send<T> = (options: { readonly idempotencyKey: string }) => Promise<Answered<T>>;

interface State<T> {
  readonly thread: T | undefined;
  readonly status: 'loading' | 'ready' | 'failed' | 'missing';
}

const NO_ANSWER = 'That did not work. Please try again.';

/** One ticket and everything written in it, kept up to date. `load` comes from useCallback; a new one is another ticket. */
export function useThread<T>(load: (signal: AbortSignal) => Promise<Answered<T>>) {
  const [state, setState] = useState<State<T>>({ thread: undefined, status: 'loading' });
  const [round, setRound] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [step, setStep] = useState<string | null>(null);
  const { submit } = useSubmission();
  const reload = useCallback(() => setRound((count) => count + 1), []);
  // A live event names a row, and pages know references: whatever ticket changed, one question more does no harm.
  useLiveEvents('ticket', reload);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks for the same ticket
  useEffect(() => {
    const abort = new AbortController();
    const settle = (next: (before: State<T>) => State<T>) => abort.signal.aborted || setState(next);
    load(abort.signal).then(
      (answer) =>
        settle(({ thread }) => {
          if (answer.success) return { thread: answer.data, status: 'ready' };
          return answer.error?.code === 'not_found'
            ? { thread: undefined, status: 'missing' }
            : { thread, status: 'failed' };
        }),
      () => settle(({ thread }) => ({ thread, status: 'failed' })),
    );
    return () => abort.abort();
  }, [load, round]);

  /** Sends one change, which is `step` meanwhile; true when it is made. */
  async function change(name: string, content: unknown, send: Send<T>): Promise<boolean> {
    if (step) return false;
    setFailure(null);
    setStep(name);
    const sent: Submitted<Answered<T>> | null = await submit({ name, content }, send);
    setStep(null);
    if (!sent) return false;
    if ('error' in sent) {
      setFailure(NO_ANSWER);
      return false;
    }
    if (sent.answer.success) {
      setState({ thread: sent.answer.data, status: 'ready' });
      return true;
    }
    setFailure(sent.answer.message || NO_ANSWER);
    // The other side was quicker: what is shown is no longer so.
    if (sent.answer.error?.code === 'conflict') reload();
    return false;
  }

  return { ...state, step, failure, reload, change };
}
