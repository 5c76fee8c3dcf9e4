import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@letfair/contract';
import type { User } from '@letfair/contract/accounts/accounts';
import { type CallInput, urlOf } from '@letfair/contract/wire/client';
import type { Answer, EndpointSpec, Sent } from '@letfair/contract/wire/endpoint';
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { createPasswords } from '../features/accounts/sign-in/index.ts';
import { type Api, type ApiDeps, createApi, listLocalMail, localMailbox, startImportThread } from '../index.ts';
import { fileStorage } from '../platform/storage/file-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { insertVerifiedAccount, type SignedIn } from './new-account.ts';
import { aSignUp, INVENTORY_EMAIL, PASSWORD, SUPPORT_EMAIL } from './people.ts';
import { type TestDatabase, testDatabase, testKeySource, testKeys } from './test-database.ts';

interface CallOptions {
  readonly token?: string | undefined;
  readonly key?: string;
  readonly ifMatch?: number | string;
  readonly ipAddress?: string;
}

export type { SignedIn };

export interface Answered<E extends EndpointSpec> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly answer: Answer<E>;
}

export interface TestApi extends TestDatabase {
  readonly api: Api;
  readonly app: FastifyInstance;
  readonly call: <E extends EndpointSpec>(spec: E, input: Sent<E>, options?: CallOptions) => Promise<Answered<E>>;
  /** Sends input that the contract does not allow. */
  readonly callUnchecked: <E extends EndpointSpec>(
    spec: E,
    input: CallInput,
    options?: CallOptions,
  ) => Promise<Answered<E>>;
  readonly upload: (
    file: Buffer,
    type: string,
    options?: CallOptions,
  ) => Promise<Answered<typeof contract.photos.upload>>;
  readonly send: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  readonly as: (role: User['userType']) => Promise<SignedIn>;
  readonly mailTo: (email: string) => Promise<{ readonly subject: string; readonly text: string } | undefined>;
  readonly storage: Storage;
  /** Where the storage is, unless a test brings its own, and the areas in it. */
  readonly dataFolder: string;
  readonly photoFolder: string;
  readonly certificateFolder: string;
  readonly attachmentFolder: string;
  readonly exportFolder: string;
  readonly importFolder: string;
  readonly logged: string[];
}

/** Tests sign up and sign in thousands of times; the tests of passwords hash at the cost of the product. */
const fastPasswords = createPasswords(undefined, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Imports run in their thread only when asked to, because it cannot reach the network of a test. */
export async function testApi({
  importsInThread = false,
  ...options
}: Partial<ApiDeps> & { readonly importsInThread?: boolean } = {}): Promise<TestApi> {
  const database = await testDatabase();
  // Created by the first upload, so most tests leave nothing to remove.
  const dataFolder = join(tmpdir(), `letfair-data-${randomBytes(6).toString('hex')}`);
  afterAll(() => rm(dataFolder, { recursive: true, force: true }));
  const { publicUrl = 'https://letfair.example', passwords = fastPasswords } = options;
  const storage = options.storage ?? fileStorage(dataFolder);
  const threadSettings = {
    databaseUrl: database.url,
    dataDir: dataFolder,
    storage: { kind: 'files', folder: dataFolder } as const,
    keySource: testKeySource,
    publicUrl,
    inventoryEmail: INVENTORY_EMAIL,
    importMediaHosts: [],
  };
  const logged: string[] = [];
  const keep = (details: object, message: string) => void logged.push(JSON.stringify({ ...details, message }));
  const api = createApi({
    pool: database.pool,
    keyRing: testKeys,
    publicUrl,
    mail: localMailbox(),
    supportEmail: SUPPORT_EMAIL,
    storage,
    inventoryEmail: INVENTORY_EMAIL,
    limitIpAddresses: false,
    adminsNeedSecondStep: false,
    passwords,
    checkAnswers: true,
    log: { info: keep, warn: keep, error: keep },
    ...(importsInThread && { startImportThread: () => startImportThread(threadSettings) }),
    ...options,
  });
  await api.claimStorage();
  await api.prepareKeys(() => Promise.reject(new Error('The test database has a key.')));
  await api.encryptSecrets();
  const app = Fastify({
    bodyLimit: 100_000,
    trustProxy: true,
    logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
  });
  await app.register(api.plugin);
  await app.ready();
  afterAll(() => app.close());

  const send = (request: InjectOptions) => app.inject(request);
  const callUnchecked: TestApi['callUnchecked'] = async (
    spec,
    { body, ...place },
    { token, key, ifMatch, ipAddress } = {},
  ) => {
    const response = await send({
      method: spec.method,
      url: urlOf(spec, place),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
        ...(ipAddress !== undefined && { 'x-forwarded-for': ipAddress }),
      },
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: response.statusCode, headers: response.headers, answer: response.json() };
  };
  const call: TestApi['call'] = (spec, input, options) => callUnchecked(spec, input as CallInput, options);

  const upload: TestApi['upload'] = async (file, type, { token, key } = {}) => {
    const response = await send({
      method: 'POST',
      url: contract.photos.upload.path,
      headers: {
        'content-type': type,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      payload: file,
    });
    return { status: response.statusCode, headers: response.headers, answer: response.json() };
  };

  const as = async (role: User['userType']): Promise<SignedIn> => {
    const email = `${role}-${randomBytes(5).toString('hex')}@letfair.example`;
    if (role === 'admin') {
      await api.createAdmin(email, PASSWORD);
      const { answer } = await call(contract.accounts.login, { body: { email, password: PASSWORD } });
      return dataOf(answer);
    }
    return insertVerifiedAccount({ db: database.db, passwords, publicUrl }, aSignUp(role, { email }));
  };

  const mailTo = async (email: string) =>
    (await listLocalMail(database.pool, options.keyRing ?? testKeys, { to: email, limit: 1 }))[0];
  return {
    ...database,
    api,
    app,
    call,
    callUnchecked,
    upload,
    send,
    as,
    mailTo,
    storage,
    dataFolder,
    photoFolder: join(dataFolder, 'photos'),
    certificateFolder: join(dataFolder, 'certificates'),
    attachmentFolder: join(dataFolder, 'attachments'),
    exportFolder: join(dataFolder, 'exports'),
    importFolder: join(dataFolder, 'imports'),
    logged,
  };
}

export function dataOf<D>(answer: { success: true; data: D } | { success: false; message: string }): D {
  if (!answer.success) throw new Error(`Refused: ${answer.message}`);
  return answer.data;
}
