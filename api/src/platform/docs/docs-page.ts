import { readFileSync } from 'node:fs';
import type { Contract, EndpointSpec } from '@letfair/contract/wire/endpoint';
import type * as z from 'zod';
import { escapeHtml, htmlHead } from '../escape-html.ts';
import type { StaticAnswer } from '../http/api-plugin.ts';
import { openApiOf, refusalsOf, schemaOf, whoMayCall } from './openapi.ts';

/** A page to read: no script, and its style has its own address because the site's policy allows no inline style. */
export function docsPage(contract: Contract): string {
  const groups = Object.entries(contract);
  return `${htmlHead('Letfair API', '<link rel="stylesheet" href="/api/docs.css">')}
<body>
<header>
<h1>Letfair API</h1>
<p>Everything the site does, it does through these calls. The same as a document for machines:
<a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
</header>
<nav aria-label="Calls">
${groups.map(([group, endpoints]) => contents(group, endpoints)).join('\n')}
</nav>
<main>
<section aria-labelledby="basics">
<h2 id="basics">Basics</h2>
<ul>
<li>Bodies are JSON, except where a call takes a file. Every JSON answer is an envelope: <code>success</code> with <code>data</code>, or
<code>message</code> with <code>error.code</code> and, for single fields, <code>error.fields</code>.</li>
<li>Calls for signed-in users take <code>Authorization: Bearer</code> and the token that login answers.</li>
<li>Writes take an <code>Idempotency-Key</code> header: the same key and body get the first answer again, a changed
body is refused with 409.</li>
<li>429 and 503 say in <code>Retry-After</code> how many seconds to wait.</li>
</ul>
</section>
${groups.map(([group, endpoints]) => section(group, endpoints)).join('\n')}
</main>
</body>
</html>
`;
}

type Endpoints = Readonly<Record<string, EndpointSpec>>;

const contents = (group: string, endpoints: Endpoints): string =>
  `<h2><a href="#${escapeHtml(group)}">${escapeHtml(titleOf(group))}</a></h2>
<ul>
${Object.entries(endpoints)
  .map(
    ([name, { method, path }]) =>
      `<li><a href="#${escapeHtml(`${group}.${name}`)}">${method} ${escapeHtml(path)}</a></li>`,
  )
  .join('\n')}
</ul>`;

const section = (group: string, endpoints: Endpoints): string =>
  `<section aria-labelledby="${escapeHtml(group)}">
<h2 id="${escapeHtml(group)}">${escapeHtml(titleOf(group))}</h2>
${Object.entries(endpoints)
  .map(([name, spec]) => article(`${group}.${name}`, spec))
  .join('\n')}
</section>`;

const article = (id: string, spec: EndpointSpec): string =>
  `<article aria-labelledby="${escapeHtml(id)}">
<h3 id="${escapeHtml(id)}"><code class="method">${spec.method}</code> <code>${escapeHtml(spec.path)}</code></h3>
<p>${escapeHtml(spec.summary)}. ${escapeHtml(whoMayCall(spec))}</p>
${[
  fieldTable('In the path', spec.params, 'input'),
  fieldTable('In the query', spec.query, 'input'),
  fieldTable('Body', spec.body, 'input'),
  fileTaken(spec),
  fieldTable('Answer’s data', spec.data, 'output'),
  fieldTable('Data of a refusal', spec.refusedData, 'output'),
  refusals(spec),
].join('\n')}
</article>`;

const fileTaken = ({ upload }: EndpointSpec): string =>
  upload
    ? `<p>Body: a file of one of the types ${escapeHtml(upload.types.join(', '))} and at most
${Math.floor(upload.maxBytes / 1024 / 1024)} MB, as it is or as the one file of a form (multipart/form-data).</p>`
    : '';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly description?: string;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

function fieldTable(caption: string, type: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!type) return '';
  const schema: Schema = schemaOf(type, io);
  const shapes = schema.anyOf?.every((shape) => shape.properties) ? schema.anyOf : [schema];
  return shapes.map((shape, index) => oneTable(index === 0 ? caption : `${caption}, or instead`, shape)).join('\n');
}

function oneTable(caption: string, schema: Schema): string {
  const rows = rowsOf(schema);
  if (rows.length === 0) return `<p>${caption}: ${escapeHtml(typeName(schema))}.</p>`;
  return `<table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Required</th></tr></thead>
<tbody>
${rows
  .map(
    ({ name, type, required }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(type)}</td><td>${required ? 'yes' : 'no'}</td></tr>`,
  )
  .join('\n')}
</tbody>
</table>`;
}

interface Row {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

const rowsOf = ({ properties = {}, required = [] }: Schema, prefix = ''): Row[] =>
  Object.entries(properties).flatMap(([name, property]) => [
    {
      name: prefix + name,
      type: [typeName(property), property.description].filter(Boolean).join('. '),
      required: required.includes(name),
    },
    ...rowsOf(property, `${prefix}${name}.`),
    ...(property.items ? rowsOf(property.items, `${prefix}${name}[].`) : []),
  ]);

function typeName(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' or ');
  if (schema.items) return `list of ${typeName(schema.items)}`;
  const limit = schema.maxLength === undefined ? '' : `, at most ${schema.maxLength} characters`;
  return `${schema.format ?? schema.type ?? 'anything'}${limit}`;
}

const refusals = (spec: EndpointSpec): string =>
  `<h4>Refusals</h4>
<ul class="refusals">${refusalsOf(spec)
    .map(({ code, status }) => `<li>${status} <code>${code}</code></li>`)
    .join('')}</ul>`;

const titleOf = (group: string): string => group.charAt(0).toUpperCase() + group.slice(1);

/** The contract for machines and for people, made once at the start. */
export const describeApi = (contract: Contract): StaticAnswer[] => [
  {
    path: '/api/openapi.json',
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(openApiOf(contract)),
  },
  { path: '/api/docs', type: 'text/html; charset=utf-8', body: docsPage(contract) },
  {
    path: '/api/docs.css',
    type: 'text/css; charset=utf-8',
    body: readFileSync(new URL('./docs.css', import.meta.url), 'utf8'),
  },
];
