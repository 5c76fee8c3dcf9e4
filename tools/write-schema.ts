import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flagPositions } from '../api/src/features/search/results/flag-positions.generated.ts';
import { searchFlags } from '../api/src/features/search/results/search-flags.ts';
import { describeSchema } from '../api/src/platform/schema/describe-schema.ts';
import { generateTables } from '../api/src/platform/schema/generate-tables.ts';
import { startPostgres } from '../server/src/postgres/start-postgres.ts';

/** Writes what follows from the migrations and from the list of search flags; tests fail while it is out of date. */
const api = new URL('../api/', import.meta.url);

if (searchFlags.every((flag) => Object.hasOwn(flagPositions, flag))) await writeSchema();
else {
  await writeFlagPositions();
  // The positions are loaded already; only a new process reads the new ones.
  execFileSync(process.execPath, [fileURLToPath(import.meta.url)], { stdio: 'inherit' });
}

/** New flags come after all others, also after those that are no longer searched by. */
async function writeFlagPositions(): Promise<void> {
  const names = [...new Set<string>([...Object.keys(flagPositions), ...searchFlags])];
  const lines = names.map((name, position) => `  ${name.includes('-') ? `'${name}'` : name}: ${position},`);
  await writeFile(
    new URL('src/features/search/results/flag-positions.generated.ts', api),
    `/** Written by \`npm run schema\`: a flag keeps its position for good, because search rows and saved searches store masks. */
export const flagPositions = {\n${lines.join('\n')}\n};\n`,
  );
}

async function writeSchema(): Promise<void> {
  // Loaded here, because the API does not load while a flag has no position.
  const { migrate, openPool } = await import('@letfair/api');
  const dataDir = await mkdtemp(join(tmpdir(), 'letfair-schema-'));
  const server = await startPostgres({ dataDir, durable: false });
  const pool = openPool({ connectionString: server.url, max: 2, onIdleError: () => undefined });
  try {
    await migrate(pool);
    await writeFile(new URL('migrations/schema.sql', api), await describeSchema(pool));
    await writeFile(new URL('src/platform/tables.generated.ts', api), await generateTables(pool));
  } finally {
    await pool.end();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
