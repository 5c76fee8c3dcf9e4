import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface BodyTimeouts {
  /** How long the body of a request may take, from its headers on. */
  readonly bodyMs: number;
  /** An upload may take as long as a whole request, but not pause for longer than this. */
  readonly uploadPauseMs: number;
  /** What is still being sent after the answer is let in for so long: many clients read only when they have sent. */
  readonly afterAnswerMs: number;
}

export const BODY_TIMEOUTS: BodyTimeouts = { bodyMs: 10_000, uploadPauseMs: 15_000, afterAnswerMs: 10_000 };
const LOOK_EVERY_MS = 1_000;

/** Told when a body did not arrive in time, while there is no answer yet. */
type OnLate = (error: NodeJS.ErrnoException, socket: Socket) => void;

interface Watched {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly isUpload: boolean;
  readonly begunAt: number;
  bytes: number;
  movedAt: number;
  answeredAt: number | null;
}

/** One timer looks after all bodies that are on their way; most requests have none and cost two comparisons. */
export function watchBodyTimeouts(onLate: OnLate, limits: BodyTimeouts) {
  const watched = new Set<Watched>();

  const isLate = (body: Watched, now: number): boolean => {
    if (body.answeredAt !== null) return now - body.answeredAt > limits.afterAnswerMs;
    if (!body.isUpload) return now - body.begunAt > limits.bodyMs;
    const { bytesRead } = body.request.socket;
    if (bytesRead !== body.bytes) {
      body.bytes = bytesRead;
      body.movedAt = now;
    }
    return now - body.movedAt > limits.uploadPauseMs;
  };

  const timer = setInterval(() => {
    const now = performance.now();
    for (const body of watched) {
      const { request, response } = body;
      if (request.complete || request.closed) watched.delete(body);
      else if (isLate(body, now)) {
        watched.delete(body);
        if (!response.headersSent) onLate(tooLate(), request.socket);
        request.socket.destroySoon();
      } else if (body.answeredAt === null && response.writableEnded) body.answeredAt = now;
    }
  }, LOOK_EVERY_MS).unref();

  return {
    watch: (request: IncomingMessage, response: ServerResponse, isUpload: boolean): void => {
      if (!hasBody(request) || request.complete) return;
      const now = performance.now();
      watched.add({
        request,
        response,
        isUpload,
        begunAt: now,
        bytes: request.socket.bytesRead,
        movedAt: now,
        answeredAt: null,
      });
    },
    stop: () => clearInterval(timer),
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

const tooLate = (): NodeJS.ErrnoException =>
  Object.assign(new Error('The body took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
