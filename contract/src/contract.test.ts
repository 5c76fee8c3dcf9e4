import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { contract } from './index.ts';
import type { EndpointSpec } from './wire/endpoint.ts';
import { text } from './wire/text.ts';

const endpoints = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, spec]): [string, EndpointSpec] => [`${group}.${name}`, spec]),
);

test('no two endpoints share method and path', () => {
  const addresses = endpoints.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

describe.each(endpoints)('%s', (_, spec) => {
  test('names in its path exactly what it takes from it', () => {
    const inPath = [...spec.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(spec.params?.shape ?? {})).toEqual(inPath);
  });

  test('reads without a body, and writes without a query unless a file is the body', () => {
    if (spec.method === 'GET') expect(spec.body).toBeUndefined();
    else if (!spec.upload) expect(spec.query).toBeUndefined();
  });

  test('takes and gives only what has a limit', () => {
    for (const part of [spec.params, spec.query, spec.body, spec.data, spec.refusedData])
      if (part) expect(unlimited(z.toJSONSchema(part, { io: 'input' }))).toEqual([]);
  });

  test('refuses a text that is too long before anything else reads it', () => {
    for (const part of [spec.params, spec.query, spec.body]) if (part) expect(readBeforeMeasured(part)).toEqual([]);
  });

  test('takes no field it does not know', () => {
    for (const part of [spec.params, spec.query, spec.body])
      if (part)
        for (const object of objectsIn(z.toJSONSchema(part, { io: 'input' })))
          expect(object.additionalProperties).toBe(false);
  });
});

test.each([
  ['a NUL', 'a\0b'],
  ['half a character', 'a\ud83d'],
  ['more than its limit', 'abcdef'],
])('a text with %s is refused', (_, value) => {
  expect(text(5).safeParse(value).success).toBe(false);
  expect(text(5).safeParse('a😀b').success).toBe(true);
});

test('nothing reads a text that is longer than its limit', () => {
  const read: string[] = [];
  const schema = text(5)
    .refine((value) => read.push(value) > 0)
    .transform((value) => read.push(value));
  expect(schema.safeParse('x'.repeat(100_000)).success).toBe(false);
  expect(read).toEqual([]);
});

/** Texts with further checks that do not begin with a length which ends them. */
function readBeforeMeasured(schema: z.core.$ZodType, path = ''): string[] {
  const { def } = schema._zod;
  const inside = (Object.entries({ ...def, ...('shape' in def ? (def.shape as object) : {}) }) as [string, unknown][])
    .filter(([name]) => !['checks', 'shape', 'error'].includes(name))
    .flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
    .filter((entry): entry is [string, z.core.$ZodType] => entry[1] instanceof z.core.$ZodType)
    .flatMap(([name, value]) => readBeforeMeasured(value, `${path}.${name}`));
  const [first, ...others] = def.type === 'string' ? (def.checks ?? []) : [];
  const limit = first?._zod.def as { check?: string; abort?: boolean } | undefined;
  const isMeasured = limit?.check === 'max_length' && limit.abort === true;
  return others.length > 0 && !isMeasured ? [path, ...inside] : inside;
}

interface Schema {
  readonly [key: string]: unknown;
  readonly type?: string;
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: unknown;
}

const within = (schema: Schema): Schema[] => [
  schema,
  ...[
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ].flatMap(within),
];

const objectsIn = (schema: object): Schema[] => within(schema as Schema).filter(({ type }) => type === 'object');

const unlimited = (schema: object): Schema[] =>
  within(schema as Schema).filter(
    (part) =>
      (part.type === 'string' && !('maxLength' in part || 'format' in part || 'enum' in part || 'const' in part)) ||
      (part.type === 'array' && !('maxItems' in part)),
  );
