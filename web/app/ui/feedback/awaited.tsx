import { type ReactNode, Suspense } from 'react';
import { type LoadResult, useAwaited } from '../../lib/page-data.ts';
import { LoadFailure } from './load-failure.tsx';

interface AwaitedProps<T> {
  /** From the route's loader. */
  readonly promise: Promise<LoadResult<T>>;
  /** What is loaded, as part of a sentence. */
  readonly what: string;
  /** Without one, the boundary around it waits: parts that would push each other about come together. */
  readonly fallback?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Shows a skeleton, then what a loader's promise gave, and a retry where it failed. */
export function Awaited<T>({ fallback, ...rest }: AwaitedProps<T>) {
  const result = <Result {...rest} />;
  return fallback === undefined ? result : <Suspense fallback={fallback}>{result}</Suspense>;
}

const Result = <T,>({ promise, ...rest }: Omit<AwaitedProps<T>, 'fallback'>) => (
  <Loaded result={useAwaited(promise)} {...rest} />
);

interface LoadedProps<T> extends Omit<AwaitedProps<T>, 'promise'> {
  /** From `useDetails`. */
  readonly result: { readonly data: T | undefined; readonly hasFailed: boolean; readonly reload: () => void };
}

export const Loaded = <T,>({ result: { data, hasFailed, reload }, what, fallback, children }: LoadedProps<T>) => (
  <>
    {hasFailed && <LoadFailure what={what} onRetry={reload} />}
    {data === undefined && !hasFailed && fallback}
    {data !== undefined && children(data)}
  </>
);
