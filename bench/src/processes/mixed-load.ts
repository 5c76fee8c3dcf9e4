import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../product.ts';
import { atLeast, atMost, type Figure, median } from '../report.ts';
import { withLoadedProduct } from '../setup/loaded-product.ts';
import { rssMb, wholeCpuMs } from '../setup/process-cost.ts';
import { preparePeople, type Request, requestsOf } from './mixed-requests.ts';

const LISTINGS = 20_000;
const CAPACITY_SECONDS = 30;
/** More than two cores can answer. */
const MOST_A_SECOND = 1_000;
const CAPACITY_CONNECTIONS = 16;
const SHARE_OF_CAPACITY = 0.7;
const SAMPLE_EVERY_MS = 2_000;
const GROWS = 1.1;
/** Without the database. */
const MEMORY_MB = 350;
/** Two fifths of the 13 ms that it was before pages were rendered once and in one go (ADR 42). */
const ANSWER_CPU_MS = 5.2;
const CPU_GROWS = 1.05;

interface Sample {
  /** Seconds since the begin of the run. */
  readonly at: number;
  readonly rssMb: number;
  readonly heapMb: number;
  readonly cpuMs: number;
}

interface Run {
  readonly answeredAt: readonly number[];
  readonly samples: readonly Sample[];
  readonly seconds: number;
}

/**
 * CPU of an answer, and memory, while people search, read, write, upload and sign in for so many minutes: `MINUTES=5`
 * for less. Memory is compared with the second sixth, because caches fill in the first. How long answers take depends
 * on what else the machine does, and what they cost does not.
 */
export const mixedLoad = (usualMinutes: number) => (): Promise<Figure[]> =>
  withLoadedProduct(LISTINGS, async (product) => {
    const minutes = Number(process.env.MINUTES ?? usualMinutes);
    const rate = (await capacity(product)) * SHARE_OF_CAPACITY;
    console.log(`${Math.round(rate)} requests a second for ${minutes} minutes`);
    const { failed, ...run } = await loadAtRate(product, rate, minutes * 60);
    const sixths = Array.from({ length: 6 }, (_, sixth) => costsOf(run, sixth));
    console.log('from sixth to sixth:', sixths);
    const [first, second, last] = [sixths[0]!, sixths[1]!, sixths[5]!];
    const cpuPerAnswer = median(sixths.map((sixth) => sixth.cpuPerAnswer));
    console.log(`${Math.round(1_000 / cpuPerAnswer)} answers per CPU second`);
    return [
      atLeast(
        `${minutes} minutes at ${SHARE_OF_CAPACITY * 100} % of capacity: answers`,
        run.answeredAt.length,
        Math.floor(rate * run.seconds * 0.99),
      ),
      atMost('… failed', failed, 0),
      atMost('… CPU of an answer', cpuPerAnswer, ANSWER_CPU_MS, ' ms'),
      atMost(
        '… CPU of an answer in the last sixth, to that of the first',
        last.cpuPerAnswer / first.cpuPerAnswer,
        CPU_GROWS,
      ),
      atMost('… heap in the last sixth, to that of the second', last.heapMb / second.heapMb, GROWS),
      atMost('… memory in the last sixth, to that of the second', last.rssMb / second.rssMb, GROWS),
      atMost('… most memory', Math.max(...run.samples.map(({ rssMb }) => rssMb)), MEMORY_MB, ' MB'),
    ];
  });

function costsOf({ answeredAt, samples, seconds }: Run, sixth: number) {
  const [from, to] = [(sixth * seconds) / 6, ((sixth + 1) * seconds) / 6];
  const sampled = samples.filter(({ at }) => at >= from && at < to);
  const [first, last] = [sampled[0], sampled.at(-1)];
  if (!first || !last) throw new Error('The run is too short: MINUTES takes 1 or more.');
  const answers = answeredAt.filter((at) => at >= first.at && at < last.at).length;
  return {
    cpuPerAnswer: (last.cpuMs - first.cpuMs) / answers,
    heapMb: median(sampled.map(({ heapMb }) => heapMb)),
    rssMb: median(sampled.map(({ rssMb }) => rssMb)),
  };
}

/** Answers a second when so many people ask without a pause. */
async function capacity(product: Product): Promise<number> {
  const next = await requestsOf(product, await preparePeople(product, MOST_A_SECOND * CAPACITY_SECONDS));
  const end = performance.now() + CAPACITY_SECONDS * 1_000;
  let answered = 0;
  const person = async () => {
    while (performance.now() < end) if (await expectAnswer(next()).then(() => true, isRefusal)) answered += 1;
  };
  await Promise.all(Array.from({ length: CAPACITY_CONNECTIONS }, person));
  return answered / CAPACITY_SECONDS;
}

/** False for what a busy server refuses, which is no answer and no fault. */
function isRefusal(error: Error): false {
  if (!error.message.endsWith(': 503')) throw error;
  return false;
}

async function loadAtRate(product: Product, rate: number, seconds: number) {
  const next = await requestsOf(product, await preparePeople(product, rate * seconds));
  const answeredAt: number[] = [];
  const samples: Sample[] = [];
  const underWay = new Set<Promise<void>>();
  const failures = new Map<string, number>();
  const begun = performance.now();
  const since = (moment: number) => (moment - begun) / 1_000;
  const countFailure = ({ message }: Error) => void failures.set(message, (failures.get(message) ?? 0) + 1);
  const sampling = setInterval(() => {
    Promise.all([rssMb(product.pid), heapMb(product), wholeCpuMs(product.pid)]).then(
      ([rss, heap, cpu]) => samples.push({ at: since(performance.now()), rssMb: rss, heapMb: heap, cpuMs: cpu }),
      countFailure,
    );
  }, SAMPLE_EVERY_MS);
  for (let count = 0; count < rate * seconds; count++) {
    // Requests come at their time, whether or not those before have been answered.
    const wait = begun + (count / rate) * 1_000 - performance.now();
    if (wait > 1) await sleep(wait);
    const asking = expectAnswer(next())
      .then(() => void answeredAt.push(since(performance.now())), countFailure)
      .finally(() => underWay.delete(asking));
    underWay.add(asking);
  }
  await Promise.all(underWay);
  clearInterval(sampling);
  if (failures.size > 0) console.log('failures:', Object.fromEntries(failures));
  const failed = [...failures.values()].reduce((sum, times) => sum + times, 0);
  return { answeredAt, failed, samples, seconds: since(performance.now()) };
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
