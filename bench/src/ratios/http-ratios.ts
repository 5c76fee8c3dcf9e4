import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { dropDataDir, newDataDir, type Product } from '../product.ts';
import { atLeast, type Figure, median } from '../report.ts';
import { cpuMs } from '../setup/process-cost.ts';
import { startBare } from './start-bare.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 20;
const gzip = { 'accept-encoding': 'gzip, deflate, br' };

/** Answers that come with bytes which Node alone could send too. */
const answers = {
  json: { path: '/api/about', headers: {} },
  plain: { path: '/', headers: {} },
  gzip: { path: '/', headers: gzip },
} as const;
type Name = keyof typeof answers;
const names = Object.keys(answers) as Name[];

/**
 * Answers for a second of processor time, each beside those of a bare server that sends the same bytes. The clock would
 * tell what else the machine does: of two runs in a row it gave 0.66 and 1.05.
 */
export async function httpRatios(product: Product): Promise<Figure[]> {
  const folder = await newDataDir();
  const bares = await Promise.all(names.map((name) => startBareFor(name, product, folder)));
  const beside = names.map((name, at) => ({ name, bare: bares[at]!, ...answers[name] }));
  const ratios: Record<Name, number[]> = { json: [], plain: [], gzip: [] };
  const seen: Record<Name | 'bare', number[]> = { bare: [], json: [], plain: [], gzip: [] };
  const rendered: number[] = [];
  try {
    for (const { path, headers, bare } of beside) {
      await rate(bare.pid, { url: bare.url });
      await rate(product.pid, { url: product.url + path, headers });
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name, path, headers, bare } of beside) {
        const before = await rate(bare.pid, { url: bare.url, duration: 1 });
        const own = await rate(product.pid, { url: product.url + path, headers });
        const after = await rate(bare.pid, { url: bare.url, duration: 1 });
        if (name === 'json') seen.bare.push(before, after);
        seen[name].push(own);
        ratios[name].push(own / ((before + after) / 2));
      }
      rendered.push(await rate(product.pid, { url: product.url, requests: [{ setupRequest: freshHelp }] }));
    }
  } finally {
    for (const { stop } of bares) stop();
    await dropDataDir(folder);
  }
  console.log(`bare node:http: ${median(seen.bare).toFixed(0)} JSON answers for a second of processor time`);
  return [
    atLeast('JSON endpoint, whole stack / bare node:http', median(ratios.json), 0.7),
    atLeast('cached page, plain / bare node:http with its bytes', median(ratios.plain), 0.5),
    atLeast('cached page, gzip / bare node:http with its bytes', median(ratios.gzip), 0.5),
    atLeast('cached page / page rendered afresh', median(seen.gzip) / median(rendered), 10, '×'),
  ];
}

async function startBareFor(name: Name, { url }: Product, folder: string) {
  const { path, headers } = answers[name];
  const { type, encoding, bytes } = await sentBytes(url + path, headers);
  const file = join(folder, name);
  await writeFile(file, bytes);
  return startBare(new URL('bare-http.ts', import.meta.url), file, type, encoding);
}

/** Fetch would decompress them. */
const sentBytes = (url: string, headers: Readonly<Record<string, string>>) =>
  new Promise<{ type: string; encoding: string; bytes: Buffer }>((resolve, reject) => {
    request(url, { headers }, (response) => {
      const { 'content-type': type = '', 'content-encoding': encoding = '' } = response.headers;
      buffer(response).then((bytes) => resolve({ type, encoding, bytes }), reject);
    })
      .on('error', reject)
      .end();
  });

let fresh = 0;
/** Answers to a question are not cached. */
const freshHelp = (request: autocannon.Request): autocannon.Request => ({
  ...request,
  path: `/help?q=${fresh++}`,
  headers: gzip,
});

async function rate(pid: number, options: autocannon.Options): Promise<number> {
  const before = await cpuMs([pid]);
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options });
  if (result.non2xx || result.errors)
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed.`);
  return (1_000 * result.requests.total) / ((await cpuMs([pid])) - before);
}
