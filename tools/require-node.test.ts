import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
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

test('a new one runs the program', () => {
  expect(runOn('24.21.0')).toMatchObject({ status: 0, stderr: '' });
});
