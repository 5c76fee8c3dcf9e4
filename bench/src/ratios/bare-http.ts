import { createServer } from 'node:http';

/** The ceiling: what Node alone does with the same bytes. Run as a process of its own: `node bare-http.ts PORT BODY`. */
const [port, body = ''] = process.argv.slice(2);
const bytes = Buffer.from(body);

createServer((_, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
