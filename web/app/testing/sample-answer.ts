import type * as z from 'zod';

type Schema = z.core.$ZodType;

interface Sampling {
  /** Which choice of each enumeration. */
  readonly variant: number;
  /** Codes that are plain texts on the wire, by the name of their field. */
  readonly codes?: Readonly<Record<string, readonly string[]>>;
}

/** Where marked words begin and end; the texts of samples are short. */
const POSITIONS: ReadonlySet<string> = new Set(['item', 'start', 'end']);

/** Days whose schema has no length. */
const DAYS: ReadonlySet<string> = new Set(['issued', 'expires', 'since']);

const AT = '2026-11-10T12:00:00.000Z';

const idFor = (variant: number): string => `01900000-0000-7000-8000-${String(variant).padStart(12, '0')}`;

/** Data that the contract allows, with everything there that may be missing. */
export function sampleOf(schema: Schema, { variant, codes = {} }: Sampling, name = ''): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const part = (inner: Schema, partName = name) => sampleOf(inner, { variant, codes }, partName);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, inner]) => [key, part(inner, key)]));
    case 'array':
      return [part(def.element)];
    case 'record':
      return Object.fromEntries(choicesOf(def.keyType).map((key) => [key, part(def.valueType)]));
    case 'enum':
      return Object.values(def.entries)[variant % Object.keys(def.entries).length];
    case 'literal':
      return def.values[variant % def.values.length];
    case 'union':
      return part(def.options[variant % def.options.length]!);
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
      return part(def.innerType);
    case 'pipe':
      return part(def.in);
    case 'boolean':
      return variant % 2 === 0;
    case 'number':
      return POSITIONS.has(name) ? 0 : 3;
    case 'null':
      return null;
    case 'string':
      return textOf(schema, name, { variant, codes });
    default:
      throw new Error(`There is no sample of ${def.type} for “${name}”.`);
  }
}

function textOf(schema: Schema, name: string, { variant, codes = {} }: Sampling): string {
  const { format } = (schema as unknown as { readonly format: string | null }) ?? {};
  if (format === 'uuid') return idFor(variant);
  if (format === 'datetime') return AT;
  const given = Object.hasOwn(codes, name) ? codes[name] : undefined;
  if (given) return given[variant % given.length] ?? '';
  if (name === 'url') return '/photos/a.webp';
  const { maxLength } = schema as { readonly maxLength?: number };
  return maxLength === AT.slice(0, 10).length || DAYS.has(name) ? AT.slice(0, 10) : 'Words';
}

/** The choices of every enumeration in the schema. */
export function enumerationsIn(schema: Schema, seen = new Set<Schema>()): readonly (readonly string[])[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const within = (inner: readonly Schema[]) => inner.flatMap((one) => enumerationsIn(one, seen));
  switch (def.type) {
    case 'enum':
      return [choicesOf(schema)];
    case 'object':
      return within(Object.values(def.shape));
    case 'array':
      return within([def.element]);
    case 'record':
      return within([def.keyType, def.valueType]);
    case 'union':
      return within(def.options);
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
      return within([def.innerType]);
    case 'pipe':
      return within([def.in]);
    default:
      return [];
  }
}

function choicesOf(schema: Schema): readonly string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'enum' ? Object.values(def.entries).map(String) : ['key'];
}
