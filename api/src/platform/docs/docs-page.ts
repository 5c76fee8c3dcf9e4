import { readFileSync } from 'node:fs';
import type { EndpointSpec } from '@letfair/contract/wire/endpoint';
import type { StaticAnswer } from '../http/api-plugin.ts';
import { escapeHtml, htmlHead } from '../mail/escape-html.ts';
import { callArticle, copyable, fieldTable, foreignArticle } from './call-article.ts';
import { type ApiDescription, openApiOf } from './openapi.ts';
import type { ForeignFormat } from './other-formats.ts';

/**
 * A page to read, which its script makes searchable. Style and script have their own addresses because the site's policy
 * allows neither inline.
 */
export function docsPage(description: ApiDescription): string {
  const groups = Object.entries(description.contract);
  return `${htmlHead('Letfair API', '<link rel="stylesheet" href="/api/docs.css">\n<script type="module" src="/api/docs.js"></script>')}
<body>
<header>
<p><a href="/">Letfair</a></p>
<h1>Letfair API</h1>
<p>Everything the site does, it does through these calls. The same as a document for machines:
<a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<search hidden>
<label for="find">Find a call</label>
<input type="search" id="find" autocomplete="off" spellcheck="false" aria-describedby="found">
<p id="found" role="status"></p>
</search>
</header>
<nav aria-label="Calls">
${groups.map(([group, endpoints]) => contents(group, linksTo(group, endpoints))).join('\n')}
${Object.entries(description.formats)
  .map(([group, { title, calls }]) => contents(group, foreignLinks(group, calls), title))
  .join('\n')}
${contents('messages', messageLinks(description))}
</nav>
<main>
<section aria-labelledby="quick-start">
<h2 id="quick-start">Quick start</h2>
${quickStart(description.publicUrl)}
</section>
<section aria-labelledby="basics">
<h2 id="basics">Basics</h2>
<ul>
<li>Bodies are JSON, except where a call takes a file. Every JSON answer is an envelope: <code>success</code> with <code>data</code>, or
<code>message</code> with <code>error.code</code> and, for single fields, <code>error.fields</code>.</li>
<li>Calls for signed-in users take <code>Authorization: Bearer</code> and the token that login answers.</li>
<li>Writes take an <code>Idempotency-Key</code> header: the same key and body get the original response, a changed
body is refused with 409.</li>
<li>429 and 503 say in <code>Retry-After</code> how many seconds to wait.</li>
</ul>
</section>
${groups.map(([group, endpoints]) => section(group, endpoints, description)).join('\n')}
${Object.entries(description.formats)
  .map(([group, format]) => foreignSection(group, format, description.publicUrl))
  .join('\n')}
${messagesSection(description)}
</main>
</body>
</html>
`;
}

type Endpoints = Readonly<Record<string, EndpointSpec>>;

interface Link {
  readonly id: string;
  readonly text: string;
}

const linksTo = (group: string, endpoints: Endpoints): Link[] =>
  Object.entries(endpoints).map(([name, { method, path }]) => ({ id: `${group}.${name}`, text: `${method} ${path}` }));
const foreignLinks = (group: string, calls: ForeignFormat['calls']): Link[] =>
  Object.entries(calls).map(([name, { path }]) => ({ id: `${group}.${name}`, text: `POST ${path}` }));
const messageLinks = ({ messages }: ApiDescription): Link[] =>
  Object.keys(messages).map((event) => ({ id: `message.${event}`, text: event }));

const contents = (group: string, links: readonly Link[], title = titleOf(group)): string =>
  `<h2><a href="#${escapeHtml(group)}">${escapeHtml(title)}</a></h2>
<ul>
${links.map(({ id, text }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`).join('\n')}
</ul>`;

const foreignSection = (group: string, { title, about, calls }: ForeignFormat, publicUrl: string): string =>
  `<section aria-labelledby="${escapeHtml(group)}">
<h2 id="${escapeHtml(group)}">${escapeHtml(title)}</h2>
<p>${escapeHtml(about)}</p>
${Object.entries(calls)
  .map(([name, call]) => foreignArticle(`${group}.${name}`, call, publicUrl))
  .join('\n')}
