import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface CommandResult {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  readonly output: string;
}

export interface CommandOptions {
  readonly cwd?: string;
  /** Shows what the command prints while it runs instead of keeping it. */
  readonly live?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs one of the project's tools; its own Node comes first, whatever Node the machine has. */
export function runCommand(command: string, args: readonly string[], options: CommandOptions = {}) {
  const { cwd = root, live = false, env = {} } = options;
  const path = `${root}node_modules/.bin${delimiter}${process.env.PATH ?? ''}`;
  return new Promise<CommandResult>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: path, ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, output }));
  });
}

export const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
