import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Shared by the many Node processes of the tests, so that each file is compiled once. Open to everybody, because servers
 * that root starts become another user, and Node keeps a folder in it for each user.
 */
const compileCache = `${root}node_modules/.cache/node-compile-cache`;
mkdirSync(compileCache, { recursive: true });
if (process.getuid?.() === 0) chmodSync(compileCache, 0o1777);

export interface CommandResult {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  readonly output: string;
}

export interface CommandOptions {
  readonly cwd?: string;
  /** Prints the output while the command runs instead of returning it. */
  readonly live?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** What it is sent when this process has to end; Ctrl+C reaches it by itself. */
  readonly stopWith?: NodeJS.Signals;
}

/** Runs a tool with the project's own Node, whatever Node the machine has. */
export function runCommand(command: string, args: readonly string[], options: CommandOptions = {}) {
  const { cwd = root, live = false, env = {}, stopWith = 'SIGINT' } = options;
  const path = `${root}node_modules/.bin${delimiter}${process.env.PATH ?? ''}`;
  waitForChildrenWhenStopped();
  return new Promise<CommandResult>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: path, NODE_COMPILE_CACHE: compileCache, ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    running.set(child, stopWith);
    child.on('error', reject);
    child.on('close', (exitCode) => {
      running.delete(child);
      if (stopping) process.exit(1);
      resolve({ exitCode, output });
    });
  });
}

const running = new Map<ChildProcess, NodeJS.Signals>();
let stopping = false;

/** Waits for child processes, because a browser run has a server and a database to stop. */
function stop(signal: NodeJS.Signals): void {
  stopping = true;
  if (running.size === 0) process.exit(1);
  // Ctrl+C reaches the children directly, and some tools clean up only on SIGINT.
  if (signal !== 'SIGINT') for (const [child, stopWith] of running) child.kill(stopWith);
}

function waitForChildrenWhenStopped(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    if (!process.listeners(signal).includes(stop)) process.on(signal, stop);
}

export const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
