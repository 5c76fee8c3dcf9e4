import { createServer } from 'node:http';
import { openPool } from '../../../api/src/platform/db.ts';

/**
 * The ceiling of a search: Node, the driver, the same prepared statements and the same answer, written as JSON.
 * `node bare-search.ts PORT DATABASE_URL STATEMENTS ANSWER`
 */
const [port, connectionString = '', json = '[]', text = '{}'] = process.argv.slice(2);
const statements = JSON.parse(json) as { text: string; values: unknown[] }[];
const answer: unknown = JSON.parse(text);
const pool = openPool({ connectionString, onIdleError: () => undefined });

createServer(async (_, response) => {
  for (const { text, values } of statements) await pool.query(text, values);
  const bytes = Buffer.from(JSON.stringify(answer));
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
