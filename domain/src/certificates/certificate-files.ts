import { photoTypes } from '../listings/photos.ts';

export const certificateFileTypes = ['application/pdf', ...photoTypes] as const;
export const MAX_CERTIFICATE_BYTES = 10 * 1024 * 1024;
/** Some eighty homes with every kind on file. */
export const MAX_CERTIFICATE_FILES = 500;
/** Earlier certificates of one kind that are kept for a home; the oldest go first. */
export const MAX_EARLIER = 5;

export const certificateFileSentences = {
  type: 'Please choose a PDF, or a JPEG, PNG or WebP picture.',
  size: 'Please choose a file of at most 10 MB.',
  pixels: 'This picture has too many pixels. Please choose one of at most 50 megapixels.',
  broken: 'This file cannot be read. It may be damaged; please choose another one.',
  empty: 'There is no file in this request.',
  several: 'Please send one file at a time.',
} as const;

const starts = (bytes: Uint8Array, text: string): boolean =>
  text.length <= bytes.length && [...text].every((letter, at) => bytes[at] === letter.charCodeAt(0));

/** By its first bytes, whatever the file is called. */
export const isPdf = (head: Uint8Array): boolean => starts(head, '%PDF-');

const MARK_OF_END = '%%EOF';

/** A PDF ends with this mark, perhaps with line breaks or a few bytes after it; one that was cut off does not. */
export const isWholePdf = (tail: Uint8Array): boolean => String.fromCharCode(...tail).includes(MARK_OF_END);
/** How much of the end is looked at. */
export const PDF_TAIL_BYTES = 1_024;
