import type { Fields } from '@letfair/contract/endpoint';
import { type ErrorCode, errorStatus } from '@letfair/contract/errors';

type Envelope =
  | { readonly success: true; readonly data: unknown; readonly message?: string }
  | {
      readonly success: false;
      readonly message: string;
      readonly data?: unknown;
      readonly error: { readonly code: ErrorCode; readonly fields?: Fields };
    };

export interface HttpAnswer {
  readonly status: number;
  readonly retryAfterSeconds?: number;
  readonly version?: number;
  readonly envelope: Envelope;
}

interface FailureExtras {
  readonly fields?: Fields;
  readonly data?: unknown;
  readonly status?: number;
  readonly retryAfterSeconds?: number;
}

export function failure(code: ErrorCode, message: string, extras: FailureExtras = {}): HttpAnswer {
  const { fields, data, status = errorStatus[code], retryAfterSeconds } = extras;
  return {
    status,
    ...(retryAfterSeconds && { retryAfterSeconds }),
    envelope: {
      success: false,
      message,
      ...(data !== undefined && { data }),
      error: { code, ...(fields && { fields }) },
    },
  };
}
