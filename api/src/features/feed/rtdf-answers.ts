import { randomUUID } from 'node:crypto';
import { type RtdfErrorName, rtdfErrors, rtdfWarnings } from '@letfair/domain/portfolio/rtdf/rtdf-codes';
import type { RtdfProblem } from '@letfair/domain/portfolio/rtdf/rtdf-property';
import { ukDay, ukTime } from '@letfair/domain/uk-time';

interface RtdfRemark {
  readonly error_code: string;
  readonly error_description: string;
  readonly error_value: string;
}

interface RtdfOutcome {
  readonly message: string;
  readonly errors?: readonly RtdfRemark[];
  readonly warnings?: readonly RtdfRemark[];
  readonly property?: object;
}

/** "16-11-2026 18:20:00" in UK time. */
export function rtdfTime(at: Date): string {
  const [year, month, day] = ukDay(at).split('-');
  return `${day}-${month}-${year} ${ukTime(at)}:${String(at.getUTCSeconds()).padStart(2, '0')}`;
}

/** The envelope of every answer of the real-time feed. */
export const rtdfAnswer = (receivedAt: Date, { message, errors = [], warnings = [], property }: RtdfOutcome) => ({
  request_id: randomUUID(),
  message,
  success: errors.length === 0,
  request_timestamp: rtdfTime(receivedAt),
  response_timestamp: rtdfTime(new Date()),
  replication_lag: 0,
  errors,
  warnings,
  ...(property && { property }),
});

export const rtdfError = (name: RtdfErrorName, error_description: string, error_value = ''): RtdfRemark => ({
  error_code: rtdfErrors[name],
  error_description,
  error_value,
});

export const rtdfWarning = (
  name: keyof typeof rtdfWarnings,
  error_description: string,
  error_value = '',
): RtdfRemark => ({ error_code: rtdfWarnings[name], error_description, error_value });

export const describeProblem = ({ field, wanted }: RtdfProblem): string => `${field}: ${wanted}`;
