import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RequestDurations } from '../health/request-durations.ts';
import type { Log } from './logger.ts';

const MAX_LOGGED_PATH = 200;
/** A word of an address, as opposed to a token, a code or an email address that somebody put there. */
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

/** One line and one figure per request, when its answer begins. Put together by hand, because this runs for every request. */
export function requestRecorder(
  { logger, write }: Log,
  durations: RequestDurations,
): (pattern?: string) => RecordRequest {
  const wanted = logger.isLevelEnabled('info');
  const { info } = logger.levels.values;
  return (pattern) => {
    const observe = durations.forRoute(pattern ?? 'none');
    const known = pattern === undefined || pattern.includes('*') ? null : pattern;
    return ({ id, method, url }, status, startedAt) => {
      const elapsed = performance.now() - startedAt;
      observe(method, status, elapsed);
      if (!wanted) return;
      const path = known ?? loggedPath(url);
      const ms = Math.round(elapsed * 10) / 10;
      write(
        `{"level":${info},"time":${Date.now()},"id":"${id}","method":"${method}","path":"${path}","status":${status},"ms":${ms}}\n`,
      );
    };
  };
}

/** Unique over restarts by its first part and cheap by its second. */
export function createRequestIds(): () => string {
  const run = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${run}-${(++count).toString(36)}`;
}
