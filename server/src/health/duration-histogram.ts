import type { Metric, Registry } from 'prom-client';

type Labels = Readonly<Record<string, string>>;

interface Series {
  readonly labels: Labels;
  /** How many fell into each bucket; the last is for those above all of them. */
  readonly counts: number[];
  sum: number;
}

interface DurationHistogram {
  readonly name: string;
  readonly help: string;
  /** Upper bounds in seconds. */
  readonly buckets: readonly number[];
  readonly registry: Registry;
}

/**
 * A histogram whose series are looked up once: prom-client's checks and joins the labels of every value, which takes
 * longer than routing a request. Returns what adds a series.
 */
export function createDurationHistogram({ name, help, buckets, registry }: DurationHistogram) {
  const all = new Map<string, Series>();
  const metric = {
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    get: async () => ({
      name,
      help,
      type: 'histogram',
      aggregator: 'sum',
      values: [...all.values()].flatMap(valuesOf),
    }),
  };
  const valuesOf = ({ labels, counts, sum }: Series) => {
    let below = 0;
    const upTo = [...buckets, '+Inf'].map((le, at) => {
      below += counts[at] ?? 0;
      return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: below };
    });
    return [
      ...upTo,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: below },
    ];
  };
  registry.registerMetric(metric as unknown as Metric);

  return (labels: Labels): ((seconds: number) => void) => {
    const key = JSON.stringify(labels);
    const series: Series = all.get(key) ?? { labels, counts: Array(buckets.length + 1).fill(0), sum: 0 };
    all.set(key, series);
    return (seconds) => {
      let at = 0;
      while (at < buckets.length && seconds > buckets[at]!) at += 1;
      series.counts[at]! += 1;
      series.sum += seconds;
    };
  };
}