</section>`;

const messagesSection = ({ messages, receivers }: ApiDescription): string =>
  `<section aria-labelledby="messages">
<h2 id="messages">Messages</h2>
<p>What we send to your webhooks, as a POST with JSON. <code>Letfair-Signature: t=&lt;seconds&gt;,v1=&lt;hex&gt;</code> is the
HMAC-SHA256 of <code>&lt;seconds&gt;.&lt;body&gt;</code> with the webhook’s secret. Refuse messages older than five minutes,
and any <code>Letfair-Delivery</code> you’ve already seen.</p>
${Object.entries(receivers)
  .map(([language, code]) => `<h3>${language}</h3>\n${copyable(code, `Copy ${language} for messages`, language)}`)
  .join('\n')}
${Object.entries(messages)
  .map(
    ([event, { summary, message }]) => `<article aria-labelledby="message.${event}">
<h3 id="message.${event}">${event}</h3>
<p>${escapeHtml(summary)}.</p>
${fieldTable('Message', message, 'output')}
</article>`,
  )
  .join('\n')}
</section>`;

const section = (group: string, endpoints: Endpoints, { groups, publicUrl }: ApiDescription): string =>
  `<section aria-labelledby="${escapeHtml(group)}">
<h2 id="${escapeHtml(group)}">${escapeHtml(titleOf(group))}</h2>
<p>${escapeHtml(groups[group] ?? '')}</p>
${Object.entries(endpoints)
  .map(([name, spec]) => callArticle(`${group}.${name}`, spec, publicUrl))
  .join('\n')}
</section>`;

const titleOf = (group: string): string => group.charAt(0).toUpperCase() + group.slice(1);

const quickStart = (publicUrl: string): string =>
  [
    ['Homes to rent need no account:', `curl '${publicUrl}/api/properties?location=Leeds&bedrooms=2&sort=price-low'`],
    [
      'The next page of a list takes the <code>nextCursor</code> of the one before:',
      `curl '${publicUrl}/api/properties?location=Leeds&bedrooms=2&sort=price-low&cursor=NEXT_CURSOR'`,
    ],
    [
      'Signing in answers a token as <code>data.token</code>:',
      `curl -X POST '${publicUrl}/api/auth/login' \\\n  -H 'Content-Type: application/json' \\\n  -d '{"email":"you@home.example","password":"YOUR_PASSWORD"}'`,
    ],
    [
      'It is sent with every call of yours:',
      `curl '${publicUrl}/api/favorites' \\\n  -H 'Authorization: Bearer YOUR_TOKEN'`,
    ],
    [
      'A write with a key of your choice can be repeated without harm:',
      `curl -X POST '${publicUrl}/api/saved-searches' \\\n  -H 'Authorization: Bearer YOUR_TOKEN' \\\n  -H 'Idempotency-Key: leeds-2-bed' \\\n  -H 'Content-Type: application/json' \\\n  -d '${'{"search":{"location":"Leeds","bedrooms":"2"}}'}'`,
    ],
  ]
    .map(([sentence, curl = ''], index) => `<p>${sentence}</p>\n${copyable(curl, `Copy step ${index + 1}`)}`)
    .join('\n');

const fileBeside = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

/** Makes a text when it is first asked for. */
const once = (make: () => string): (() => string) => {
  let text: string | undefined;
  return () => {
    text ??= make();
    return text;
  };
};

/** The style and the script beside this file, and nothing else. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The contract for machines and for people. */
export const describeApi = (description: ApiDescription): StaticAnswer[] => [
  {
    path: '/api/openapi.json',
    type: 'application/json; charset=utf-8',
    body: once(() => JSON.stringify(openApiOf(description))),
  },
  { path: '/api/docs', type: 'text/html; charset=utf-8', policy: PAGE_POLICY, body: once(() => docsPage(description)) },
  { path: '/api/docs.css', type: 'text/css; charset=utf-8', body: once(() => fileBeside('docs.css')) },
  { path: '/api/docs.js', type: 'text/javascript; charset=utf-8', body: once(() => fileBeside('docs.js')) },
];
