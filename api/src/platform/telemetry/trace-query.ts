import { currentActivity } from './activity.ts';

type Send = (...args: unknown[]) => never;
type Callback = (error: unknown, ...rest: unknown[]) => unknown;

/** Sends a query in a span of its own when a trace is being recorded; `args` are those of `pg.Client.query`. */
export function traceQuery(send: Send, args: unknown[]): never {
  const parent = currentActivity()?.span;
  const text = parent && textOf(args[0]);
  if (!text) return send(...args);
  const { summary, operation } = summarize(text);
  const span = parent.startChild(summary, 'client', {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.summary': summary,
  });
  const done = args.at(-1);
  if (typeof done === 'function')
    return send(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
      span.end(Boolean(error));
      (done as Callback)(error, ...rest);
    });
  const answer = send(...args) as Promise<unknown>;
  answer.then(
    () => span.end(false),
    () => span.end(true),
  );
  return answer as never;
}

/** Null for a cursor, whose rows are read over time. */
const textOf = (query: unknown): string | null => {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query) return null;
  return 'text' in query && typeof query.text === 'string' ? query.text : null;
};

/** The operation and its first table: a statement as a whole can have values in it. */
export function summarize(text: string): { readonly operation: string; readonly summary: string } {
  const operation = /^[\s(]*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'query';
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?((?:"?[a-z_]+"?\.)?"?[a-z_]+"?)/i.exec(text)?.[1];
  return { operation, summary: table ? `${operation} ${table.replaceAll('"', '')}` : operation };
}
