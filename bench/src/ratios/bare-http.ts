import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The ceiling: what Node alone does with the same bytes. A process of its own: `node bare-http.ts PORT FILE TYPE [ENCODING]`. */
const [port, file = '', type = '', encoding = ''] = process.argv.slice(2);
const bytes = readFileSync(file);

createServer((_, response) => {
  response.setHeader('content-type', type);
  if (encoding !== '') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
