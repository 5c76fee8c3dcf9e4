import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../product.ts';
import { atLeast, atMost, type Figure, median } from '../report.ts';
import { withLoadedProduct } from '../setup/loaded-product.ts';
import { machineTime, rssMb, wholeCpuMs } from '../setup/process-cost.ts';
import { slopeAMinute } from '../setup/slope.ts';
import { preparePeople, type Request, requestsOf } from './mixed-requests.ts';
import { type Answered, describePart, type Part, partsOf, type Sample, slowestOf } from './run-parts.ts';

const MINUTES = Number(process.env.MINUTES ?? 60);
const LISTINGS = 20_000;
const CAPACITY_SECONDS = 30;
/** More than two cores can answer. */
const MOST_A_SECOND = 1_000;
const CAPACITY_CONNECTIONS = 16;
const SHARE_OF_CAPACITY = 0.7;
const SAMPLE_EVERY_MS = 10_000;
/** The first of these parts of the run counts as its beginning and the last as its end. */
const PARTS = 6;
const MB_A_MINUTE = 1;
const SLOWER = 1.5;
/** Minutes that are described. */
const SLOWEST = 3;

/** Memory and times of answers while people search, read, write, upload and sign in for an hour: `MINUTES=5` for less. */
export const mixedLoad = (): Promise<Figure[]> =>
  withLoadedProduct(LISTINGS, async (product) => {
    const rate = (await capacity(product)) * SHARE_OF_CAPACITY;
    console.log(`${Math.round(rate)} requests a second for ${MINUTES} minutes`);
    const { failed, ...run } = await loadAtRate(product, rate, MINUTES * 60);
    const { answers, samples, seconds } = run;
    const parts = partsOf(run, PARTS);
    const minutes = partsOf(run, MINUTES);
    const lastHalf = samples.filter(({ at }) => at > seconds / 2);
    for (const part of parts) console.log(describePart(part));
    console.log('The slowest minutes:');
    for (const minute of slowestOf(run, minutes, SLOWEST)) console.log(minute);
    console.log('memory:', samples[0], samples.at(-1));
    return [
      atLeast(
        `${MINUTES} minutes at ${SHARE_OF_CAPACITY * 100} % of capacity: answers`,
        answers.length,
        rate * seconds * 0.99,
      ),
      atMost('… failed', failed, 0),
      atMost('… heap grows in the last half by', slopeAMinute(lastHalf, 'heapMb'), MB_A_MINUTE, ' MB a minute'),
      atMost('… memory grows in the last half by', slopeAMinute(lastHalf, 'rssMb'), MB_A_MINUTE, ' MB a minute'),
      atMost('… p99 of the last sixth, to that of the first', lastToFirst(parts), SLOWER),
      // Neighbours on the host slow single minutes down, while a product that grows slower does so in all of them.
      atMost(
        '… p99 of the middle minute of the last sixth, to that of the first',
        lastToFirst(middleMinutes(minutes)),
        SLOWER,
      ),
    ];
  });

const lastToFirst = (parts: readonly Pick<Part, 'p99Ms'>[]): number =>
  (parts.at(-1)?.p99Ms ?? Number.NaN) / (parts[0]?.p99Ms ?? Number.NaN);

/** For each part of the run the median of its minutes. */
const middleMinutes = (minutes: readonly Part[]) =>
  Array.from({ length: PARTS }, (_, part) => {
    const [from, to] = [part, part + 1].map((edge) => Math.round((edge * minutes.length) / PARTS));
    return { p99Ms: median(minutes.slice(from, to).map(({ p99Ms }) => p99Ms)) };
  });

/** Answers a second when so many people ask without a pause. */
async function capacity(product: Product): Promise<number> {
  const next = await requestsOf(product, await preparePeople(product, MOST_A_SECOND * CAPACITY_SECONDS));
  const end = performance.now() + CAPACITY_SECONDS * 1_000;
  let answered = 0;
  const person = async () => {
    while (performance.now() < end) {
      await expectAnswer(next());
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CAPACITY_CONNECTIONS }, person));
  return answered / CAPACITY_SECONDS;
}

async function loadAtRate(product: Product, rate: number, seconds: number) {
  const next = await requestsOf(product, await preparePeople(product, rate * seconds));
  const answers: Answered[] = [];
  const samples: Sample[] = [];
  const underWay = new Set<Promise<void>>();
  const failures = new Map<string, number>();
  const begun = performance.now();
  const since = (moment: number) => (moment - begun) / 1_000;
  const countFailure = ({ message }: Error) => void failures.set(message, (failures.get(message) ?? 0) + 1);
  const sampling = setInterval(() => {
    Promise.all([rssMb(product.pid), heapMb(product), wholeCpuMs(product.pid), machineTime()]).then(
      ([rss, heap, cpu, machine]) =>
        samples.push({ at: since(performance.now()), rssMb: rss, heapMb: heap, cpuMs: cpu, machine }),
      countFailure,
    );
  }, SAMPLE_EVERY_MS);
  for (let count = 0; count < rate * seconds; count++) {
    // Requests come at their time, whether or not those before have been answered.
    const wait = begun + (count / rate) * 1_000 - performance.now();
    if (wait > 1) await sleep(wait);
    const sent = performance.now();
    const request = next();
    const asking = expectAnswer(request)
      .then(
        () => void answers.push({ at: since(sent), what: request.what, ms: performance.now() - sent }),
        countFailure,
      )
      .finally(() => underWay.delete(asking));
    underWay.add(asking);
  }
  await Promise.all(underWay);
  clearInterval(sampling);
  if (failures.size > 0) console.log('failures:', Object.fromEntries(failures));
  const failed = [...failures.values()].reduce((sum, times) => sum + times, 0);
  return { answers, failed, samples, seconds: since(performance.now()) };
}

async function expectAnswer({ what, send }: Request): Promise<void> {
  const answer = await send(AbortSignal.timeout(20_000)).catch(
    (error: Error & { readonly cause?: { readonly code?: string } }) => {
      throw new Error(`${what}: ${error.cause?.code ?? error.name}`);
    },
  );
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
}

async function heapMb({ url }: Product): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20;
}
