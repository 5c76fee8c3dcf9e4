import { trimOf } from '../../text-edges.ts';

/** Of one message. */
export const MAX_ATTACHMENTS = 5;
export const MAX_ATTACHMENT_NAME = 100;
/** All names of one message, one in a line. */
export const MAX_ATTACHMENT_NAMES = MAX_ATTACHMENTS * (MAX_ATTACHMENT_NAME + 1);
/** Per account; a message with five pictures counts as five. */
export const ATTACHMENTS_AN_HOUR = 100;

export const attachmentSentences = {
  hint: `Up to ${MAX_ATTACHMENTS} files: PDFs or JPEG, PNG and WebP pictures, up to 10 MB each.`,
  tooMany: `A message can have up to ${MAX_ATTACHMENTS} files.`,
  gone: 'We no longer have one of this message’s files. Please choose it again.',
} as const;

export const attachmentTypes = ['application/pdf', 'image/webp'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

interface Named {
  readonly name: string;
  readonly type: AttachmentType;
}

const endings: Readonly<Record<AttachmentType, string>> = { 'application/pdf': '.pdf', 'image/webp': '.webp' };
const unnamed: Readonly<Record<AttachmentType, string>> = { 'application/pdf': 'document', 'image/webp': 'picture' };
/** Controls and direction characters can disguise an ending; the others mean something to file systems. */
const unusable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu;

/** The name that a file was sent under, without its folder, and with the ending of what it is. */
export function attachmentName(sent: string, type: AttachmentType): string {
  const file = sent.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const named = file
    .replace(/\.[^.]*$/, '')
    .replace(unusable, ' ')
    .replace(/\s+/g, ' ');
  const stem = trimOf(named, '. ');
  const ending = endings[type];
  const room = MAX_ATTACHMENT_NAME - ending.length;
  // By whole characters, so that no surrogate is left alone.
  const short = [...stem].slice(0, room).join('').slice(0, room).toWellFormed().trim();
  return `${short || unnamed[type]}${ending}`;
}

/** "kitchen.webp", "2 pictures", "3 files"; empty without any. */
export function describeAttachments(attachments: readonly Named[]): string {
  const [first, ...more] = attachments;
  if (!first) return '';
  if (more.length === 0) return first.name;
  const what = attachments.every(({ type }) => type === 'image/webp') ? 'pictures' : 'files';
  return `${attachments.length} ${what}`;
}
