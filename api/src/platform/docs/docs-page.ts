import { readFileSync } from 'node:fs';
import { type ErrorCode, errorStatus } from '@letfair/contract/wire/errors';
import { ownValue } from '@letfair/domain/code-table';
import { keysOf } from '@letfair/domain/keys-of';
import type { StaticAnswer } from '../http/api-plugin.ts';
import { escapeHtml, htmlHead } from '../mail/escape-html.ts';
import type { ApiDescription } from './api-description.ts';
import { callArticle, copyable, fieldTable, foreignArticle } from './call-article.ts';
import { asCurl } from './code-examples.ts';
import { openApiOf } from './openapi.ts';
import { type Part, partsOf } from './parts.ts';

const START = '/api/docs';
const pathOf = ({ name }: Part): `/api/${string}` => `${START}/${name}`;

/** Where the messages to webhooks are described. */
const MESSAGES_PART = 'webhooks';

interface Link {
  readonly id: string;
  readonly text: string;
  readonly summary: string;
}

/**
 * Pages to read, which their script makes searchable. Style and script have their own addresses because the site's policy
 * allows neither inline.
 */
const page = (title: string, nav: string, main: string): string =>
  `${htmlHead(title, '<link rel="stylesheet" href="/api/docs.css">\n<script type="module" src="/api/docs.js"></script>')}
<body>
<header>
<p><a href="/">Letfair</a> · <a href="${START}">API</a></p>
<h1>${escapeHtml(title)}</h1>
</header>
<nav aria-label="Contents">
${nav}
</nav>
<main>
${main}
</main>
</body>
</html>
`;

/** Quick start, what holds for all calls, and every call with a link to its page. */
export function startPage(description: ApiDescription): string {
  const parts = partsOf(description);
  return page(
    'Letfair API',
    `<ul>\n${parts.map((part) => `<li><a href="${pathOf(part)}">${escapeHtml(part.title)}</a></li>`).join('\n')}\n</ul>`,
    `<p>The site itself uses these calls. They’re also described for software, in OpenAPI 3.1:</p>
<ul>
${description.documents
  .map(({ path, about }) => `<li><a href="${path}">${path.split('/').at(-1)}</a>: ${escapeHtml(about)}</li>`)
  .toReversed()
  .join('\n')}
</ul>
<section aria-labelledby="quick-start">
<h2 id="quick-start">Quick start</h2>
${description.quickStart
  .map(
    ({ sentence, request }, index) =>
      `<p>${escapeHtml(sentence)}</p>\n${copyable(asCurl(request), `Copy step ${index + 1}`)}`,
  )
  .join('\n')}
</section>
<section aria-labelledby="basics">
<h2 id="basics">Basics</h2>
<ul>
<li>Bodies are JSON, unless a call takes a file. Every answer in JSON has <code>success</code>, and with it
<code>data</code>, or else <code>message</code> and <code>error</code>.</li>
<li>Calls for people who are signed in take <code>Authorization: Bearer</code> and the token from signing in. Calls for
software take an API key in the same place, or in <code>X-Api-Key</code>.</li>
<li>Every write takes an <code>Idempotency-Key</code> header. If you repeat a write with the same key and body, you get
the first answer again; with a different body, it’s refused with 409.</li>
<li><code>RateLimit-Policy</code> says how many requests you can send, and <code>RateLimit</code> how many are left, for your
address and your API key. If you get 429 or 503, wait for as many seconds as <code>Retry-After</code> says.</li>
</ul>
</section>
<section aria-labelledby="errors">
<h2 id="errors">Errors</h2>
<p>Each call lists the errors specific to it. The others can happen with any call.</p>
${errorTable}
</section>
<section aria-labelledby="calls">
<h2 id="calls">All calls</h2>
<search hidden>
<label for="find">Find a call</label>
<input type="search" id="find" autocomplete="off" spellcheck="false" aria-describedby="found">
<p id="found" role="status"></p>
</search>
${parts.map((part) => listing(part, linksOf(part, description))).join('\n')}
</section>`,
  );
}

/** One part with all of its calls. */
export function partPage(part: Part, description: ApiDescription): string {
  const links = linksOf(part, description);
  return page(
    `${part.title} · Letfair API`,
    `<ul>\n${links.map(({ id, text }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`).join('\n')}\n</ul>`,
    `<p>${escapeHtml(part.about)}</p>
