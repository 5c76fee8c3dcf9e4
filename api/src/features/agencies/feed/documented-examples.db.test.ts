import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { contract } from '@letfair/contract';
import { rtdfCalls } from '@letfair/contract/agencies/feed/rtdf';
import { webhookMessages } from '@letfair/contract/agencies/feed/webhook-messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KEY_PLACEHOLDER } from '../../../platform/docs/example-request.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

interface Request {
  readonly method: string;
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
}
interface Received extends Request {
  readonly status: number;
  readonly answer: { readonly success?: boolean };
}

const run = promisify(execFile);
const { app, as, call, send } = await testApi();
const parts = ['feed', 'rtdf', 'webhooks'].map((part) => send({ url: `/api/docs/${part}` }));
const page = (await Promise.all(parts)).map(({ body }) => body).join('');
const { token } = await as('agent');
const scopes = ['feed:write', 'feed:read'] as const;
const { secret } = dataOf(
  (await call(contract.apiKeys.create, { body: { name: 'Alto', scopes: [...scopes] } }, { token })).answer,
);

/** Stands in for the site, and remembers what it was sent. */
const received: Received[] = [];
const keyIn = (headers: IncomingMessage['headers']): string =>
  String(headers['x-api-key'] ?? headers.authorization?.replace('Bearer ', '') ?? '');
async function answer(request: Request, headers: IncomingMessage['headers']) {
  const { method, path: url, body } = request;
  const payload = body === undefined ? {} : { payload: body as object };
  const response = await app.inject({ method: method as 'GET', url, headers: pick(headers), ...payload });
  received.push({ ...request, status: response.statusCode, answer: response.json() });
  return response;
}
const pick = ({ authorization, 'x-api-key': key }: IncomingMessage['headers']) => ({
  ...(authorization && { authorization }),
  ...(key && { 'x-api-key': key }),
});
const server = createServer(async (incoming, outgoing) => {
  const sent = await text(incoming);
  const { method = 'GET', url: path = '', headers } = incoming;
  const body = sent === '' ? undefined : JSON.parse(sent);
  const response = await answer({ method, path, key: keyIn(headers), body }, headers);
  outgoing.writeHead(response.statusCode, { 'content-type': 'application/json' }).end(response.body);
});
let origin = '';
let folder = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'letfair-examples-'));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => void received.splice(0));

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };
const readable = (html: string): string =>
  html.replace(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => entities[name] ?? '');

/** The example in a language that stands at the page under a heading. */
function exampleOn(id: string, language: string): string {
  const from = page.indexOf(`id="${id}"`);
  const found = new RegExp(`data-language="${language}"><pre><code>(.*?)</code>`, 's').exec(page.slice(from));
  return readable(found?.[1] ?? '')
    .replaceAll('https://letfair.example', origin)
    .replaceAll(KEY_PLACEHOLDER, secret);
}

/** In an order in which all of them can succeed. */
const calls = [
  ...(['save', 'show', 'list', 'withdraw'] as const).map((name) => `feed.${name}`),
  ...Object.keys(rtdfCalls)
    .toSorted((one, two) => ['s', 'g', 'r'].indexOf(one[0]!) - ['s', 'g', 'r'].indexOf(two[0]!))
    .map((name) => `rtdf.${name}`),
];

const canRun = (command: string) =>
  run(command, ['--version']).then(
    () => true,
    () => false,
  );

