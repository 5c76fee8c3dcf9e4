import autocannon from 'autocannon';
import type { Product } from '../product.ts';
import { atLeast, type Figure, median } from '../report.ts';
import { startBare } from './start-bare.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 20;

/** Requests a second of the product's answers, each beside the bare server's in the same round. */
export async function httpRatios(product: Product): Promise<Figure[]> {
  const body = await (await fetch(`${product.url}/api/about`)).text();
  const bare = await startBare(new URL('bare-http.ts', import.meta.url), body);
  const gzip = { 'accept-encoding': 'gzip, deflate, br' };
  let fresh = 0;
  const runs = {
    json: () => rate({ url: `${product.url}/api/about` }),
    cached: () => rate({ url: `${product.url}/` }),
    cachedGzip: () => rate({ url: `${product.url}/`, headers: gzip }),
    rendered: () =>
      rate({
        url: product.url,
        requests: [
          {
            // Answers to a question are not cached.
            setupRequest: (request) => ({ ...request, path: `/help?q=${fresh++}`, headers: gzip }),
          },
        ],
      }),
  };
  const seen: Record<keyof typeof runs | 'bare', number[]> = {
    bare: [],
    json: [],
    cached: [],
    cachedGzip: [],
    rendered: [],
  };
  try {
    await rate({ url: bare.url, duration: 1 });
    for (const run of Object.values(runs)) await run();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, run] of Object.entries(runs) as [keyof typeof runs, () => Promise<number>][]) {
        const before = await rate({ url: bare.url, duration: 1 });
        const own = await run();
        const after = await rate({ url: bare.url, duration: 1 });
        seen.bare.push(before, after);
        seen[name].push(own / ((before + after) / 2));
      }
    }
  } finally {
    bare.stop();
  }
  console.log(`bare node:http: ${median(seen.bare).toFixed(0)} requests/s (the ceiling all ratios refer to)`);
  return [
    atLeast('JSON endpoint, whole stack / bare node:http', median(seen.json), 0.7),
    atLeast('cached page, plain / bare node:http', median(seen.cached), 0.3),
    atLeast('cached page, gzip / bare node:http', median(seen.cachedGzip), 0.3),
    atLeast('cached page / page rendered afresh', median(seen.cachedGzip) / median(seen.rendered), 10, '×'),
  ];
}

async function rate(options: autocannon.Options): Promise<number> {
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options });
  if (result.non2xx || result.errors)
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed.`);
  return result.requests.average;
}
