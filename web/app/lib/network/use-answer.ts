import { useEffect, useEffectEvent, useState } from 'react';

type Refused = { readonly success: false; readonly message: string };
type Answered<Data> = { readonly success: true; readonly data: Data } | Refused;

/**
 * What a call answers when a part of the screen appears, and again when what it is `about` changes; undefined until
 * then. It has failed when the server refuses, which is `refused` with the reason, or cannot be reached. `load` tries
 * again.
 */
export function useAnswer<Data>(call: (signal: AbortSignal) => Promise<Answered<Data>>, about = '') {
  const [data, setData] = useState<Data>();
  const [failure, setFailure] = useState<Refused | 'unreachable' | null>(null);
  const [tries, setTries] = useState(0);
  const ask = useEffectEvent(call);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    const left = new AbortController();
    setFailure(null);
    ask(left.signal).then(
      (answer) => left.signal.aborted || (answer.success ? setData(answer.data) : setFailure(answer)),
      () => left.signal.aborted || setFailure('unreachable'),
    );
    return () => left.abort();
  }, [about, tries]);
  return {
    data,
    setData,
    hasFailed: failure !== null,
    refused: failure === 'unreachable' ? null : failure,
    load: () => setTries((before) => before + 1),
  };
}
