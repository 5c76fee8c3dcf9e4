import type { Contract, EndpointSpec } from '@letfair/contract/wire/endpoint';
import { type ErrorCode, errorStatus } from '@letfair/contract/wire/errors';
import * as z from 'zod';
import { MAX_IDEMPOTENCY_KEY } from '../http/idempotency.ts';

type Json = { readonly [key: string]: unknown };

/** The contract as an OpenAPI 3.1 document, whose schema dialect is the one zod writes. */
export function openApiOf(contract: Contract): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [group, endpoints] of Object.entries(contract))
    for (const [name, spec] of Object.entries(endpoints)) {
      const path = spec.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operation(group, name, spec) };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Letfair',
      version: '1',
      description: [
        'Every JSON answer is an envelope: `success`, and with it `data`, or without it `message` and `error.code`.',
        'Whoever is signed in can also listen to `GET /api/events`, a stream of server-sent events, with the token in the header as everywhere: each `data` is `{"type", "id"}` and says what to load anew.',
      ].join(' '),
    },
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The token that login answers.' } },
    },
  };
}

function operation(group: string, name: string, spec: EndpointSpec): Json {
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: spec.summary,
    description: whoMayCall(spec),
    security: spec.auth === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters('path', spec.params),
      ...parameters('query', spec.query),
      ...(spec.method === 'GET' ? [] : [idempotencyKey]),
      ...(spec.versioned ? [ifMatch] : []),
    ],
    ...(spec.body && { requestBody: { required: true, content: json(schemaOf(spec.body, 'input')) } }),
    ...(spec.upload && { requestBody: { required: true, content: file(spec.upload) } }),
    responses: responses(spec),
  };
}

export const whoMayCall = ({ auth }: EndpointSpec): string => {
  if (auth === 'public') return 'For everybody.';
  return auth === 'user' ? 'For signed-in users.' : `For signed-in users of these types: ${auth.join(', ')}.`;
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body get the first answer again; the same key with another body is refused with 409.',
  schema: { type: 'string', minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY, pattern: '^[!-~]+$' },
};

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The ETag that was read; 412 when there is a newer version. Without it the last write wins.',
  schema: { type: 'string' },
};

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function responses(spec: EndpointSpec): Json {
  const byStatus = Map.groupBy(refusalsOf(spec), ({ status }) => status);
  const refusedWith200 = byStatus.get(200);
  byStatus.delete(200);
  const done = success(spec);
  return {
    200: {
      description: refusedWith200 ? 'Done, or refused with `success: false`.' : 'Done.',
      content: json(refusedWith200 ? { oneOf: [done, failureOf(refusedWith200, spec)] } : done),
    },
    ...Object.fromEntries(
      [...byStatus].map(([status, refusals]) => [
        status,
        {
          description: refusals.map(({ code }) => code).join(', '),
          ...retryAfter(status),
          content: json(failureOf(refusals, spec)),
        },
      ]),
    ),
  };
}

const retryAfter = (status: number): Json =>
  status === errorStatus.too_many || status === errorStatus.unavailable
    ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } }
    : {};

const success = (spec: EndpointSpec): Json => ({
  type: 'object',
  required: ['success', 'data'],
  properties: { success: { const: true }, message: { type: 'string' }, data: schemaOf(spec.data, 'output') },
});

const failureOf = (refusals: readonly Refusal[], spec: EndpointSpec): Json => ({
  type: 'object',
  required: ['success', 'message', 'error'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    ...(spec.refusedData && { data: schemaOf(spec.refusedData, 'output') }),
    error: {
      type: 'object',
      required: ['code'],
      properties: {
        code: { enum: refusals.map(({ code }) => code) },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
  },
});

const json = (schema: Json): Json => ({ 'application/json': { schema } });

const anyFile = 'application/octet-stream';
/** The file itself, or the one file of a form, whatever its field is called. */
const file = ({ types, maxBytes }: NonNullable<EndpointSpec['upload']>): Json => ({
  ...Object.fromEntries(
    [...types, anyFile].map((type) => [type, { schema: { contentMediaType: type, maxLength: maxBytes } }]),
  ),
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { contentMediaType: anyFile, maxLength: maxBytes } },
    },
    encoding: { file: { contentType: types.join(', ') } },
  },
});

export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

export interface Refusal {
  readonly code: ErrorCode;
  readonly status: number;
}

/** Those the handler declares, and those the router answers before it is asked. */
export function refusalsOf(spec: EndpointSpec): Refusal[] {
  const handlers = spec.errors.map((code) => ({ code, status: spec.refusesWith200 ? 200 : errorStatus[code] }));
  const routers = routerCodes(spec).map((code) => ({ code, status: errorStatus[code] }));
  const distinct = new Map([...handlers, ...routers].map((refusal) => [`${refusal.status} ${refusal.code}`, refusal]));
  return [...distinct.values()].sort((a, b) => a.status - b.status);
}

/** Not for every kind of user, or not for somebody whose account is about to be deleted. */
const isForSome = ({ auth, method, whileClosing }: EndpointSpec): boolean =>
  Array.isArray(auth) || (auth === 'user' && method !== 'GET' && !whileClosing);

const isForAdmins = ({ auth }: EndpointSpec): boolean => auth === 'user' || auth.includes('admin');

const routerCodes = (spec: EndpointSpec): ErrorCode[] => [
  ...(spec.auth === 'public' ? [] : (['unauthenticated'] as const)),
  ...(isForSome(spec) ? (['forbidden'] as const) : []),
  ...(isForAdmins(spec) && !spec.beforeSecondStep ? (['second_step_needed'] as const) : []),
  ...(spec.recentPassword ? (['password_needed'] as const) : []),
  // Every call can have a bad address or header, a read too.
  'malformed',
  ...(spec.method === 'GET' ? [] : (['conflict', 'too_large', 'unsupported_type'] as const)),
  ...(spec.params || spec.query || spec.body ? (['invalid'] as const) : []),
  'too_many',
  'internal',
  'unavailable',
];
