import autocannon from 'autocannon';

export interface Load {
  readonly url: string;
  /** Path and query; `#` becomes another number for each request, so that hardly any address is cached. */
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second of all connections together; without it each sends as fast as it is answered. */
  readonly rate?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface LoadResult {
  readonly statuses: Readonly<Record<string, number>>;
  /** Connections that broke, and requests without any answer. */
  readonly failures: number;
  readonly answersPerSecond: number;
  readonly p99Ms: number;
}

const ANSWER_WITHIN_SECONDS = 20;
/** Acceptable as a rent. */
const FIRST_NUMBER = 500;
const NUMBERS = 9_000;

/** Started as a process of its own by `runLoad`, so that it does not slow the measurements beside it. */
const { url, path, connections, seconds, rate, headers } = JSON.parse(process.argv[2] ?? '{}') as Load;
let count = 0;
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  timeout: ANSWER_WITHIN_SECONDS,
  ...(rate && { overallRate: rate }),
  requests: [
    {
      setupRequest: (request) => ({
        ...request,
        path: path.replaceAll('#', String(FIRST_NUMBER + (count++ % NUMBERS))),
        ...(headers && { headers }),
      }),
    },
  ],
});
const statuses = Object.fromEntries(
  Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0]),
);
const answered: LoadResult = {
  statuses,
  failures: result.errors,
  answersPerSecond: result.requests.average,
  p99Ms: result.latency.p99,
};
console.log(JSON.stringify(answered));
