import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { packagesToLeaveOut } from './checks/image-packages.ts';
import { root, runCommand, seconds } from './run-command.ts';

/**
 * Builds the image, looks what is inside, starts it as compose.yaml does, uses the site and stops it:
 * `npx node tools/try-image.ts [--node IMAGE] [--base IMAGE]`. CONTAINER_TOOL names a program that takes the commands of
 * Docker, such as podman. deploy/make-bases.sh makes base images where no registry can be reached.
 */
const { values: bases } = parseArgs({ options: { node: { type: 'string' }, base: { type: 'string' } } });
const tool = process.env.CONTAINER_TOOL ?? 'docker';
const IMAGE = 'letfair-trial';
const MAX_IMAGE_MB = 650;
const MUST_BE_HEALTHY_MS = 60_000;
const STOP_SECONDS = '60';

const run = promisify(execFile);
const ask = async (...args: string[]): Promise<string> =>
  (await run(tool, args, { cwd: root, maxBuffer: 1e8 })).stdout.trim();
const inside = (script: string): Promise<string> => ask('run', '--rm', IMAGE, 'node', '-e', script);

function expect(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise);
}

await step('build', buildImage);
await step('look inside', lookInside);
const name = `letfair-trial-${randomUUID().slice(0, 8)}`;
const port = String(20_000 + Math.floor(Math.random() * 12_000));
const url = `http://127.0.0.1:${port}`;
try {
  await step('start, and wait for the health check', startContainer);
  await step('use the site', useSite);
  await step('stop by SIGTERM', stopContainer);
  await step('start again on the same data, and stop', restartContainer);
} catch (error) {
  console.error(await run(tool, ['logs', '--tail', '20', name]).then(({ stdout, stderr }) => stdout + stderr, String));
  throw error;
} finally {
  await ask('rm', '--force', '--volumes', name).catch(() => undefined);
  await ask('volume', 'rm', name).catch(() => undefined);
}

async function step(what: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  const said = await work();
  console.log(`✓ ${what} (${seconds(begun)})${typeof said === 'string' ? `: ${said}` : ''}`);
}

async function buildImage(): Promise<void> {
  const args = Object.entries(bases).flatMap(([name, image]) => ['--build-arg', `${name.toUpperCase()}=${image}`]);
  // Podman's own format has no health check.
  const env = { BUILDAH_FORMAT: 'docker' };
  const { exitCode, output } = await runCommand(tool, ['build', ...args, '--tag', IMAGE, '.'], { env });
  expect(exitCode === 0, output);
}

async function lookInside(): Promise<string> {
  const megabytes = Math.round(Number(await ask('image', 'inspect', '--format', '{{.Size}}', IMAGE)) / 1e6);
  expect(megabytes <= MAX_IMAGE_MB, `The image has ${megabytes} MB; it may have ${MAX_IMAGE_MB}.`);

  const programs = ['cc', 'gcc', 'g++', 'make', 'python3', 'git', 'npm', 'npx', 'yarn', 'curl'];
  const found = await inside(`
    const { existsSync, globSync } = require('node:fs');
    const folders = process.env.PATH.split(':');
    console.log([
      ...${JSON.stringify(programs)}.filter((name) => folders.some((folder) => existsSync(folder + '/' + name))),
      ...${JSON.stringify(await packagesToLeaveOut())}.filter((name) => existsSync('/app/node_modules/' + name)),
      ...globSync('/app/*/{src,app}/**/*.test.{ts,tsx}'),
      ...globSync('/{root,data}/.npm'),
    ].join(' '));`);
  expect(found === '', `The image contains programs or packages that only builds and tests need: ${found}`);
  return `${megabytes} MB, no build tools`;
}

async function startContainer(): Promise<void> {
  await ask(
    ...['run', '--detach', '--name', name, '--volume', `${name}:/data`, '--tmpfs', '/tmp', '--read-only'],
    ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
    ...['--publish', `127.0.0.1:${port}:${port}`, '--env', `PORT=${port}`, '--env', 'DEMO=0', IMAGE],
  );
  await untilHealthy();
  const user = await ask('exec', name, 'node', '-p', 'process.getuid()');
  expect(user === '1000', `It runs as user ${user}.`);
  const writing = await run(tool, ['exec', name, 'node', '-e', `fs.writeFileSync('/app/x', '')`]).then(
    () => 'was possible',
    ({ stderr }: { readonly stderr: string }) => stderr,
  );
  expect(writing.includes('EROFS'), `Writing to the root file system: ${writing}`);
}

async function untilHealthy(): Promise<void> {
  const config = JSON.parse(await ask('image', 'inspect', '--format', '{{json .Config.Healthcheck}}', IMAGE));
  const [kind, ...check] = config.Test as string[];
  expect(kind === 'CMD', `The health check is ${JSON.stringify(config)}.`);
  const giveUp = Date.now() + MUST_BE_HEALTHY_MS;
  const isTrue = (answer: Promise<unknown>) =>
    answer.then(
      () => true,
      () => false,
    );
  const isReady = async () => expect((await fetch(`${url}/ready`)).ok, 'It is not ready.');
  while (!(await isTrue(ask('exec', name, ...check))) || !(await isTrue(isReady()))) {
    expect(Date.now() < giveUp, 'It did not become healthy.');
    await pause(200);
  }
}

async function useSite(): Promise<void> {
  const home = await (await fetchOk('/')).text();
  await fetchOk('/properties?location=Leeds');
  await fetchOk('/api/properties?location=Leeds');
  await fetchOk(/\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? '/no-script-in-the-page');
  const person = {
    firstName: 'Robin',
    lastName: 'Marsh',
    email: 'robin@image.example',
    password: 'a door that sings loudly',
    phone: '07700 900123',
    userType: 'landlord',
    landlordAddress: '1 Mill Lane, Leeds LS1 1AA',
  };
  const { verificationCode } = await post<{ verificationCode: string }>('/api/auth/signup', person);
  const { token } = await post<{ token: string }>('/api/auth/verify', { email: person.email, code: verificationCode });
  const upload = await fetchOk('/api/photos', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/webp' },
    body: await readFile(`${root}docs/screenshots/dashboard.webp`),
  });
  const { data } = (await upload.json()) as {
    readonly data: { readonly sources: readonly { readonly url: string }[] };
  };
  expect(data.sources.length > 0, 'The photo has no URL.');
}

async function fetchOk(path: string, options?: RequestInit): Promise<Response> {
  const answer = await fetch(url + path, options);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function post<Data>(path: string, body: object): Promise<Data> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetchOk(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await answer.json()) as { readonly data: Data }).data;
}

async function stopContainer(): Promise<void> {
  await ask('stop', '--time', STOP_SECONDS, name);
  const exitCode = await ask('inspect', '--format', '{{.State.ExitCode}}', name);
  expect(exitCode === '0', `It ended with ${exitCode}.`);
}

async function restartContainer(): Promise<void> {
  await ask('start', name);
  await untilHealthy();
  const login = { email: 'robin@image.example', password: 'a door that sings loudly' };
  await post('/api/auth/login', login);
  await stopContainer();
}