/** What the text of a curl command, or of our Python, says that it sends. */
const described = {
  curl: (code: string): Request => {
    const words = [...code.matchAll(/'((?:[^']|'\\'')*)'/g)].map(([, word = '']) => word.replaceAll(`'\\''`, "'"));
    const body = /-d '(.*)'$/s.exec(code)?.[1]?.replaceAll(`'\\''`, "'");
    return {
      method: /-X (\w+)/.exec(code)?.[1] ?? 'GET',
      path: words[0]!.slice(origin.length),
      key: words.find((word) => /^(?:X-Api-Key|Authorization): /.test(word))!.replace(/^.*[ ]/, ''),
      body: body === undefined ? undefined : JSON.parse(body),
    };
  },
  Python: (code: string): Request => {
    const body = /json\.dumps\((.*)\)\.encode\(\)/s.exec(code)?.[1];
    const asJson = (python: string) => python.replace(/\b(True|False|None)\b/g, (word) => literals[word]!);
    return {
      method: /method="(\w+)"/.exec(code)?.[1] ?? '',
      path: /"(http[^"]+)"/.exec(code)?.[1]?.slice(origin.length) ?? '',
      key: /"(?:X-Api-Key|Authorization)": "(?:Bearer )?([^"]+)"/.exec(code)?.[1] ?? '',
      body: body === undefined ? undefined : JSON.parse(asJson(body)),
    };
  },
};
const literals: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null' };

async function runFile(command: string, name: string, contents: string, args: readonly string[] = []) {
  const path = join(folder, name);
  await writeFile(path, contents);
  return (await run(command, [path, ...args], { env: { PATH: process.env.PATH, HOME: process.env.HOME } })).stdout;
}

describe('the examples of the API page', () => {
  const expectAnswers = () => {
    expect(received.map(({ path }) => path.replace(/\/AB-12$/, ''))).toEqual([
      ...Array.from({ length: 4 }, () => '/api/feed/properties'),
      ...['send', 'getbranch', 'remove'].map((verb) => expect.stringContaining(`/v1/property/${verb}`)),
    ]);
    for (const { path, status, answer: said, key } of received)
      expect([path, status, said.success, key]).toEqual([path, 200, true, secret]);
  };

  it('in TypeScript list, show and withdraw a home', { timeout: 60_000 }, async () => {
    const code = calls.map((id) => `{\n${exampleOn(id, 'TypeScript')}\n}`).join('\n');
    await runFile(process.execPath, 'calls.ts', code);
    expectAnswers();
  });

  it.each([
    ['curl', 'curl', 'bash', 'calls.sh'],
    ['Python', 'python3', 'python3', 'calls.py'],
  ] as const)('in %s send the same', { timeout: 60_000 }, async (language, needed, command, file) => {
    const texts = calls.map((id) => exampleOn(id, language));
    const said = texts.map(described[language]);
    if (await canRun(needed)) await runFile(command, file, texts.join('\n'));
    else
      for (const request of said) {
        const headers = request.path.startsWith('/v1/')
          ? { 'x-api-key': request.key }
          : { authorization: `Bearer ${request.key}` };
        await answer(request, headers);
      }
    expect(received.map(({ method, path, key, body }) => ({ method, path, key, body }))).toEqual(said);
    expectAnswers();
  });
});

describe('the examples that check messages', () => {
  const SECRET = 'whsec_example';
  const signatureOf = (secret: string, seconds: number, body: string): string =>
    `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
  it('tell ours from others, whichever signs and whichever checks', { timeout: 60_000 }, async () => {
    const body = JSON.stringify({ id: 'x' });
    const now = Math.floor(Date.now() / 1_000);
    const good = signatureOf(SECRET, now, body);
    const old = signatureOf(SECRET, now - 600, body);
    const foreign = signatureOf('whsec_other', now, body);
    const checkers = [
      (signature: string) =>
        runFile(process.execPath, 'check.ts', exampleOn('messages', 'TypeScript'), [signature, body, SECRET]),
      ...((await canRun('python3'))
        ? [
            (signature: string) =>
              runFile('python3', 'check.py', exampleOn('messages', 'Python'), [signature, body, SECRET]),
          ]
        : []),
    ];
    for (const check of checkers) {
      const said = [await check(good), await check(old), await check(foreign), await check('nonsense')];
      expect(said.map((line) => line.trim())).toEqual(['true', 'false', 'false', 'false']);
    }
    expect(exampleOn('messages', 'Python')).toContain('hmac.compare_digest');
  });

  it('in curl send a message such as ours', () => {
    const [, body = ''] = /^body='(.*)'$/m.exec(exampleOn('messages', 'curl')) ?? [];
    expect(webhookMessages.test.parse(JSON.parse(body))).toEqual(JSON.parse(body));
  });
});
