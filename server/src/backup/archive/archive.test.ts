import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { newKey } from '@letfair/api/secrets';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { describe, expect, test } from 'vitest';
import { entryOfKey } from '../secrets.ts';
import { verifyArchive } from '../verify-archive.ts';
import { cipherFor, type Keys, type Recipients } from './encryption.ts';
import { type BackupHeader, HEADER, keyEntry, newHeader, objectEntry, parseHeader, tablePart } from './format.ts';
import { readArchive } from './read-archive.ts';
import { type ArchiveEntry, entryOf, writeArchive } from './write-archive.ts';

const noKeys: Keys = { identities: [], passphrase: null };
const PASSPHRASE = 'a passphrase of good length';
const OBJECT_BYTES = 3_000;

const noSecrets = { used: [], areInside: false };

const header = (keys: BackupHeader['keys'] = noSecrets): BackupHeader =>
  newHeader({
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    installation: randomUUID(),
    migrations: [{ name: '0001_first.sql', hash: 'x' }],
    tables: [{ schema: 'public', name: 'account', columns: ['id'] }],
    sequences: [],
    keys,
  });

/** Two parts of a table that break within a row, and a file. */
async function* entriesOf(made: BackupHeader): AsyncGenerator<ArchiveEntry> {
  yield entryOf(HEADER, Buffer.from(JSON.stringify(made)));
  yield entryOf(tablePart('public.account', 1), gzipSync('1\n2'));
  yield entryOf(tablePart('public.account', 2), gzipSync('2\n3\n'));
  yield entryOf(objectEntry('photos/ab/one.webp'), Buffer.alloc(OBJECT_BYTES, 7));
}

async function archiveOf(
  recipients: Recipients = null,
  {
    rows = 3,
    entries = entriesOf,
    keys = noSecrets,
  }: { rows?: number; entries?: typeof entriesOf; keys?: BackupHeader['keys'] } = {},
): Promise<Buffer> {
  const made = header(keys);
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const manifest = {
    id: made.id,
    tables: [{ table: 'public.account', rows, bytes: 6 }],
    objects: { count: 1, bytes: OBJECT_BYTES },
  };
  await writeArchive(entries(made), () => manifest, sink, cipherFor(recipients));
  return Buffer.concat(chunks);
}

const CHUNK = 700;
const streamOf = (archive: Buffer): Readable =>
  Readable.from(
    (function* chunks() {
      for (let at = 0; at < archive.length; at += CHUNK) yield archive.subarray(at, at + CHUNK);
    })(),
    { objectMode: false },
  );
const verify = (archive: Buffer, keys = noKeys) => verifyArchive(streamOf(archive), keys);

describe('an archive', () => {
  test('is verified without a database', async () => {
    const { manifest } = await verify(await archiveOf());
    expect(manifest.tables).toEqual([{ table: 'public.account', rows: 3, bytes: 6 }]);
    expect(manifest.objects.count).toBe(1);
  });

  test('of the last release is verified, and restored entry by entry', async () => {
    const archive = gunzipSync(await readFile(new URL('format-1.tar.gz', import.meta.url)));
    expect((await verify(archive)).manifest.objects).toEqual({ count: 1, bytes: OBJECT_BYTES });
    const names: string[] = [];
    await readArchive(streamOf(archive), {
      onHeader: async ({ format }) => expect(format).toBe(1),
      onEntry: async ({ name }) => void names.push(name),
    });
    expect(names).toEqual([
      'tables/public.account/000001.gz',
      'tables/public.account/000002.gz',
      'objects/photos/ab/one.webp',
    ]);
    archive[archive.length - 2_000] = 1;
    await expect(verify(archive)).rejects.toThrow('broken');
  });

  test('is refused with any bit changed, wherever it is', async () => {
    const whole = await archiveOf();
    for (let at = 0; at < whole.length; at += 97) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      await expect(verify(changed), `a bit of byte ${at}`).rejects.toThrow(
        /broken|isn’t a Letfair backup|newer version/,
      );
    }
  });

  test('is refused when it is cut off or goes on', async () => {
    const whole = await archiveOf();
    for (let length = 0; length < whole.length; length += 331)
      await expect(verify(whole.subarray(0, length)), `${length} bytes`).rejects.toThrow(
        /broken|isn’t a Letfair backup/,
      );
    await expect(verify(whole.subarray(0, -1))).rejects.toThrow('broken');
    await expect(verify(Buffer.concat([whole, Buffer.from('x')]))).rejects.toThrow('broken');
    await expect(verify(Buffer.concat([whole, whole]))).rejects.toThrow('broken');
  });

  test('is refused when its rows are not as many as it says', async () => {
    await expect(verify(await archiveOf(null, { rows: 4 }))).rejects.toThrow('3 of its 4 rows');
  });

  test('is refused when it holds what no backup holds', async () => {
    const entries = async function* foreign(made: BackupHeader) {
      yield* entriesOf(made);
      yield entryOf('../etc/passwd', Buffer.from('x'));
    };
    await expect(verify(await archiveOf(null, { entries }))).rejects.toThrow('isn’t part of a backup');
  });

  test('of another kind is said to be no backup', async () => {
    await expect(verify(Buffer.from('PK\u0003\u0004 this is a zip file'))).rejects.toThrow(
      /isn’t a Letfair backup|broken/,
    );
    await expect(verify(Buffer.alloc(0))).rejects.toThrow(/isn’t a Letfair backup|broken/);
  });
});

