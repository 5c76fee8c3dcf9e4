import { photoTypes } from './photos.ts';

/** What people may send besides photos of a home: a PDF, or a picture of a page. */
export const documentTypes = ['application/pdf', ...photoTypes] as const;
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

export const documentSentences = {
  type: 'Please choose a PDF, or a JPEG, PNG or WebP picture.',
  size: 'Please choose a file no larger than 10 MB.',
  pixels: 'This picture has too many pixels. Please choose one with up to 50 megapixels.',
  broken: 'We can’t read this file. It may be damaged; please choose another one.',
  empty: 'There’s no file in this request.',
  several: 'Please send one file at a time.',
  active: 'This PDF contains scripts or attachments. Please print it to a new PDF and upload that.',
  locked: "This PDF is locked, so we can't check what's in it. Please print it to a new PDF and upload that.",
  unreadable: "We can't check what's in this PDF. Please print it to a new PDF and upload that.",
} as const;

const types: readonly string[] = documentTypes;

/** What is wrong with a file before it is sent, or null; the server decides by its contents. */
export function documentProblem({ type, size }: { readonly type: string; readonly size: number }): string | null {
  if (!types.includes(type)) return documentSentences.type;
  if (size > MAX_DOCUMENT_BYTES) return documentSentences.size;
  return size === 0 ? documentSentences.broken : null;
}

const starts = (bytes: Uint8Array, text: string): boolean =>
  text.length <= bytes.length && [...text].every((letter, at) => bytes[at] === letter.charCodeAt(0));

/** By its first bytes, whatever the file is called. */
export const isPdf = (head: Uint8Array): boolean => starts(head, '%PDF-');

const MARK_OF_END = '%%EOF';

/** A PDF ends with this mark, perhaps with line breaks or a few bytes after it; one that was cut off does not. */
export const isWholePdf = (tail: Uint8Array): boolean => String.fromCharCode(...tail).includes(MARK_OF_END);
/** How much of the end is looked at. */
export const PDF_TAIL_BYTES = 1_024;
