import { randomBytes, randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileStorage } from './platform/storage/file-storage.ts';
import { createFuzzer, type Fuzzer } from './testing/fuzz/fuzzer.ts';
import { tablesWritten } from './testing/fuzz/judge.ts';
import { runPlan } from './testing/fuzz/run-plan.ts';
import { exchange, socketRequests, statusesIn } from './testing/fuzz/socket-requests.ts';
import { testApi } from './testing/test-api.ts';

const { FUZZ_SEED, FUZZ_CALLS = '1000', FUZZ_ONLY, FUZZ_ENDPOINT = '' } = process.env;
const seed = FUZZ_SEED === undefined ? randomInt(2 ** 31) : Number(FUZZ_SEED);
const atLeast = Number(FUZZ_CALLS);
/** Building the database, finding valid calls and sending them takes longer on a busy machine. */
const SETUP_MS = 300_000;
const CALL_MS = 500;

const dataFolder = join(tmpdir(), `letfair-fuzz-${randomBytes(6).toString('hex')}`);
afterAll(() => rm(dataFolder, { recursive: true, force: true }));
// What is deleted from the storage could not be put back.
const testing = await testApi({ storage: { ...fileStorage(dataFolder), delete: async () => undefined } });
let fuzzer: Fuzzer;
beforeAll(async () => {
  fuzzer = await createFuzzer(testing);
}, SETUP_MS);

test('no call, however it is bent, breaks anything', { timeout: SETUP_MS + atLeast * CALL_MS }, async () => {
  const { failures, report, endpoints, wanted } = await runPlan(fuzzer, {
    seed,
    atLeast,
    endpoint: FUZZ_ENDPOINT,
    only: FUZZ_ONLY ? Number(FUZZ_ONLY) : null,
  });
  process.stdout.write(`${report}\n`);
  expect(failures, `Repeat with FUZZ_SEED=${seed} FUZZ_ONLY=<number of the call>`).toEqual([]);
  if (!FUZZ_ONLY) expect([endpoints, wanted > 0]).toEqual([wanted, true]);
});

test('requests that only a socket can send are answered or cut off, and change nothing', async () => {
  const { app, logged } = testing;
  const before = logged.length;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  for (const [name, request] of Object.entries(socketRequests(fuzzer.tokenOf('landlord')))) {
    const answer = await exchange(port, name, request);
    const statuses = statusesIn(answer);
    expect(
      statuses.filter((status) => status >= 500),
      name,
    ).toEqual([]);
    const changes = await fuzzer.undoChanges();
    if (!statuses.includes(200)) expect(tablesWritten(changes), name).toEqual([]);
    expect(answer, name).not.toMatch(/\n\s+at |node_modules/);
    expect(await fuzzer.isAlive(), name).toBe(true);
  }
  expect(logged.slice(before).filter((line) => line.includes('A call failed'))).toEqual([]);
});
