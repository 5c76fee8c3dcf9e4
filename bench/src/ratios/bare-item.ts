import { createServer } from 'node:http';
import { openPool } from '../../../api/src/platform/db.ts';

/**
 * The ceiling of an item call: Node, the driver, one select of the listing's row, and the product's answer written as
 * JSON. `node bare-item.ts PORT DATABASE_URL PRODUCT_URL`
 */
const [port, connectionString = '', productUrl = ''] = process.argv.slice(2);
const pool = openPool({ connectionString, onIdleError: () => undefined });
const answers = new Map<string, unknown>();

async function answerOf(path: string): Promise<unknown> {
  if (!answers.has(path)) answers.set(path, await (await fetch(productUrl + path)).json());
  return answers.get(path);
}

createServer(async ({ url: path = '' }, response) => {
  await pool.query('select * from listing where id = $1', [path.slice(path.lastIndexOf('/') + 1)]);
  const bytes = Buffer.from(JSON.stringify(await answerOf(path)));
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
