/** Upper bounds of the buckets. */
const MILLISECONDS = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000];
const NAME = 'http_request_duration_seconds';
/** Methods, routes and statuses are few; this is for a mistake, not for traffic. */
const MOST_SERIES = 2_000;

interface Series {
  readonly buckets: number[];
  sum: number;
}

export type Observe = (method: string, status: number, milliseconds: number) => void;

export interface RequestDurations {
  /** Asked for once per route, so that a request itself only counts. */
  readonly forRoute: (route: string) => Observe;
  /** In the text format of Prometheus. */
  readonly text: () => string;
}

/** A histogram by method, route and status. */
export function requestDurations(): RequestDurations {
  const all = new Map<string, Series>();

  function seriesOf(labels: string): Series {
    const series = all.get(labels) ?? { buckets: Array(MILLISECONDS.length + 1).fill(0), sum: 0 };
    if (all.size < MOST_SERIES) all.set(labels, series);
    return series;
  }

  return {
    forRoute: (route) => {
      const known: Record<string, Series[]> = {};
      return (method, status, milliseconds) => {
        known[method] ??= [];
        known[method][status] ??= seriesOf(`method="${method}",route="${route}",status="${status}"`);
        const series = known[method][status];
        const within = MILLISECONDS.findIndex((most) => milliseconds <= most);
        const bucket = within === -1 ? MILLISECONDS.length : within;
        series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
        series.sum += milliseconds;
      };
    },
    text: () =>
      [
        `# HELP ${NAME} Time from the request to the beginning of its answer`,
        `# TYPE ${NAME} histogram`,
        ...[...all].flatMap(([labels, series]) => linesOf(labels, series)),
        '',
      ].join('\n'),
  };
}

function linesOf(labels: string, { buckets, sum }: Series): string[] {
  let count = 0;
  const lines = buckets.map((hits, index) => {
    count += hits;
    const bound = MILLISECONDS[index];
    return `${NAME}_bucket{${labels},le="${bound === undefined ? '+Inf' : bound / 1_000}"} ${count}`;
  });
  return [...lines, `${NAME}_sum{${labels}} ${sum / 1_000}`, `${NAME}_count{${labels}} ${count}`];
}
