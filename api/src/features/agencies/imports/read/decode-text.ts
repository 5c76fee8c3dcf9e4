import type { Readable } from 'node:stream';
import { FileProblem } from '../../../../platform/files/zip-archive.ts';

export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A plain file, or the one inside a ZIP. */
export interface TextSource {
  readonly bytes: number;
  readonly open: () => Promise<Readable>;
}

const sentences = {
  nul: 'This isn’t a text file. Save the list as CSV, BLM or JSON, not as a spreadsheet or a database.',
  encoding: 'We can’t read the characters in this file: it mixes encodings or is damaged. Save it as UTF-8.',
} as const;

/** These five mean nothing in Windows-1252. */
const undefinedIn1252 = /[\u0081\u008d\u008f\u0090\u009d]/;

/**
 * Finds the encoding by reading all of it, because the first strange character of a long file may be its last.
 * Agents' software often writes Windows-1252.
 */
export async function detectEncoding(source: TextSource): Promise<TextEncodingName> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let [isFirst, isUtf8, hasMark, isStrange] = [true, true, false, false];
  for await (const chunk of chunksOf(source)) {
    if (isFirst) {
      if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
      if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
      hasMark = chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
      isFirst = false;
    }
    if (chunk.includes(0)) throw new FileProblem(sentences.nul);
    if (isUtf8) isUtf8 = decodes(utf8, chunk);
    isStrange ||= undefinedIn1252.test(chunk.toString('latin1'));
  }
  if (isUtf8 && decodes(utf8)) return 'utf-8';
  if (hasMark || isStrange) throw new FileProblem(sentences.encoding);
  return 'windows-1252';
}

function decodes(decoder: InstanceType<typeof TextDecoder>, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** The text, as many characters at a time as were read at once, without the mark at its beginning. */
export async function* decodeText(
  source: TextSource,
  encoding: TextEncodingName,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of chunksOf(source)) {
      onBytes?.(chunk.length);
      const text = decoder.decode(chunk, { stream: true });
      if (text.includes('\0')) throw new FileProblem(sentences.nul);
      if (text !== '') yield text;
    }
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  } catch (error) {
    throw error instanceof TypeError ? new FileProblem(sentences.encoding) : error;
  }
}

/** A part of a ZIP that turns out longer or shorter than its list of contents says ends with an error. */
export async function* chunksOf(source: TextSource): AsyncGenerator<Buffer> {
  const stream = await source.open().catch(() => {
    throw new FileProblem(damaged);
  });
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) yield chunk;
  } catch (error) {
    const isOurs = error instanceof FileProblem || (error as NodeJS.ErrnoException).code?.startsWith('E') === true;
    throw isOurs ? error : new FileProblem(damaged);
  }
}

const damaged = 'The file is damaged or didn’t upload completely. Please create it again and upload the new one.';
