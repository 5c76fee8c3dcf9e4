import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { admin } from './product.ts';
import { atLeast, atMost, type Figure, median, p99 } from './report.ts';
import type { Load, LoadResult } from './setup/load-generator.ts';
import { withLoadedProduct } from './setup/loaded-product.ts';

const LISTINGS = 20_000;
const SATURATING_CONNECTIONS = 50;
const SATURATING_SECONDS = 4;
const OVERLOAD_CONNECTIONS = 1_000;
const OVERLOAD_SECONDS = 12;
const OVERLOAD_FACTOR = 2;
const SIGN_IN_EVERY_MS = 100;
const SIGN_IN_P99_MS = 1_000;

/** Searches and pages that no cache has seen; the number is the highest rent. */
const targets = [
  { what: 'search', path: '/api/properties?location=Leeds&propertyType=flat&facets=true&maxBudget=#' },
  { what: 'rendered search pages', path: '/properties?location=Leeds&propertyType=flat&maxBudget=#' },
] as const;

/** What sign-in and the others get while searches come twice as fast as they can be answered, and from 1,000 connections at once. */
export const measureOverload = (): Promise<Figure[]> =>
  withLoadedProduct(LISTINGS, async ({ url }) => {
    const figures: Figure[] = [];
    for (const { what, path } of targets) figures.push(...(await overload(url, what, path)));
    return figures;
  });

async function overload(url: string, what: string, path: string): Promise<Figure[]> {
  const load = { url, path, connections: SATURATING_CONNECTIONS, seconds: SATURATING_SECONDS };
  await runLoad(load);
  const saturated = await runLoad(load);
  const rate = Math.ceil(answered(saturated) * OVERLOAD_FACTOR);
  const many = { ...load, connections: OVERLOAD_CONNECTIONS, seconds: OVERLOAD_SECONDS };
  const twice = await besides(url, () => runLoad({ ...many, rate }));
  const unbounded = await besides(url, () => runLoad(many));
  for (const [name, { load, signIns }] of Object.entries({ [`${rate}/s`]: twice, unbounded }))
    console.log(
      `${what}, ${name}: ${JSON.stringify(load)}, sign-in median ${Math.round(median(signIns))}, p99 ${Math.round(p99(signIns))} ms of ${signIns.length}`,
    );
  const least = answered(saturated) * 0.5;
  return [
    atMost(`${what}, twice what saturates: sign-in p99`, p99(twice.signIns), SIGN_IN_P99_MS, ' ms'),
    atMost('… answers of 500', unexpected(twice.load), 0),
    atLeast('… searches still answered a second', answered(twice.load), Math.round(least)),
    atMost(`${what}, 1,000 connections without a pause: sign-in p99`, p99(unbounded.signIns), SIGN_IN_P99_MS, ' ms'),
    atMost('… answers of 500', unexpected(unbounded.load), 0),
  ];
}

const answered = ({ statuses, answersPerSecond }: LoadResult): number => {
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return (answersPerSecond * (statuses['200'] ?? 0)) / Math.max(1, all);
};

/** Everything but an answer and a refusal that says when to come back. */
const unexpected = ({ statuses, failures }: LoadResult): number =>
  Object.entries(statuses).reduce((sum, [status, count]) => sum + (/^(200|503)$/.test(status) ? 0 : count), failures);

/** One person signs in again and again while the load lasts; a refused sign-in counts as one that never came. */
async function besides(url: string, work: () => Promise<LoadResult>) {
  let isOver = false;
  const signIns: number[] = [];
  const signingIn = (async () => {
    while (!isOver) {
      signIns.push(await signIn(url));
      await sleep(SIGN_IN_EVERY_MS);
    }
  })();
  const load = await work();
  isOver = true;
  await signingIn;
  return { load, signIns: signIns.sort((a, b) => a - b) };
}

async function signIn(url: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null);
  const isSignedIn = answer?.status === 200 && ((await answer.json()) as { success: boolean }).success;
  return isSignedIn ? performance.now() - begun : Number.POSITIVE_INFINITY;
}

export async function runLoad(load: Load): Promise<LoadResult> {
  const file = fileURLToPath(new URL('setup/load-generator.ts', import.meta.url));
  const child = spawn(process.execPath, [file, JSON.stringify(load)], { stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(await text(child.stdout)) as LoadResult;
}
