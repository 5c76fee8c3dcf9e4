import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../e2e/browser.ts';
import type { Product } from './product.ts';
import { atLeast, atMost, type Figure } from './report.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MIN_PERFORMANCE = 95;
const MIN_OTHERS = 100;
const MOST_SHIFT = 0.02;
const MOST_PAINT_SECONDS = 2;
const MOST_BLOCKED_MS = 100;

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
  const run = await lighthouse(url + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${path}.`);
  const figures = categories.map((category) =>
    atLeast(
      `Lighthouse mobile ${path} ${category}`,
      Math.round((run.lhr.categories[category]?.score ?? 0) * 100),
      category === 'performance' ? MIN_PERFORMANCE : MIN_OTHERS,
    ),
  );
  for (const audit of Object.values(run.lhr.audits))
    if (
      audit.score !== null &&
      audit.score < 0.9 &&
      ['binary', 'numeric', 'metricSavings'].includes(audit.scoreDisplayMode)
    )
      console.log(`  ${path}: ${audit.id} ${audit.score} ${audit.displayValue ?? ''}`);
  const audited = (id: string): number => run.lhr.audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
  const painted = audited('largest-contentful-paint') / 1_000;
  return [
    ...figures,
    atMost(`Lighthouse mobile ${path} layout shift`, audited('cumulative-layout-shift'), MOST_SHIFT),
    atMost(`Lighthouse mobile ${path} largest paint`, painted, MOST_PAINT_SECONDS, ' s'),
    atMost(`Lighthouse mobile ${path} blocked`, audited('total-blocking-time'), MOST_BLOCKED_MS, ' ms'),
  ];
}
