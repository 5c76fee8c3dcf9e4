import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface BodyTimeouts {
  /** Time for the body of a request, counted from its headers. */
  readonly bodyMs: number;
  /** An upload may take longer, as long as this many bytes arrive in each such period. */
  readonly uploadPauseMs: number;
  readonly uploadProgressBytes: number;
  /** However it progresses, an upload ends by then. */
  readonly uploadMs: number;
  /** Many clients read the answer only after they have sent everything, so the rest of a body is accepted for this long. */
  readonly afterAnswerMs: number;
}

/** 16 kB in 15 s is slower than any telephone that loads the page, and the largest photo takes 4 minutes at 64 kB/s. */
export const BODY_TIMEOUTS: BodyTimeouts = {
  bodyMs: 10_000,
  uploadPauseMs: 15_000,
  uploadProgressBytes: 16_000,
  uploadMs: 240_000,
  afterAnswerMs: 10_000,
};
const CHECK_EVERY_MS = 1_000;

/** Called for a late body while there is no answer yet. */
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

/** One timer checks all incomplete bodies, because a timer per request would be slower. */
export function watchBodyTimeouts(onLate: OnLate, limits: BodyTimeouts) {
  const watched = new Set<Watched>();

  const isLate = (body: Watched, now: number): boolean => {
    if (body.answeredAt !== null) return now - body.answeredAt > limits.afterAnswerMs;
    if (!body.isUpload) return now - body.begunAt > limits.bodyMs;
    const { bytesRead } = body.request.socket;
    if (bytesRead - body.bytes >= limits.uploadProgressBytes) {
      body.bytes = bytesRead;
      body.movedAt = now;
    }
    return now - body.movedAt > limits.uploadPauseMs || now - body.begunAt > limits.uploadMs;
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
  }, CHECK_EVERY_MS).unref();

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
