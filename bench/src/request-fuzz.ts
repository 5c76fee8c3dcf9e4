import { request } from 'node:http';
import type { Product } from './product.ts';
import { atMost, type Figure } from './report.ts';
import { adminToken } from './setup/people.ts';

const REQUESTS = 10_000;
const PARALLEL = 12;
const SEED = 20_261_115;

type Schema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};
type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
};
type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

/** Requests built from the product's own description of itself, filled with what no form would ever send. */
export async function requestFuzz(product: Product): Promise<Figure[]> {
  const openApi = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as OpenApi;
  const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const random = randomFrom(SEED);
  const tokens = [undefined, 'Bearer nonsense', `Bearer ${await adminToken(product.url)}`];
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let sent = 0;

  const worker = async (): Promise<void> => {
    while (sent < REQUESTS) {
      sent += 1;
      const { path, method, operation } = pick(random, operations);
      // Logging the admin out would only make the rest of the run less interesting.
      const authorization = path === '/api/auth/logout' ? tokens[1] : pick(random, tokens);
      const shot = build(random, path, method, operation, authorization);
      const status = await send(product.url, shot);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 0 || status >= 500)
        faults.push(`${status} ${shot.method} ${shot.path.slice(0, 120)} ${shot.body?.slice(0, 200) ?? ''}`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));

  const alive = await fetch(`${product.url}/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
  console.log(
    `fuzz: ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}×${count}`)
      .join(' ')}`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`fuzz fault: ${JSON.stringify(fault)}`);
  return [
    atMost(`of ${REQUESTS} random requests, answered with 5xx or not at all`, faults.length, 0),
    atMost('… process exits', alive ? 0 : 1, 0),
  ];
}

interface Shot {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

function build(random: Random, path: string, method: string, operation: Operation, authorization?: string): Shot {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: place, schema } of operation.parameters ?? []) {
    const value = scalar(random, schema);
    if (place === 'path')
      filled = filled.replace(`{${name}}`, encodeURIComponent(value).replace(/%00/g, random() < 0.5 ? '%00' : ''));
    if (place === 'query' && random() < 0.7) query.append(name, value);
  }
  if (random() < 0.1) query.append(scalar(random), scalar(random));
  if (random() < 0.03) filled += pick(random, ['/%', '/%zz', '/%00', '//', '/..%2f', '/%ed%a0%80']);
  const headers: Record<string, string> = {};
  if (authorization) headers.authorization = authorization;
  if (random() < 0.2)
    headers['idempotency-key'] = pick(random, ['', 'k', 'x'.repeat(300), 'a b', '\u00e9', String(random())]);
  const schema = operation.requestBody?.content['application/json']?.schema;
  const text = query.size ? `${filled}?${query}` : filled;
  if (!schema && random() < 0.9) return { method, path: text, headers };
  headers['content-type'] = pick(random, [
    'application/json',
    'application/json',
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'application/xml',
    '',
  ]);
  return { method, path: text, headers, body: bodyText(random, schema ?? {}) };
}

function bodyText(random: Random, schema: Schema): string {
  const dice = random();
  if (dice < 0.04)
    return pick(random, [
      '',
      '{',
      '[]',
      'null',
      '"',
      '{"a":}',
      '{"maxBudget":1e400}',
      '\u0000',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{"x":1}}}',
    ]);
  if (dice < 0.06) return '['.repeat(40_000) + ']'.repeat(40_000);
  if (dice < 0.08) return `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`;
  if (dice < 0.09) return `{"email":"${'x'.repeat(150_000)}"}`;
  return JSON.stringify(madeFrom(random, schema, 0));
}

function madeFrom(random: Random, schema: Schema, depth: number): unknown {
  if (random() < 0.12 || depth > 6) return pick(random, nasty);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return madeFrom(random, pick(random, choices), depth + 1);
  if (schema.enum && random() < 0.6) return pick(random, schema.enum);
  if (schema.properties) {
    const made: Record<string, unknown> = {};
    for (const [name, property] of Object.entries(schema.properties))
      if (random() < 0.9) made[name] = madeFrom(random, property, depth + 1);
    if (random() < 0.05)
      made[pick(random, ['__proto__', 'id', 'user_type', '\ud800', 'x'.repeat(2_000)])] = pick(random, nasty);
    return made;
  }
  if (schema.type === 'array')
    return Array.from({ length: Math.floor(random() * 4) }, () => madeFrom(random, schema.items ?? {}, depth + 1));
  if (schema.type === 'integer' || schema.type === 'number')
    return pick(random, [0, 1, -1, 1200, 1e21, 2 ** 53, -1e308, 0.1]);
  if (schema.type === 'boolean') return random() < 0.5;
  return scalar(random, schema);
}

const nasty: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  2 ** 53 + 2,
  Number.MAX_VALUE,
  -1e308,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\ufeff',
  '\u202e',
  '𝕏',
  'é'.repeat(500),
  'x'.repeat(50_000),
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  [],
  {},
  [[]],
  [null],
  { a: { b: { c: {} } } },
  '1e999',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30',
  'a@b.example',
  'admin',
  { toString: 'x' },
];

const texts = nasty.filter((value): value is string => typeof value === 'string' && value.isWellFormed());
const scalar = (random: Random, schema?: Schema): string =>
  schema?.enum && random() < 0.5
    ? String(pick(random, schema.enum))
    : random() < 0.3
      ? crypto.randomUUID()
      : pick(random, texts).slice(0, 4_000);

function send(url: string, { method, path, headers, body }: Shot): Promise<number> {
  return new Promise((resolve) => {
    const safe = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, Buffer.from(value, 'utf8').toString('latin1')]),
    );
    const outgoing = request(
      url + encodeURI(path).replace(/%25/g, '%'),
      { method, headers: safe, timeout: 15_000 },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', () => resolve(answer.statusCode ?? 0));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy());
    // A body refused while it is still being sent ends the connection; that is an answer, not a fault, unless the product is gone.
    outgoing.on('error', () =>
      fetch(`${url}/live`).then(
        (answer) => resolve(answer.ok ? 400 : 0),
        () => resolve(0),
      ),
    );
    outgoing.end(body);
  });
}

type Random = () => number;
const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

/** A small generator with a seed (mulberry32), so that a fault can be met again. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
