import { currentActivity, describeSafely, maskPersonalData } from '@letfair/api/telemetry';
import type { FastifyBaseLogger } from 'fastify';
import { type Bindings, type DestinationStream, pino } from 'pino';
import type { logFormats } from '../config/values.ts';
import { formatForPeople } from './pretty-log.ts';

const MAX_BUFFERED_LINES = 512;
const MAX_WAIT_MS = 200;
/** Lines beyond these are dropped while whoever reads the log does not. */
const MAX_WAITING_BYTES = 16 * 1_024 * 1_024;

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
export function openLog(
  level: string,
  { format = 'json', sync = false }: { readonly format?: (typeof logFormats)[number]; readonly sync?: boolean } = {},
): Log {
  const output = pino.destination({ dest: 1, sync, maxLength: MAX_WAITING_BYTES });
  // A closed pipe must not crash the server.
  output.on('error', () => {});
  let lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  const pass = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length === 0) return;
    output.write((format === 'pretty' ? lines.map(formatForPeople) : lines).join(''));
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

/** Lines name the request that caused them; whatever looks like personal data is masked, wherever it comes from. */
export function createLogger(level: string, destination: DestinationStream) {
  const serializers = { err: describeError, error: describeError };
  const output = { write: (line: string) => destination.write(maskPersonalData(line)) };
  const mixin = (_details: object, _level: number, logger: unknown): object => {
    // The logger of a request has its id already.
    const { requestId } = (logger === root && currentActivity()) || {};
    return requestId ? { id: requestId } : {};
  };
  const root = pino({ level, base: null, serializers, mixin }, output);
  return root;
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** A child logger is made when it first logs: making one costs more than routing a request, and hardly any request logs. */
export function createChildLogger(parent: Log['logger']): (bindings: Bindings) => FastifyBaseLogger {
  class Child {
    readonly #bindings: Bindings;
    #made: FastifyBaseLogger | undefined;
    constructor(bindings: Bindings) {
      this.#bindings = bindings;
    }
    get logger(): FastifyBaseLogger {
      this.#made ??= parent.child(this.#bindings);
      return this.#made;
    }
    child(bindings: Bindings) {
      return this.logger.child(bindings);
    }
  }
  for (const level of levels)
    Object.defineProperty(Child.prototype, level, {
      value: function (this: Child, ...line: Parameters<FastifyBaseLogger['info']>) {
        this.logger[level](...line);
      },
    });
  return (bindings) => new Child(bindings) as unknown as FastifyBaseLogger;
}

/** Only these fields are logged, because further fields of a driver error hold values of the row. */
export function describeError(error: unknown): object {
  if (typeof error !== 'object' || error === null) return { message: maskPersonalData(String(error)) };
  const { status, statusText, message, cause, errors } = error as ErrorLike;
  const own =
    error instanceof Error
      ? describeSafely(error)
      : {
          type: error.constructor?.name,
          message: maskPersonalData(
            String(message ?? statusText ?? `has ${Object.keys(error).join(', ') || 'no fields'}`),
          ),
        };
  return {
    ...own,
    ...(typeof status === 'number' && { status }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
    ...(Array.isArray(errors) && { errors: errors.slice(0, MAX_ERRORS).map(describeError) }),
  };
}

/** Errors, and what the router throws for an answer. */
type ErrorLike = Readonly<Partial<Record<'status' | 'statusText' | 'message' | 'cause' | 'errors', unknown>>>;
const MAX_ERRORS = 5;
