import { contract } from '@letfair/contract';
import { rtdfCalls } from '@letfair/contract/agencies/feed/rtdf';
import type { EndpointGroup, EndpointSpec } from '@letfair/contract/wire/endpoint';
import { errorStatus } from '@letfair/contract/wire/errors';
import { webhookEventNames } from '@letfair/domain/agencies/feed/webhooks';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { apiDescription } from '../../description/api-description.ts';
import { callsOf, openApiOf } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly description?: string;
  /** Without it, that of the document applies. */
  readonly security?: readonly object[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
    readonly example?: unknown;
    readonly schema: { readonly type?: string; readonly enum?: readonly unknown[]; readonly items?: object };
  }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

interface OpenApi {
  readonly openapi: string;
  readonly security: readonly object[];
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const publicUrl = 'https://letfair.example';
const description = apiDescription(publicUrl);
const files = description.documents.map((document) => ({
  name: document.path.split('/').at(-1) ?? '',
  text: JSON.stringify(openApiOf(description, document)),
}));
const textOf = (name: string): string => files.find((file) => file.name === name)?.text ?? '';
const parsed = JSON.parse(textOf('openapi.json'));

/** A document with every reference replaced by what it refers to. */
const resolved = (text: string): OpenApi => {
  const parsed = JSON.parse(text);
  return resolve(parsed, parsed) as OpenApi;
};

function resolve(value: unknown, parsed: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, parsed));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) {
    const path = String(value.$ref).slice(2).split('/');
    const { $ref, ...beside } = value;
    const referred = resolve(
      path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], parsed),
      parsed,
    ) as object;
    return { ...referred, ...(resolve(beside, parsed) as object) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part, parsed)]));
}
const documents = files.map(({ text }) => resolved(text));
const document = resolved(textOf('openapi.json'));
const forAdmins = resolved(textOf('openapi-admin.json'));
const operationsOf = ({ paths }: OpenApi) => Object.values(paths).flatMap((methods) => Object.values(methods));
const operations = documents.flatMap(operationsOf);

test('every endpoint of the contract is in one of the documents, under its path and method', () => {
  for (const { openapi } of documents) expect(openapi).toBe('3.1.0');
  const described = documents.flatMap(({ paths }) =>
    Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`)),
  );
  const endpoints = Object.values(contract).flatMap((group) => Object.values(group));
  expect(described.sort()).toEqual(
    [
      ...endpoints.map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`),
      ...Object.values(rtdfCalls).map(({ path }) => `post ${path}`),
    ].sort(),
  );
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([]);
  expect(forAdmins.paths['/api/admin/users/{id}/suspend']?.put?.operationId).toBe('adminSuspend');
});

test('what only admins can do has a document of its own, and each document names the others', () => {
  const [admin, ...others] = description.documents.map((document) => callsOf(description, document));
  const isForAdmins = ({ auth }: EndpointSpec) => Array.isArray(auth) && auth.join() === 'admin';
  expect(admin?.filter(({ spec }) => !isForAdmins(spec))).toEqual([]);
  expect(others.flat().filter(({ spec }) => isForAdmins(spec))).toEqual([]);
  for (const { text, name } of files)
    for (const { path } of description.documents)
      expect(JSON.parse(text).info.description.includes(`${publicUrl}${path}`), name).toBe(!path.endsWith(`/${name}`));
});

test('parameters, bodies and security are those of the contract', () => {
  const suspend = forAdmins.paths['/api/admin/users/{id}/suspend']?.put;
  expect(suspend?.parameters?.map(({ in: place, name }) => `${place} ${name}`)).toEqual([
    'path id',
    'header Idempotency-Key',
  ]);
  expect(suspend?.security ?? forAdmins.security).toEqual([{ bearer: [] }]);
  expect(suspend?.requestBody?.content['application/json'].schema).toMatchObject({
    type: 'object',
    required: ['suspended'],
    properties: { suspended: { type: 'boolean' }, reason: { type: 'string', maxLength: 500 } },
  });
  const users = forAdmins.paths['/api/admin/users']?.get;
  expect(users?.parameters?.map(({ name }) => name)).toEqual(['search', 'sort', 'direction', 'cursor']);
  expect(document.paths['/api/about']?.get?.security).toEqual([]);
  const approve = forAdmins.paths['/api/admin/properties/{id}/approve']?.put;
  expect(approve?.parameters?.map(({ name }) => name)).toContain('If-Match');
});

