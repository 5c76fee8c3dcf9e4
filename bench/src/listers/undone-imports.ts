import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { openPool } from '../../../api/src/index.ts';
import { runningPostmaster } from '../../../server/src/postgres/postmaster.ts';
import { startPostgres } from '../../../server/src/postgres/start-postgres.ts';
import { dropDataDir, newDataDir, startProduct } from '../product.ts';
import { atMost, type Figure } from '../report.ts';
import { confirmAgencies, importClient, portfolio } from '../setup/import-client.ts';
import { newToken, required } from '../setup/people.ts';
import { familyCpuMs, wholeCpuMs } from '../setup/process-cost.ts';

const HOMES = 5_000;
/** Of the server and the database together, whatever else the machine does. */
const CPU_SECONDS = { added: 30, changed: 60 } as const;
const STATEMENTS_A_HOME = { added: 1.5, changed: 8 } as const;

/** What undoing an import of 5,000 homes costs: once of homes that it added, once of homes that it changed. */
export async function undoneImports(): Promise<Figure[]> {
  const [databaseDir, productDir] = [await newDataDir(), await newDataDir()];
  const postgres = await startPostgres({
    dataDir: databaseDir,
    settings: { shared_preload_libraries: 'pg_stat_statements' },
  });
  const pool = openPool({ connectionString: postgres.superuserUrl, max: 1, onIdleError: () => undefined });
  try {
    await pool.query('create extension pg_stat_statements');
    const postmaster = required(await runningPostmaster(join(await realpath(databaseDir), 'postgres')));
    const product = await startProduct(productDir, { DATABASE_URL: postgres.superuserUrl });
    try {
      const client = importClient(product.url, await newToken(product.url, 'agent'));
      await confirmAgencies(postgres.superuserUrl);
      const imported = async (raise: number): Promise<string> => {
        const id = await client.upload(Buffer.from(portfolio({ rows: HOMES, raise })));
        await client.check(id);
        await client.apply(id);
        return id;
      };
      const cpuMs = async () => (await wholeCpuMs(product.pid)) + (await familyCpuMs(postmaster.pid));
      const undo = async (id: string): Promise<Cost> => {
        await pool.query('select pg_stat_statements_reset()');
        const [begun, cpuBefore] = [performance.now(), await cpuMs()];
        await client.undo(id);
        const [seconds, cpuSeconds] = [(performance.now() - begun) / 1_000, ((await cpuMs()) - cpuBefore) / 1_000];
        const { rows } = await pool.query<{ calls: number }>(
          'select sum(calls)::int as calls from pg_stat_statements where toplevel',
        );
        return { seconds, cpuSeconds, statements: (rows[0]?.calls ?? 0) / HOMES };
      };
      const first = await imported(0);
      const second = await imported(10);
      const changed = await undo(second);
      const added = await undo(first);
      const [restored, withdrawn] = [(await client.show(second)).undo.counts, (await client.show(first)).undo.counts];
      if (restored.restored !== HOMES || withdrawn.withdrawn !== HOMES)
        throw new Error(`Not every home was undone: ${JSON.stringify({ restored, withdrawn })}`);
      return [...figuresOf('changed', changed), ...figuresOf('added', added)];
    } finally {
      await product.stop();
    }
  } finally {
    await pool.end();
    await postgres.stop();
    for (const folder of [databaseDir, productDir]) await dropDataDir(folder);
  }
}

interface Cost {
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** For each home. */
  readonly statements: number;
}

function figuresOf(what: 'added' | 'changed', { seconds, cpuSeconds, statements }: Cost): Figure[] {
  const name = `undo of an import that ${what} ${HOMES.toLocaleString('en-GB')} homes`;
  console.log(`${name}: ${seconds.toFixed(1)} s by the clock`);
  return [
    atMost(`${name}, processor time of server and database`, cpuSeconds, CPU_SECONDS[what], ' s'),
    atMost('… statements for each home', statements, STATEMENTS_A_HOME[what]),
  ];
}
