import { type EndpointSpec, isKeyScope } from '@letfair/contract/wire/endpoint';
import { errorStatus } from '@letfair/contract/wire/errors';
import { ownValue } from '@letfair/domain/code-table';
import { keysOf } from '@letfair/domain/keys-of';
import type * as z from 'zod';
import { MAX_IDEMPOTENCY_KEY } from '../http/idempotency.ts';
import type { ApiDescription, ApiDocument } from './api-description.ts';
import { baseSchemas, type NamedSchema } from './base-schemas.ts';
import { parameterOf, schemaOf } from './json-schema.ts';
import { foreignOperation, messageOperation } from './other-formats.ts';
import { partsOf } from './parts.ts';
import { whoMayCall } from './refusals-of.ts';
import { type Json, shareParts } from './shared-parts.ts';

interface Call {
  readonly part: string;
  readonly operationId: string;
  readonly spec: EndpointSpec;
}

/** The calls of a document: those that no document before it takes. */
export const callsOf = ({ contract, documents }: ApiDescription, document: ApiDocument): readonly Call[] =>
  Object.entries(contract).flatMap(([part, endpoints]) =>
    Object.entries(endpoints)
      .filter(([, spec]) => documents.find(({ takes }) => takes(part, spec)) === document)
      .map(([name, spec]) => ({ part, operationId: operationIdOf(part, name), spec })),
  );

/** A name that every language takes, such as `feedSave`. */
const operationIdOf = (part: string, name: string): string => `${part}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** A part of the contract as an OpenAPI 3.1 document, whose schema dialect is the one zod writes. */
export function openApiOf(description: ApiDescription, document: ApiDocument): Json {
  const { publicUrl, names } = description;
  const calls = callsOf(description, document);
  const foreign = (document.hasOtherFormats ? Object.entries(description.formats) : []).flatMap(([part, format]) =>
    Object.entries(format.calls).map(([name, call]) => ({ part, operationId: operationIdOf(part, name), call })),
  );
  const messages = document.hasOtherFormats ? Object.entries(description.messages) : [];
  const inFull: Record<string, Json> = Object.fromEntries([
    ...calls.map(({ operationId, part, spec }) => [operationId, operation(operationId, part, spec)] as const),
    ...foreign.map(({ operationId, part, call }) => [operationId, foreignOperation(operationId, part, call)] as const),
    ...messages.map(([event, message]) => [`${event}Message`, messageOperation(`${event}Message`, message)] as const),
  ]);
  const named = namedSchemas(names, inFull);
  const onBases = baseSchemas(named);
  const namesByText = new Map<string, readonly string[]>([
    ...named.map(({ name, sent }) => [JSON.stringify(onBases(sent)), [name, `${name}Sent`]] as const),
    ...named.map(({ name, answered }) => [JSON.stringify(onBases(answered)), [name]] as const),
  ]);
  const shared = shareParts(onBases({ operations: inFull }), namesByText);
  const operations = shared.document.operations as Readonly<Record<string, Json>>;
  const paths: Record<string, Record<string, Json | undefined>> = {};
  for (const { operationId, spec } of calls) {
    const path = spec.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...ownValue(paths, path), [spec.method.toLowerCase()]: ownValue(operations, operationId) };
  }
  for (const { operationId, call } of foreign) paths[call.path] = { post: ownValue(operations, operationId) };
  const webhooks = Object.fromEntries(
    messages.map(([event]) => [event, { post: ownValue(operations, `${event}Message`) }]),
  );
  const used = new Set([...calls, ...foreign].map(({ part }) => part));
  return {
    openapi: '3.1.0',
    info: {
      title: document.title,
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: introduction(description, document),
    },
    externalDocs: { url: `${publicUrl}/api/docs`, description: 'The same for people, with a quick start' },
    servers: [{ url: publicUrl, description: 'This site' }],
    // Of every operation that does not say otherwise.
    security: [{ bearer: [] }],
    tags: partsOf(description)
      .filter(({ name }) => used.has(name))
      .map(({ name, about }) => ({ name, description: about })),
    paths,
    ...(messages.length > 0 && { webhooks }),
    components: {
      schemas: { ...envelopes, ...shared.schemas },
      parameters: shared.parameters,
      responses: { Refused: refused, ...shared.responses },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token you get from POST /api/auth/login.' },
        ...(calls.some(({ spec }) => isKeyScope(spec.auth)) && keySchemes),
      },
    },
  };
}

const introduction = ({ documents, publicUrl }: ApiDescription, document: ApiDocument): string =>
  [
    document.about,
    ...documents.filter((other) => other !== document).map(({ about, path }) => `In ${publicUrl}${path}: ${about}`),
    'Every JSON answer has `success`. If it’s true, there’s `data`; if not, there’s a `message` and an `error.code`, with a status from 400 to 499, or 500 or 503 if something went wrong on our side.',
    'Fields we don’t know are refused, except in the real-time feed. Every answer says in `RateLimit` how many requests you have left, and in `RateLimit-Policy` how many you can send.',
    'With a token you can also listen to `GET /api/events`, a stream of server-sent events. Each `data` is `{"type", "id"}` and says what to load again.',
  ].join('\n\n');

/** Where a schema may be null, what has the name is the schema without it. */
const withoutNull = (schema: Json): Json => {
  const choices = (schema.anyOf ?? []) as readonly Json[];
  const [value] = choices.filter(({ type }) => type !== 'null');
  return value && choices.length === 2 ? value : schema;
};

/** What nobody sends has no limits. */
function namedSchemas(names: ApiDescription['names'], operations: Json): readonly NamedSchema[] {
  const bodies = JSON.stringify(
    Object.values(operations as Record<string, Json>).map(({ requestBody }) => requestBody),
  );
  // What is sent may go on after the fields of a named schema.
  const isSent = (schema: Json) => bodies.includes(JSON.stringify(schema.properties ?? schema).slice(0, -1));
  return Object.entries(names).map(([name, schema]) => {
    const [sent, answered] = [withoutNull(schemaOf(schema, 'input')), withoutNull(schemaOf(schema, 'output'))];
    return { name, sent: isSent(sent) ? sent : answered, answered };
  });
}

const keySchemes = {
  apiKey: { type: 'http', scheme: 'bearer', description: 'An API key from /feed, which starts with lf_.' },
  apiKeyHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
    description: 'The same key, for programs that can’t send the other header.',
  },
};

function operation(operationId: string, part: string, spec: EndpointSpec): Json {
  const taken = [
    ...parameters('path', spec.params),
    ...parameters('query', spec.query),
    ...(spec.method === 'GET' ? [] : [idempotencyKey]),
    ...(spec.versioned ? [ifMatch] : []),
  ];
  return {
    operationId,
    tags: [part],
    summary: spec.summary,
    ...described(spec),
    ...(spec.auth === 'public' && { security: [] }),
    ...(isKeyScope(spec.auth) && { security: [{ apiKey: [] }, { apiKeyHeader: [] }] }),
    ...(taken.length > 0 && { parameters: taken }),
    ...(spec.body && { requestBody: { required: true, content: json(schemaOf(spec.body, 'input')) } }),
    ...(spec.upload && { requestBody: { required: true, content: file(spec.upload) } }),
    responses: responses(spec),
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Send the same key and body again to get the original response; the same key with a different body is refused with 409.',
  schema: { type: 'string', minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY, pattern: '^[!-~]+$' },
  example: '5f0c2d1e-apply-1',
};

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'The ETag you read; 412 if there’s a newer version. If you leave it out, the last write wins.',
  schema: { type: 'string' },
  example: '"3"',
};

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) =>
    parameterOf(place, name, property, required.includes(name)),
  );
}

/** Who may call is said by `security`, except where it takes a role or the scope of a key. */
function described(spec: EndpointSpec): Json {
  const who = Array.isArray(spec.auth) || isKeyScope(spec.auth) ? whoMayCall(spec) : '';
  const codes =
    spec.refusesWith200 || spec.errors.length === 0 ? '' : `Errors: ${[...new Set(spec.errors)].join(', ')}.`;
  const description = [who, codes].filter(Boolean).join(' ');
  return description ? { description } : {};
}

/** Errors are documented once, for all calls; a refusal that carries data says what. */
function responses(spec: EndpointSpec): Json {
  const refused = spec.refusedData ? withData('Refusal', spec.refusedData) : { $ref: '#/components/schemas/Refusal' };
  const done = withData('Done', spec.data);
  return {
    200: spec.refusesWith200
      ? { description: 'Done, or refused with `success: false`.', content: json({ oneOf: [done, refused] }) }
      : { description: 'Done.', content: json(done) },
    '4XX':
      spec.refusedData && !spec.refusesWith200
        ? { description: 'Refused; see Refused for the codes.', content: json(refused) }
        : { $ref: '#/components/responses/Refused' },
  };
}

/** An envelope, and what is in its `data`. */
const withData = (envelope: 'Done' | 'Refusal', data: z.ZodType): Json => ({
  allOf: [
    { $ref: `#/components/schemas/${envelope}` },
    { required: ['data'], properties: { data: schemaOf(data, 'output') } },
  ],
});

