import type { Call, JsonSchema, Target } from './calls.ts';
import type { Step } from './json-text.ts';

/** Where a call can be bent. */
export type Place =
  | { readonly in: 'params'; readonly name: string }
  | { readonly in: 'query'; readonly name: string; readonly schema: JsonSchema }
  | { readonly in: 'headers'; readonly name: string }
  | { readonly in: 'body'; readonly path: readonly Step[]; readonly schema: JsonSchema }
  /** The body as a whole. */
  | { readonly in: 'payload' }
  /** The address, the method and the like. */
  | { readonly in: 'request' };

export const nameOf = (place: Place): string => {
  if (place.in === 'body') return `body.${place.path.join('.')}`;
  return 'name' in place ? `${place.in}.${place.name}` : place.in;
};

const headerNames = ['authorization', 'x-api-key', 'idempotency-key', 'if-match', 'user-agent', 'content-type'];
/** Deeper parts of a body repeat what is above them. */
const MAX_DEPTH = 6;

/** Every place of a call, from its schemas: also fields that a valid call leaves out. */
export function placesOf(target: Target, { body }: Pick<Call, 'body'>): Place[] {
  return [
    { in: 'request' },
    ...[...target.path.matchAll(/:(\w+)/g)].map(([, name]): Place => ({ in: 'params', name: name ?? '' })),
    ...Object.entries(target.query?.properties ?? {}).map(([name, schema]): Place => ({ in: 'query', name, schema })),
    ...headerNames.map((name): Place => ({ in: 'headers', name })),
    ...(target.method === 'GET' && body === undefined ? [] : [{ in: 'payload' } as const]),
    ...(target.body ? insideOf(target.body, []) : []),
  ];
}

function insideOf(schema: JsonSchema, path: readonly Step[]): Place[] {
  const here: Place[] = path.length > 0 ? [{ in: 'body', path, schema }] : [];
  if (path.length >= MAX_DEPTH) return here;
  const within = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => insideOf(part, [...path, name])),
    ...(schema.items ? insideOf(schema.items, [...path, 0]) : []),
    // Alternatives are at the same place, so only what is in them counts.
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) => insideOf(part, path)),
  ];
  const known = new Set(here.map(nameOf));
  return [...here, ...within.filter((place) => !known.has(nameOf(place)) && known.add(nameOf(place)))];
}
