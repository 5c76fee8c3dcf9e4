import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createCpuTally } from './cpu-tally.ts';
import { readProcesses } from './read-processes.ts';

/** Runs the command that follows the name of a file, and writes the processor time of all its processes to that file. */
const [resultPath, command, ...args] = process.argv.slice(2);
if (!resultPath || !command) throw new Error('measured.ts takes a file and a command.');

const LOOK_EVERY_MS = 250;

const cpu = createCpuTally(process.pid);
const look = () => cpu.see(readProcesses());
const looking = setInterval(look, LOOK_EVERY_MS);

const child = spawn(command, args, { stdio: 'inherit' });
// Ctrl+C reaches the child as well, which then ends this process by its own end.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGINT'));
child.on('error', (error) => {
  throw error;
});
child.on('exit', (exitCode) => {
  clearInterval(looking);
  look();
  writeFileSync(resultPath, JSON.stringify(existsSync('/proc') ? cpu.total() : null));
  process.exitCode = exitCode ?? 1;
});
