import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPool } from '../../../api/src/index.ts';
import { generateListings } from '../generate-listings.ts';
import { runLoad } from '../overload.ts';
import type { Product } from '../product.ts';
import { atLeast, type Figure, median } from '../report.ts';
import { withSite } from './site.ts';

const LISTINGS = 20_000;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = 5;
const CONNECTIONS = 16;
const LIST = '/api/properties?location=Leeds&maxBudget=#';
/** Of the requests without traces. */
const LEAST_SHARE = 0.85;

/** Requests of a process that sends traces of a share of them that is not configured, against one that sends none. */
export const telemetryCost = (): Promise<Figure[]> =>
  withSite(async ({ primary, start }) => {
    const collector = await startCollector();
    try {
      const plain = await start('web');
      const traced = await start('web', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
      const pool = openPool({ connectionString: primary.superuserUrl, max: 1, onIdleError: () => undefined });
      await generateListings(pool, LISTINGS).finally(() => pool.end());
      for (const { url } of [plain, traced]) await load(url, 2);
      const shares: number[] = [];
      for (let round = 0; round < ROUNDS; round++) shares.push(await compare(plain, traced, round % 2 === 0));
      console.log('answers with traces, of those without:', shares.map((share) => share.toFixed(2)).join(', '));
      return [
        atLeast('list requests with traces, of those without', median(shares), LEAST_SHARE),
        atLeast('… packets of traces that arrived', collector.packets(), 1),
      ];
    } finally {
      collector.stop();
    }
  });

const load = async (url: string, seconds = SECONDS): Promise<number> =>
  (await runLoad({ url, path: LIST, connections: CONNECTIONS, seconds })).answersPerSecond;

/** In changing order, so that neither always has the warmer database. */
async function compare(plain: Product, traced: Product, isPlainFirst: boolean): Promise<number> {
  if (isPlainFirst) {
    const without = await load(plain.url);
    return (await load(traced.url)) / without;
  }
  const along = await load(traced.url);
  return along / (await load(plain.url));
}

/** Takes everything and keeps nothing, so that it costs little beside what is measured. */
async function startCollector() {
  let packets = 0;
  const server = createServer((asked, reply) => {
    packets += 1;
    asked.resume().on('end', () => reply.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    packets: () => packets,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
