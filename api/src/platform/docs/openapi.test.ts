import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { docsPage } from './docs-page.ts';
import { openApiOf } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const document: OpenApi = JSON.parse(JSON.stringify(openApiOf(contract)));
const specs = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, spec]) => ({ id: `${group}.${name}`, spec })),
);

test('every endpoint of the contract is in the document, under its path and method', () => {
  expect(document.openapi).toBe('3.1.0');
  const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(specs.map(({ id }) => id).sort());
  expect(document.paths['/api/admin/users/{id}/suspend']?.put?.operationId).toBe('admin.suspend');
});

test('parameters, bodies and security are those of the contract', () => {
  const suspend = document.paths['/api/admin/users/{id}/suspend']?.put;
  expect(suspend?.parameters.map(({ in: place, name }) => `${place} ${name}`)).toEqual([
    'path id',
    'header Idempotency-Key',
  ]);
  expect(suspend?.security).toEqual([{ bearer: [] }]);
  expect(suspend?.requestBody?.content['application/json'].schema).toMatchObject({
    type: 'object',
    required: ['suspended'],
    properties: { suspended: { type: 'boolean' }, reason: { type: 'string', maxLength: 500 } },
    additionalProperties: false,
  });
  const users = document.paths['/api/admin/users']?.get;
  expect(users?.parameters.map(({ name }) => name)).toEqual(['search', 'sort', 'direction', 'cursor']);
  expect(document.paths['/api/about']?.get?.security).toEqual([]);
  const approve = document.paths['/api/admin/properties/{id}/approve']?.put;
  expect(approve?.parameters.map(({ name }) => name)).toContain('If-Match');
});

test('every operation documents that a request can be malformed', () => {
  const silent = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ responses }) => !responses['400']?.description.includes('malformed'));
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
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
  expect(docsPage(contract)).toContain('15 MB');
});

test('answers are envelopes, and refusals are told by status', () => {
  const { login, suspend } = {
    login: document.paths['/api/auth/login']?.post,
    suspend: document.paths['/api/admin/users/{id}/suspend']?.put,
  };
  expect(Object.keys(suspend?.responses ?? {}).sort()).toEqual(
    ['200', '400', '401', '403', '404', '409', '413', '415', '422', '429', '500', '503'].sort(),
  );
  expect(login?.responses[200]).toMatchObject({
    content: {
      'application/json': {
        schema: {
          oneOf: [
            { properties: { success: { const: true }, data: { properties: { token: { type: 'string' } } } } },
            {
              properties: {
                success: { const: false },
                error: { properties: { code: { enum: expect.arrayContaining(['unauthenticated']) } } },
              },
            },
          ],
        },
      },
    },
  });
  expect(login?.responses[429]).toBeDefined();
  expect(login?.responses[401]).toBeUndefined();
});

test('the page shows every endpoint and needs neither script nor inline style', () => {
  const page = docsPage(contract);
  for (const { id, spec } of specs) {
    expect(page).toContain(`id="${id}"`);
    expect(page).toContain(spec.summary);
  }
  expect(page).not.toMatch(/<script|\sstyle=|\son\w+=|https?:\/\//);
});
