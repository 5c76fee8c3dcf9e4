import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestS3 } from '../../testing/servers/s3-server.ts';
import { partedFiles } from '../files/parted-files.ts';
import { copyStorage } from './copy-storage.ts';
import { fileStorage } from './file-storage.ts';
import { probeStorage } from './open-storage.ts';
import { type Storage, StorageError, type StorageKey } from './storage.ts';

const s3 = await startTestS3();
afterAll(s3.close);
const folder = await mkdtemp(join(tmpdir(), 'letfair-storage-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const storages: Record<'files' | 's3', Storage> = { files: fileStorage(folder), s3: s3.open() };
const each = Object.entries(storages);

beforeEach(() => {
  s3.fault = () => null;
});

async function read(storage: Storage, key: StorageKey, range?: { start: number; end: number }) {
  const found = await storage.get(key, range);
  return found && { bytes: found.bytes, contents: String(await buffer(found.stream)) };
}

test.each(each)('%s: an object is stored, read whole or in part, listed, moved and deleted', async (_, storage) => {
  await storage.put('photos/ab/a.webp', Buffer.from('0123456789'));
  await storage.put('photos/ab/b.webp', Readable.from([Buffer.from('of '), Buffer.from('a stream')]));
  expect(await read(storage, 'photos/ab/a.webp')).toEqual({ bytes: 10, contents: '0123456789' });
  expect(await read(storage, 'photos/ab/a.webp', { start: 2, end: 4 })).toEqual({ bytes: 10, contents: '234' });
  expect(await read(storage, 'photos/ab/b.webp')).toMatchObject({ contents: 'of a stream' });
  expect(await storage.head('photos/ab/a.webp')).toMatchObject({ bytes: 10, changedAt: expect.any(Date) });
  const sum = createHash('sha256').update('of a stream').digest('hex');
  expect(await storage.checksum('photos/ab/b.webp')).toBe(sum);

  const keys: string[] = [];
  for await (const { key } of storage.list('photos/ab/')) keys.push(key);
  expect(keys).toEqual(['photos/ab/a.webp', 'photos/ab/b.webp']);
  expect(await storage.move('photos/ab/b.webp', 'photos/trash/2026-01-01/ab/b.webp')).toBe(true);
  expect(await storage.checksum('photos/trash/2026-01-01/ab/b.webp')).toBe(sum);
  expect(await storage.move('photos/ab/none', 'photos/ab/c')).toBe(false);
  await storage.delete('photos/ab/b.webp');
  for (const missing of [storage.get, storage.head, storage.checksum])
    expect(await missing('photos/ab/b.webp')).toBeNull();
  await probeStorage(storage);
});

// The server of these tests has neither lists of several pages nor lists of uploads, so they are answered for it.
const pageOf = (name: string, inside: string) => ({ answer: `<${name}>${inside}</${name}>` });

test('a list of more than 1,000 objects has each of them once, in order', async () => {
  const PAGE = 1_000;
  const keys = Array.from({ length: 2_500 }, (_, at) => `photos/ab/${10_000 + at}.webp`);
  s3.fault = ({ path }) => {
    const after = new URL(path, s3.endpoint).searchParams.get('start-after') ?? '';
    const rest = keys.filter((key) => key > after);
    const contents = rest.slice(0, PAGE).map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`);
    return pageOf('ListBucketResult', `<IsTruncated>${rest.length > PAGE}</IsTruncated>${contents.join('')}`);
  };
  const found: string[] = [];
  for await (const { key } of storages.s3.list('photos/')) found.push(key);
  expect(found).toEqual(keys);
});

test('uploads that were never completed are ended after a while, also those beyond the first page', async () => {
  const upload = (key: string, id: string, at: string) =>
    `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at}</Initiated></Upload>`;
  const page = (inside: string) => pageOf('ListMultipartUploadsResult', inside);
  const ended: string[] = [];
  s3.fault = ({ method, path }) => {
    if (method === 'DELETE') ended.push(/uploadId=(\w+)/.exec(path)?.[1] ?? path);
    if (method === 'DELETE') return { answer: '' };
    return path.includes('key-marker=exports%2Fa.zip')
      ? page(upload('exports/b.zip', 'late', '2026-01-01T00:00:00Z'))
      : page(
          `<IsTruncated>true</IsTruncated><NextKeyMarker>exports/a.zip</NextKeyMarker><NextUploadIdMarker>new</NextUploadIdMarker>
           ${upload('exports/a.zip', 'old', '2026-01-01T00:00:00Z')}${upload('somebody/else', 'foreign', '2026-01-01T00:00:00Z')}
           ${upload('exports/a.zip', 'new', '2026-02-01T00:00:00Z')}`,
        );
  };
  await storages.s3.deleteUnfinished(new Date('2026-01-15'));
  expect(ended).toEqual(['old', 'late']);
  // A server that cannot list them, and a key that may not.
  for (const fault of [
    { status: 501, code: 'NotImplemented' },
    { status: 403, code: 'AccessDenied' },
  ]) {
    s3.fault = () => fault;
    await storages.s3.deleteUnfinished(new Date('2026-01-15'));
  }
});

test('a file of several parts arrives as it was, and a part that fails is sent again', async () => {
  const contents = randomBytes(17 * 1024 * 1024);
  const path = join(folder, 'large');
  await writeFile(path, contents);
  let failures = 0;
  const sums: unknown[] = [];
  s3.fault = ({ method, path, headers }) => {
    if (method === 'PUT') sums.push(headers['content-md5']);
    return method === 'PUT' && path.includes('partNumber=2') && failures++ === 0
      ? { status: 503, code: 'SlowDown' }
      : null;
  };
  await storages.s3.put('exports/large.zip', { file: path });
  expect(failures).toBe(2);
  const PART = 8 * 1024 * 1024;
  const parts = [0, PART, PART, 2 * PART].map((at) => contents.subarray(at, at + PART));
  expect(sums).toEqual(parts.map((part) => createHash('md5').update(part).digest('base64')));
  const found = await storages.s3.get('exports/large.zip');
  expect(
    found &&
      createHash('sha256')
        .update(await buffer(found.stream))
        .digest('hex'),
  ).toBe(createHash('sha256').update(contents).digest('hex'));
});

test.each([1, 9])('a file of %i MB replaces no object that may not be replaced', async (megabytes) => {
  const path = join(folder, 'claimed');
  await writeFile(path, Buffer.alloc(megabytes * 1024 * 1024));
  const conditions: unknown[] = [];
  // The server of these tests ignores the condition, so it is judged for it.
  let exists = false;
  s3.fault = ({ method, path, headers }) => {
    if (method === 'POST' ? path.endsWith('uploads') || path.includes('?uploads') : path.includes('partNumber'))
      return null;
    conditions.push(headers['if-none-match']);
    return exists && headers['if-none-match'] === '*' ? { status: 412, code: 'PreconditionFailed' } : null;
  };
  const store = (onlyIfAbsent: boolean) => storages.s3.put('exports/claimed.zip', { file: path }, { onlyIfAbsent });
  expect(await store(true)).toBe(true);
  exists = true;
  expect(await store(true)).toBe(false);
  expect(await store(false)).toBe(true);
  expect(conditions).toEqual(['*', '*', undefined]);
});

test.each([
  ['an error of the server', { status: 500, code: 'InternalError' }],
  ['a server that is too busy', { status: 503, code: 'SlowDown' }],
  ['a connection that breaks', 'cut'],
] as const)('%s is survived once, and told when it stays', async (_, fault) => {
  const { put, get } = storages.s3;
  const key = 'certificates/cd/a.pdf';
  let count = 0;
  s3.fault = () => (count++ === 0 ? fault : null);
  await put(key, Buffer.from('a certificate'));
  count = 0;
  expect(await read(storages.s3, key)).toMatchObject({ contents: 'a certificate' });
  s3.fault = () => fault;
  for (const run of [() => put(key, Buffer.from('another')), () => get(key)])
    await expect(run()).rejects.toMatchObject({ name: 'StorageError', problem: 'away' });
  s3.fault = () => null;
  expect(await read(storages.s3, key)).toMatchObject({ contents: 'a certificate' });
});

test.each([{ silenceMs: 300 }, { totalMs: 300 }])(
  'a server that is silent is given up, so that nobody waits for ever (%o)',
  async (patience) => {
    s3.fault = () => 'silence';
    const impatient = s3.open(patience);
    await expect(impatient.get('photos/ab/a.webp')).rejects.toMatchObject({ problem: 'away' });
  },
);

test('a download whose connection breaks in the middle goes on where it broke', async () => {
  const contents = randomBytes(300_000);
  await storages.s3.put('attachments/ef/a.pdf', contents);
  let count = 0;
  s3.fault = ({ method }) => (method === 'GET' && count++ < 2 ? 'cut-in-the-middle' : null);
  const found = await storages.s3.get('attachments/ef/a.pdf');
  expect(found && (await buffer(found.stream)).equals(contents)).toBe(true);
  s3.fault = ({ method }) => (method === 'GET' ? 'cut-in-the-middle' : null);
  const broken = await storages.s3.get('attachments/ef/a.pdf');
  await expect(buffer(broken!.stream)).rejects.toThrow(StorageError);
});

test('wrong credentials and a bucket that does not exist are told at once', async () => {
  for (const storage of [s3.open({ accessKey: 'WRONG' }), s3.open({ bucket: 'elsewhere' })])
    await expect(storage.get('installation-id')).rejects.toMatchObject({ problem: 'denied' });
});

test('a signed address gives one object to whoever has it, as a download', async () => {
  await storages.s3.put('exports/a.zip', Buffer.from('a ZIP'));
  const options = { seconds: 60, type: 'application/zip', disposition: 'attachment; filename="a.zip"' };
  const url = await storages.s3.signedUrl('exports/a.zip', options);
  const answer = await fetch(url ?? '');
  expect([answer.status, await answer.text()]).toEqual([200, 'a ZIP']);
  expect(answer.headers.get('content-disposition')).toBe(options.disposition);
  expect(await storages.files.signedUrl('exports/a.zip', options)).toBeNull();
});

test('parts that arrive at two processes are one file for whoever reads it', async () => {
  const [one, other] = [s3.open(), s3.open()].map((storage) => partedFiles(storage, 'listings'));
  const id = '01980000-0000-7000-8000-0000000000ab';
  for (const [files, offset, contents] of [
    [one, 0, 'first '],
    [other, 6, 'second'],
  ] as const) {
    const path = await files!.newIncoming();
    await writeFile(path, contents);
    await files!.placePart(id, await files!.keepPart(id, path), offset);
    if (offset === 0) expect(await other!.list()).toHaveLength(1);
  }
  const copy = await other!.localCopy(id);
  expect(await readFile(copy!, 'utf8')).toBe('first second');
  await one!.remove(id);
  expect(await one!.list()).toEqual([]);
});

test('a copy goes on after it was interrupted, compares what is there, and brings the claim last', async () => {
  const source = fileStorage(join(folder, 'source'));
  const names = ['photos/ab/a.webp', 'certificates/cd/b.pdf', 'imports/listings/c.000000000000000'] as const;
  for (const key of names) await source.put(key, Buffer.from(key));
  await source.put('installation-id', Buffer.from('an-id'));
  const target = fileStorage(join(folder, 'target'));
  await target.put(names[0], Buffer.from('of the same len!'.slice(0, names[0].length)));
  const failing: Storage = {
    ...target,
    put: (key, ...rest) => (key === names[2] ? Promise.reject(new Error('killed')) : target.put(key, ...rest)),
  };
  await expect(copyStorage(source, failing)).rejects.toThrow('killed');
  expect(await target.head('installation-id')).toBeNull();
  expect(await copyStorage(source, target)).toMatchObject({ copied: 2, same: 2 });
  for (const key of [...names, 'installation-id'] as const)
    expect(await target.checksum(key)).toBe(await source.checksum(key));
  expect(await readdir(join(folder, 'target', 'incoming'))).toEqual([]);
  expect(await copyStorage(source, storages.s3)).toMatchObject({ copied: 4 });
  expect(await copyStorage(storages.s3, fileStorage(join(folder, 'back')))).toMatchObject({
    copied: expect.any(Number),
  });
  expect(await fileStorage(join(folder, 'back')).checksum(names[1])).toBe(await source.checksum(names[1]));
});
