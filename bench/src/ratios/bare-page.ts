import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/**
 * What a page costs that is put together from texts alone: `node bare-page.ts PORT FILE`. Compressed as the product
 * compresses.
 */
const [port, file = ''] = process.argv.slice(2);
const parts = readFileSync(file, 'utf8').split('<article');

createServer((_, response) => {
  const bytes = gzipSync(parts.join('<article'));
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-encoding', 'gzip');
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
