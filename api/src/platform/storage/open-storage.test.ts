import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/files/temporary-folder.ts';
import { openStorage } from './open-storage.ts';

test('of an object that is read in part only the bytes of that part are counted', async () => {
  const folder = await temporaryFolder();
  const counted: number[] = [];
  const storage = await openStorage(
    { kind: 'files', folder },
    { dataDir: folder, onOperation: (_operation, _outcome, bytes) => counted.push(bytes) },
  );
  await storage.put('photos/ab/a.webp', Buffer.from('0123456789'));
  const ranges = [undefined, { start: 2, end: 4 }, { start: 8, end: 99 }];
  const sent: number[] = [];
  for (const range of ranges) {
    const found = await storage.get('photos/ab/a.webp', range);
    sent.push((await text(found!.stream)).length);
  }
  await storage.get('photos/ab/none.webp', { start: 2, end: 4 });
  expect(sent).toEqual([10, 3, 2]);
  expect(counted).toEqual([10, ...sent, 0]);
});
