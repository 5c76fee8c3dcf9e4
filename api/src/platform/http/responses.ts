import type { Fields } from '@letfair/contract/wire/endpoint';
import { type ErrorCode, errorStatus } from '@letfair/contract/wire/errors';
import { createFaultLog, faultKindOf } from '../faults.ts';
import { OverloadedError } from '../limits/concurrency-limit.ts';
import { describeSafely } from '../telemetry/mask.ts';
import type { Allowance } from './rate-limit-headers.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends JSON with headers that the process has prepared. Present where there is such a process. */
    sendJson?: (status: number, body: string, unchanging?: object) => FastifyReply;
  }
}

export interface HttpResponse {
  readonly status: number;
  readonly retryAfterSeconds?: number;
  readonly version?: number;
  /** What is left of the calls of an API key. */
  readonly allowance?: Allowance;
  /** The envelope as JSON. */
  readonly body: string;
  /** What the body says, if that never changes: its compressed bytes are kept for as long as it is. */
  readonly unchanging?: object;
}

interface FailureExtras {
  readonly fields?: Fields;
  /** Already reduced to what the contract names. */
  readonly data?: unknown;
  readonly status?: number;
  readonly version?: number;
  readonly retryAfterSeconds?: number;
}

export function failureResponse(code: ErrorCode, message: string, extras: FailureExtras = {}): HttpResponse {
  const { fields, data, status = errorStatus[code], version, retryAfterSeconds } = extras;
  return {
    status,
    ...(version !== undefined && { version }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
    body: JSON.stringify({ success: false, message, data, error: { code, fields } }),
  };
}

const RETRY_UNAVAILABLE_SECONDS = 5;
const RETRY_STORAGE_SECONDS = 60;
/** For people whose write finds no room on the disk. */
export const STORAGE_FULL = 'We’ve run out of storage space, so nothing was saved. Please try again in a few minutes.';
/** For people whose file cannot be stored or read. */
export const STORAGE_AWAY = 'We can’t open or save files at the moment. Please try again in a minute.';

const sentences = {
  malformed: 'We couldn’t read the request. Send well-formed JSON.',
  not_found: 'There’s nothing here.',
  method_not_allowed: 'This address doesn’t accept that method.',
  too_large: 'The request is too large.',
  unsupported_type: 'Send the body as application/json.',
  too_many: 'Too many requests. Please wait a little and try again.',
  internal: 'Sorry, something went wrong on our side. Please try again.',
  unavailable: 'Letfair is very busy. Please try again in a few seconds.',
} as const satisfies Partial<Record<ErrorCode, string>>;

type FaultCode = keyof typeof sentences;

export const faultResponse = (code: FaultCode, extras?: Parameters<typeof failureResponse>[2]): HttpResponse =>
  failureResponse(code, sentences[code], extras);

/** Maps anything that was thrown to a response. Only `internal` is a bug; its details stay in the log. */
export function responseToError(error: unknown): HttpResponse {
  if (error instanceof OverloadedError)
    return faultResponse('unavailable', { retryAfterSeconds: error.retryAfterSeconds });
  const kind = faultKindOf(error);
  if (kind === 'aborted') return faultResponse('malformed');
  if (kind === 'storage-full')
    return failureResponse('unavailable', STORAGE_FULL, { retryAfterSeconds: RETRY_STORAGE_SECONDS });
  if (kind === 'storage-away')
    return failureResponse('unavailable', STORAGE_AWAY, { retryAfterSeconds: RETRY_STORAGE_SECONDS });
  if (kind === 'database-away') return faultResponse('unavailable', { retryAfterSeconds: RETRY_UNAVAILABLE_SECONDS });
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status !== 'number' || status < 400) return faultResponse('internal');
  const code = (Object.keys(sentences) as FaultCode[]).find((name) => errorStatus[name] === status);
  if (code === 'unavailable') return faultResponse(code, { retryAfterSeconds: RETRY_UNAVAILABLE_SECONDS });
  if (code) return faultResponse(code);
  return status < 500 ? faultResponse('malformed', { status }) : faultResponse('internal');
}

export const loggableError = (error: unknown): object =>
  error instanceof Error ? { failure: describeSafely(error) } : { thrown: error?.constructor?.name ?? typeof error };

/** Shared by calls over HTTP and inside the process. */
export const logFault = createFaultLog(loggableError);
