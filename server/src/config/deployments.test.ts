import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { KEEP_DAYS } from '../backup/backup-folder.ts';
import { allocatorSettings } from '../boot/leave-root.ts';
import { parseConfig } from './config.ts';
import { variables } from './variables.ts';

const read = (path: string): Promise<string> => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');
/** Ours, and those that Node and the C library read. */
const known = new Set([...Object.keys(variables.shape), 'NODE_ENV', ...Object.keys(allocatorSettings)]);
const unknownAmong = (names: readonly string[]): string[] => names.filter((name) => !known.has(name));

test('the example of settings is valid once it has a password, and names only settings that exist', async () => {
  const settings = parseEnv(await read('deploy/letfair.env.example')) as Record<string, string>;
  expect(unknownAmong(Object.keys(settings))).toEqual([]);
  const own = [...'yenom ni eert neerg eht'].reverse().join('');
  expect(parseConfig({ ...settings, ADMIN_PASSWORD: own })).toMatchObject({ ok: true });
});

test('the services of Letfair in compose.yaml get only settings that exist', async () => {
  const text = await read('compose.yaml');
  const ofLetfair = [
    ...(/^x-settings:[^\n]*\n((?: {2}.*\n)+)/m.exec(text)?.[1]?.matchAll(/^ {2}([A-Z_]+):/gm) ?? []),
    ...text.matchAll(/^ {6}(PROCESS):/gm),
  ].map(([, name = '']) => name);
  expect(ofLetfair).toContain('STORAGE_URL');
  expect(ofLetfair).toContain('PROCESS');
  expect(unknownAmong(ofLetfair)).toEqual([]);
  expect(
    text.match(/image: (?!letfair$).*$/gm)?.every((image) => /:[\w.-]*\d/.test(image.slice('image: '.length))),
  ).toBe(true);
});

test('the image sets only settings that exist', async () => {
  const text = await read('Dockerfile');
  const set = [...text.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => Object.keys(assignmentsOfLine(line)));
  expect(unknownAmong(set.filter((name) => !name.startsWith('npm_config_')))).toEqual([]);
});

test('the image and the service tell the C library how to keep memory, as root does for the user it becomes', async () => {
  const [image, unit] = await Promise.all(['Dockerfile', 'deploy/letfair.service'].map(read));
  for (const [name, value] of Object.entries(allocatorSettings)) {
    expect(image).toContain(` ${name}=${value}`);
    expect(unit).toContain(`\nEnvironment=${name}=${value}\n`);
  }
});

test('the image starts what npm start does, with the same limits of memory', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const command = /^CMD (\[.*\])$/m.exec(await read('Dockerfile'))?.[1] ?? '[]';
  expect((JSON.parse(command) as string[]).join(' ')).toBe(scripts.start);
});

const assignmentsOfLine = (line: string): Record<string, string> =>
  Object.fromEntries(line.split(' ').map((pair) => pair.split('=', 2) as [string, string]));

test.each([
  ['letfair.service', 'start'],
  ['letfair-backup.service', 'backup'],
] as const)(
  'the systemd unit %s sets only settings that exist, and starts what npm run %s does',
  async (unit, script) => {
    const text = await read(`deploy/${unit}`);
    expect(unknownAmong([...text.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name = '']) => name))).toEqual([]);
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
    expect(text).toContain(scripts[script]);
  },
);

test('nightly backups go to a folder of their own and are kept as long as the command keeps them', async () => {
  const [unit, timer, compose] = await Promise.all(
    ['deploy/letfair-backup.service', 'deploy/letfair-backup.timer', 'compose.yaml'].map(read),
  );
  expect(unit).toContain(`--into /var/backups/letfair --keep-days ${KEEP_DAYS}\n`);
  expect(unit).toContain('ReadWritePaths=/var/backups/letfair\n');
  expect(timer).toMatch(/^OnCalendar=\*-\*-\* \d{2}:\d{2}$/m);
  expect(compose).toContain(`node server/src/backup.ts --into /backups --keep-days ${KEEP_DAYS} `);
  expect(await read('Dockerfile')).toContain('/data /backups');
});
