import { contract } from '@letfair/contract';
import type { EndpointSpec } from '@letfair/contract/wire/endpoint';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createSerializer, writeOnce } from './serialize.ts';

const serialized = (schema: z.ZodType, value: unknown): unknown => JSON.parse(createSerializer(schema, false)(value));

describe('one schema with everything in it', () => {
  const tree = z.object({
    name: z.string(),
    get children() {
      return z.array(tree).max(3);
    },
  });
  const listing = z.object({
    title: z.string().max(3),
    rooms: z.array(z.object({ name: z.string() })),
    owner: z.object({ name: z.string() }).nullable(),
    note: z.string().optional(),
    pets: z.boolean().default(true),
    size: z.union([z.number(), z.literal(''), z.null()]),
    counts: z.record(z.string(), z.int()),
    at: z.iso.datetime(),
    export: z
      .discriminatedUnion('status', [
        z.object({ status: z.literal('making'), since: z.string() }),
        z.object({ status: z.literal('ready'), bytes: z.int() }),
      ])
      .nullable(),
    tree,
  });
  const whole = {
    title: '"x"\n',
    rooms: [{ name: 'a' }],
    owner: { name: 'b' },
    note: 'c',
    pets: false,
    size: 3,
    counts: { a: 1, b: 2 },
    at: '2026-11-15T06:11:47.505Z',
    export: { status: 'ready', bytes: 7 },
    tree: { name: 'root', children: [{ name: 'leaf', children: [] }] },
  };

  test('leaves out what the schema does not name, however deep', () => {
    const secret = { password: 'secret' };
    const given = {
      ...whole,
      ...secret,
      rooms: [{ name: 'a', ...secret }],
      owner: { name: 'b', ...secret },
      export: { ...whole.export, ...secret },
      tree: { ...whole.tree, ...secret },
    };
    expect(serialized(listing, given)).toEqual(whole);
  });

  test('keeps null and what is left out, and fills defaults', () => {
    const { note, pets, ...rest } = { ...whole, owner: null, export: null, size: '' };
    expect(serialized(listing, rest)).toEqual({ ...rest, pets: true });
  });

  test('writes the member of a union that a value belongs to', () => {
    const making = { status: 'making', since: 'yesterday' };
    expect(serialized(listing, { ...whole, export: { ...making, bytes: 7 } })).toMatchObject({ export: making });
  });

  test('writes what is marked as never changing once, as an answer and in the list that an answer begins with', () => {
    let read = 0;
    const item = (name: string) => ({
      get name() {
        read += 1;
        return name;
      },
    });
    const serialize = createSerializer(
      z.object({ rooms: z.array(z.object({ name: z.string() })), total: z.int() }),
      false,
    );
    const rooms = [writeOnce(item('a')), item('b')];
    const answer = writeOnce({ rooms, total: 2 });
    for (const given of [{ ...answer }, { ...answer }, answer, answer])
      expect(serialize(given)).toBe('{"rooms":[{"name":"a"},{"name":"b"}],"total":2}');
    expect(read).toBe(1 + 3);
    expect(createSerializer(z.object({ total: z.int() }), false)(answer)).toBe('{"total":2}');
  });

  test('compares values with the schema where that is asked for', () => {
    expect(serialized(listing, whole)).toMatchObject({ title: '"x"\n' });
    expect(() => createSerializer(listing, true)(whole)).toThrow();
  });
});

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
}

/** Values as a JSON Schema describes them. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const members = schema.anyOf ?? schema.oneOf;
  if (members) return fc.oneof(...members.map(valuesOf));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type })));
  const { minimum = -1_000_000, maximum = 1_000_000, minLength = 0, maxLength = 40 } = schema;
  switch (schema.type) {
    case 'object':
      return objectsOf(schema);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(3, schema.minItems ?? 0)),
      });
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -1_000_000), max: Math.min(maximum, 1_000_000) });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textsOf(schema, minLength, Math.max(minLength, Math.min(maxLength, 60)));
    default:
      throw new Error(`No values for ${JSON.stringify(schema)}`);
  }
}

function textsOf({ format, pattern }: JsonSchema, minLength: number, maxLength: number): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: 7 });
  if (format === 'date-time')
    return fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((at) => at.toISOString());
  if (format === 'date')
    return fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.floor(maxLength / 4)) });
}

function objectsOf({ properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema) {
  if (typeof additionalProperties === 'object')
    return fc.dictionary(
      valuesOf(propertyNames ?? { type: 'string' }) as fc.Arbitrary<string>,
      valuesOf(additionalProperties),
    );
  const values = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, valuesOf(property)]));
  return fc.record(values, { requiredKeys: [...required] });
}

const schemas = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Readonly<Record<string, EndpointSpec>>).flatMap(([name, { data, refusedData }]) => [
    { name: `${group}.${name}`, schema: data },
    ...(refusedData ? [{ name: `${group}.${name}, refused`, schema: refusedData }] : []),
  ]),
);

test.each(schemas)('writes the data of $name as JSON.stringify writes what the contract parses', ({ schema }) => {
  const serialize = createSerializer(schema, false);
  fc.assert(
    fc.property(valuesOf(z.toJSONSchema(schema, { io: 'output' }) as JsonSchema), (value) => {
      // A JSON Schema lacks refinements; values that only these refuse have the right shape all the same.
      const parsed = schema.safeParse(value).data ?? value;
      expect(JSON.parse(serialize(parsed))).toEqual(JSON.parse(JSON.stringify(parsed)));
    }),
    { numRuns: 20 },
  );
});
