import { cp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MarketPicture } from '@letfair/api';

const WIDTHS = [480, 960, 1280] as const;
const LARGEST = { width: 1280, height: 854 } as const;

/** Content of the files in `demo/pictures/<width>/`; placeholders are ThumbHashes, one per variant. */
const pictureKindTable = {
  terrace: {
    shows: 'The street side',
    placeholders: [
      'ZBgGHYZ2hoeOiIifiNh3i3iAcRYI',
      'JikGHYSYlol9h3eKd/aIdYh2gIgH',
      '7ecFHYR4ZYifd2eCd3h3lGeAgQQo',
      'mAcGHYI6eJhgeYhVi+hZiWeBkEQH',
      'KggGDYJ2h3mLiGeHePeHfYVzcHYI',
      'KvgFHYRqiYd9iXdoaflpjaiAgwlI',
      'ZikGHYR2h3mPeGd8iPh3jYd0cFgI',
      'JBgKJYiIh3d6d4iPd4iIeoiCgEgH',
      'XwcGFYJ4d3mHiHdwiFh3hGpyoEkI',
      'ZQgGFYRpmZh9eHd9ePd5jHeEoGUH',
    ],
  },
  semi: {
    shows: 'The street side',
    placeholders: [
      'Z/gJJYSHV3d/eniLiWloeXiAgwRI',
      'IykGHYSHdKStamisimhXX5mAskkI',
      'p+cFLYaIR2Z/enh6eGk4jniAhARI',
      'mQcGHYJWSXZ2eYmRewlmaoaAQRMI',
      'ZRgGDYKXdJevamesiXhnX3lghGUG',
      'J/gJJYSoWGiPenh7eHhXiqiAhAZY',
      'JCkGFYJ1ZaafanetilhoXGVgEDMG',
      '5vcFJYaIKGePi3eLellHjFhwcgAn',
      'WgcGHYKHaXeEe4hwaEg4jIhxgEoH',
      'ZwgGFYJ2dYifeXeqikh4bXhgJSBl',
    ],
  },
  flats: {
    shows: 'The building',
    placeholders: [
      'qBgGFYT7m5l+bXpZVZg5iWmCoEII',
      'IykGHYTypnl/ioiqlWZojKeEkGoI',
      '5fcFHYTqurp9eodvZIVZileAggEX',
      'mhcGHYSkZ1eCi3mghkdFdmaFUIYI',
      'JvgFDYLGmHp/eYiKdndpi7OQMSkJ',
      'ZAgGFYTXt6eOioifhZVXenmAcRMI',
      'JSkGFYLqmYpvbXpYZIgqh4d1kIQH',
      '4+cFHYTxpYl8mpi+pWZ2fFmAkwEY',
      '2hcGJYbKhoh1eJhigwdphmh1gHYH',
      'aAgGDYL1hoaOjYqXlZg2eVp2YKA4',
    ],
  },
  'new-build': {
    shows: 'From outside',
    placeholders: [
      'ZvgJJYbYyHePioiLhXRXjYiAhAYo',
      'JCkGHYSVhZp/eJiMh1d4ioiBgEgI',
      'qdcFLYa2y3hvqomVZTVrnmmAlQQ4',
      'mAcGHYTmyYl1i4iDcyNXf5eAckkH',
      'ZggGDYKJipaPiGh7d3d3eodgclcG',
      'KfgJJYS6lXefaoh3hmZla5iAhQgo',
      'JRkGHYTXp3h/e3h4hHVHjKdwcFgH',
      'JvgFHYSGlop/iJiNljdpiGiAgiYI',
      'mwcGHYR3qWZlmYiAd0VpiohygFkH',
      'JggGFYLnx3ePe4iLdIRIjoeAhzMH',
    ],
  },
  cottage: {
    shows: 'From outside',
    placeholders: [
      'p/gJJYSJeJePiHh9eHh2d3iAglMJ',
      'YykGJYSGh5hveXeMh4l5d7dwgmoH',
      'J9gFNYRZaaefiHd7eZpld3dwcwMY',
      'l/cBHYJ6W8WDmHhvZxpldXdwcpII',
      'pwgKFYRnZ6h/eIiLial5iIiAkngI',
      'qOgJLYKJeJiPiXd8eKh2d5hwhAQY',
      'ZAkGHYRpeJePiHd9eYl2d3iAgaIJ',
      'I+gFNYaGh4h/eHeOhpiJhniAhBIH',
      'WwcGFYJ4aKeBeYhweDpmiXdwcWcI',
      'pvgFHYKJiJePiIh/d5hmeIdwdaAo',
    ],
  },
  garden: {
    shows: 'Garden',
    placeholders: [
      '5QgKHYR4p4iMd3mPd3eHfIiAgRoI',
      'YDkKFYJ3mIePiImMd2d3iWaANAuq',
      'ZegJLYZmp5ifeHh4iGeHeYeAlDgG',
      '2AcGHYJ3mIdzh3h8iAeIenhzcHkH',
      'pBgKFYKHp5ePd4iKd4eHenhwtwqG',
      '5fgJJYZop4d/iHiJeId3iYhwdFgJ',
      'YxkGHYJ4t5d8d3qPdzeIfYhxkCwH',
      'I+gFLYZ4qJd/h3l8h4eIineAdgiJ',
      'mAcGFYI0qHiqaXh1mAZ4hodygJgH',
      'pQgKFYJ4mId8h4h/h2eIi5iAgUsH',
    ],
  },
  living: {
    shows: 'Living room',
    placeholders: [
      '7hgKDYKHh5iPh3iId3aHeXTACWS/',
      'KSkKHYTaqHd/dndshJaId9iFjzr4',
      'shgKDYKHqZh/eHeJd4Z3iKOwDgvs',
      'IykKDYJ3mGifiIeKZpaGiAa5CcPu',
      'bggKDYLHl3iPhoeIdpeHh4ZybwX3',
      'sQgKDYKJiXhvZ3d3d4eIeU8V+3XR',
      'rDkODYKHiId/eIeIh3aIifOhTQv7',
      'b/gJDYLVl2iPdneLhpaHh7ZxXzv4',
      'ZkkKBYJ2h4efiIeHd5eHiIF2vwrE',
      'bRgKDYKpmIhvd3d5doaIiC8kjAKn',
    ],
  },
  kitchen: {
    shows: 'Kitchen',
    placeholders: [
      'LxkKDYK4l3d/hod4dqaZeWhwjAfm',
      '6xgKFYLWhnqfdXd4mKd3iveMes+4',
      'MfgJBYJmh4hveHeJhpeJikAfI/RT',
      'JTkKDYK4mHiPdnd3h6aGiEaFfzb5',
      'cAgGDYDKl3d/dYeKh4eYeCaHb0H5',
      '8RgKDYLHiIiPdneIhqaHiViAjgb4',
      'bjkGBYC4mXiPdXeLh4eIeECgZgCI',
      'dAgGDYKoeIePh4d6doh3ifp1mG+n',
      'ZUkKBYCol4d/h4eGd7aIdwxszACo',
      'cAgKDYLIlnd/hYd4eJd3iQaKbUCX',
    ],
  },
  bedroom: {
    shows: 'Bedroom',
    placeholders: [
      'LxkKFYLJmHh/dnd7dpaHd1eAjCf4',
      'LSkKDYLHh2ePdoZ7hniHiciHnxn4',
      'sRgKDYK3hXZvhYd7h4aIh3lFsKUF',
      'ZTkKBYCpiGd/h3eJdpiHhwCWNk35',
      'bwgGBYLnhnd/hIh7h3aIiQZznwHn',
      '8RgKFYKah3hvh3eIdpiIh3aBbyn4',
      'azkKDYComIiPh3eJdpaHd4WpILQL',
      'cQgKDYTnh3ePdod9hYd3iMiDjzz4',
      'ZkkKFYKVlXd/h4eKhraYhwV3iGBn',
      'cBgKFYKmiHefd4d4hpeHeFlwnwa2',
    ],
  },
  bathroom: {
    shows: 'Bathroom',
    placeholders: [
      '7ggGBYJ3mYiZY4V7ifeHiWMQbQT4',
      '7RgGDYK4Z4q/eGgoleiJasDsDZu8',
      'dBgGBYKWiKifZXiNmKVmebBQDnx3',
      '4xgGDYJYhmZmgoZ/eManjAqWnTL3',
      'MQgGDYCSZnielnebevdJaByb72L5',
      'tAgGDYKqd8dfloh/aJVqfGOFb3b3',
      'qzkGBYB4mJiedHV7ePd3h/SpFu+7',
      '8OcJFYSJeHiKlndveMZoaIx334j4',
      'aDkGDYKXl7hvlYidZ4aIe1l/9KYn',
      'LwgGDYCHmHmocnV+ifaXigllHfC2',
    ],
  },
} as const;

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
