import { createServer } from 'node:http';
import { openPool } from '../../api/src/platform/db.ts';

/** The ceiling of a search: Node, the driver and the same prepared statements. `node bare-search.ts PORT DATABASE_URL STATEMENTS` */
const [port, connectionString = '', json = '[]'] = process.argv.slice(2);
const statements = JSON.parse(json) as { text: string; values: unknown[] }[];
const pool = openPool({ connectionString, onIdleError: () => undefined });

createServer(async (_, response) => {
  const answers: unknown[] = [];
  for (const { text, values } of statements) answers.push((await pool.query(text, values)).rows);
  const bytes = Buffer.from(JSON.stringify({ success: true, data: answers }));
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
