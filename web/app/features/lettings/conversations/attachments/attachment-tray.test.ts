import type { Attachment } from '@letfair/contract/lettings/conversations/conversations';
import { documentSentences } from '@letfair/domain/files/documents';
import { attachmentSentences, MAX_ATTACHMENTS } from '@letfair/domain/lettings/conversations/attachments';
import { expect, test } from 'vitest';
import { createAttachmentTray } from './attachment-tray.ts';

const pdf = (name: string, size = 1) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });
const attachment = (id: string): Attachment => ({
  id,
  name: `${id}.pdf`,
  type: 'application/pdf',
  bytes: 7,
  width: null,
  height: null,
});
const flushTasks = () => new Promise((done) => setTimeout(done));

/** A tray whose uploads the test answers by hand. */
function trayWithLine(stored = '') {
  const kept = { text: stored };
  const calls = new Map<string, PromiseWithResolvers<Attachment>>();
  const detached: string[] = [];
  const tray = createAttachmentTray({
    send: async ({ name }) => {
      const call = Promise.withResolvers<Attachment>();
      calls.set(name, call);
      return { success: true, data: await call.promise };
    },
    detach: (id) => detached.push(id),
    kept: {
      read: () => kept.text,
      write: (text) => {
        kept.text = text;
      },
    },
  });
  return {
    tray,
    kept,
    detached,
    ready: () => tray.snapshot().ready.map(({ id }) => id),
    async arrive(name: string) {
      calls.get(name)?.resolve(attachment(name));
      await flushTasks();
    },
    async lose(name: string) {
      calls.get(name)?.reject(new TypeError('network'));
      await flushTasks();
    },
  };
}

test('files stand in the order they were chosen in, whichever arrives first', async () => {
  const { tray, ready, arrive } = trayWithLine();
  tray.add([pdf('a'), pdf('b')]);
  await arrive('b');
  await arrive('a');
  expect(ready()).toEqual(['a', 'b']);
  expect(tray.snapshot().uploads).toEqual([]);
});

test('uploaded files are found again after a reload, until they are sent', async () => {
  const first = trayWithLine();
  first.tray.add([pdf('a')]);
  await first.arrive('a');
  const second = trayWithLine(first.kept.text);
  expect(second.ready()).toEqual(['a']);
  expect(second.tray.take()).toEqual([attachment('a')]);
  expect(second.kept.text).toBe('');
  expect(trayWithLine('[{"id":7},null').ready()).toEqual([]);
});

test('files beyond the limit are left out with a sentence', async () => {
  const { tray, arrive } = trayWithLine();
  tray.add([pdf('a')]);
  await arrive('a');
  tray.add(Array.from({ length: MAX_ATTACHMENTS + 1 }, (_, n) => pdf(String(n))));
  expect(tray.snapshot().uploads).toHaveLength(MAX_ATTACHMENTS - 1);
  expect(tray.snapshot().told).toBe(`${attachmentSentences.tooMany} 2 files were left out.`);
});

test.each([
  ['another type', new File(['x'], 'home.docx', { type: 'application/msword' }), documentSentences.type],
  ['a file that is too large', pdf('large.pdf', 10 * 1024 * 1024 + 1), documentSentences.size],
  ['an empty file', pdf('empty.pdf', 0), documentSentences.broken],
])('%s is not sent, and says why', (_, file, sentence) => {
  const { tray } = trayWithLine();
  tray.add([file]);
  expect(tray.snapshot().uploads).toMatchObject([{ state: 'unusable', problem: sentence }]);
});

test('what the network cut off goes out again', async () => {
  const { tray, ready, lose, arrive } = trayWithLine();
  tray.add([pdf('a')]);
  await lose('a');
  expect(tray.snapshot().uploads).toMatchObject([{ state: 'lost' }]);
  tray.retryLost();
  await arrive('a');
  expect(ready()).toEqual(['a']);
});

test('a removed file is deleted where it was uploaded', async () => {
  const { tray, ready, detached, arrive, kept } = trayWithLine();
  tray.add([pdf('a'), pdf('b')]);
  await arrive('a');
  tray.removeReady('a');
  tray.removeUpload(tray.snapshot().uploads[0]!.key);
  expect([ready(), detached, kept.text, tray.snapshot().uploads]).toEqual([[], ['a'], '', []]);
});
