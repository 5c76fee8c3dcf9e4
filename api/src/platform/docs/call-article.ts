import type { ForeignCall } from '@letfair/contract/agencies/feed/rtdf';
import { type EndpointSpec, isKeyScope } from '@letfair/contract/wire/endpoint';
import type * as z from 'zod';
import { escapeHtml } from '../mail/escape-html.ts';
import { asCurl, codeExamples, type ExampleRequest } from './code-examples.ts';
import { exampleRequest, foreignRequest } from './example-request.ts';
import { schemaOf } from './json-schema.ts';
import { refusalsOf, whoMayCall } from './refusals-of.ts';
import type { Json } from './shared-parts.ts';

/** One call: what it is for, how it is tried, what it takes and answers. */
export const callArticle = (id: string, spec: EndpointSpec, publicUrl: string): string =>
  `<article aria-labelledby="${escapeHtml(id)}">
<h2 id="${escapeHtml(id)}"><code class="method">${spec.method}</code> <code>${escapeHtml(spec.path)}</code></h2>
<p>${escapeHtml(spec.summary)}. ${escapeHtml(whoMayCall(spec))}</p>
${isKeyScope(spec.auth) ? inAllLanguages(id, exampleRequest(spec, publicUrl)) : copyable(asCurl(exampleRequest(spec, publicUrl)), `Copy the example for ${id}`)}
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

/** A call of another format than ours. */
export const foreignArticle = (id: string, call: ForeignCall, publicUrl: string): string =>
  `<article aria-labelledby="${escapeHtml(id)}">
<h2 id="${escapeHtml(id)}"><code class="method">POST</code> <code>${escapeHtml(call.path)}</code></h2>
<p>${escapeHtml(call.summary)}. ${escapeHtml(whoMayCall({ auth: call.scope }))}</p>
${inAllLanguages(id, foreignRequest(call, publicUrl))}
${fieldTable('Body', call.body, 'input')}
${fieldTable('Answer', call.answer, 'output')}
</article>`;

const inAllLanguages = (id: string, request: ExampleRequest): string =>
  Object.entries(codeExamples)
    .map(
      ([language, write]) =>
        `<h3>${language}</h3>\n${copyable(write(request), `Copy ${language} for ${id}`, language)}`,
    )
    .join('\n');

/** Text to copy; the button is shown by the script. */
export const copyable = (text: string, label: string, language?: string): string =>
  `<div class="copyable"${language ? ` data-language="${escapeHtml(language)}"` : ''}><pre><code>${escapeHtml(text)}</code></pre>
<button type="button" aria-label="${escapeHtml(label)}" hidden>Copy</button></div>`;

const fileTaken = ({ upload }: EndpointSpec): string =>
  upload
    ? `<p>Body: a file of type ${escapeHtml(upload.types.join(' or '))}, of at most
${Math.floor(upload.maxBytes / 1024 / 1024)} MB, sent as it is or as the only file in a form (multipart/form-data).</p>`
    : '';

interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly description?: string;
  readonly takes?: Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

export function fieldTable(caption: string, type: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!type) return '';
  const schema = schemaOf(type, io) as Json & Schema;
  const shapes = schema.anyOf?.every((shape) => shape.properties) ? schema.anyOf : [schema];
  return shapes.map((shape, index) => oneTable(index === 0 ? caption : `${caption} (alternative)`, shape)).join('\n');
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
      type: [typeName(property.takes ?? property), property.description].filter(Boolean).join('. '),
      required: required.includes(name),
    },
    ...rowsOf(property.anyOf?.find(({ properties: inside }) => inside) ?? property, `${prefix}${name}.`),
    ...(property.items ? rowsOf(property.items, `${prefix}${name}[].`) : []),
  ]);

function typeName(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' or ');
  if (schema.items) return `list of ${typeName(schema.items)}`;
  const limit = schema.maxLength === undefined ? '' : `, at most ${schema.maxLength} characters`;
  return `${schema.format ?? [schema.type ?? 'anything'].flat().join(' or ')}${limit}`;
}

/** Its own; what any call may answer is on the first page. */
function refusals(spec: EndpointSpec): string {
  const own = refusalsOf(spec).filter(({ isAnywhere }) => !isAnywhere);
  if (own.length === 0) return '';
  const items = own.map(({ code, status }) => `<li>${status} <code>${code}</code></li>`).join('');
  return `<h3>Errors specific to this call</h3>\n<ul class="refusals">${items}</ul>`;
}
