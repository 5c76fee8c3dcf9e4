import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { contract } from '@letfair/contract';
import { MAX_PROFILE_PHOTO_BYTES } from '@letfair/domain/accounts/profile-photo';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { allFolders, folderOf, streamOf } from '../../../platform/files/file-store.ts';
import { newId } from '../../../platform/ids.ts';
import { idInFileName, photoStore } from '../../../platform/photos/photo-store.ts';
import { aJpeg, aPicture } from '../../../testing/pictures.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';
import { sweepOrphans } from '../../listings/photos/index.ts';

const { as, call, db, logged, pool, storage } = await testApi();
const { update } = contract.profile;
const { me } = contract.accounts;
const store = photoStore(storage);

const dataUrl = (picture: Buffer, type = 'image/jpeg') => `data:${type};base64,${picture.toString('base64')}`;
const save = ({ token, user }: SignedIn, profilePhoto?: string | null, key?: string) =>
  call(
    update,
    {
      body: {
        firstName: user.firstName,
        lastName: user.lastName,
        phone: user.phone,
        email: user.email,
        ...(profilePhoto !== undefined && { profilePhoto }),
      },
    },
    { token, ...(key && { key }) },
  );
const photoOf = async (person: SignedIn) =>
  dataOf((await call(me, {}, { token: person.token })).answer).user.profilePhoto;
const idOf = (address: string | null): string => idInFileName(address?.replace('/photos/', '') ?? '') ?? '';
const filesOf = async (id: string) => (await store.namesIn(folderOf(id))).filter((name) => name.startsWith(id)).sort();

test('stores image data as a photo that can be kept, replaced and removed', async () => {
  const person = await as('tenant');
  expect(person.user.profilePhoto).toBeNull();

  const first = dataOf((await save(person, dataUrl(await aJpeg({ width: 900, height: 500 })))).answer).user
    .profilePhoto;
  expect(first).toMatch(/^\/photos\/[0-9a-f-]{36}-512\.webp$/);
  expect(await filesOf(idOf(first))).toEqual([`${idOf(first)}-256.webp`, `${idOf(first)}-512.webp`]);
  expect(await sharp(await buffer(await streamOf(store.file(idOf(first), 512)))).metadata()).toMatchObject({
    format: 'webp',
    width: 512,
    height: 512,
  });

  for (const kept of [first, undefined]) {
    expect(dataOf((await save(person, kept)).answer).user.profilePhoto).toBe(first);
    expect(await filesOf(idOf(first))).toHaveLength(2);
  }

  const png = await aPicture({ seed: 2 }).png().toBuffer();
  const second = dataOf((await save(person, dataUrl(png, 'image/png'))).answer).user.profilePhoto;
  expect(second).not.toBe(first);
  expect(await filesOf(idOf(first))).toEqual([]);
  expect(await photoOf(person)).toBe(second);

  expect(dataOf((await save(person, null)).answer).user.profilePhoto).toBeNull();
  expect(await filesOf(idOf(second))).toEqual([]);
  expect(dataOf((await save(person, '')).answer).user.profilePhoto).toBeNull();
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const type = { message: 'Invalid file type - Please select an image file', field: 'Please select an image file' };
const size = {
  message: 'File too large - Please select an image smaller than 5MB',
  field: 'Please select an image smaller than 5MB',
};

test.each([
  ['an SVG', async () => dataUrl(svg, 'image/svg+xml'), type],
  ['an SVG that says it is a PNG', async () => dataUrl(svg, 'image/png'), type],
  ['a page that says it is a JPEG', async () => dataUrl(Buffer.from('<!doctype html>')), type],
  ['a GIF that is also a script', async () => dataUrl(Buffer.from('GIF89a=1;alert(1)//'), 'image/gif'), type],
  ['data of another type', async () => dataUrl(await aJpeg(), 'text/html'), type],
  ['half a picture', async () => dataUrl((await aJpeg()).subarray(0, 2_000)), type],
  ['no picture', async () => 'data:image/png;base64,', type],
  ['what is no base64', async () => 'data:image/png;base64,<script>', type],
  ['an address elsewhere', async () => 'https://elsewhere.example/me.png', type],
  ['a photo that is somebody else’s', async () => `/photos/${newId()}-512.webp`, type],
  ['a script', async () => 'javascript:alert(1)', type],
  ['a byte too much', async () => dataUrl(randomBytes(MAX_PROFILE_PHOTO_BYTES + 1)), size],
  [
    'a bomb',
    async () =>
      dataUrl(
        await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ),
    size,
  ],
])('%s is refused and changes nothing', async (_, photo, { message, field }) => {
  const person = await as('landlord');
  const before = dataOf((await save(person, dataUrl(await aJpeg({ width: 60, height: 60 })))).answer).user;
  const { status, answer } = await save({ ...person, user: { ...person.user, firstName: 'Other' } }, await photo());
  expect(status).toBe(422);
  expect(answer).toMatchObject({
    success: false,
    message,
    error: { code: 'invalid', fields: { profilePhoto: field } },
  });
  expect(dataOf((await call(me, {}, { token: person.token })).answer).user).toEqual(before);
});

test('accepts 5 MB and rejects larger photos with a message', async () => {
  const person = await as('agent');
  const jpeg = await aJpeg();
  const full = Buffer.concat([jpeg, randomBytes(MAX_PROFILE_PHOTO_BYTES - jpeg.length)]);
  expect((await save(person, dataUrl(full))).status, logged.at(-1)).toBe(200);
  expect((await save(person, dataUrl(Buffer.alloc(8_000_000)))).status).toBe(413);
});

test('stores a photo once per Idempotency-Key and leaves no files behind', async () => {
  const person = await as('tenant');
  const photo = dataUrl(await aJpeg({ seed: 4 }));
  const [first, second] = [await save(person, photo, 'photo-1'), await save(person, photo, 'photo-1')];
  expect(second.answer).toEqual(first.answer);
  expect(await filesOf(idOf(await photoOf(person)))).toHaveLength(2);
});

test('sweeps unused photos and keeps those of profiles', async () => {
  const person = await as('tenant');
  await save(person, dataUrl(await aJpeg({ seed: 5 })));
  const [old, unused] = [newId(Date.now() - 25 * 3_600_000), newId(Date.now() - 25 * 3_600_000)];
  for (const id of [old, unused])
    await store.keep(
      id,
      [256, 512].map((width) => ({ width, webp: Buffer.from('x') })),
    );
  await pool.query('update account set photo_id = $1 where id = $2', [old, person.user.id]);
  await sweepOrphans(db, store, { folders: allFolders });
  expect(await filesOf(old)).toHaveLength(2);
  expect(await filesOf(unused)).toEqual([]);
});

test('decodes two large photos of one person at a time', async () => {
  const person = await as('tenant');
  const photo = dataUrl(Buffer.concat([await aJpeg({ seed: 6 }), randomBytes(3_000_000)]));
  const answers = await Promise.all(Array.from({ length: 4 }, () => save(person, photo)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503]);
  expect(answers.find(({ status }) => status === 503)?.headers['retry-after']).toBe('5');
  expect((await save(person, photo)).status).toBe(200);
});
