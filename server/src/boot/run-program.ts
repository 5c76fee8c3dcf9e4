import { type SpawnOptions, spawn } from 'node:child_process';

/** Whom to start a program as; nothing said means as ourselves. */
export interface Account {
  /** For messages. */
  readonly name: string;
  readonly uid?: number;
  readonly gid?: number;
  /** A program in front, for what uid and gid alone cannot say. */
  readonly prefix?: readonly string[];
}

export interface ProgramResult {
  readonly ok: boolean;
  readonly output: string;
}

// Programs must not pick up PGPORT, NODE_OPTIONS or a translation from whoever starts the server.
const cleanEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin', LC_ALL: 'C' };

export function launch(account: Account, program: string, args: readonly string[], options: SpawnOptions) {
  const [first, ...rest] = [...(account.prefix ?? []), program, ...args] as [string, ...string[]];
  const { uid, gid } = account;
  return spawn(first, rest, {
    env: cleanEnvironment,
    // The folder the server was started in may be closed to the database's user.
    cwd: '/',
    ...(!account.prefix && uid !== undefined && { uid }),
    ...(!account.prefix && gid !== undefined && { gid }),
    ...options,
  });
}

const MOST_OUTPUT = 20_000;

/** Waits for its end; what it printed is for the message when it fails. */
export function runProgram(
  account: Account,
  program: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly environment?: Readonly<Record<string, string>> } = {},
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const { environment, ...more } = options;
    const child = launch(account, program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...cleanEnvironment, ...environment },
      ...more,
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MOST_OUTPUT);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

const SHOWN_LINES = 40;
/** The account of this very process. */
export const currentUser: Account = { name: 'this user' };

export const lastLines = (text: string): string => text.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
