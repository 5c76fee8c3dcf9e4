import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readZip } from '../../testing/files/read-zip.ts';
import { createZipStream, streamJsonList, textEntry, type ZipEntry } from './zip-stream.ts';

async function* each<T>(...things: readonly T[]): AsyncGenerator<T> {
  for (const thing of things) yield thing;
}

const list = (name: string, rows: AsyncIterable<unknown>): ZipEntry => ({ name, open: () => streamJsonList(rows) });

test('writes valid JSON for any number of rows', async () => {
  const files = readZip(
    await buffer(createZipStream(each(list('none.json', each()), list('two.json', each({ a: 1 }, { b: '“é”' }))))),
  );
  expect([...files.keys()]).toEqual(['none.json', 'two.json']);
  expect(JSON.parse(files.get('none.json')!.toString())).toEqual([]);
  expect(JSON.parse(files.get('two.json')!.toString())).toEqual([{ a: 1 }, { b: '“é”' }]);
});

test('opens one entry at a time', async () => {
  let open = 0;
  let most = 0;
  const entry = (name: string): ZipEntry => ({
    name,
    packed: true,
    open: () => {
      most = Math.max(most, ++open);
      return Readable.from([Buffer.alloc(100_000)]).once('end', () => open--);
    },
  });
  const files = readZip(await buffer(createZipStream(each(...['a', 'b', 'c', 'd'].map(entry)))));
  expect([...files.values()].map(({ length }) => length)).toEqual([100_000, 100_000, 100_000, 100_000]);
  expect(most).toBe(1);
});

test('fails the stream and closes the entry when an entry fails', async () => {
  async function* breaking() {
    yield { fine: true };
    throw new Error('The database went away.');
  }
  await expect(
    buffer(createZipStream(each(textEntry('README.txt', 'Hello'), list('rows.json', breaking())))),
  ).rejects.toThrow('The database went away.');
});

test('gives an error from before anyone read it to the reader', async () => {
  const failed = Promise.withResolvers<void>();
  async function* unreadable(): AsyncGenerator<ZipEntry> {
    yield textEntry('README.txt', 'Hello');
    setImmediate(failed.resolve);
    throw new Error('The database went away.');
  }
  const zip = createZipStream(unreadable());
  await failed.promise;
  await expect(buffer(zip)).rejects.toThrow('The database went away.');
});

test('asks for no further entries once nobody reads', async () => {
  const asked: string[] = [];
  const isAsked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const isOver = Promise.withResolvers<void>();
  async function* entries(): AsyncGenerator<ZipEntry> {
    try {
      for (const name of ['a.txt', 'b.txt', 'c.txt']) {
        asked.push(name);
        yield textEntry(name, 'Hello');
        isAsked.resolve();
        await goOn.promise;
      }
    } finally {
      isOver.resolve();
    }
  }
  const zip = createZipStream(entries());
  await isAsked.promise;
  zip.destroy();
  goOn.resolve();
  await isOver.promise;
  expect(asked).toEqual(['a.txt', 'b.txt']);
});

test('closes the open entry when the reader stops', async () => {
  const closed = Promise.withResolvers<void>();
  async function* endless() {
    try {
      for (;;) yield randomBytes(50_000).toString('base64');
    } finally {
      closed.resolve();
    }
  }
  const zip = createZipStream(each(list('endless.json', endless())));
  zip.on('data', ({ length }: Buffer) => length > 1_000 && zip.destroy());
  await closed.promise;
});
