import { photoTypes } from '@letfair/domain/files/photos';

/** The server makes a square of at most this width of it. */
const MOST_PIXELS = 1_024;

/**
 * The photo as image data, which is how it travels; null where the browser cannot read it. What the server does not
 * take, a GIF or what a telephone makes, is drawn anew by the browser, which shows it to people anyway.
 */
export async function readPhoto(file: Blob): Promise<string | null> {
  const known = (photoTypes as readonly string[]).includes(file.type);
  return known ? asDataUrl(file) : redrawn(file);
}

const asDataUrl = (file: Blob): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });

async function redrawn(file: Blob): Promise<string | null> {
  // A browser that cannot show the file can neither draw it.
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/png');
}
