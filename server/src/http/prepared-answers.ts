import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptsGzip, compress, MIN_COMPRESSED_BYTES } from './compression.ts';
import type { HeaderTable } from './security-headers.ts';

/** Names and values in turn, as Node takes them. */
export type PreparedHeaders = readonly string[];

declare module 'fastify' {
  interface FastifyInstance {
    /** Headers of an answer, with those that every answer has. */
    prepareHeaders: (own: HeaderTable) => PreparedHeaders;
  }
  interface FastifyReply {
    /** Like `send`, with headers that were prepared, and past the hooks of the route. Headers set on the reply win. */
    sendPrepared: (status: number, headers: PreparedHeaders, body: string | Buffer) => FastifyReply;
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Fastify copies and checks each header of each answer one by one. Answers that are frequent and alike, which are JSON
 * and cached pages, are written in one call instead.
 */
export function addPreparedAnswers(
  app: FastifyInstance,
  always: HeaderTable,
  finish: (reply: FastifyReply, status: number) => void,
): void {
  const prepare = (own: HeaderTable): PreparedHeaders => Object.entries({ ...always, ...own }).flat();
  const json = prepare({ 'content-type': JSON_TYPE });
  const longJson = prepare({ 'content-type': JSON_TYPE, vary: 'accept-encoding' });
  const gzippedJson = prepare({ 'content-type': JSON_TYPE, vary: 'accept-encoding', 'content-encoding': 'gzip' });

  app.decorate('prepareHeaders', prepare);
  app.decorateReply('sendPrepared', function (status, prepared, body) {
    const { raw } = this;
    finish(this, status);
    const bytes = Buffer.byteLength(body);
    const headers = [...prepared, 'x-request-id', this.request.id, 'content-length', String(bytes)];
    const own = this.getHeaders();
    for (const name in own) setHeader(headers, name, String(own[name]));
    // First, because it throws at a header that cannot be sent, and then the error handler still can answer.
    raw.writeHead(status, headers);
    this.hijack();
    // ASCII is the same bytes in both, and Node writes Latin-1 without converting it.
    raw.end(body, bytes === body.length ? 'latin1' : 'utf8');
    return this;
  });
  const compressed = new WeakMap<object, { readonly body: string; readonly gzipped: Buffer }>();
  app.decorateReply('sendJson', function (this: FastifyReply, status: number, body: string, unchanging?: object) {
    if (body.length < MIN_COMPRESSED_BYTES) return this.sendPrepared(status, json, body);
    if (!acceptsGzip(this.request.headers['accept-encoding'])) return this.sendPrepared(status, longJson, body);
    const known = unchanging && compressed.get(unchanging);
    // Another endpoint may write other fields of it.
    if (known?.body === body) return this.sendPrepared(status, gzippedJson, known.gzipped);
    compress(body, JSON_TYPE).then(
      (gzipped) => {
        if (unchanging && gzipped) compressed.set(unchanging, { body, gzipped });
        this.sendPrepared(status, gzipped ? gzippedJson : longJson, gzipped ?? body);
      },
      (error: unknown) => this.send(error),
    );
    return this;
  });
}

function setHeader(headers: string[], name: string, value: string): void {
  for (let at = 0; at < headers.length; at += 2)
    if (headers[at] === name) {
      headers[at + 1] = value;
      return;
    }
  headers.push(name, value);
}
