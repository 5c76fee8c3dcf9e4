import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hydrationOf, slowestFilterPressMs } from '../../../e2e/hydration-timing.ts';
import { freePort } from '../../../server/src/postgres/start-postgres.ts';
import { untilLoaded, withDemo } from '../first-start.ts';
import type { Product } from '../product.ts';
import { startBare } from '../ratios/start-bare.ts';
import { atMost, type Figure, median } from '../report.ts';
import { cpuMs } from '../setup/process-cost.ts';
import { stagesOf } from './cpu-stages.ts';
import { openInspector } from './inspector.ts';
import { bytesOfPage } from './page-bytes.ts';

const ROUNDS = 5;
const ANSWERS = 60;
const WARM_UP = 120;
const MOST_OF_CALL = 2.5;
const MOST_BLOCKED_MS = 80;
const MOST_PRESS_MS = 120;

interface MeasuredPage {
  readonly name: string;
  /** No two have the same number, so that none is answered from memory. */
  readonly page: (fresh: number) => string;
  readonly call: (fresh: number) => string;
  readonly mostKilobytes: number;
}

/** What a page costs that is rendered anew, beside the call behind it and a server that joins the same texts. */
export const publicPages = async (): Promise<Figure[]> => {
  const inspector = await freePort();
  return withDemo(
    async (product) => {
      await untilLoaded(product);
      const ids = await everyHome(product.url);
      const homeAt = (fresh: number) => ids[fresh % ids.length] ?? '';
      const pages: readonly MeasuredPage[] = [
        {
          name: 'search page',
          page: (fresh) => `/properties?maxBudget=${3_000 + fresh}`,
          call: (fresh) => `/api/properties?facets=true&maxBudget=${3_000 + fresh}`,
          mostKilobytes: 70,
        },
        {
          name: 'home’s page',
          page: (fresh) => `/properties/${homeAt(fresh)}`,
          call: (fresh) => `/api/properties/${homeAt(fresh)}`,
          mostKilobytes: 45,
        },
      ];
      const figures: Figure[] = [];
      for (const page of pages) figures.push(...(await measure(product, inspector, page)));
      const pressed = await slowestFilterPressMs(`${product.url}/properties`);
      figures.push(atMost('filters pressed on a slowed phone, until the next frame', pressed, MOST_PRESS_MS, ' ms'));
      await product.stop();
      return figures;
    },
    { NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` },
  );
};

async function measure({ url, pid }: Product, inspectorPort: number, page: MeasuredPage): Promise<Figure[]> {
  let fresh = 0;
  const ask = async (path: (fresh: number) => string, times: number) => {
    for (let n = 0; n < times; n += 1) {
      fresh += 1;
      await read(url + path(fresh));
    }
  };
  const cost = async (of: number, work: () => Promise<void>) => {
    const before = await cpuMs([of]);
    await work();
    return ((await cpuMs([of])) - before) / ANSWERS;
  };
  const html = await read(url + page.page(fresh));
  const bare = await startTemplate(html);
  try {
    await ask(page.call, WARM_UP);
    await ask(page.page, WARM_UP);
    for (let n = 0; n < WARM_UP; n += 1) await read(bare.url);
    const seen: { page: number; call: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      seen.push({
        call: await cost(pid, () => ask(page.call, ANSWERS)),
        page: await cost(pid, () => ask(page.page, ANSWERS)),
        bare: await cost(bare.pid, async () => {
          for (let n = 0; n < ANSWERS; n += 1) await read(bare.url);
        }),
      });
    await printStages(inspectorPort, page.name, () => ask(page.page, ANSWERS));
    const bytes = bytesOfPage(html);
    console.log(
      `${page.name}, kB: ${Object.entries(bytes)
        .map(([part, size]) => `${part} ${(size / 1_000).toFixed(1)}`)
        .join(', ')}`,
    );
    const [hydration] = await hydrationOf([url + page.page(0)]);
    console.log(
      `${page.name} on a slowed phone, tasks over 50 ms: ${hydration?.tasks.map(Math.round).join(', ') || 'none'}; most of the time went to ${hydration?.longest.join(', ')}`,
    );
    const middle = (part: 'page' | 'call' | 'bare') => median(seen.map((round) => round[part]));
    const besides = median(seen.map((round) => round.page - round.call));
    const toTemplate = median(seen.map((round) => round.page / round.bare));
    console.log(
      `${page.name}: ${middle('page').toFixed(1)} ms of CPU, its call ${middle('call').toFixed(1)}, all besides it ${besides.toFixed(1)}; a template of the same HTML ${middle('bare').toFixed(1)}, of which the page is ${toTemplate.toFixed(1)} ×`,
    );
    return [
      atMost(
        `${page.name} rendered anew, CPU / its call`,
        median(seen.map((round) => round.page / round.call)),
        MOST_OF_CALL,
        '×',
      ),
      atMost(`${page.name}, HTML`, bytes.html / 1_000, page.mostKilobytes, ' kB'),
      atMost(`${page.name} on a slowed phone, blocked`, hydration?.blockedMs ?? Number.NaN, MOST_BLOCKED_MS, ' ms'),
    ];
  } finally {
    await bare.stop();
  }
}

async function printStages(port: number, name: string, work: () => Promise<void>): Promise<void> {
  const inspector = await openInspector(port);
  const stages = stagesOf(await inspector.profile(work));
  inspector.close();
  const parts = [...stages].map(([stage, ms]) => `${stage} ${(ms / ANSWERS).toFixed(2)}`);
  console.log(`${name}, ms by stage: ${parts.join(', ')}`);
}

async function startTemplate(html: string) {
  const folder = await mkdtemp(join(tmpdir(), 'letfair-bench-'));
  const file = join(folder, 'page.html');
  await writeFile(file, html);
  const bare = await startBare(new URL('../ratios/bare-page.ts', import.meta.url), file);
  return {
    ...bare,
    stop: async () => {
      bare.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** As browsers ask for pages: compressed. */
async function read(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return answer.text();
}

/** More than are asked for, so that no page is asked for twice. */
async function everyHome(url: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor ? `?cursor=${encodeURIComponent(cursor)}` : '';
    const { data } = (await (await fetch(`${url}/api/properties${query}`)).json()) as {
      data: { properties: { id: string }[]; nextCursor: string | null };
    };
    ids.push(...data.properties.map(({ id }) => id));
    cursor = data.nextCursor;
  }
  return ids;
}
