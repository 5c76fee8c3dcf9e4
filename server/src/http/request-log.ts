import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Metrics } from '../health/metrics.ts';
import type { Log } from './logger.ts';

const MAX_LOGGED_SEGMENTS = 6;
/** Parts of addresses that are ours; those of pages come from the routes of the web app. */
const ownWords = ['', 'api', 'assets', 'photos', 'streets', 'dev', 'mail'];

/** The words of route patterns such as `properties/:id/:words?`. */
export const wordsOf = (patterns: readonly string[]): ReadonlySet<string> =>
  new Set([...ownWords, ...patterns.flatMap((pattern) => pattern.split('/')).filter((word) => !/[:*?]/.test(word))]);

/** Whatever else an address says was chosen by somebody else, and may be a name, a token or an email address. */
export function loggedPath(url: string, words: ReadonlySet<string>): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return path
    .split('/', MAX_LOGGED_SEGMENTS)
    .map((segment) => (words.has(segment.replace(/\.data$/, '')) ? segment : '…'))
    .join('/');
}

export type RecordRequest = (request: FastifyRequest, status: number, startedAt: number) => void;

/** Logs and measures each request when its answer begins; the line is concatenated by hand, because this runs for every request. */
export function createRequestRecorder(
  { logger, write }: Log,
  { timeRequests }: Pick<Metrics, 'timeRequests'>,
  words: ReadonlySet<string>,
): (pattern?: string) => RecordRequest {
  const isLogged = logger.isLevelEnabled('info');
  const { info } = logger.levels.values;
  return (pattern) => {
    const route = pattern ?? 'none';
    const plainPattern = pattern === undefined || pattern.includes('*') ? null : pattern;
    const timers = new Map<string, ReturnType<typeof timeRequests>[]>();
    const timerOf = (method: string, hundreds: number) => {
      const timer = timeRequests({ method: methodLabel(method), route, status: `${hundreds}xx` });
      const ofMethod = timers.get(method) ?? [];
      ofMethod[hundreds] = timer;
      timers.set(method, ofMethod);
      return timer;
    };
    return ({ id, method, url }, status, startedAt) => {
      const elapsed = performance.now() - startedAt;
      const hundreds = Math.floor(status / 100);
      const time = timers.get(method)?.[hundreds] ?? timerOf(method, hundreds);
      time(elapsed / 1_000);
      if (!isLogged) return;
      const path = plainPattern ?? loggedPath(url, words);
      const ms = Math.round(elapsed * 10) / 10;
      write(
        `{"level":${info},"time":${Date.now()},"id":"${id}","method":"${method}","path":"${path}","status":${status},"ms":${ms}}\n`,
      );
    };
  };
}

const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Node reads some thirty further methods, which would each be a series. */
export const methodLabel = (method: string): string => (usualMethods.has(method) ? method : 'other');

/** The random prefix keeps ids unique over restarts; counting is cheaper than a UUID per request. */
export function createRequestIds(): () => string {
  const run = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${run}-${(++count).toString(36)}`;
}
