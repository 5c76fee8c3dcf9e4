import { type EndpointSpec, isKeyScope } from '@letfair/contract/wire/endpoint';
import { errorStatus } from '@letfair/contract/wire/errors';
import { ownValue } from '@letfair/domain/code-table';
import { keysOf } from '@letfair/domain/keys-of';
import { joinWords } from '@letfair/domain/search/filter-kinds';
import type * as z from 'zod';
import { MAX_IDEMPOTENCY_KEY } from '../http/idempotency.ts';
import type { ApiDescription } from './api-description.ts';
import { parameterOf, schemaOf } from './json-schema.ts';
import { foreignOperation, messageOperation } from './other-formats.ts';
import { partsOf } from './parts.ts';
import { whoMayCall } from './refusals-of.ts';
import { type Json, shareParts } from './shared-parts.ts';

/** The contract as an OpenAPI 3.1 document, whose schema dialect is the one zod writes. */
export function openApiOf(description: ApiDescription): Json {
  const { contract, publicUrl, formats, messages, names } = description;
  const specs = Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, spec]) => ({ id: `${group}.${name}`, group, spec })),
  );
  const inFull: Record<string, Json> = Object.fromEntries(
    specs.map(({ id, group, spec }) => [id, operation(id, group, spec)]),
  );
  const foreign = Object.entries(formats).flatMap(([group, { calls }]) =>
    Object.entries(calls).map(([name, call]) => ({ id: `${group}.${name}`, group, call })),
  );
  for (const { id, group, call } of foreign) inFull[id] = foreignOperation(id, group, call);
  for (const [event, message] of Object.entries(messages))
    inFull[`message.${event}`] = messageOperation(event, message);
  const { document, schemas, parameters, responses: answers } = shareParts({ operations: inFull }, namesByText(names));
  const operations = document.operations as Readonly<Record<string, Json>>;
  const paths: Record<string, Record<string, Json | undefined>> = {};
  for (const { id, spec } of specs) {
    const path = spec.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...ownValue(paths, path), [spec.method.toLowerCase()]: ownValue(operations, id) };
  }
  for (const { id, call } of foreign) paths[call.path] = { post: ownValue(operations, id) };
  const webhooks = Object.fromEntries(
    Object.keys(messages).map((event) => [event, { post: operations[`message.${event}`] }]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Letfair',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: [
        'Every JSON answer is an envelope: `success`, and with it `data`, or without it `message` and `error.code`.',
        'What is refused has a status from 400 to 499, a fault on our side 500 or 503, in the same envelope.',
        'Whoever is signed in can also listen to `GET /api/events`, a stream of server-sent events, with the token in the header as everywhere: each `data` is `{"type", "id"}` and says what to load anew.',
      ].join(' '),
    },
    servers: [{ url: publicUrl, description: 'This site' }],
    // Of every operation that does not say otherwise.
    security: [{ bearer: [] }],
    tags: partsOf(description).map(({ name, about }) => ({ name, description: about })),
    paths,
    webhooks,
    components: {
      schemas: { ...envelopes, ...schemas },
      parameters,
      responses: { Refused: refused, ...answers },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token you get when you sign in.' },
        ...(specs.some(({ spec }) => isKeyScope(spec.auth)) && keySchemes),
      },
    },
  };
}

/** What is sent may differ from what is answered, by limits and defaults. */
const namesByText = (names: ApiDescription['names']): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(names).flatMap(([name, schema]) =>
      (['input', 'output'] as const).map((io) => [JSON.stringify(schemaOf(schema, io)), name] as const),
    ),
  );

const keySchemes = {
  apiKey: { type: 'http', scheme: 'bearer', description: 'An API key from /feed, which starts with lf_.' },
  apiKeyHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
    description: 'The same key, for programs that can’t send the other header.',
  },
};

function operation(id: string, group: string, spec: EndpointSpec): Json {
  const taken = [
    ...parameters('path', spec.params),
    ...parameters('query', spec.query),
    ...(spec.method === 'GET' ? [] : [idempotencyKey]),
    ...(spec.versioned ? [ifMatch] : []),
  ];
  return {
    operationId: id,
    tags: [group],
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

/** Who may call is said by `security`, except where it takes a role. */
function described(spec: EndpointSpec): Json {
  const who = Array.isArray(spec.auth) ? whoMayCall(spec) : '';
  const codes =
    spec.refusesWith200 || spec.errors.length === 0 ? '' : `Refuses with ${joinWords([...spec.errors], 'and')}.`;
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
  allOf: [{ $ref: `#/components/schemas/${envelope}` }, { properties: { data: schemaOf(data, 'output') } }],
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
      message: { type: 'string', description: 'What to tell people.' },
      data: {},
      error: {
        type: 'object',
        required: ['code'],
        properties: {
          code: { enum: keysOf(errorStatus) },
          fields: {
            type: 'object',
            description: 'What’s wrong with each field, by its name.',
            additionalProperties: { type: 'string' },
          },
        },
      },
    },
  },
};

/** What any call may answer to a bad request, too many or without the right token. */
const refused: Json = {
  description: `Refused. ${keysOf(errorStatus)
    .filter((code) => errorStatus[code] < 500)
    .map((code) => `${code} (${errorStatus[code]})`)
    .join(', ')}.`,
  headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
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
    encoding: { file: { contentType: types.join(', ') } },
  },
});
