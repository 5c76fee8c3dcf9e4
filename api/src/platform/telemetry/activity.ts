import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A timed piece of work in a trace. Names and attributes say what our code does, and nothing of what people sent. */
export interface Span {
  /** The trace and this span, as the W3C header `traceparent` writes them. */
  readonly traceparent: string;
  readonly startChild: (name: string, kind: SpanKind, attributes: SpanAttributes) => Span;
  readonly end: (hasFailed: boolean, attributes?: SpanAttributes) => void;
}

/** Starts a trace, or continues the one of `traceparent`. */
export type StartTrace = (
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  traceparent: string | undefined,
) => Span;

/** The request or job that the code that runs now belongs to. */
export interface Activity {
  /** Null for a job that no request has caused. */
  readonly requestId: string | null;
  /** Null while traces are off. */
  readonly span: Span | null;
}

const activities = new AsyncLocalStorage<Activity>();

export const currentActivity = (): Activity | undefined => activities.getStore();

export const runInActivity = <T>(activity: Activity, work: () => T): T => activities.run(activity, work);

/** A callback that a pool or an emitter calls later, in the activity of now. */
export const inThisActivity = <F extends (...args: never[]) => unknown>(callback: F): F =>
  activities.getStore()?.span ? (AsyncLocalStorage.bind(callback) as F) : callback;

/** Runs work in a span of its own when a trace is being recorded. */
export async function traced<T>(
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  work: () => Promise<T>,
): Promise<T> {
  const { requestId = null, span: parent } = currentActivity() ?? {};
  if (!parent) return work();
  const span = parent.startChild(name, kind, attributes);
  let hasFailed = true;
  try {
    const result = await runInActivity({ requestId, span }, work);
    hasFailed = false;
    return result;
  } finally {
    span.end(hasFailed);
  }
}

/** What a job keeps of the request that caused it. */
export interface JobOrigin {
  readonly requestId?: string;
  readonly traceparent?: string;
}

export function currentOrigin(): JobOrigin | undefined {
  const { requestId, span } = currentActivity() ?? {};
  if (!requestId && !span) return undefined;
  return { ...(requestId && { requestId }), ...(span && { traceparent: span.traceparent }) };
}
