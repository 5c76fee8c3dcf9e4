import fastJson from 'fast-json-stringify';
import * as z from 'zod';

export type Serialize = (value: unknown) => string;

/**
 * Writes the fields that the contract names and nothing else, so that a column no presenter meant to show stays inside
 * the server. Values are compared with the contract in tests only, since they are ours.
 */
export function createSerializer(schema: z.ZodType, isChecked: boolean): Serialize {
  const serialize: Serialize = (value) => writerOf(schema)(value);
  if (!isChecked) return serialize;
  return (value) => {
    const text = serialize(value);
    schema.parse(JSON.parse(text));
    return text;
  };
}

/** Texts of objects that are answered many times, each for as long as the object itself is kept. */
const writtenOnce = new WeakMap<object, { readonly writer: Serialize; readonly text: string } | null>();

/** Marks an answer, or an item of the list it begins with, that never changes, so that its text is kept with it. */
export function writeOnce<T extends object>(part: T): T {
  writtenOnce.set(part, null);
  return part;
}

export const isWrittenOnce = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && writtenOnce.has(part);

function keepingTexts(writer: Serialize): Serialize {
  return (value) => {
    const known = typeof value === 'object' && value !== null ? writtenOnce.get(value) : undefined;
    if (known === undefined) return writer(value);
    if (known?.writer === writer) return known.text;
    const text = writer(value);
    writtenOnce.set(value as object, { writer, text });
    return text;
  };
}

/** Made for the first answer, because making those of all endpoints would take a quarter of a second at each start. */
const writers = new WeakMap<z.ZodType, Serialize>();

function writerOf(schema: z.ZodType): Serialize {
  const known = writers.get(schema);
  if (known) return known;
  const { $defs, ...root } = z.toJSONSchema(schema, { io: 'output' }) as JsonSchema;
  const defs = $defs && mapValues($defs, toSerializerSchema);
  const write = keepingTexts(
    makeWriter(root, (part) =>
      fastJson({ ...toSerializerSchema(part), ...(defs && { $defs: defs }) } as fastJson.Schema),
    ),
  );
  writers.set(schema, write);
  return write;
}

/** The items of a list that an answer begins with are written one by one, so that the text of each can be kept. */
function makeWriter(schema: JsonSchema, make: (part: JsonSchema) => Serialize): Serialize {
  const [[name, list] = ['', undefined], ...others] = Object.entries(schema.properties ?? {});
  const isList = list?.type === 'array' && !('default' in list) && schema.required?.includes(name);
  if (!isList || !list.items) return make(schema);
  const writeItem = keepingTexts(make(list.items));
  const writeOthers = make({ ...schema, properties: Object.fromEntries(others) });
  return (value) => {
    const lists = value as Readonly<Record<string, readonly unknown[]>>;
    const items = Object.hasOwn(lists, name) ? lists[name]! : [];
    const written = writeOthers(value);
    return `{"${name}":[${items.map(writeItem).join(',')}]${written === '{}' ? '' : ','}${written.slice(1)}`;
  };
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
