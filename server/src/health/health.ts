import { STORAGE_FULL } from '@letfair/api';
import type { FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import { errorMessages, sendError } from '../http/error-responses.ts';
import type { StorageWatch } from './storage.ts';

/** Whether a load balancer should send requests to this process. */
export interface Readiness {
  open: boolean;
}

/** A request as the server sees it, behind the proxies that it trusts. */
export interface SeenRequest {
  readonly scheme: string;
  readonly address: string;
  /** The address is what a trusted proxy says, and not that of the connection. */
  readonly isForwarded: boolean;
}

const DATABASE_MUST_ANSWER_MS = 2_000;

export const healthRoutes =
  (readiness: Readiness, pool: Pick<pg.Pool, 'query'>, storage: Pick<StorageWatch, 'isFull'>): FastifyPluginAsync =>
  async (app) => {
    // An overloaded server is alive, and may recover before a load balancer asks again.
    const config = { answersUnderPressure: true };

    app.get('/live', { config }, async () => ({ success: true, data: { live: true } }));

    // For `npm run doctor`. It tells callers nothing but what they know: their own address and the scheme they use.
    app.get('/live/request', { config }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const data: SeenRequest = {
        scheme: request.protocol,
        address: request.ip,
        isForwarded: (request.ips?.length ?? 1) > 1,
      };
      return { success: true, data };
    });

    app.get('/ready', { config }, async (request, reply) => {
      if (!readiness.open) return sendError(request, reply, 'unavailable', errorMessages.notReady);
      if (!(await databaseAnswers(pool))) return sendError(request, reply, 'unavailable', errorMessages.noDatabase);
      if (await storage.isFull()) return sendError(request, reply, 'unavailable', STORAGE_FULL);
      return { success: true, data: { ready: true } };
    });
  };

async function databaseAnswers(pool: Pick<pg.Pool, 'query'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, DATABASE_MUST_ANSWER_MS, false);
  });
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