const envelopes: Json = {
  Done: {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, message: { type: 'string' }, data: {} },
  },
  Refusal: {
    type: 'object',
    required: ['success', 'message', 'error'],
    properties: {
      success: { const: false },
      message: { type: 'string', description: 'The sentence to show people.' },
      data: {},
      error: {
        type: 'object',
        required: ['code'],
        properties: {
          code: { enum: keysOf(errorStatus) },
          fields: {
            type: 'object',
            description: 'What’s wrong with each field, by field name.',
            additionalProperties: { type: 'string' },
          },
        },
      },
    },
  },
};

/** As drafted in draft-ietf-httpapi-ratelimit-headers. */
const limitHeader = (description: string, example: string): Json => ({
  description,
  schema: { type: 'string' },
  example,
});

/** What any call may answer to a bad request, too many or without the right token. */
const refused: Json = {
  description: `Refused. ${keysOf(errorStatus)
    .filter((code) => errorStatus[code] < 500)
    .map((code) => `${code} (${errorStatus[code]})`)
    .join(', ')}.`,
  headers: {
    'Retry-After': { description: 'Seconds to wait, with 429 and 503.', schema: { type: 'integer' } },
    'RateLimit-Policy': limitHeader('How many requests you can send, in how many seconds.', '"address";q=1200;w=60'),
    RateLimit: limitHeader('How many are left, and for how many seconds.', '"address";r=1199;t=60'),
  },
  content: json({ $ref: '#/components/schemas/Refusal' }),
};

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

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
    ...(types.length > 0 && { encoding: { file: { contentType: types.join(', ') } } }),
  },
});
