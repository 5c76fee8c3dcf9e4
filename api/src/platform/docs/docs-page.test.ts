import { contract } from '@letfair/contract';
import type { EndpointSpec } from '@letfair/contract/wire/endpoint';
import { expect, test } from 'vitest';
import { apiDescription } from '../../api-description.ts';
import { validate } from '../http/validate.ts';
import { asCurl } from './code-examples.ts';
import { describeApi, docsPage } from './docs-page.ts';
import { exampleCall, exampleRequest } from './example-request.ts';

const publicUrl = 'https://letfair.example';
const description = apiDescription(publicUrl);
const curlOf = (spec: EndpointSpec, url: string) => asCurl(exampleRequest(spec, url));
const page = docsPage(description);
const specs = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, spec]) => ({ id: `${group}.${name}`, spec })),
);

test('the page shows every endpoint with a command that calls it', () => {
  for (const { id, spec } of specs) {
    expect(page).toContain(`id="${id}"`);
    expect(page).toContain(spec.summary);
  }
  expect(page.match(/<pre><code>curl /g)?.length).toBeGreaterThan(specs.length);
  expect(page).toContain('15 MB');
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

test('style and script have their own addresses, and the page reads without them', () => {
  expect(page).not.toMatch(/<script(?! type="module" src="\/api\/docs\.js"><\/script>)|\sstyle=|\son\w+=/);
  expect(page).toMatch(/<search hidden>/);
  expect(page.match(/<button[^>]*>/g)?.filter((button) => !button.includes(' hidden'))).toEqual([]);
  expect(describeApi(description).map(({ path }) => path)).toEqual([
    '/api/openapi.json',
    '/api/docs',
    '/api/docs.css',
    '/api/docs.js',
  ]);
});

test('the page may run its own script and nothing else', () => {
  const { policy = '' } = describeApi(description).find(({ path }) => path === '/api/docs') ?? {};
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
});