test('a body says which fields it needs, also where a sentence of ours refuses it without them', () => {
  const bodyOf = (path: string) =>
    documents.map(({ paths }) => paths[path]?.post).find(Boolean)?.requestBody?.content['application/json'].schema as {
      readonly required?: readonly string[];
      readonly properties: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
    };
  expect(bodyOf('/api/auth/signup').required).toEqual([
    'firstName',
    'lastName',
    'email',
    'password',
    'phone',
    'userType',
  ]);
  expect(bodyOf('/api/auth/signup').properties.userType?.enum).toEqual(['tenant', 'landlord', 'agent']);
  expect(bodyOf('/api/auth/login').required).toEqual(['email', 'password']);
  expect(bodyOf('/api/support/tickets').required).toEqual(['message']);
  const without = operations.filter(({ requestBody }) => {
    const schema = requestBody?.content['application/json']?.schema as
      | { readonly allOf?: readonly object[] }
      | undefined;
    return schema && !(schema.allOf ?? [schema]).some((shape) => 'required' in shape || 'anyOf' in shape);
  });
  // In these, every field may be left out.
  expect(without.map(({ operationId }) => operationId).sort()).toEqual([
    'importsApply',
    'importsUndo',
    'listingsCreateDraft',
    'listingsSaveDraft',
    'profileSaveTenant',
    'reviewClaim',
    'teamsAssignListing',
    'teamsRemoveMember',
    'viewingsSuggestMove',
  ]);
});

test('a body refuses fields it does not know, as the introduction says of all', () => {
  const bodies = Object.values(contract).flatMap((group) =>
    Object.values(group as EndpointGroup).flatMap(({ body }) => (body ? [z.toJSONSchema(body, { io: 'input' })] : [])),
  );
  const lenient = bodies
    .flatMap((body) => body.anyOf ?? [body])
    .filter((shape) => shape.additionalProperties !== false);
  expect(lenient).toEqual([]);
  for (const { text } of files) expect(JSON.parse(text).info.description).toContain('Fields we don’t know are refused');
});

test('the trade’s feed is described by the schemas that check it', () => {
  const send = document.paths['/v1/property/sendpropertydetails']?.post;
  const body = send?.requestBody?.content['application/json'];
  expect(body?.schema).toMatchObject({
    required: ['branch', 'property'],
    properties: { property: { required: expect.arrayContaining(['agent_ref', 'status', 'price_information']) } },
  });
  expect(body).toMatchObject({ example: { property: { agent_ref: '17_AB-12' } } });
  for (const { body: schema, example } of Object.values(rtdfCalls)) expect(schema.parse(example)).toEqual(example);
  expect(send?.security).toEqual([{ apiKey: [] }, { apiKeyHeader: [] }]);
  expect(send?.responses[200]).toMatchObject({
    content: { 'application/json': { schema: { properties: { errors: { type: 'array' } } } } },
  });
});

test('every message of a webhook is described', () => {
  expect(Object.keys(document.webhooks)).toEqual([...webhookEventNames, 'test']);
  expect(document.webhooks.viewing?.post?.requestBody?.content['application/json'].schema).toMatchObject({
    properties: {
      type: { const: 'viewing' },
      data: { properties: { viewingId: { format: 'uuid' }, status: { enum: expect.arrayContaining(['booked']) } } },
    },
  });
});

test('errors are documented once, each code with its status, and every operation refers to them', () => {
  for (const refusal of ['malformed (400)', 'unauthenticated (401)', 'not_found (404)', 'too_many (429)'])
    expect(parsed.components.responses.Refused.description).toContain(refusal);
  const refusal = parsed.components.schemas.Refusal;
  expect(refusal.properties.error.properties.code.enum).toEqual(Object.keys(errorStatus));
  for (const { operationId, responses } of operations.filter(({ operationId }) => !operationId.startsWith('rtdf')))
    expect(responses['4XX']?.description, operationId).toContain('Refused');
});

