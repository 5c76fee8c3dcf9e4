import { randomUUID } from 'node:crypto';
import type { ForeignCall, RtdfProperty, RtdfRemark } from '@letfair/contract/agencies/feed/rtdf';
import { shownValue } from '@letfair/domain/agencies/portfolio/rows';
import { type RtdfErrorName, rtdfErrors, rtdfWarnings } from '@letfair/domain/agencies/portfolio/rtdf/rtdf-codes';
import type { RtdfProblem } from '@letfair/domain/agencies/portfolio/rtdf/rtdf-property';
import { storableText } from '@letfair/domain/cut-text';
import { ukDay, ukTime } from '@letfair/domain/uk-time';
import { sentenceOf } from '../../../platform/http/issue-sentences.ts';

interface RtdfOutcome {
  readonly message: string;
  readonly errors?: readonly RtdfRemark[];
  readonly warnings?: readonly RtdfRemark[];
  readonly property?: RtdfProperty;
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
  replication_lag: 0 as const,
  errors: [...errors],
  warnings: [...warnings],
  ...(property && { property }),
});

export const rtdfError = (name: RtdfErrorName, error_description: string, error_value = ''): RtdfRemark => ({
  error_code: rtdfErrors[name],
  error_description: storableText(error_description),
  error_value: storableText(error_value),
});

export const rtdfWarning = (
  name: keyof typeof rtdfWarnings,
  error_description: string,
  error_value = '',
): RtdfRemark => ({
  error_code: rtdfWarnings[name],
  error_description: storableText(error_description),
  error_value: storableText(error_value),
});

/** One error for each field: the first, which is that of its shape. */
export function rtdfErrorsOf(problems: readonly RtdfProblem[]): RtdfRemark[] {
  const said = (field: string, at: number) =>
    problems.slice(0, at).some((earlier) => field === earlier.field || field.startsWith(`${earlier.field}.`));
  return problems.flatMap(({ error, field, wanted, value }, at) =>
    said(field, at) ? [] : [rtdfError(error, `${field}: ${wanted}`, value)],
  );
}

/** What of a request has another type or size than the format says, named as the format names it. */
export const findShapeProblems = ({ body }: ForeignCall, request: unknown): RtdfProblem[] =>
  (body.safeParse(request, { error: sentenceOf, reportInput: true }).error?.issues ?? []).map((issue) => ({
    error: issue.input === undefined ? 'missing' : 'value',
    field: issue.path.reduce<string>(
      (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key)),
      '',
    ),
    value: typeof issue.input === 'string' || typeof issue.input === 'number' ? shownValue(`${issue.input}`) : '',
    wanted: issue.message,
  }));
