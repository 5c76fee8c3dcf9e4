/** Large files are sent in parts of this size, so that a slow line or a proxy with a limit can carry them. */
export const PART_BYTES = 8_000_000;

export const partSentences = {
  ended: 'This import has already ended.',
  gap: 'The parts of the file didn’t arrive in order. Please start again.',
  tooLong: 'This file is larger than expected. Please start again.',
  broken: 'This part of the file didn’t arrive in full. Please try again.',
  type: 'Send parts as application/octet-stream.',
  size: `Each part can be up to ${PART_BYTES / 1_000_000} MB.`,
} as const;

interface PartedUpload {
  readonly bytes: number;
  /** Bytes that have arrived. */
  readonly received: number;
  readonly isOpen: boolean;
}

/** What to do with a part: append it, or refuse it. One that came before is a try after a lost answer. */
export function placePart(
  { bytes, received, isOpen }: PartedUpload,
  part: { readonly offset: number; readonly bytes: number },
): { readonly append: boolean } | { readonly refusal: string } {
  const end = part.offset + part.bytes;
  if (end <= received) return { append: false };
  if (!isOpen) return { refusal: partSentences.ended };
  if (part.offset !== received) return { refusal: partSentences.gap };
  return end > bytes ? { refusal: partSentences.tooLong } : { append: true };
}