test('a schema is called what it is in every place, and what has no one name is written out', () => {
  const schemas = files.flatMap(({ text }) => Object.keys(JSON.parse(text).components.schemas));
  expect(schemas).toEqual(expect.arrayContaining(['Viewing', 'Listing', 'ListingCard', 'Photo', 'Person', 'Session']));
  expect(schemas.filter((name) => /\d|(Body|Data)$/.test(name))).toEqual([]);
  const signUp = parsed.paths['/api/auth/signup'].post.requestBody.content['application/json'].schema.properties;
  for (const field of ['firstName', 'email', 'password'])
    expect(signUp[field]).toEqual({ type: 'string', maxLength: 1_000 });
});

test('a call that takes a file says which, and that a form may carry it', () => {
  const content = document.paths['/api/photos']?.post?.requestBody?.content ?? {};
  expect(Object.keys(content)).toEqual([
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/octet-stream',
    'multipart/form-data',
  ]);
  expect(content).toMatchObject({ 'image/jpeg': { schema: { maxLength: 15 * 1024 * 1024 } } });
});

test('answers are envelopes, and the codes with a meaning of their own are named', () => {
  const { login, suspend } = {
    login: document.paths['/api/auth/login']?.post,
    suspend: forAdmins.paths['/api/admin/users/{id}/suspend']?.put,
  };
  expect(Object.keys(suspend?.responses ?? {})).toEqual(['200', '4XX']);
  expect(suspend?.description).toContain('Errors: ');
  expect(suspend?.responses['4XX']).toMatchObject({ headers: { 'Retry-After': { schema: { type: 'integer' } } } });
  const book = document.paths['/api/viewings']?.post;
  expect(book?.responses['4XX']).toMatchObject({
    content: {
      'application/json': {
        schema: {
          allOf: [
            { properties: { success: { const: false } } },
            { properties: { data: { properties: { slots: { type: 'array' } } } } },
          ],
        },
      },
    },
  });
  const { oneOf } = parsed.paths['/api/auth/login'].post.responses[200].content['application/json'].schema;
  expect(oneOf.map(({ allOf }: { allOf: { $ref: string }[] }) => allOf[0]?.$ref)).toEqual([
    '#/components/schemas/Done',
    '#/components/schemas/Refusal',
  ]);
  expect(login?.responses[401]).toBeUndefined();
});

test('the document names the server, its licence and what each part is about', () => {
  expect(parsed.servers).toEqual([{ url: publicUrl, description: expect.any(String) }]);
  expect(parsed.info.license.name).toBe('MIT');
  expect(parsed.tags.filter(({ description }: { description: string }) => description.length < 10)).toEqual([]);
});

test('every query parameter has a description, a type, its choices and an example', () => {
  const parameters = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters.map((parameter) => ({ ...parameter, id: `${operationId} ${parameter.name}` })),
  );
  const lacking = parameters.filter(
    ({ description, example, schema }) =>
      !description || !(schema.type || schema.enum) || example === undefined || example === '',
  );
  expect(lacking.map(({ id }) => id)).toEqual([]);
  const schemaIn = (path: string, name: string) =>
    documents
      .map(({ paths }) => paths[path]?.get)
      .find(Boolean)
      ?.parameters?.find((parameter) => parameter.name === name)?.schema;
  expect(schemaIn('/api/properties', 'sort')).toMatchObject({ enum: expect.arrayContaining(['newest', 'distance']) });
  expect(schemaIn('/api/properties', 'bedrooms')).toEqual({ type: 'integer', minimum: 0, maximum: 50 });
  expect(schemaIn('/api/properties', 'furnishing')).toEqual({
    type: 'array',
    items: { type: 'string', enum: ['furnished', 'part-furnished', 'unfurnished'] },
  });
  expect(schemaIn('/api/admin/tickets', 'status')).toHaveProperty('enum');
});

test('no document is larger than 250 kB, and lists of fields that must be there are written once', () => {
  for (const { name, text } of files) expect(Buffer.byteLength(text), name).toBeLessThanOrEqual(250_000);
  const lists = [...textOf('openapi.json').matchAll(/"required":\[[^\]]{200,}\]/g)].map(([list]) => list);
  expect(lists.length).toBe(new Set(lists).size);
});
