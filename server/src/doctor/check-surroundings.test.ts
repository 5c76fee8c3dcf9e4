import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk, checkMail, checkSite } from './check-surroundings.ts';
import { lineOf } from './finding.ts';

function configOf(environment: Record<string, string>) {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.config;
}

async function siteThat(answer: (response: ServerResponse, path: string | undefined) => void): Promise<string> {
  const server = createServer((request, response) => answer(response, request.url));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const linesFor = async (environment: Record<string, string>) => (await checkSite(configOf(environment))).map(lineOf);

test('a site that is ready is well', async () => {
  const seen = { scheme: 'http', address: '127.0.0.1', isForwarded: false };
  const PUBLIC_URL = await siteThat((response, path) =>
    response.end(JSON.stringify(path === '/live/request' ? { success: true, data: seen } : {})),
  );
  expect(await linesFor({ PUBLIC_URL })).toEqual([
    `ok       site: ${PUBLIC_URL} is ready.`,
    'ok       proxy: requests arrive over http from 127.0.0.1, without a proxy.',
  ]);
});

test('a redirect, an error and a wrong clock are named with what to do', async () => {
  const redirecting = await siteThat((response) =>
    response.writeHead(301, { location: 'https://www.x.example/' }).end(),
  );
  expect((await linesFor({ PUBLIC_URL: redirecting })).join()).toContain('set PUBLIC_URL to the address it ends up at');
  const foreign = await siteThat((response) => response.writeHead(404).end());
  expect((await linesFor({ PUBLIC_URL: foreign })).join()).toContain('have the proxy pass all paths');
  const late = await siteThat((response) => response.writeHead(200, { date: 'Mon, 16 Nov 2020 10:00:00 GMT' }).end());
  expect((await linesFor({ PUBLIC_URL: late })).join()).toContain('Use NTP to set both');
});

test('a site with TLS needs its proxy to be named', async () => {
  const environment = {
    PUBLIC_URL: 'https://127.0.0.1:9',
    SMTP_URL: 'smtp://mail.invalid',
    MAIL_FROM: 'hello@letfair.example',
  };
  const lines = await linesFor(environment);
  expect(lines[0]).toMatch(/^problem {2}proxy: .*TRUST_PROXY/);
  expect(lines[1]).toMatch(/^warning {2}site: .*can’t be reached from here/);
  expect((await linesFor({ ...environment, TRUST_PROXY: '1' })).join()).not.toContain('TRUST_PROXY');
});

test('a mail server that does not answer is a problem, and a local site needs none', async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@letfair.example' };
  expect(lineOf(await checkMail(configOf(mail), 'ada@admin.example'))).toMatch(
    /^problem {2}mail: we couldn’t send one to ada/,
  );
  expect((await checkMail(configOf({}), 'ada@admin.example')).level).toBe('ok');
});

test('free space is told, and a database that is away is a problem', async () => {
  expect((await checkDisk({ dataDir: tmpdir() })).sentence).toContain('GB is free');
  expect((await checkDisk({ dataDir: '/no/such/folder' })).level).toBe('problem');
  const [finding] = await checkDatabase('postgres://nobody@127.0.0.1:9/none');
  expect(finding).toMatchObject({ level: 'problem', about: 'database' });
});
