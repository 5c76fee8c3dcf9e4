import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../product.ts';
import { atLeast, atMost, type Figure } from '../report.ts';
import { withLoadedProduct } from '../setup/loaded-product.ts';
import { cpuMs, machineTime, rssMb } from '../setup/process-cost.ts';
import { slopeAMinute } from '../setup/slope.ts';
import { preparePeople, type Request, requestsOf } from './mixed-requests.ts';

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

/** Seconds since the begin of the run, and how long it took. */
interface Answered {
  readonly at: number;
  readonly ms: number;
}

interface Sample {
  readonly at: number;
  readonly rssMb: number;
  readonly heapMb: number;
  readonly cpuMs: number;
  readonly machine: Awaited<ReturnType<typeof machineTime>>;
}

/** Memory and times of answers while people search, read, write, upload and sign in for an hour: `MINUTES=5` for less. */
export const mixedLoad = (): Promise<Figure[]> =>
  withLoadedProduct(LISTINGS, async (product) => {
    const rate = (await capacity(product)) * SHARE_OF_CAPACITY;
    console.log(`${Math.round(rate)} requests a second for ${MINUTES} minutes`);
    const { answers, failed, samples, seconds } = await loadAtRate(product, rate, MINUTES * 60);
    const { times, costs, stolen } = partsOf(answers, samples, seconds);
    const [first = Number.NaN, last = Number.NaN] = [times[0], times.at(-1)];
    const lastHalf = samples.filter(({ at }) => at > seconds / 2);
    const inMs = (values: readonly number[]) => values.map((ms) => `${ms.toFixed(0)} ms`).join(', ');
    console.log('p99 of each sixth:', inMs(times));
    // Unlike times it does not depend on what else the machine does.
    console.log('CPU of the product for each answer:', inMs(costs));
    const inPercent = stolen.map((share) => `${(share * 100).toFixed(1)} %`).join(', ');
    console.log('processor time taken by other machines of the host:', inPercent);
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
      atMost('… p99 of the last sixth, to that of the first', last / first, SLOWER),
    ];
  });

/** Of each part of the run: the p99, the CPU time of the product for an answer, what neighbours on the host took. */
function partsOf(answers: readonly Answered[], samples: readonly Sample[], seconds: number) {
  const parts = Array.from({ length: PARTS }, (_, part) => ({
    from: (part * seconds) / PARTS,
    to: ((part + 1) * seconds) / PARTS,
  }));
  const within = <T extends { readonly at: number }>(all: readonly T[], { from, to }: { from: number; to: number }) =>
    all.filter(({ at }) => at >= from && at < to);
  const between = (part: { from: number; to: number }, measure: (first: Sample, last: Sample) => number) => {
    const sampled = within(samples, part);
    const [first, last] = [sampled[0], sampled.at(-1)];
    return first && last ? measure(first, last) : Number.NaN;
  };
  return {
    times: parts.map((part) => p99(within(answers, part).map(({ ms }) => ms))),
    costs: parts.map((part) =>
      between(part, (first, last) => {
        const answered = within(answers, { from: first.at, to: last.at });
        return (last.cpuMs - first.cpuMs) / answered.length;
      }),
    ),
    stolen: parts.map((part) =>
      between(
        part,
        ({ machine: before }, { machine: after }) => (after.stolen - before.stolen) / (after.total - before.total),
      ),
    ),
  };
}

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
  const sampling = setInterval(() => {
    void Promise.all([rssMb(product.pid), heapMb(product), cpuMs([product.pid]), machineTime()]).then(
      ([rss, heap, cpu, machine]) =>
        samples.push({ at: since(performance.now()), rssMb: rss, heapMb: heap, cpuMs: cpu, machine }),
    );
  }, SAMPLE_EVERY_MS);
  for (let count = 0; count < rate * seconds; count++) {
    // Requests come at their time, whether or not those before have been answered.
    const wait = begun + (count / rate) * 1_000 - performance.now();
    if (wait > 1) await sleep(wait);
    const sent = performance.now();
    const asking = expectAnswer(next())
      .then(
        () => void answers.push({ at: since(sent), ms: performance.now() - sent }),
        (error: Error) => void failures.set(error.message, (failures.get(error.message) ?? 0) + 1),
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

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}
