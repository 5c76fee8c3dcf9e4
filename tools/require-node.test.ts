import { spawnSync } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@letfair/api/testing/files/temporary-folder';
import { expect, test } from 'vitest';

const check = fileURLToPath(new URL('require-node.cjs', import.meta.url));
const runOn = (version: string) => {
  const program = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require('${check}')`;
  return spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
};

test('an old Node is refused in one sentence that says where to get a newer one', () => {
  const { status, stderr } = runOn('20.20.2');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Letfair runs on Node 24 or newer, and this is Node 20\.20\.2: [^\n]+nodejs\.org\.\n$/);
});

test('an installation that was interrupted is refused in one sentence', async () => {
  const folder = await temporaryFolder();
  const copied = join(folder, 'tools', 'require-node.cjs');
  await cp(check, copied);
  const run = () => spawnSync(process.execPath, ['-r', copied, '-e', 'console.log("runs")'], { encoding: 'utf8' });
  await mkdir(join(folder, 'node_modules', 'fastify'), { recursive: true });
  expect(run()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `Letfair’s packages aren’t all installed. Run "npm ci" in ${folder} as the user who installed it, then try again.\n`,
  });
  await writeFile(join(folder, 'node_modules', '.package-lock.json'), '');
  expect(run()).toMatchObject({ status: 0, stdout: 'runs\n' });
});

test('a new one runs the program', () => {
  expect(runOn('24.21.0')).toMatchObject({ status: 0, stderr: '' });
});
