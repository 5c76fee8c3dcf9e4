import type pg from 'pg';

type Statement = readonly [text: string, values: unknown[]];

/** Sees what is sent from now on, also on connections that are open already. */
export function watchStatements(pool: pg.Pool) {
  const statements = new Map<string, unknown[]>();
  let sent = 0;
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const send = client.query as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [text, values] = args;
      const isQuery = typeof text === 'string' && /^\s*(select|insert|update|delete|with)\b/.test(text);
      if (isQuery) sent += 1;
      if (isQuery && Array.isArray(values)) statements.set(text, values);
      return send.apply(client, args);
    }) as typeof client.query;
  });

  async function sentBy(work: () => Promise<unknown>): Promise<Statement[]> {
    statements.clear();
    await work();
    return [...statements];
  }

  /** How many times anything was sent, the same statement again included. */
  async function countSentBy(work: () => Promise<unknown>): Promise<number> {
    const before = sent;
    await work();
    return sent - before;
  }

  async function planOf([text, values]: Statement): Promise<string> {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  async function planOfThe(words: string, work: () => Promise<unknown>): Promise<string> {
    const [found, ...others] = (await sentBy(work)).filter(([text]) => text.includes(words));
    if (found === undefined || others.length > 0)
      throw new Error(`${others.length + (found ? 1 : 0)} statements have the words ${words}.`);
    return planOf(found);
  }

  return { sentBy, countSentBy, planOf, planOfThe };
}
