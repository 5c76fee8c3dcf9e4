export type Json = { readonly [key: string]: unknown };

/** Shorter ones are easier to read where they are used. */
const MIN_LENGTH = 80;

interface Part {
  readonly value: Json;
  readonly kind: 'schemas' | 'parameters' | 'responses';
  /** How often each name was suggested by a place where the part is used. */
  readonly names: Map<string, number>;
  uses: number;
}

interface Shared {
  readonly document: Json;
  readonly schemas: Json;
  readonly parameters: Json;
  readonly responses: Json;
}

/** What a schema in the table may be called, the best name first. */
export type NamesByText = ReadonlyMap<string, readonly string[]>;

/**
 * Moves schemas, parameters and answers that occur more than once to the components, so that each is written once. A schema
 * of the table is always there and has its name from it, others from the fields that hold it; where these differ, it is written out.
 */
export function shareParts(document: Json, namesByText: NamesByText): Shared {
  const parts = new Map<string, Part>();
  walk(document, [], (value, path) => {
    const key = JSON.stringify(value);
    const names = namesByText.get(key);
    const kind = kindOf(value, path, names !== undefined);
    if (!kind || (key.length < MIN_LENGTH && !names)) return true;
    const part = parts.get(key) ?? { value, kind, names: new Map<string, number>(), uses: 0 };
    for (const name of names ?? namesFor(value, path, namesByText))
      part.names.set(name, (part.names.get(name) ?? 0) + 1);
    part.uses += 1;
    parts.set(key, part);
    // What stands inside a shared part counts once: it is shared for its own sake only where it occurs elsewhere too.
    return part.uses === 1;
  });
  const shared = nameAll(
    [...parts].filter(([key, part]) => namesByText.has(key) || (part.uses > 1 && hasOneName(part))),
  );
  const replace = (value: unknown, isRoot = false): unknown => {
    if (Array.isArray(value)) return value.map((item) => replace(item));
    if (typeof value !== 'object' || value === null) return value;
    const found = isRoot ? undefined : shared.get(JSON.stringify(value));
    if (found) return { $ref: `#/components/${found.part.kind}/${found.name}` };
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replace(item)]));
  };
  const componentsOf = (kind: Part['kind']): Json =>
    Object.fromEntries(
      [...shared.values()]
        .filter(({ part }) => part.kind === kind)
        .map(({ name, part }) => [name, replace(part.value, true)] as const)
        .sort(([a], [b]) => a.localeCompare(b)),
    );
  return {
    document: replace(document) as Json,
    schemas: componentsOf('schemas'),
    parameters: componentsOf('parameters'),
    responses: componentsOf('responses'),
  };
}

/** In a path, what stands before the name of a field; a field may itself be called `properties`. */
const FIELDS = '@fields';

/** Calls `visit` for every object, which answers whether to go on into it. */
function walk(value: unknown, path: readonly string[], visit: (value: Json, path: readonly string[]) => boolean): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && !visit(value as Json, path)) return;
  const areFields = path.at(-1) === FIELDS;
  for (const [key, item] of Object.entries(value))
    walk(item, [...path, key === 'properties' && !areFields ? FIELDS : key], visit);
}

const schemaKeys = new Set(['schema', 'items', 'additionalProperties']);
const schemaLists = new Set([FIELDS, 'anyOf', 'oneOf', 'allOf']);

function kindOf(value: Json, path: readonly string[], hasName: boolean): Part['kind'] | null {
  const [holder = '', last = ''] = path.slice(-2);
  if (holder === 'parameters' || holder === 'responses') return holder;
  if (!schemaKeys.has(last) && !schemaLists.has(holder)) return null;
  if (hasName) return 'schemas';
  // The rest after a named schema, and an envelope, are read with what they belong to.
  if (holder === 'allOf' || mayBeNull(value)) return null;
  const isWorthSharing =
    ['enum', 'anyOf', 'additionalProperties'].some((key) => Object.hasOwn(value, key)) ||
    (last !== 'schema' && ('properties' in value || 'allOf' in value)) ||
    path.includes('requestBody');
  return isWorthSharing ? 'schemas' : null;
}

/** What a field holds has the same name whether or not it may be null. */
const mayBeNull = ({ anyOf }: Json): boolean =>
  Array.isArray(anyOf) && anyOf.length === 2 && anyOf.some((choice: Json) => choice.type === 'null');

/** Of `properties/homes/items` Home, and with what holds it CertificatesListHome. */
function namesFor(value: Json, path: readonly string[], namesByText: NamesByText): readonly string[] {
  if (path.at(-2) === 'parameters') return [pascalCase(String(value.name)), pascalCase(`${path[1]}-${value.name}`)];
  const [, operation = ''] = path;
  if (path.at(-2) === 'responses') return namesOfAnswer(value, path, namesByText);
  const fields = path.flatMap((key, index) =>
    path[index - 1] === FIELDS && key !== 'data' ? [path[index + 1] === 'items' ? singular(key) : key] : [],
  );
  const whole = path.includes('requestBody') ? 'body' : path.includes('200') ? 'data' : 'refusal';
  const words = (fields.length > 0 ? fields : [whole]).map(pascalCase);
  const nested = words.map((_, index) => words.slice(-index - 1).join(''));
  return [...(fields.length > 0 ? nested : []), pascalCase(operation) + words.join('')];
}

/** An answer is called what it holds. */
function namesOfAnswer(
  { content }: Json,
  [, operation = '', , status]: readonly string[],
  namesByText: NamesByText,
): readonly string[] {
  const { schema } = (content as { readonly 'application/json': { readonly schema: Json } })['application/json'];
  const [, { properties = {} } = {}] = (schema.allOf ?? []) as readonly { readonly properties?: Json }[];
  const { data } = properties as { readonly data?: Json };
  if (status !== '200') return [pascalCase(`${operation}-refusal`)];
  if (data?.type === 'null') return ['Nothing'];
  return namesByText.get(JSON.stringify(data)) ?? [pascalCase(`${operation}-answer`)];
}

const singular = (word: string): string => {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ches')) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

export const pascalCase = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** What different fields hold, such as a first name and an email address, has no name that is right for all of them. */
const hasOneName = ({ kind, names, uses }: Part): boolean => kind !== 'schemas' || [...names.values()].includes(uses);

function nameAll(parts: readonly (readonly [string, Part])[]): Map<string, { name: string; part: Part }> {
  const taken = new Set<string>();
  const isSent = ({ names }: Part) => [...names.keys()].some((name) => name.endsWith('Sent'));
  // What is answered has the plain name; what is sent too, if it differs and both are described, is the second.
  const byUse = [...parts].sort(([, a], [, b]) => Number(isSent(a)) - Number(isSent(b)) || b.uses - a.uses);
  return new Map(
    byUse.map(([key, part]) => {
      const ranked = [...part.names].sort(([a, x], [b, y]) => y - x || a.length - b.length).map(([name]) => name);
      const free = ranked.find((name) => !taken.has(`${part.kind} ${name}`));
      const name = free ?? `${ranked[0]}${taken.size}`;
      taken.add(`${part.kind} ${name}`);
      return [key, { name, part }];
    }),
  );
}
