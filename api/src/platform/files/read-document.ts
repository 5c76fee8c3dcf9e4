import { open, readFile } from 'node:fs/promises';
import { documentSentences, isPdf, isWholePdf, PDF_TAIL_BYTES } from '@letfair/domain/files/documents';
import { photoSentences } from '@letfair/domain/files/photos';
import { invalid } from '../http/refusals.ts';
import type { EncodePhoto } from '../photos/encode-photo.ts';
import { checkPdf } from './pdf/check-pdf.ts';

const { type, size, ...unreadable } = documentSentences;

/** Refusals by what is wrong with the upload or with the file. */
export const documentRefusals = {
  type: { ok: false, code: 'unsupported_type', message: type, fields: { file: type } },
  size: { ok: false, code: 'too_large', message: size, fields: { file: size } },
  pixels: invalid('file', unreadable.pixels),
  memory: invalid('file', photoSentences.memory),
  broken: invalid('file', unreadable.broken),
  empty: invalid('file', unreadable.empty),
  several: invalid('file', unreadable.several),
  active: invalid('file', unreadable.active),
  locked: invalid('file', unreadable.locked),
  unreadable: invalid('file', unreadable.unreadable),
} as const;

export type DocumentType = 'application/pdf' | 'image/webp';
export const documentEndings: Readonly<Record<DocumentType, string>> = {
  'application/pdf': 'pdf',
  'image/webp': 'webp',
};

interface Picture {
  readonly type: 'image/webp';
  readonly contents: Buffer;
  readonly width: number;
  readonly height: number;
  /** The smallest of its sizes. */
  readonly thumbnail: Buffer;
}

export type ReadDocument =
  | ({ readonly ok: true } & (Picture | { readonly type: 'application/pdf'; readonly contents: Buffer }))
  | { readonly ok: false; readonly problem: keyof typeof documentRefusals };

/**
 * Decides by the contents, whatever the file is called. Pictures are encoded anew, which drops everything else in them; a
 * PDF stays as it is, so that its signatures remain valid, and is refused if it could do something by itself.
 */
export async function readDocument(path: string, encodePhoto: EncodePhoto): Promise<ReadDocument> {
  if (isPdf(await readStart(path))) {
    const contents = await readFile(path);
    if (!isWholePdf(contents.subarray(-PDF_TAIL_BYTES))) return { ok: false, problem: 'broken' };
    const finding = await checkPdf(path);
    return finding === 'clean' ? { ok: true, type: 'application/pdf', contents } : { ok: false, problem: finding };
  }
  const made = await encodePhoto(path);
  if (!made.ok) return made;
  const [smallest, largest] = [made.pictures.sizes[0], made.pictures.sizes.at(-1)];
  if (!smallest || !largest) return { ok: false, problem: 'broken' };
  const { webp: contents, width, height } = largest;
  return { ok: true, type: 'image/webp', contents, width, height, thumbnail: smallest.webp };
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
