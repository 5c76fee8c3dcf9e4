import type { Socket } from 'node:net';
import { sentences } from './failures.ts';
import type { HeaderTable } from './security-headers.ts';

const answers: Readonly<Record<string, readonly [line: string, code: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large', sentences.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'malformed', 'The request took too long to arrive.'],
};
const anythingElse = ['400 Bad Request', 'malformed', sentences.malformed] as const;

/** For what is not even HTTP there is no request and no reply, only a connection. */
export const answerBrokenRequest =
  (table: HeaderTable) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) {
      socket.destroy(error);
      return;
    }
    const [line, code, message] = answers[error.code ?? ''] ?? anythingElse;
    const body = JSON.stringify({ success: false, message, error: { code } });
    const headers = {
      ...table,
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${line}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
