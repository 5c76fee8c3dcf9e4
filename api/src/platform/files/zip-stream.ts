import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  readonly name: string;
  /** Opened in turn, so that one entry is open at a time. */
  readonly open: () => Readable | Promise<Readable>;
  /** Pictures are compressed already. */
  readonly packed?: true;
}

/** An error in any entry fails the whole stream. */
export function createZipStream(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  let current: Readable | undefined;
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  // The reader of a failed stream gets the error. Without a listener, failing before it is read would end the process.
  output.on('error', () => undefined);
  // yazl does not close an open entry when its output closes.
  output.once('close', () => current?.destroy());

  const addAll = async () => {
    for await (const { name, open, packed } of entries) {
      if (output.destroyed) return;
      zip.addReadStreamLazy(name, { compress: !packed, mode: 0o100600 }, (begin) => {
        Promise.resolve(open()).then((opened) => {
          current = opened.once('error', fail);
          if (output.destroyed) current.destroy();
          else begin(null, current);
        }, fail);
      });
    }
    zip.end();
  };
  addAll().catch(fail);
  return output;
}

/** One row per line, produced while it is read. */
export const streamJsonList = (rows: AsyncIterable<unknown>): Readable =>
  Readable.from(lines(rows), { objectMode: false });

async function* lines(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

export const textEntry = (name: string, text: string): ZipEntry => ({
  name,
  open: () => Readable.from([text], { objectMode: false }),
});
