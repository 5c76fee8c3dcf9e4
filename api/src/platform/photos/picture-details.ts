import { open } from 'node:fs/promises';
import type { Metadata } from 'sharp';

/** What a picture can say of itself in words; longer texts are cut. */
const MOST_CHARACTERS = 10_000;

type Blocks = Pick<Metadata, 'exif' | 'iptc' | 'xmp' | 'comments'>;

/** The texts in the metadata of a picture that people write and programs show; numbers of cameras are not among them. */
export function readPictureDetails({ exif, iptc, xmp, comments }: Blocks): readonly string[] {
  const texts = [
    ...(exif ? exifTexts(exif) : []),
    ...(iptc ? iptcTexts(iptc) : []),
    ...(xmp ? xmpTexts(xmp.toString('utf8')) : []),
    ...(comments ?? []).map(({ text }) => text),
  ];
  let left = MOST_CHARACTERS;
  return texts.flatMap((text) => {
    const cut = text.trim().slice(0, left);
    left -= cut.length;
    return cut === '' ? [] : [cut];
  });
}

/** ImageDescription, Artist, Copyright, UserComment, and what Windows calls title, comment, author, keywords, subject. */
const writtenTags = new Set([0x010e, 0x013b, 0x8298, 0x9286, 0x9c9b, 0x9c9c, 0x9c9d, 0x9c9e, 0x9c9f]);
const FIRST_WINDOWS_TAG = 0x9c9b;
const LAST_WINDOWS_TAG = 0x9c9f;
const USER_COMMENT = 0x9286;
const EXIF_DIRECTORY = 0x8769;
/** The code of the characters stands before a comment. */
const CODE_LENGTH = 8;
const MOST_ENTRIES = 200;

function exifTexts(block: Buffer): readonly string[] {
  const tiff = block.toString('latin1', 0, 4) === 'Exif' ? block.subarray(6) : block;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number =>
    at < 0 || at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const long = (at: number): number =>
    at < 0 || at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at);
  const texts: string[] = [];
  const directories = [long(4)];
  // A directory cannot name another one but that of EXIF, so a loop ends.
  for (const [depth, start] of directories.entries())
    for (let entry = 0; entry < Math.min(short(start), MOST_ENTRIES); entry++) {
      const at = start + 2 + entry * 12;
      const [tag, length] = [short(at), long(at + 4)];
      if (tag === EXIF_DIRECTORY && depth === 0) directories.push(long(at + 8));
      if (!writtenTags.has(tag)) continue;
      const from = length <= 4 ? at + 8 : long(at + 8);
      texts.push(decodeTag(tag, tiff.subarray(from, from + length)));
    }
  return texts;
}

function decodeTag(tag: number, bytes: Buffer): string {
  if (tag >= FIRST_WINDOWS_TAG && tag <= LAST_WINDOWS_TAG) return withoutNulls(bytes.toString('utf16le'));
  if (tag !== USER_COMMENT) return withoutNulls(bytes.toString('utf8'));
  const text = bytes.subarray(CODE_LENGTH);
  // Either order of bytes is written; without the zeros between them both read alike.
  return withoutNulls(text.toString('utf8'));
}

const withoutNulls = (text: string): string => text.replaceAll('\0', '');

/** Records of IPTC: a mark, the number of the record, the kind, the length and the text. */
function iptcTexts(block: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at + 5 <= block.length; ) {
    if (block[at] !== 0x1c || block[at + 1] !== 2) {
      at++;
      continue;
    }
    const length = block.readUInt16BE(at + 3);
    texts.push(block.toString('utf8', at + 5, at + 5 + length));
    at += 5 + length;
  }
  return texts;
}

/** Namespaces whose properties are texts for people; others hold ids, dates and settings. */
const writtenNamespaces = new Set([
  'dc',
  'photoshop',
  'xmpRights',
  'Iptc4xmpCore',
  'Iptc4xmpExt',
  'tiff',
  'exif',
  'plus',
]);
const isWritten = (name: string): boolean => writtenNamespaces.has(name.slice(0, Math.max(0, name.indexOf(':'))));

/** Reads elements and attributes in one pass; the document is not checked, because nothing else depends on it. */
function xmpTexts(xmp: string): readonly string[] {
  const texts: string[] = [];
  let property = '';
  for (const piece of xmp.split('<').slice(1)) {
    const end = piece.indexOf('>');
    if (end < 0) continue;
    const [name = '', ...attributes] = piece.slice(0, end).split('="');
    const element = name.split(/\s/, 1)[0] ?? '';
    if (!element.startsWith('rdf:') && !element.startsWith('/rdf:')) property = element;
    // Each part but the last ends with the name of the next attribute.
    for (const [at, attribute] of attributes.entries()) {
      const before = at === 0 ? name : (attributes[at - 1] ?? '');
      const attributeName = before.slice(Math.max(before.lastIndexOf(' '), before.lastIndexOf('\n')) + 1);
      if (isWritten(attributeName)) texts.push(unescapeXml(attribute.slice(0, attribute.indexOf('"'))));
    }
    if (isWritten(property)) texts.push(unescapeXml(piece.slice(end + 1)));
  }
  return texts;
}

const unescapeXml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#64;', '@')
    .replaceAll('&amp;', '&');

const MOST_MARKERS = 500;

/** Comments of a JPEG file, which the picture library does not read. Empty for other files. */
export async function readJpegComments(path: string): Promise<readonly string[]> {
  const file = await open(path);
  try {
    const texts: string[] = [];
    const header = Buffer.alloc(4);
    let at = 0;
    if ((await file.read(header, 0, 2, 0)).bytesRead < 2 || header.readUInt16BE(0) !== 0xffd8) return [];
    at = 2;
    for (let marker = 0; marker < MOST_MARKERS; marker++) {
      if ((await file.read(header, 0, 4, at)).bytesRead < 4 || header[0] !== 0xff) break;
      const [kind, length] = [header[1], header.readUInt16BE(2)];
      // The picture itself starts here.
      if (kind === 0xda || length < 2) break;
      if (kind === 0xfe) {
        const text = Buffer.alloc(length - 2);
        await file.read(text, 0, text.length, at + 4);
        texts.push(text.toString('utf8'));
      }
      at += 2 + length;
    }
    return texts;
  } finally {
    await file.close();
  }
}
