import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { MarketPicture } from '@letfair/api';
import { captionOf } from './pictures/captions.ts';
import { countOf, type PictureKind, pictureKinds } from './pictures/draw-picture.ts';
import { renderPicture } from './pictures/render-picture.ts';
import { pictureName } from './pictures-of-home.ts';

/**
 * Draws every picture into a folder, with a list of them. A process of its own: the server never reads SVG, so that
 * nobody can send it any.
 */
async function renderPictures(folder: string): Promise<[string, MarketPicture][]> {
  const todo = pictureKinds.flatMap((kind) =>
    Array.from({ length: countOf(kind) }, (_, variant) => ({ kind, variant })),
  );
  const drawn: [string, MarketPicture][] = [];
  const work = async (): Promise<void> => {
    for (let next = todo.shift(); next; next = todo.shift())
      drawn.push([pictureName(next.kind, next.variant), await render(folder, next.kind, next.variant)]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return drawn;
}

async function render(folder: string, kind: PictureKind, variant: number): Promise<MarketPicture> {
  const { sizes, ...picture } = await renderPicture(kind, variant);
  const files = sizes.map(({ width, webp }) => ({
    width,
    path: join(folder, `${pictureName(kind, variant)}-${width}.webp`),
    webp,
  }));
  await Promise.all(files.map(({ path, webp }) => writeFile(path, webp)));
  return {
    ...picture,
    caption: captionOf(kind),
    files: files.map(({ width, path, webp }) => ({ width, path, bytes: webp.length })),
  };
}

const [folder, list] = process.argv.slice(2);
if (!folder || !list) throw new Error('Name a folder for the pictures and a file for the list of them.');
await writeFile(list, JSON.stringify(await renderPictures(folder)));
