import { withoutLimits } from './json-schema.ts';
import type { Json } from './shared-parts.ts';

/** A schema with a name, as it is sent and as it is answered. */
export interface NamedSchema {
  readonly name: string;
  readonly sent: Json;
  readonly answered: Json;
}

interface ObjectSchema extends Json {
  readonly properties: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
}

interface Base {
  readonly whole: Json;
  readonly fields: ReadonlyMap<string, string>;
  readonly required: ReadonlySet<string>;
}

/** A schema with fewer fields is easier to read where it is used. */
const MIN_FIELDS = 4;

/**
 * Rewrites schemas so that less is said twice: one whose fields begin with all those of a named schema becomes that and the
 * rest, and an answer that differs from what is sent by nothing but its limits becomes the latter.
 */
export function baseSchemas(named: readonly NamedSchema[]): (value: Json) => Json {
  const sentByAnswer = new Map(
    named
      .filter(({ sent, answered }) => textOf(withoutLimits(sent)) === textOf(answered))
      .map(({ sent, answered }) => [textOf(answered), sent]),
  );
  const bases = named
    .flatMap(({ sent, answered }) => [
      baseOf(sentByAnswer.get(textOf(answered)) ?? answered, answered),
      baseOf(sent, sent),
    ])
    .filter((base) => base !== null)
    .sort((one, two) => two.fields.size - one.fields.size);

  const rewriteAll = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewriteAll);
    return typeof value === 'object' && value !== null ? rewrite(value as Json) : value;
  };
  const rewriteParts = (value: Json): Json =>
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rewriteAll(part)]));
  function rewrite(value: Json): Json {
    const sent = sentByAnswer.get(textOf(value));
    if (sent && textOf(sent) !== textOf(value)) return rewrite(sent);
    if (!isObjectSchema(value)) return rewriteParts(value);
    const base = bases.find((candidate) => isWithin(candidate, value));
    if (!base) return rewriteParts(value);
    const { type, properties, required = [], ...about } = value;
    const more = required.filter((name) => !base.fields.has(name));
    const rest = Object.entries(properties).filter(([name]) => !base.fields.has(name));
    return {
      ...about,
      allOf: [
        rewrite(base.whole),
        rewriteParts({ type, properties: Object.fromEntries(rest), ...(more.length > 0 && { required: more }) }),
      ],
    };
  }
  return rewrite;
}

const textOf = (value: unknown): string => JSON.stringify(value);

const isObjectSchema = (value: Json): value is ObjectSchema =>
  value.type === 'object' && typeof value.properties === 'object';

function baseOf(whole: Json, as: Json): Base | null {
  if (!isObjectSchema(as) || Object.keys(as.properties).length < MIN_FIELDS) return null;
  const fields = new Map(Object.entries(as.properties).map(([name, field]) => [name, textOf(field)]));
  return { whole, fields, required: new Set(as.required) };
}

/** Whether the schema has every field of the base, of the same type and as necessary, and some of its own. */
const isWithin = ({ fields, required }: Base, { properties, required: needed = [] }: ObjectSchema): boolean =>
  Object.keys(properties).length > fields.size &&
  [...fields].every(
    ([name, text]) =>
      Object.hasOwn(properties, name) &&
      textOf(properties[name]) === text &&
      needed.includes(name) === required.has(name),
  );
