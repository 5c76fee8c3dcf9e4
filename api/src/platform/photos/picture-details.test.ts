import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { aJpeg, aPicture } from '../../testing/pictures.ts';
import { createPhotoEncoder } from './encode-photo.ts';
import { readPictureDetails } from './picture-details.ts';

const folder = await mkdtemp(join(tmpdir(), 'letfair-details-'));
afterAll(() => rm(folder, { recursive: true }));
const encodePhoto = createPhotoEncoder();

async function detailsOf(picture: Buffer): Promise<readonly string[]> {
  const path = join(folder, 'picture');
  await writeFile(path, picture);
  const made = await encodePhoto(path);
  return made.ok ? made.pictures.details : [made.problem];
}

const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
  photoshop:Credit="jo &amp; co, 07700 900123"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">jo@example.com</rdf:li></rdf:Alt></dc:description>
<xmpMM:DocumentID>xmp.did:07700900456</xmpMM:DocumentID></rdf:Description></rdf:RDF></x:xmpmeta>`;

it.each(['jpeg', 'png', 'webp'] as const)(
  'reads what people wrote into the EXIF data and XMP of a %s',
  async (format) => {
    const exif = {
      IFD0: { ImageDescription: 'Call 07700 900321', Copyright: 'examplelets.co.uk', Software: 'A camera 1.0' },
    };
    const picture = await aPicture().withExif(exif).withXmp(xmp).toFormat(format).toBuffer();
    expect(await detailsOf(picture)).toEqual(
      expect.arrayContaining(['Call 07700 900321', 'examplelets.co.uk', 'jo & co, 07700 900123', 'jo@example.com']),
    );
    expect((await detailsOf(picture)).join(' ')).not.toMatch(/A camera|xmp\.did|w3\.org|adobe/);
  },
);

it('reads the comments of a JPEG file', async () => {
  const [jpeg, comment] = [await aJpeg(), Buffer.from('insta: jolets')];
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment]);
  expect(await detailsOf(Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]))).toEqual(['insta: jolets']);
});

it('reads the records of IPTC and the texts of a PNG file', () => {
  const caption = Buffer.from('t.me/jolets');
  const iptc = Buffer.concat([Buffer.from('Photoshop 3.0\0'), Buffer.from([0x1c, 2, 120, 0, caption.length]), caption]);
  const comments = [{ keyword: 'Comment', text: 'wa.me/447700900123' }];
  expect(readPictureDetails({ iptc, comments })).toEqual(['t.me/jolets', 'wa.me/447700900123']);
});

it('reads nothing in a picture without words, nor beyond the end of broken data', async () => {
  expect(await detailsOf(await aJpeg())).toEqual([]);
  const endless = Buffer.concat([Buffer.from('Exif\0\0II*\0\x08\0\0\0'), Buffer.alloc(40, 0xff)]);
  expect(
    readPictureDetails({ exif: endless, iptc: Buffer.from([0x1c, 2, 5, 0xff, 0xff, 65]), xmp: Buffer.from('<a b="<') }),
  ).toEqual(['A']);
});

it('keeps no more than a page of words', () => {
  const comments = Array.from({ length: 20 }, () => ({ keyword: 'Comment', text: 'word '.repeat(500) }));
  expect(readPictureDetails({ comments }).join('').length).toBeLessThanOrEqual(10_000);
});
