export const MAX_PROFILE_PHOTO_BYTES = 5 * 1024 * 1024;
/** Pixels of the square pictures; the larger one is for dense screens. */
export const profilePhotoSizes = [256, 512] as const;

/** The toast shows title and description; the server joins both into one sentence. */
export const profilePhotoSentences = {
  type: { title: 'Invalid file type', description: 'Please select an image file' },
  size: { title: 'File too large', description: 'Please select an image smaller than 5MB' },
} as const;

export type ProfilePhotoProblem = keyof typeof profilePhotoSentences;

/** Checks a chosen file before it is read. */
export function profilePhotoProblem(file: {
  readonly type: string;
  readonly size: number;
}): ProfilePhotoProblem | null {
  if (!file.type.startsWith('image/')) return 'type';
  return file.size > MAX_PROFILE_PHOTO_BYTES ? 'size' : null;
}

const imageData = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;

/** The base64 part of a data URL of an image; null for any other text. */
export function base64InImageData(text: string): string | null {
  const [head] = imageData.exec(text.slice(0, 80)) ?? [];
  return head === undefined ? null : text.slice(head.length);
}

/** The decoded size, computed without decoding. */
export function bytesInBase64(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.floor((base64.length * 3) / 4) - padding;
}
