import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface Answering {
  /** Of the asked part. */
  readonly bytes: Buffer;
  readonly headers: Record<string, string>;
  readonly response: ServerResponse;
}

/** A web server with one file that answers range requests; `answer` may answer the nth request in another way. */
export async function serveArchive(content: Buffer, answer?: (nth: number, answering: Answering) => boolean) {
  let requests = 0;
  let sent = 0;
  const site = { content, etag: '"1"' };
  const server = createServer((request, response) => {
    requests += 1;
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const start = Number(from);
    const bytes = site.content.subarray(start, Number(to) + 1);
    sent += bytes.length;
    const headers = {
      'content-range': `bytes ${start}-${start + bytes.length - 1}/${site.content.length}`,
      'content-length': String(bytes.length),
      etag: site.etag,
    };
    if (answer?.(requests, { bytes, headers, response })) return;
    response.writeHead(206, headers).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/streets.pmtiles`,
    site,
    requests: () => requests,
    sent: () => sent,
  };
}
