import type { EndpointSpec, Fields } from '@letfair/contract/endpoint';
import type * as z from 'zod';

export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export type Validated =
  | { readonly ok: true; readonly params: unknown; readonly query: unknown; readonly body: unknown }
  | { readonly ok: false; readonly fields: Fields; readonly mistyped: boolean };

const parts = ['params', 'query', 'body'] as const;

/** Checks each part against its schema; a part without a schema is not looked at. */
export function validate(spec: EndpointSpec, raw: RawInput): Validated {
  const parsed: Record<string, unknown> = {};
  const issues: z.core.$ZodIssue[] = [];
  for (const part of parts) {
    const schema = spec[part];
    if (!schema) continue;
    const result = schema.safeParse(raw[part] ?? (part === 'body' ? raw.body : {}));
    if (result.success) parsed[part] = result.data;
    else issues.push(...result.error.issues);
  }
  if (issues.length === 0) return { ok: true, params: parsed.params, query: parsed.query, body: parsed.body };
  return { ok: false, fields: fieldsOf(issues), mistyped: issues.some(isMistyped) };
}

/** A value of another type or a field nobody knows, as opposed to a value of the right type that is refused. */
const isMistyped = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_type' || issue.code === 'unrecognized_keys' || issue.code === 'invalid_union';

const MOST_FIELDS = 50;

function fieldsOf(issues: readonly z.core.$ZodIssue[]): Fields {
  const fields: Record<string, string> = {};
  for (const issue of issues.slice(0, MOST_FIELDS)) {
    const where = issue.path.join('.');
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys.slice(0, MOST_FIELDS))
        fields[printable(where ? `${where}.${key}` : key)] ??= 'This field is not known here.';
    else fields[printable(where)] ??= issue.message;
  }
  return fields;
}

const printable = (name: string): string => name.toWellFormed().slice(0, 100);
