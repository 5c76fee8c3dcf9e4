import { exampleId } from '@letfair/contract/wire/text';
import { codeTable } from '@letfair/domain/code-table';
import * as z from 'zod';
import type { Json } from './shared-parts.ts';

/** The JSON Schema of what is sent (`input`) or answered (`output`). */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io });
  return tidy(rest as Json, io);
}

/** Of what is sent, what is the same in an answer. */
export const withoutLimits = (sent: Json): Json => tidy(sent, 'output');

/** Parts that hold other schemas: one, a list, or by name. */
const tidyAll = (schemas: unknown, io: 'input' | 'output') => (schemas as readonly Json[]).map((one) => tidy(one, io));
const tidyFields = (fields: unknown, io: 'input' | 'output'): Json =>
  Object.fromEntries(Object.entries(fields as Record<string, Json>).map(([name, field]) => [name, tidy(field, io)]));

/** Leaves out what zod writes for itself and readers do not need. */
function tidy(given: Json, io: 'input' | 'output'): Json {
  const schema: Record<string, unknown> = { ...given };
  // The format says it in a word that readers and generators know.
  if (schema.format) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  // The choices say it all.
  if (schema.enum) delete schema.maxLength;
  if (schema.enum || schema.const !== undefined) delete schema.type;
  nameKeys(schema);
  // Of all calls, so the introduction says it once.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (io === 'output') dropLimits(schema);
  if (schema.properties) {
    if (io === 'input') needFields(schema);
    schema.properties = tidyFields(schema.properties, io);
  }
  if (schema.needed) for (const said of ['needed', 'default']) delete schema[said];
  if (schema.items) schema.items = tidy(schema.items as Json, io);
  if (typeof schema.additionalProperties === 'object')
    schema.additionalProperties = tidy(schema.additionalProperties as Json, io);
  if (schema.oneOf) schema.oneOf = tidyAll(schema.oneOf, io);
  return schema.anyOf ? joinChoices(schema, tidyAll(schema.anyOf, io)) : schema;
}

/** A record whose keys are known is an object with these fields. */
function nameKeys(schema: Record<string, unknown>): void {
  const keys = (schema.propertyNames as { readonly enum?: readonly string[] } | undefined)?.enum;
  const value = schema.additionalProperties;
  if (!keys || typeof value !== 'object') return;
  delete schema.propertyNames;
  delete schema.additionalProperties;
  schema.properties = Object.fromEntries(keys.map((key) => [key, value]));
}

/** A text that the domain refuses when it is empty cannot be left out, though the schema lets it pass. */
function needFields(schema: Record<string, unknown>): void {
  const fields = Object.entries(schema.properties as Record<string, Json>);
  const needed = fields.filter(([, field]) => field.needed).map(([name]) => name);
  if (needed.length > 0) schema.required = [...needed, ...((schema.required as readonly string[] | undefined) ?? [])];
}

/** Limits bind callers, not readers: an answer may grow, and the longest text is of no use to whoever gets one. */
function dropLimits(schema: Record<string, unknown>): void {
  for (const limit of ['maxLength', 'maxItems', 'minimum', 'maximum', 'default']) delete schema[limit];
}

/** "A number, or null" and "one of these texts, or an empty one" have short forms. */
function joinChoices(schema: Json, choices: readonly Json[]): Json {
  const { anyOf, ...rest } = schema;
  const [value, other, ...more] = choices;
  if (choices.every((choice) => 'const' in choice)) return { ...rest, enum: choices.map((choice) => choice.const) };
  if (!value || !other || more.length > 0) return { ...rest, anyOf: choices };
  if (value.enum && other.type === value.type && 'const' in other)
    return { ...value, ...rest, enum: [...(value.enum as readonly unknown[]), other.const] };
  if (other.type === 'null' && isPlain(value)) return { ...value, ...rest, type: [value.type, 'null'].flat() };
  if (value.type === 'number' && other.type === 'string' && isPlain(value) && isPlain(other))
    return { ...value, ...other, ...rest, type: ['number', 'string'] };
  return { ...rest, anyOf: choices };
}

const isPlain = ({ type, properties, items, enum: choices, const: only }: Json): boolean =>
  type !== undefined && !properties && !items && !choices && only === undefined;

/** A parameter of a path or a query, with an example that can be tried. */
export function parameterOf(place: 'path' | 'query', name: string, schema: Json, isRequired: boolean): Json {
  const { description, examples, takes, ...plain } = schema as {
    readonly description?: string;
    readonly examples?: readonly unknown[];
    readonly takes?: Json;
  } & Json;
  const value = asFlag(takes ?? plain);
  return {
    name,
    in: place,
    ...(isRequired && { required: true }),
    description: description ?? inPaths.get(name)?.description ?? '',
    // A list is written with commas.
    ...(value.type === 'array' && { style: 'form', explode: false }),
    schema: value,
    example: exampleOf(examples?.[0] ?? inPaths.get(name)?.example, value),
  };
}

/** A flag in an address is a text, which whoever sends it need not know. */
const asFlag = (schema: Json): Json => {
  const choices = schema.enum as readonly unknown[] | undefined;
  if (!choices?.every((choice) => choice === 'true' || choice === 'false')) return schema;
  return { type: 'boolean', ...(choices.length === 1 && { enum: [choices[0] === 'true'] }) };
};

export function exampleOf(given: unknown, schema: Json): unknown {
  if (schema.type === 'array') return typeof given === 'string' ? given.split(',').map(asNumber(schema)) : [exampleId];
  if (schema.type === 'boolean') return given !== 'false';
  if (typeof given === 'string' && (schema.type === 'integer' || schema.type === 'number')) return Number(given);
  if (given !== undefined) return given;
  return schema.format === 'uuid' ? exampleId : ((schema.enum as readonly unknown[] | undefined)?.[0] ?? '');
}

const asNumber =
  ({ items }: Json) =>
  (text: string): string | number =>
    (items as Json | undefined)?.type === 'number' ? Number(text) : text;

const inPaths = codeTable<{ readonly description: string; readonly example?: string }>({
  id: { description: 'The item’s id.' },
  propertyId: { description: 'The home’s id.' },
  targetId: { description: 'The id of what was reported.' },
  personId: { description: 'The person’s id.' },
  reference: { description: 'The ticket’s reference.', example: 'LF-7K2M9Q' },
  offset: { description: 'Where the part begins in the file, in bytes.', example: '0' },
});
