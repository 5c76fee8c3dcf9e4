import { useEffect, useEffectEvent, useState } from 'react';
import { whenBack } from './connection.ts';

type Refused = { readonly success: false; readonly message: string };
export type Answered<Data> = { readonly success: true; readonly data: Data } | Refused;

interface State<Data> {
  readonly about: string | null;
  readonly data?: Data | undefined;
  readonly failure?: Refused | 'unreachable' | undefined;
}

interface AnswerOptions {
  /** The last answer stays while one about something else is on its way. */
  readonly keepsLast?: boolean;
}

/**
 * What a call answers when a part of the screen appears, and again when what it is `about` changes; null asks nothing.
 * The answer is undefined until it is there, and stays when a later load fails. It has failed when the server refuses,
 * which is `refused` with the reason, or cannot be reached. `load` tries again, and so does the network when it is back.
 */
export function useAnswer<Data>(
  call: (signal: AbortSignal) => Promise<Answered<Data>>,
  about: string | null = '',
  { keepsLast = false }: AnswerOptions = {},
) {
  const [state, setState] = useState<State<Data>>({ about });
  const [tries, setTries] = useState(0);
  const ask = useEffectEvent(call);
  const dataFor = (next: string | null, before: State<Data>) =>
    keepsLast || before.about === next ? before.data : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    if (about === null) return;
    const left = new AbortController();
    setState((before) => ({ about, data: dataFor(about, before) }));
    const fail = (failure: Refused | 'unreachable') =>
      left.signal.aborted || setState((before) => ({ ...before, failure }));
    ask(left.signal).then(
      (answer) => left.signal.aborted || (answer.success ? setState({ about, data: answer.data }) : fail(answer)),
      () => fail('unreachable'),
    );
    return () => left.abort();
  }, [about, tries]);

  const failure = state.about === about ? state.failure : undefined;
  const isUnreachable = failure === 'unreachable';
  useEffect(() => {
    if (isUnreachable) return whenBack(() => setTries((before) => before + 1));
  }, [isUnreachable]);
  return {
    data: dataFor(about, state),
    setData: (change: Data | ((before: Data | undefined) => Data | undefined)) =>
      setState((before) => ({
        ...before,
        data:
          typeof change === 'function'
            ? (change as (before: Data | undefined) => Data | undefined)(before.data)
            : change,
      })),
    hasFailed: failure !== undefined,
    refused: failure === 'unreachable' ? null : (failure ?? null),
    load: () => setTries((before) => before + 1),
  };
}
