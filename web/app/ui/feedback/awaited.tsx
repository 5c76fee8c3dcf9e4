import { type ReactNode, Suspense } from 'react';
import { type Settled, useAwaited } from '../../lib/page-data.ts';
import { LoadFailure } from './load-failure.tsx';

interface AwaitedProps<T> {
  /** From the route's loader. */
  readonly promise: Promise<Settled<T>>;
  /** What is loaded, as part of a sentence. */
  readonly what: string;
  readonly fallback: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Shows a skeleton, then what a loader's promise gave, and a retry where it failed. */
export const Awaited = <T,>({ fallback, ...rest }: AwaitedProps<T>) => (
  <Suspense fallback={fallback}>
    <Result {...rest} />
  </Suspense>
);

function Result<T>({ promise, what, children }: Omit<AwaitedProps<T>, 'fallback'>) {
  const { data, hasFailed, reload } = useAwaited(promise);
  return (
    <>
      {hasFailed && <LoadFailure what={what} onRetry={reload} />}
      {data !== undefined && children(data)}
    </>
  );
}
