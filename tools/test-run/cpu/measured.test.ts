import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'letfair-measured-'));
afterAll(() => rmSync(folder, { recursive: true }));
const measured = fileURLToPath(new URL('measured.ts', import.meta.url));

/** Uses processor time until it has used as much, however long that takes. */
const WORK_MS = 300;
const work = `while (process.cpuUsage().user < ${WORK_MS}_000);`;

test.runIf(process.platform === 'linux')('passes on output and exit code, and counts children of children', () => {
  const result = join(folder, 'cpu.json');
  const child = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}])`;
  const program = `${child}; console.log('done'); process.exit(3)`;
  const { status, stdout } = spawnSync(process.execPath, [measured, result, process.execPath, '-e', program]);
  expect([status, String(stdout)]).toEqual([3, 'done\n']);
  const { user } = JSON.parse(readFileSync(result, 'utf8')) as { user: number };
  expect(user).toBeGreaterThan((WORK_MS / 1_000) * 0.9);
});
