import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../e2e/browser.ts';
import type { Product } from './product.ts';
import { atLeast, atMost, type Figure, median } from './report.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MIN_PERFORMANCE = 98;
const MIN_OTHERS = 100;
const MOST_SHIFT = 0.02;
const MOST_PAINT_SECONDS = 1.8;
const MOST_BLOCKED_MS = 80;
/** The median of several runs: one of them may meet a busy moment of the machine. */
const RUNS = 5;

/** Lighthouse with mobile settings, one page after the other. */
export async function lighthouseScores(product: Product, paths: readonly string[]): Promise<Figure[]> {
  const chrome = await launch({
    chromePath: await findBrowser(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  try {
    const figures: Figure[] = [];
    for (const path of paths) figures.push(...(await scores(product.url, path, chrome.port)));
    return figures;
  } finally {
    chrome.kill();
  }
}

async function scores(url: string, path: string, port: number): Promise<Figure[]> {
  const runs: Awaited<ReturnType<typeof audit>>[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await audit(url + path, port));
  const middle = (figureOf: (run: (typeof runs)[number]) => number): number => median(runs.map(figureOf));
  const audited = (id: string): number => middle(({ audits }) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY);
  printShortcomings(path, runs.at(-1));
  return [
    ...categories.map((category) =>
      atLeast(
        `Lighthouse mobile ${path} ${category}`,
        middle((run) => Math.round((run.categories[category]?.score ?? 0) * 100)),
        category === 'performance' ? MIN_PERFORMANCE : MIN_OTHERS,
      ),
    ),
    atMost(`Lighthouse mobile ${path} layout shift`, audited('cumulative-layout-shift'), MOST_SHIFT),
    atMost(
      `Lighthouse mobile ${path} largest paint`,
      audited('largest-contentful-paint') / 1_000,
      MOST_PAINT_SECONDS,
      ' s',
    ),
    atMost(`Lighthouse mobile ${path} blocked`, audited('total-blocking-time'), MOST_BLOCKED_MS, ' ms'),
  ];
}

async function audit(address: string, port: number) {
  const run = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
  if (!run) throw new Error(`Lighthouse gave no result for ${address}.`);
  return run.lhr;
}

function printShortcomings(path: string, run: Awaited<ReturnType<typeof audit>> | undefined): void {
  for (const { id, score, scoreDisplayMode, displayValue } of Object.values(run?.audits ?? {}))
    if (score !== null && score < 0.9 && ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode))
      console.log(`  ${path}: ${id} ${score} ${displayValue ?? ''}`);
}
