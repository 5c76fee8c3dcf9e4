import { type SpawnOptions, spawn } from 'node:child_process';

/** The operating system user that runs a program; without uid it is the current one. */
export interface Account {
  /** For messages. */
  readonly name: string;
  readonly uid?: number;
  readonly gid?: number;
  /** A wrapper program for rights that uid and gid cannot express. */
  readonly prefix?: readonly string[];
}

export interface ProgramResult {
  readonly ok: boolean;
  readonly output: string;
}

// Programs must not inherit PGPORT, NODE_OPTIONS or a locale from the environment of the server.
const cleanEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin', LC_ALL: 'C' };

export function launch(account: Account, program: string, args: readonly string[], options: SpawnOptions) {
  const [first, ...rest] = [...(account.prefix ?? []), program, ...args] as [string, ...string[]];
  const { uid, gid } = account;
  return spawn(first, rest, {
    env: cleanEnvironment,
    // The database user may have no access to the current folder.
    cwd: '/',
    ...(!account.prefix && uid !== undefined && { uid }),
    ...(!account.prefix && gid !== undefined && { gid }),
    ...options,
  });
}

const MAX_OUTPUT = 20_000;

interface RunOptions {
  readonly cwd?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Of the files that the program makes, if not that of this process. */
  readonly umask?: number;
  /** Ends the program. */
  readonly signal?: AbortSignal;
}

/** Resolves with the output, for the error message when the program fails. */
export function runProgram(
  account: Account,
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const { environment, umask, ...more } = options;
    // A program inherits it at this moment.
    const ownUmask = umask === undefined ? null : process.umask(umask);
    const child = launch(account, program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...cleanEnvironment, ...environment },
      ...more,
    });
    if (ownUmask !== null) process.umask(ownUmask);
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

const SHOWN_LINES = 40;
/** The user of this process. */
export const currentUser: Account = { name: 'this user' };

export const lastLines = (text: string): string => text.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