${articles(part, description)}
${part.name === MESSAGES_PART ? messages(description) : ''}`,
  );
}

/** What each code means, for people who write software. */
const errorMeanings: Readonly<Record<ErrorCode, string>> = {
  malformed: 'We couldn’t read the request: its address, a header or the JSON.',
  unauthenticated: 'There’s no token or API key, or it no longer works.',
  forbidden: 'This account, role or API key isn’t allowed to do this.',
  password_needed: 'Confirm your password or passkey first, with POST /api/security/confirmation.',
  second_step_needed: 'Admins need to set up two-step sign-in first.',
  not_found: 'It doesn’t exist, or it isn’t yours.',
  method_not_allowed: 'This address doesn’t accept this method.',
  conflict: 'Something has changed in the meantime, or the Idempotency-Key was used with a different body.',
  gone: 'It existed, but no longer does.',
  stale: 'There’s a newer version than the one in If-Match.',
  too_large: 'The body or file is too large.',
  unsupported_type: 'This call doesn’t accept this type of body or file.',
  invalid: 'Something in the request isn’t right; error.fields says what, field by field.',
  too_many: 'You’ve sent too many requests. Wait for as long as Retry-After says.',
  internal: 'Something went wrong on our side.',
  unavailable: 'We can’t answer right now. Try again when Retry-After says.',
};

const errorTable = `<table>
<thead><tr><th scope="col">Code</th><th scope="col">Meaning</th><th scope="col">Status</th></tr></thead>
<tbody>
${keysOf(errorStatus)
  .map(
    (code) =>
      `<tr><th scope="row"><code>${code}</code></th><td>${escapeHtml(errorMeanings[code])}</td><td>${errorStatus[code]}</td></tr>`,
  )
  .join('\n')}
</tbody>
</table>`;

function linksOf({ name }: Part, { contract, formats, messages: sent }: ApiDescription): readonly Link[] {
  const endpoints = ownValue(contract, name) ?? {};
  const calls = ownValue(formats, name)?.calls ?? {};
  return [
    ...Object.entries(endpoints).map(([call, { method, path, summary }]) => ({
      id: `${name}.${call}`,
      text: `${method} ${path}`,
      summary,
    })),
    ...Object.entries(calls).map(([call, { path, summary }]) => ({
      id: `${name}.${call}`,
      text: `POST ${path}`,
      summary,
    })),
    ...(name === MESSAGES_PART
      ? Object.entries(sent).map(([event, { summary }]) => ({ id: `message.${event}`, text: event, summary }))
      : []),
  ];
}

const listing = (part: Part, links: readonly Link[]): string =>
  `<section class="part" aria-labelledby="${escapeHtml(part.name)}">
<h3 id="${escapeHtml(part.name)}"><a href="${pathOf(part)}">${escapeHtml(part.title)}</a></h3>
<p>${escapeHtml(part.about)}</p>
<ul>
${links
  .map(
    ({ id, text, summary }) =>
      `<li><a href="${pathOf(part)}#${escapeHtml(id)}"><code>${escapeHtml(text)}</code></a> ${escapeHtml(summary)}</li>`,
  )
  .join('\n')}
</ul>
</section>`;

const articles = ({ name }: Part, { contract, formats, publicUrl }: ApiDescription): string =>
  [
    ...Object.entries(ownValue(contract, name) ?? {}).map(([call, spec]) =>
      callArticle(`${name}.${call}`, spec, publicUrl),
    ),
    ...Object.entries(ownValue(formats, name)?.calls ?? {}).map(([call, spec]) =>
      foreignArticle(`${name}.${call}`, spec, publicUrl),
    ),
  ].join('\n');

const messages = ({ messages: sent, receivers }: ApiDescription): string =>
  `<section aria-labelledby="messages">
<h2 id="messages">Messages</h2>
<p>What we send to your webhooks, as a POST with JSON. <code>Letfair-Signature: t=&lt;seconds&gt;,v1=&lt;hex&gt;</code> is the
HMAC-SHA256 of <code>&lt;seconds&gt;.&lt;body&gt;</code> with the webhook’s secret. Refuse messages older than five minutes,
and any <code>Letfair-Delivery</code> you’ve already seen.</p>
${Object.entries(receivers)
  .map(([language, code]) => `<h3>${language}</h3>\n${copyable(code, `Copy ${language} for messages`, language)}`)
  .join('\n')}
${Object.entries(sent)
  .map(
    ([event, { summary, message }]) => `<article aria-labelledby="message.${event}">
<h3 id="message.${event}">${event}</h3>
<p>${escapeHtml(summary)}.</p>
${fieldTable('Message', message, 'output')}
</article>`,
  )
  .join('\n')}
</section>`;

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
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const html = { type: 'text/html; charset=utf-8', policy } as const;

/** The contract for machines and for people. */
export const describeApi = (description: ApiDescription): StaticAnswer[] => [
  ...description.documents.map((document) => ({
    path: document.path,
    type: 'application/json; charset=utf-8',
    body: once(() => JSON.stringify(openApiOf(description, document))),
  })),
  { path: START, ...html, body: once(() => startPage(description)) },
  ...partsOf(description).map((part) => ({
    path: pathOf(part),
    ...html,
    body: once(() => partPage(part, description)),
  })),
  { path: '/api/docs.css', type: 'text/css; charset=utf-8', body: once(() => fileBeside('docs.css')) },
  { path: '/api/docs.js', type: 'text/javascript; charset=utf-8', body: once(() => fileBeside('docs.js')) },
];
