import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../../docs/operations/${name}`, import.meta.url), 'utf8');

/** Made by Prometheus itself for whatever it scrapes. */
const ofPrometheus = ['up'];
const keywords = new Set(['by', 'without', 'and', 'or', 'unless', 'on', 'bool', 'offset']);

/** The metrics that an expression of PromQL reads. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|"[^"]*"|\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by|without|on)\s*\([^)]*\)/g, ' ')
    .replace(/\b\d[\w.]*/g, ' ');
  return [...bare.matchAll(/[a-z_][\w:]*(?!\w)(?!\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !keywords.has(name));
}

/** What a scrape shows of each metric; a histogram has three series. */
async function shownNames(): Promise<Set<string>> {
  const { registry, addProcessMetrics } = createMetrics();
  addProcessMetrics();
  const metrics = await registry.getMetricsAsJSON();
  return new Set(
    metrics.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name],
    ),
  );
}

interface Dashboard {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
}

const expressions = {
  'grafana-dashboard.json': (JSON.parse(read('grafana-dashboard.json')) as Dashboard).panels.flatMap(
    ({ targets = [] }) => targets.map(({ expr }) => expr),
  ),
  'alerts.yaml': [...read('alerts.yaml').matchAll(/^\s+expr: (.*)$/gm)].map(([, expr]) => expr ?? ''),
};

test.each(Object.entries(expressions))('%s reads metrics that exist', async (_, found) => {
  const known = await shownNames();
  const used = [...new Set(found.flatMap(metricsIn))];
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !known.has(name) && !ofPrometheus.includes(name))).toEqual([]);
});

test('every metric of ours is on the dashboard', async () => {
  const { registry } = createMetrics();
  const used = new Set(expressions['grafana-dashboard.json'].flatMap(metricsIn));
  const ours = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  expect(ours.filter((name) => ![name, `${name}_count`].some((series) => used.has(series)))).toEqual([]);
});

test('finds the metrics of an expression, and nothing else in it', () => {
  expect(metricsIn('sum by (le, job) (rate(a_total{x="b_total"}[5m])) / time() > 2e9 or max(c)')).toEqual([
    'a_total',
    'c',
  ]);
});
