import { contract } from '@letfair/contract';
import { rtdfCalls } from '@letfair/contract/agencies/feed/rtdf';
import { type EndpointSpec, isKeyScope } from '@letfair/contract/wire/endpoint';
import { exampleFileRoute, exampleFiles } from '@letfair/domain/agencies/imports/example-files';
import { exportNames } from '@letfair/domain/agencies/portfolio/exports';
import * as z from 'zod';
import type { JsonSchema, Target } from './calls.ts';
import type { Party } from './party/create-party.ts';

const schemaOf = (schema: z.ZodType | undefined): JsonSchema | undefined =>
  schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

const people = ['tenant', 'landlord', 'agent', 'admin', 'applicant', 'manager', 'viewer', 'limited', 'closing'];

const callersOf = ({ auth }: EndpointSpec): readonly string[] => {
  if (auth === 'public') return ['nobody', ...people];
  if (isKeyScope(auth)) return [auth];
  if (auth === 'user') return people;
  const members = auth.includes('agent') ? ['manager', 'viewer'] : [];
  const listers = auth.includes('landlord') ? ['limited', 'closing'] : [];
  return [
    ...(auth.includes('tenant') ? ['tenant', 'applicant'] : []),
    ...auth.filter((type) => type !== 'tenant'),
    ...members,
    ...listers,
  ];
};

/** Every endpoint of the contract; a new one is here by itself. */
export const endpointTargets: readonly Target[] = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, EndpointSpec>).map(([name, spec]) => ({
    name: `${group}.${name}`,
    method: spec.method,
    path: spec.path,
    spec,
    query: schemaOf(spec.query),
    body: schemaOf(spec.body),
    takesFile: spec.upload !== undefined,
    callers: callersOf(spec),
  })),
);

const plain = { query: undefined, body: undefined, takesFile: false, callers: ['nobody'] } as const;
const listers = ['landlord', 'agent', 'manager', 'viewer'];
const token: JsonSchema = { properties: { token: {}, ticket: {} } };

/** Calls in formats of others, and files. */
export const otherTargets = (
  party: Party,
): readonly { readonly target: Target; readonly params: Record<string, string>; readonly body?: unknown }[] => [
  ...Object.entries(rtdfCalls).map(([name, { path, scope, body, example }]) => ({
    target: { ...plain, name: `rtdf.${name}`, method: 'POST', path, body: schemaOf(body), callers: [scope] },
    params: {},
    body: example,
  })),
  ...party.calendars.map((path, at) => ({
    target: { ...plain, name: `calendar.${at}`, method: 'GET', path: path.replace(/[^/]+$/, ':file') },
    params: { file: path.replace(/^.*\//, '') },
  })),
  ...exampleFiles.map(({ name, format }) => ({
    target: { ...plain, name: `example.${format}`, method: 'GET', path: exampleFileRoute },
    params: { name },
  })),
  ...exportNames.map((name) => ({
    target: { ...plain, name: `export.${name}`, method: 'GET', path: '/api/exports/:name', callers: listers },
    params: { name },
  })),
  ...(
    [
      ['certificate', '/api/certificates/:id/download', party.certificate, listers],
      ['attachment', '/api/attachments/:id/download', party.sentFile, ['tenant', 'landlord']],
      ['thumbnail', '/api/attachments/:id/thumbnail', party.sentFile, ['tenant', 'landlord']],
      ['problems', '/api/imports/:id/problems.csv', party.readImport, listers],
    ] as const
  ).map(([name, path, id, callers]) => ({
    target: { ...plain, name: `file.${name}`, method: 'GET', path, callers: [...callers] },
    params: { id },
  })),
  {
    target: { ...plain, name: 'file.export', method: 'GET', path: '/api/privacy/export/download', query: token },
    params: {},
  },
  { target: { ...plain, name: 'mail.unsubscribe', method: 'POST', path: '/unsubscribe', query: token }, params: {} },
  { target: { ...plain, name: 'docs.openapi', method: 'GET', path: '/api/openapi.json' }, params: {} },
  // Whoever is let in listens without end.
  { target: { ...plain, name: 'live.events', method: 'GET', path: '/api/events', onlyThey: true }, params: {} },
];
