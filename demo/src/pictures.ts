import { cp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MarketPicture } from '@letfair/api';
// What the files in `demo/pictures/<width>/` show; placeholders are ThumbHashes, one per variant.
import pictureKindTable from '../pictures/pictures.json' with { type: 'json' };

const WIDTHS = [480, 960, 1280] as const;
const LARGEST = { width: 1280, height: 854 } as const;

export type PictureKind = keyof typeof pictureKindTable;
export const pictureKinds = Object.keys(pictureKindTable) as readonly PictureKind[];

/** Pictures of each kind; the same variant of several kinds shows the same home. */
export const PICTURE_VARIANTS = 10;
export const pictureName = (kind: PictureKind, variant: number): string => `${kind}-${variant}`;

/**
 * Copies the pictures into a folder below the data directory and lists them by name. The API links photos to the copies,
 * because a hard link to the source folder fails across file systems and where another user owns the program.
 */
export async function copyPictures(folder: string): Promise<ReadonlyMap<string, MarketPicture>> {
  await cp(fileURLToPath(new URL('../pictures', import.meta.url)), folder, { recursive: true });
  const pictures = pictureKinds.flatMap((kind) =>
    pictureKindTable[kind].placeholders.map(async (placeholder, variant): Promise<[string, MarketPicture]> => {
      const name = pictureName(kind, variant);
      const files = WIDTHS.map(async (width) => {
        const path = join(folder, String(width), `${name}.webp`);
        return { width, path, bytes: (await stat(path)).size };
      });
      // The caption says that the picture is not a photo.
      const caption = `${pictureKindTable[kind].shows} (illustration)`;
      return [name, { ...LARGEST, caption, placeholder, files: await Promise.all(files) }];
    }),
  );
  return new Map(await Promise.all(pictures));
}
