import { contract } from '@letfair/contract';
import type { EndpointSpec } from '@letfair/contract/wire/endpoint';
import { errorStatus } from '@letfair/contract/wire/errors';
import { expect, test } from 'vitest';
import { apiDescription } from '../../description/api-description.ts';
import { validate } from '../http/validate.ts';
import { asCurl } from './code-examples.ts';
import { describeApi } from './docs-page.ts';
import { exampleCall, exampleRequest } from './example-request.ts';
import { partsOf } from './parts.ts';

const publicUrl = 'https://letfair.example';
const description = apiDescription(publicUrl);
const curlOf = (spec: EndpointSpec, url: string) => asCurl(exampleRequest(spec, url));
const answers = new Map(describeApi(description).map((answer) => [answer.path as string, answer]));
const pageAt = (path: string): string => answers.get(path)?.body() ?? '';
const start = pageAt('/api/docs');
const pages = [start, ...partsOf(description).map(({ name }) => pageAt(`/api/docs/${name}`))];
const specs = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, spec]) => ({ id: `${group}.${name}`, spec })),
);

test('each part has a page that shows its calls with a command each, and the first page leads to all of them', () => {
  for (const { id, spec } of specs) {
    const page = pageAt(`/api/docs/${id.split('.')[0]}`);
    expect(page, id).toContain(`id="${id}"`);
    expect(page, id).toContain(spec.summary);
    expect(page, id).toContain('<pre><code>curl ');
    expect(start, id).toContain(`href="/api/docs/${id.replace('.', '#')}"`.replace(/#\w+/, `#${id}`));
  }
  expect(pageAt('/api/docs/photos')).toContain('15 MB');
});

test('what integrators need comes first, and what only admins may do last', () => {
  const names = partsOf(description).map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['feed', 'rtdf', 'webhooks', 'search']);
  expect(names.indexOf('system')).toBeGreaterThan(names.indexOf('viewings'));
  expect(new Set(names).size).toBe(Object.keys(contract).length + 1);
});

test('errors are explained once, and calls name only their own', () => {
  for (const code of Object.keys(errorStatus)) expect(start).toContain(`<code>${code}</code>`);
  const book = pageAt('/api/docs/viewings');
  expect(book).toContain('409 <code>conflict</code>');
  for (const page of pages.slice(1)) expect(page).not.toMatch(/<code>(malformed|internal|unavailable)<\/code>/);
});

test('what the commands send is what the calls take', () => {
  const refused = specs.flatMap(({ id, spec }) => {
    const result = validate(spec, exampleCall(spec));
    return result.ok ? [] : [{ id, ...result.fields }];
  });
  expect(refused).toEqual([]);
});

test('commands name the site, the token and the body', () => {
  expect(curlOf(contract.search.find, publicUrl)).toBe(`curl '${publicUrl}/api/properties?location=Leeds'`);
  expect(curlOf(contract.conversations.start, publicUrl).split(' \\\n  ')).toEqual([
    `curl -X POST '${publicUrl}/api/conversations'`,
    `-H 'Authorization: Bearer YOUR_TOKEN'`,
    `-H 'Content-Type: application/json'`,
    expect.stringContaining('"propertyId":"0198c0de-0000-7000-8000-000000000000"'),
  ]);
});

test('style and script have their own addresses, and the pages read without them', () => {
  for (const page of pages) {
    expect(page).not.toMatch(/<script(?! type="module" src="\/api\/docs\.js"><\/script>)|\sstyle=|\son\w+=/);
    expect(page.match(/<button[^>]*>/g)?.filter((button) => !button.includes(' hidden')) ?? []).toEqual([]);
  }
  expect(start).toMatch(/<search hidden>/);
});

test('the page may run its own script and nothing else', () => {
  const { policy = '' } = answers.get('/api/docs/feed') ?? {};
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
});
