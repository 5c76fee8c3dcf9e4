import fastJson from 'fast-json-stringify';
import * as z from 'zod';

export type Serialize = (value: unknown) => string;

/**
 * Writes the fields that the contract names and nothing else, so that a column no presenter meant to show stays inside
 * the server. Values are compared with the contract in tests only, since they are ours.
 */
export function createSerializer(schema: z.ZodType, isChecked: boolean): Serialize {
  const serialize: Serialize = (value) => writtenText(schema, value) ?? serializerOf(schema)(value);
  if (!isChecked) return serialize;
  return (value) => {
    const text = serialize(value);
    schema.parse(JSON.parse(text));
    return text;
  };
}

/** Texts of answers that are given many times, for as long as the answer itself is kept. */
const writtenOnce = new WeakMap<object, { schema: z.ZodType; text: string } | null>();

/** Marks an answer that is never changed and given many times, so that its text is kept with it. */
export function writeOnce<T extends object>(answer: T): T {
  writtenOnce.set(answer, null);
  return answer;
}

function writtenText(schema: z.ZodType, answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const known = writtenOnce.get(answer);
  if (known === undefined) return null;
  if (known?.schema === schema) return known.text;
  const text = serializerOf(schema)(answer);
  writtenOnce.set(answer, { schema, text });
  return text;
}

/** Made for the first answer, because making those of all endpoints would take a quarter of a second at each start. */
const serializers = new WeakMap<z.ZodType, Serialize>();

function serializerOf(schema: z.ZodType): Serialize {
  const known = serializers.get(schema);
  if (known) return known;
  const { $defs, ...root } = z.toJSONSchema(schema, { io: 'output' }) as JsonSchema;
  const serialize = fastJson({
    ...toSerializerSchema(root),
    ...($defs && { $defs: mapValues($defs, toSerializerSchema) }),
  } as fastJson.Schema);
  serializers.set(schema, serialize);
  return serialize;
}

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly nullable?: true;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** Without limits and formats, which the serializer would check or rewrite on every value. */
function toSerializerSchema(schema: JsonSchema): JsonSchema {
  const withDefault = 'default' in schema && { default: schema.default };
  const members = schema.anyOf ?? schema.oneOf;
  if (members) return { ...toUnion(members), ...withDefault };
  const { $ref, type, properties, items, additionalProperties } = schema;
  if ($ref) return { $ref };
  return {
    // A fraction in a whole-number field is a bug that tests show; truncating it would hide it.
    ...(type && { type: type === 'integer' ? 'number' : type }),
    ...(properties && { properties: mapValues(properties, toSerializerSchema) }),
    ...(items && { items: toSerializerSchema(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: toSerializerSchema(additionalProperties) }),
    ...withDefault,
  };
}

function toUnion(members: readonly JsonSchema[]): JsonSchema {
  const flat = members.flatMap((member) => member.anyOf ?? member.oneOf ?? [member]);
  if (flat.every(isScalar)) return { type: [...new Set(flat.flatMap(({ type = [] }) => type))] };
  const [only, ...others] = flat.filter(({ type }) => type !== 'null');
  const isNullable = flat.length > others.length + 1;
  if (only && others.length === 0 && !only.$ref)
    return { ...toSerializerSchema(only), ...(isNullable && { nullable: true }) };
  return { anyOf: flat.map(toUnionMember) };
}

const scalars: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean', 'null']);
const isScalar = ({ type = '' }: JsonSchema): boolean => [type].flat().every((name) => scalars.has(name));

/** The serializer finds the member that a value belongs to by its constants and required fields. */
const toUnionMember = (schema: JsonSchema): JsonSchema => {
  const { properties = {}, required } = schema;
  const constants = Object.entries(properties).filter(([, property]) => property.const !== undefined);
  const member = toSerializerSchema(schema);
  return {
    ...member,
    ...(member.properties && { properties: { ...member.properties, ...Object.fromEntries(constants) } }),
    ...(required && { required }),
  };
};

const mapValues = <A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
