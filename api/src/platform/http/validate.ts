import type { EndpointSpec, Fields } from '@letfair/contract/wire/endpoint';
import { cutText } from '@letfair/domain/cut-text';
import type * as z from 'zod';
import { sentenceOf } from './issue-sentences.ts';

export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export interface Refuted {
  readonly ok: false;
  readonly fields: Fields;
  readonly mistyped: boolean;
}

export type Validated =
  | { readonly ok: true; readonly params: unknown; readonly query: unknown; readonly body: unknown }
  | Refuted;

const parts = ['params', 'query', 'body'] as const;

/** Parts without a schema are ignored. */
export function validate(spec: EndpointSpec, raw: RawInput): Validated {
  const parsed: Record<string, unknown> = {};
  // A map, because the caller chooses the names and `__proto__` could be one of them.
  const fields = new Map<string, string>();
  let mistyped = false;
  for (const part of parts) {
    const schema = spec[part];
    if (!schema) continue;
    const result = schema.safeParse(part === 'body' ? raw.body : (raw[part] ?? {}), { error: sentenceOf });
    if (result.success) parsed[part] = result.data;
    else {
      addFields(fields, part, result.error.issues);
      mistyped ||= result.error.issues.some(isMistyped);
    }
  }
  if (fields.size > 0) return { ok: false, fields: Object.fromEntries(fields), mistyped };
  return { ok: true, params: parsed.params, query: parsed.query, body: parsed.body };
}

/** Wrong type or unknown field, as opposed to a refused value of the right type. */
const isMistyped = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_type' || issue.code === 'unrecognized_keys' || issue.code === 'invalid_union';

const MAX_FIELDS = 50;
const MAX_FIELD_NAME = 100;

function addFields(fields: Map<string, string>, part: string, issues: readonly z.core.$ZodIssue[]): void {
  const add = (name: string, sentence: string) => {
    const key = printable(name);
    if (!fields.has(key)) fields.set(key, sentence);
  };
  for (const issue of issues.slice(0, MAX_FIELDS)) {
    const where = issue.path.join('.');
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys.slice(0, MAX_FIELDS))
        add(where ? `${where}.${key}` : key, 'We don’t recognise this field.');
    // An issue with the whole part has no path, so it is reported under the name of the part.
    else add(where || part, issue.message);
  }
}

// Names come from the caller; a lone surrogate would break the encoding of the answer.
const printable = (name: string): string => cutText(name.toWellFormed(), MAX_FIELD_NAME);
