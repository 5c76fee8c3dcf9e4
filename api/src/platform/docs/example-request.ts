import type { ForeignCall } from '@letfair/contract/agencies/feed/rtdf';
import { urlOf } from '@letfair/contract/wire/client';
import { type EndpointSpec, isKeyScope } from '@letfair/contract/wire/endpoint';
import { exampleId } from '@letfair/contract/wire/text';
import { codeTable, ownValue } from '@letfair/domain/code-table';
import type * as z from 'zod';
import type { ExampleRequest } from './code-examples.ts';
import { exampleOf, schemaOf } from './json-schema.ts';
import type { Json } from './shared-parts.ts';

/** A request that calls an endpoint with what it needs at least. */
export const exampleRequest = (spec: EndpointSpec, publicUrl: string): ExampleRequest =>
  requestOf(spec, exampleCall(spec), publicUrl);

export function requestOf(
  spec: EndpointSpec,
  { params = {}, query = {}, body }: ExampleCall,
  publicUrl: string,
  moreHeaders: Readonly<Record<string, string>> = {},
): ExampleRequest {
  const type = spec.upload ? spec.upload.types[0] : body === undefined ? undefined : 'application/json';
  return {
    method: spec.method,
    url: `${publicUrl}${urlOf(spec, { params: params as Record<string, string>, query: query as Json })}`,
    headers: {
      ...(spec.auth !== 'public' && {
        Authorization: `Bearer ${isKeyScope(spec.auth) ? KEY_PLACEHOLDER : TOKEN_PLACEHOLDER}`,
      }),
      ...moreHeaders,
      ...(type && { 'Content-Type': type }),
    },
    ...(body !== undefined && { body }),
    ...(spec.upload && { isUpload: true }),
  };
}

/** Calls of another format take a key as well. */
export const foreignRequest = ({ path, example }: ForeignCall, publicUrl: string): ExampleRequest => ({
  method: 'POST',
  url: `${publicUrl}${path}`,
  headers: { 'X-Api-Key': KEY_PLACEHOLDER, 'Content-Type': 'application/json' },
  body: example,
});

export const KEY_PLACEHOLDER = 'YOUR_API_KEY';
export const TOKEN_PLACEHOLDER = 'YOUR_TOKEN';

interface Extent {
  /** What is in an example: required fields, by default those with an example of their own too, or all. */
  readonly fields?: 'required' | 'telling' | 'all';
}

interface ExampleCall {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export const exampleCall = (spec: EndpointSpec, extent: Extent = {}): ExampleCall => ({
  ...(spec.params && { params: exampleOfType(spec.params, extent) }),
  ...(spec.query && { query: extent.fields === 'all' ? exampleOfType(spec.query, extent) : exampleQuery(spec.query) }),
  ...(spec.body && { body: exampleOfType(spec.body, extent) }),
});

/** What is required, else the first parameter that an example says something about. */
function exampleQuery(query: z.ZodObject): Json {
  const required = exampleOfType(query, { fields: 'required' }) as Json;
  const { properties = {} }: Sample = schemaOf(query, 'input');
  const [name, telling] = Object.entries(properties).find(([key, { examples }]) => examples && key !== 'cursor') ?? [];
  return Object.keys(required).length > 0 || !name ? required : { [name]: exampleValue(telling ?? {}, name) };
}

const exampleOfType = (type: z.ZodType, extent: Extent = {}): unknown =>
  exampleValue(schemaOf(type, 'input'), '', extent);

interface Sample extends Json {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly items?: Json;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly examples?: readonly unknown[];
}

/** What a field takes, with the fewest parts; named fields have telling values. */
function exampleValue(schema: Sample, name: string, extent: Extent = {}): unknown {
  const { properties, required = [], items } = schema;
  const [type] = [schema.type].flat();
  if (schema.const !== undefined) return schema.const;
  if (schema.examples) return schema.examples[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return exampleValue(choice, name, extent);
  if (type === 'object') {
    const isShown = (field: string) => {
      if (extent.fields === 'all' || required.includes(field)) return true;
      return extent.fields !== 'required' && ownValue(properties ?? {}, field)?.examples !== undefined;
    };
    const fields = Object.keys(properties ?? {}).filter(isShown);
    return Object.fromEntries(
      fields.map((field) => [field, exampleValue(ownValue(properties ?? {}, field) ?? {}, field, extent)]),
    );
  }
  if (type === 'array') {
    const length = Math.max(extent.fields === 'all' ? 1 : 0, schema.minItems ?? 0);
    return Array.from({ length }, () => exampleValue(items ?? {}, name, extent));
  }
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  return exampleOf(telling.get(name), schema) || 'Text';
}

/** Examples of texts whose name says what they are. */
const telling = codeTable<string>({
  email: 'you@home.example',
  password: 'YOUR_PASSWORD',
  currentPassword: 'YOUR_PASSWORD',
  newPassword: 'YOUR_NEW_PASSWORD',
  token: 'THE_TOKEN_FROM_THE_EMAIL',
  code: '123456',
  firstName: 'Maya',
  lastName: 'Patel',
  phone: '07700 900123',
  userType: 'tenant',
  url: 'https://software.example/letfair',
  line1: '12 Chapel Lane',
  city: 'Leeds',
  postcode: 'LS7 4DN',
  title: 'Two-bedroom flat near the park',
  description: 'Bright, quiet and a short walk from the station.',
  content: 'Hello, is this home still available?',
  moveInDate: '2026-12-03',
  ids: exampleId,
  reference: 'LF-7K2M9Q',
  offset: '0',
});
