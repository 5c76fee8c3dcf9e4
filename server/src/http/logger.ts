import { type DestinationStream, pino } from 'pino';

const LINES_AT_ONCE = 512;
const LONGEST_WAIT_MS = 200;

export interface Log {
  readonly logger: ReturnType<typeof createLogger>;
  /** One line that is JSON already. */
  readonly write: (line: string) => void;
  /** Before the process ends: what waits is written now. */
  readonly flush: () => void;
}

/** Lines wait for each other and are written together: handing over each alone would cost more than making it. */
export function openLog(level: string): Log {
  const output = pino.destination({ dest: 1, sync: false });
  // A reader that goes away (a closed pipe) must not take the server with it.
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
    if (lines.push(line) >= LINES_AT_ONCE) pass();
    else timer ??= setTimeout(pass, LONGEST_WAIT_MS).unref();
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

/** Of an error only what helps to find it. A driver puts the values of a row into further fields, and those stay out. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: masked(String(error)) };
  const { code, cause } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    ...(code && { code }),
    message: masked(error.message),
    stack: masked(error.stack ?? ''),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}
