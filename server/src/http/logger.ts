import { type DestinationStream, pino } from 'pino';

const MAX_BUFFERED_LINES = 512;
const MAX_WAIT_MS = 200;

export interface Log {
  readonly logger: ReturnType<typeof createLogger>;
  /** Appends a line that is already JSON. */
  readonly write: (line: string) => void;
  /** Writes buffered lines before the process exits. */
  readonly flush: () => void;
}

/**
 * Lines are buffered and written together, because a write per line costs more than formatting it. A process that is
 * about to become another one waits for each write with `sync`: one under way would be lost.
 */
export function openLog(level: string, { sync = false }: { readonly sync?: boolean } = {}): Log {
  const output = pino.destination({ dest: 1, sync });
  // A closed pipe must not crash the server.
  output.on('error', () => {});
  let lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  const pass = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length === 0) return;
    output.write(lines.join(''));
    lines = [];
  };
  const write = (line: string) => {
    if (lines.push(line) >= MAX_BUFFERED_LINES) pass();
    else timer ??= setTimeout(pass, MAX_WAIT_MS).unref();
  };
  const flush = () => {
    pass();
    output.flushSync();
  };
  return { logger: createLogger(level, { write }), write, flush };
}

export const createLogger = (level: string, destination: DestinationStream) =>
  pino({ level, base: null, serializers: { err: describeError, error: describeError } }, destination);

const MAX_TEXT = 4_000;
const emailAddress = /[^\s@"'<>()=]+@[^\s@"'<>()=]+/g;

const masked = (text: string): string => text.replace(emailAddress, '[email]').slice(0, MAX_TEXT);

/** Only these fields are logged, because further fields of a driver error hold values of the row. */
export function describeError(error: unknown): object {
  if (typeof error !== 'object' || error === null) return { message: masked(String(error)) };
  const { name, code, status, statusText, message, stack, cause, errors } = error as ErrorLike;
  return {
    type: typeof name === 'string' ? name : error.constructor?.name,
    ...(code !== undefined && { code }),
    ...(typeof status === 'number' && { status }),
    message: masked(String(message ?? statusText ?? `has ${Object.keys(error).join(', ') || 'no fields'}`)),
    ...(typeof stack === 'string' && { stack: masked(stack) }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
    ...(Array.isArray(errors) && { errors: errors.slice(0, MAX_ERRORS).map(describeError) }),
  };
}

/** Errors, and what the router throws for an answer. */
type ErrorLike = Readonly<
  Partial<Record<'name' | 'code' | 'status' | 'statusText' | 'message' | 'stack' | 'cause' | 'errors', unknown>>
>;
const MAX_ERRORS = 5;
