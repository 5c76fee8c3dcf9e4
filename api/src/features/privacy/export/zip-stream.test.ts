import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readZip } from '../../../testing/read-zip.ts';
import { createZipStream, streamJsonList, textEntry, type ZipEntry } from './zip-stream.ts';

async function* each<T>(...things: readonly T[]): AsyncGenerator<T> {
  for (const thing of things) yield thing;
}

const list = (name: string, rows: AsyncIterable<unknown>): ZipEntry => ({ name, open: () => streamJsonList(rows) });

test('a list is valid JSON, however many rows it has', async () => {
  const files = readZip(
    await buffer(createZipStream(each(list('none.json', each()), list('two.json', each({ a: 1 }, { b: '“é”' }))))),
  );
  expect([...files.keys()]).toEqual(['none.json', 'two.json']);
  expect(JSON.parse(files.get('none.json')!.toString())).toEqual([]);
  expect(JSON.parse(files.get('two.json')!.toString())).toEqual([{ a: 1 }, { b: '“é”' }]);
});

test('only one entry is open at a time', async () => {
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

test('an entry that fails in the middle fails the whole, and nothing stays open', async () => {
  async function* breaking() {
    yield { fine: true };
    throw new Error('The database went away.');
  }
  await expect(
    buffer(createZipStream(each(textEntry('README.txt', 'Hello'), list('rows.json', breaking())))),
  ).rejects.toThrow('The database went away.');
});

test('somebody who stops reading closes the entry that was open', async () => {
  let closed = false;
  async function* endless() {
    try {
      for (;;) yield randomBytes(50_000).toString('base64');
    } finally {
      closed = true;
    }
  }
  const zip = createZipStream(each(list('endless.json', endless())));
  zip.on('data', ({ length }: Buffer) => length > 1_000 && zip.destroy());
  while (!closed) await sleep(5);
  expect(closed).toBe(true);
});
