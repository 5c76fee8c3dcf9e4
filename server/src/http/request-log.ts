import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Metrics } from '../health/metrics.ts';
import type { Log } from './logger.ts';

const MAX_LOGGED_PATH = 200;
/** Path segments that look like a token, a code or an email are not logged. */
const plainSegment = /^(?!.*\d{5})[\w.-]{0,32}$/;

/** Query strings are never logged, since links in mails carry their tokens there. */
export function loggedPath(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return path
    .slice(0, MAX_LOGGED_PATH)
    .split('/')
    .map((segment) => (plainSegment.test(segment) ? segment : '…'))
    .join('/');
}

export type RecordRequest = (request: FastifyRequest, status: number, startedAt: number) => void;

/** Logs and measures each request when its answer begins; the line is concatenated by hand, because this runs for every request. */
export function createRequestRecorder(
  { logger, write }: Log,
  { requestDuration }: Metrics,
): (pattern?: string) => RecordRequest {
  const isLogged = logger.isLevelEnabled('info');
  const { info } = logger.levels.values;
  return (pattern) => {
    const route = pattern ?? 'none';
    const plainPattern = pattern === undefined || pattern.includes('*') ? null : pattern;
    return ({ id, method, url }, status, startedAt) => {
      const elapsed = performance.now() - startedAt;
      requestDuration.observe({ method, route, status }, elapsed / 1_000);
      if (!isLogged) return;
      const path = plainPattern ?? loggedPath(url);
      const ms = Math.round(elapsed * 10) / 10;
      write(
        `{"level":${info},"time":${Date.now()},"id":"${id}","method":"${method}","path":"${path}","status":${status},"ms":${ms}}\n`,
      );
    };
  };
}

/** The random prefix keeps ids unique over restarts; counting is cheaper than a UUID per request. */
export function createRequestIds(): () => string {
  const run = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${run}-${(++count).toString(36)}`;
}
