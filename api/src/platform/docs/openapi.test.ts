import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contract } from '@letfair/contract';
import { rtdfCalls } from '@letfair/contract/agencies/feed/rtdf';
import { errorStatus } from '@letfair/contract/wire/errors';
import { webhookEventNames } from '@letfair/domain/agencies/feed/webhooks';
import { expect, test } from 'vitest';
import { apiDescription } from '../../description/api-description.ts';
import { openApiOf } from './openapi.ts';

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
const written = JSON.stringify(openApiOf(apiDescription(publicUrl)));
const parsed = JSON.parse(written);

/** The document with every reference replaced by what it refers to. */
function resolve(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolve);
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) {
    const path = String(value.$ref).slice(2).split('/');
    const { $ref, ...beside } = value;
    const referred = resolve(path.reduce((part, key) => part[key], parsed)) as object;
    return { ...referred, ...(resolve(beside) as object) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part)]));
}
const document = resolve(parsed) as OpenApi;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const specs = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, spec]) => ({ id: `${group}.${name}`, spec })),
);

test('every endpoint of the contract is in the document, under its path and method', () => {
  expect(document.openapi).toBe('3.1.0');
  const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const foreign = Object.keys(rtdfCalls).map((name) => `rtdf.${name}`);
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(
    [...specs.map(({ id }) => id), ...foreign].sort(),
  );
  expect(document.paths['/api/admin/users/{id}/suspend']?.put?.operationId).toBe('admin.suspend');
});

test('parameters, bodies and security are those of the contract', () => {
  const suspend = document.paths['/api/admin/users/{id}/suspend']?.put;
  expect(suspend?.parameters?.map(({ in: place, name }) => `${place} ${name}`)).toEqual([
    'path id',
    'header Idempotency-Key',
  ]);
  expect(suspend?.security ?? document.security).toEqual([{ bearer: [] }]);
  expect(suspend?.requestBody?.content['application/json'].schema).toMatchObject({
    type: 'object',
    required: ['suspended'],
    properties: { suspended: { type: 'boolean' }, reason: { type: 'string', maxLength: 500 } },
    additionalProperties: false,
  });
  const users = document.paths['/api/admin/users']?.get;
  expect(users?.parameters?.map(({ name }) => name)).toEqual(['search', 'sort', 'direction', 'cursor']);
  expect(document.paths['/api/about']?.get?.security).toEqual([]);
  const approve = document.paths['/api/admin/properties/{id}/approve']?.put;
  expect(approve?.parameters?.map(({ name }) => name)).toContain('If-Match');
});

test('a body says which fields it needs, also where a sentence of ours refuses it without them', () => {
  const bodyOf = (path: string) =>
    document.paths[path]?.post?.requestBody?.content['application/json'].schema as {
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
      | { required?: unknown; anyOf?: unknown }
      | undefined;
    return schema && !schema.required && !schema.anyOf;
  });
  // In these, every field may be left out.
  expect(without.map(({ operationId }) => operationId).sort()).toEqual([
    'imports.apply',
    'imports.undo',
    'listings.createDraft',
    'listings.saveDraft',
    'profile.saveTenant',
    'review.claim',
    'teams.assignListing',
    'teams.removeMember',
    'viewings.suggestMove',
  ]);
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
  for (const { operationId, responses } of operations.filter(({ operationId }) => !operationId.startsWith('rtdf.')))
    expect(responses['4XX']?.description, operationId).toContain('Refused');
});

test('a schema is called what it is in every place, and what has no one name is written out', () => {
  const schemas = Object.keys(parsed.components.schemas);
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
    suspend: document.paths['/api/admin/users/{id}/suspend']?.put,
  };
  expect(Object.keys(suspend?.responses ?? {})).toEqual(['200', '4XX']);
  expect(suspend?.description).toContain('Refuses with');
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
    document.paths[path]?.get?.parameters?.find((parameter) => parameter.name === name)?.schema;
  expect(schemaIn('/api/properties', 'sort')).toMatchObject({ enum: expect.arrayContaining(['newest', 'distance']) });
  expect(schemaIn('/api/properties', 'bedrooms')).toEqual({ type: 'integer', minimum: 0, maximum: 50 });
  expect(schemaIn('/api/properties', 'furnishing')).toEqual({
    type: 'array',
    items: { type: 'string', enum: ['furnished', 'part-furnished', 'unfurnished'] },
  });
  expect(schemaIn('/api/admin/tickets', 'status')).toHaveProperty('enum');
});

test('schemas that are used more than once are written once, and the document has less than 380 KiB', () => {
  expect(Buffer.byteLength(written)).toBeLessThan(380 * 1024);
  const lists = [...written.matchAll(/"required":\[[^\]]{200,}\]/g)].map(([list]) => list);
  expect(lists.length).toBe(new Set(lists).size);
});

test('a linter of OpenAPI documents has nothing to say', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'letfair-openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, written);
    const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
    const config = new URL('redocly.yaml', import.meta.url).pathname;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [cli, 'lint', '--format=json', `--config=${config}`, file],
      { env: { PATH: process.env.PATH, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    );
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] });
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