describe('an encrypted archive', () => {
  test('opens with its passphrase only', async () => {
    const archive = await archiveOf({ passphrase: PASSPHRASE });
    expect(archive.includes('letfair-backup.json')).toBe(false);
    await verify(archive, { ...noKeys, passphrase: PASSPHRASE });
    await expect(verify(archive, { ...noKeys, passphrase: 'another passphrase' })).rejects.toThrow('doesn’t open');
    await expect(verify(archive)).rejects.toThrow('BACKUP_PASSPHRASE');
  });

  test('opens for its recipients only, and is refused when changed or cut off', async () => {
    const [ours, other] = [await generateIdentity(), await generateIdentity()];
    const archive = await archiveOf({ keys: [await identityToRecipient(ours)] });
    const keys = { ...noKeys, identities: [ours] };
    await verify(archive, keys);
    await expect(verify(archive, { ...noKeys, identities: [other] })).rejects.toThrow('doesn’t open');
    await expect(verify(archive.subarray(0, -40), keys)).rejects.toThrow('broken');
    const changed = Buffer.from(archive);
    changed[archive.length - 900] = (changed[archive.length - 900] ?? 0) ^ 1;
    await expect(verify(changed, keys)).rejects.toThrow('broken');
  });

  test('takes public keys of age only', () => {
    expect(() => cipherFor({ keys: ['age1nonsense'] })).toThrow('--recipient must be an age public key');
  });
});

test('a receiver that fails is not taken for a broken archive', async () => {
  for (const [code, syscall] of [
    ['ENOSPC', 'write'],
    ['EFBIG', 'write'],
    ['53100', undefined],
    ['57P01', undefined],
    ['42501', undefined],
  ]) {
    const failure = Object.assign(new Error('failed'), { code, syscall });
    const reading = readArchive(streamOf(await archiveOf()), {
      onHeader: async () => {},
      onEntry: async ({ kind }) => {
        if (kind === 'object') throw failure;
      },
    });
    await expect(reading).rejects.toBe(failure);
  }
});

test('a database that refuses the header is not taken for a broken archive', async () => {
  for (const code of ['28P01', '42501', undefined]) {
    const failure = Object.assign(new Error('Migration 0001_first.sql failed'), { code });
    const reading = readArchive(streamOf(await archiveOf()), {
      onHeader: () => Promise.reject(failure),
      onEntry: async () => {},
    });
    await expect(reading).rejects.toBe(failure);
  }
});

test('rows that the database cannot read are taken for a broken archive', async () => {
  for (const code of ['22P04', '23505']) {
    const reading = readArchive(streamOf(await archiveOf()), {
      onHeader: async () => {},
      onEntry: () => Promise.reject(Object.assign(new Error('failed'), { code })),
    });
    await expect(reading).rejects.toThrow('This backup is broken');
  }
});

describe('the keys of secrets', () => {
  const [key, other] = [newKey(), newKey()];
  const withKeys = (...entries: readonly ArchiveEntry[]) =>
    async function* all(made: BackupHeader) {
      for await (const entry of entriesOf(made)) {
        yield entry;
        if (entry.name === HEADER) yield* entries;
      }
    };
  const inside = { used: [key.id], areInside: true };
  const verify = async (options: Parameters<typeof archiveOf>[1]) =>
    verifyArchive(streamOf(await archiveOf(null, options)), noKeys);

  test('are told to be inside or not', async () => {
    const carrying = await verify({ keys: inside, entries: withKeys(entryOfKey(key)) });
    expect(carrying.header.keys).toEqual(inside);
    const { keys: _, ...earlier } = header();
    expect(parseHeader(JSON.stringify(earlier)).keys).toEqual(noSecrets);
  });

  test('that are missing, of another id, too many or no keys at all are noticed', async () => {
    const refused = /broken/;
    await expect(verify({ keys: inside })).rejects.toThrow(refused);
    await expect(verify({ keys: inside, entries: withKeys(entryOfKey(other)) })).rejects.toThrow(refused);
    await expect(verify({ entries: withKeys(entryOfKey(key)) })).rejects.toThrow(refused);
    const renamed = { ...entryOfKey(other), name: keyEntry(key.id) };
    await expect(verify({ keys: inside, entries: withKeys(renamed) })).rejects.toThrow(refused);
  });
});
