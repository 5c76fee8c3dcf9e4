import sharp from 'sharp';
import { type openPool, photoKeyOf } from '../../../api/src/index.ts';
import type { Storage } from '../../../api/src/platform/storage/index.ts';

type Pool = ReturnType<typeof openPool>;

const DIFFERENT = 16;
const AT_ONCE = 16;
const widths = [480, 960, 1600] as const;
const ANOTHER = 'Another room';

/** Files of as many pictures as wanted, each in its widths; pictures beyond those of the homes become their third. */
export async function putPictures(pool: Pool, storage: Storage, count: number): Promise<void> {
  await addRows(pool, count);
  const { rows } = await pool.query<{ id: string }>('select id from photo order by id limit $1', [count]);
  const pictures = await Promise.all(Array.from({ length: DIFFERENT }, (_, at) => encode(at)));
  let next = 0;
  const worker = async () => {
    while (next < rows.length) {
      const at = next++;
      for (const [index, width] of widths.entries()) {
        const key = photoKeyOf(`${rows[at]?.id}-${width}.webp`);
        const picture = pictures[at % DIFFERENT]?.[index];
        if (!key || !picture) throw new Error(`${rows[at]?.id} cannot be the id of a photo.`);
        await storage.put(key, picture, { mayBeLost: true });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function addRows(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `insert into photo (id, account_id, caption, width, height, widths, placeholder, phash_bands, bytes)
     select overlay(overlay(md5('another' || n) placing '7' from 13) placing '8' from 17)::uuid, account_id, $2, width,
       height, widths, placeholder, phash_bands, bytes
     from (select * from photo limit 1) as photo,
       generate_series(1, greatest(0, $1::int - (select count(*)::int from photo))) n`,
    [count, ANOTHER],
  );
  await pool.query(
    `insert into listing_photo (listing_id, photo_id, position)
     select listing.id, photo.id, 2
     from (select id, row_number() over (order by id) as n from photo where caption = $1) as photo
     join (select id, row_number() over (order by id) as n from listing order by id limit $2) as listing using (n)`,
    [ANOTHER, count],
  );
}

/** A little noise, so that they are as large as photographs of rooms. */
async function encode(at: number): Promise<Buffer[]> {
  const noise = { type: 'gaussian' as const, mean: 100 + at * 5, sigma: 6 };
  const background = { r: 90 + at * 8, g: 110, b: 200 - at * 8 };
  const original = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background, noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return Promise.all(widths.map((width) => sharp(original).resize({ width }).webp({ quality: 70 }).toBuffer()));
}
