import { useEffect, useEffectEvent, useState } from 'react';

type Answered<Data> = { readonly success: true; readonly data: Data } | { readonly success: false };

/** What a call answers when a part of the screen appears; undefined until then. `load` tries again. */
export function useAnswer<Data>(call: (signal: AbortSignal) => Promise<Answered<Data>>) {
  const [data, setData] = useState<Data>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const ask = useEffectEvent(call);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    const left = new AbortController();
    setHasFailed(false);
    ask(left.signal).then(
      (answer) => (answer.success ? setData(answer.data) : setHasFailed(true)),
      () => left.signal.aborted || setHasFailed(true),
    );
    return () => left.abort();
  }, [tries]);
  return { data, hasFailed, load: () => setTries(tries + 1) };
}
