import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiDescription } from '../../description/api-description.ts';
import { openApiOf } from './openapi.ts';

const description = apiDescription('https://letfair.example');
const files = description.documents.map((document) => ({
  name: document.path.split('/').at(-1) ?? '',
  text: JSON.stringify(openApiOf(description, document)),
}));

const pathOf = createRequire(import.meta.url).resolve;
const redocly = pathOf('@redocly/cli/bin/cli.js');
const compiler = join(pathOf('typescript/package.json'), '..', 'bin', 'tsc');
const env = { PATH: process.env.PATH, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const run = (...args: readonly string[]) => promisify(execFile)(process.execPath, args, { env });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'letfair-openapi-'));
  for (const { name, text } of files) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true }));

test.each(files)('a linter has nothing to say about $name', { timeout: 60_000 }, async ({ name }) => {
  const { stdout } = await run(redocly, 'lint', '--format=json', '--extends=recommended', join(folder, name));
  expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] });
});

/** What software does with the client: it searches, sends a home, and reads a message to its webhook. */
const software = `
import { type ApprovedMessage, client, type ViewingMessage } from './openapi.js';

export async function findRents(): Promise<number[]> {
  const query = { location: 'Leeds', bedrooms: 2, pets: true, features: ['garden' as const], sort: 'price-low' as const };
  const { data } = await client.searchFind({ query });
  const more = data.nextCursor === null ? [] : (await client.searchFind({ query: { cursor: data.nextCursor } })).data.properties;
  // @ts-expect-error A price is a number.
  data.properties[0]?.price.trim();
  return [...data.properties, ...more].map(({ price }) => price);
}

export async function sendHome(): Promise<boolean> {
  const { data } = await client.feedSave({
    path: { yourReference: 'AB-12' },
    body: { values: { title: 'Two-bedroom flat by the canal', monthlyRent: 1200, petsConsidered: true } },
    headers: { 'Idempotency-Key': 'AB-12-1' },
  });
  // @ts-expect-error There is no such status of a home.
  if (data.property.status === 'sold') return false;
  return data.property.status === 'live' && data.warnings.every(({ field }) => field !== 'photos');
}

export function receive(message: ApprovedMessage | ViewingMessage): string {
  if (message.type === 'approved') return message.data.propertyId ?? '';
  return message.data.status === 'booked' ? message.data.viewingId : '';
}
`;

test('a generated client of each document compiles, and so does software that uses it', {
  timeout: 120_000,
}, async () => {
  for (const { name } of files)
    await run(redocly, 'generate-client', join(folder, name), '--output', join(folder, name.replace('.json', '.ts')));
  await writeFile(join(folder, 'software.ts'), software);
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noUncheckedIndexedAccess: true,
        noEmit: true,
        target: 'es2024',
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        module: 'nodenext',
        types: [],
      },
      include: ['*.ts'],
    }),
  );
  const { stdout } = await run(compiler, '--project', folder, '--pretty', 'false').catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
});
