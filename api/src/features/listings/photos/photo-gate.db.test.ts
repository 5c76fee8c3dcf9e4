import { contract } from '@letfair/contract';
import { profilePhotoSizes } from '@letfair/domain/accounts/profile-photo';
import { afterAll, expect, test } from 'vitest';
import { photoFileName } from '../../../platform/photos/photo-store.ts';
import { approveListings } from '../../../testing/listings.ts';
import { aJpeg } from '../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { waitUntil } from '../../../testing/wait.ts';

const testing = await testApi();
const { api, as, call, db, upload } = testing;
const publish = approveListings(testing);

// Two gates listen like two processes do.
const watched = [api.watchListings(), api.watchListings()];
for (const changes of watched) afterAll(() => changes.stop());
const gates = watched.map((changes) => api.photoGate(changes));
await waitUntil(async () => watched.every((changes) => changes.isListening()));

const isOpen = async (file: string, pass?: string) => Promise.all(gates.map((gate) => gate(file, pass)));

const lister = await as('landlord');
const admin = await as('admin');
const photo = dataOf((await upload(await aJpeg(), 'image/jpeg', { token: lister.token })).answer);
const listingId = await publish(lister.token, { images: [photo.id] });
const fileName = photo.sources[0]?.url.replace('/photos/', '') ?? '';
const portrait = photoFileName('01980000-0000-7000-8000-0000000000ab', profilePhotoSizes[0]);
await db
  .updateTable('account')
  .set({ photo_id: portrait.slice(0, 36) })
  .where('id', '=', lister.user.id)
  .execute();

const untilOpen = (wanted: boolean) => waitUntil(async () => (await isOpen(fileName)).every((open) => open === wanted));

const suspend = (suspended: boolean) =>
  call(
    contract.admin.suspend,
    { params: { id: lister.user.id }, body: { suspended, reason: 'Copied photos' } },
    { token: admin.token },
  );

test('the photos of a suspended lister are gone in every process, and come back', async () => {
  expect(await isOpen(fileName)).toEqual([true, true]);
  expect(await isOpen(portrait)).toEqual([true, true]);
  await suspend(true);
  await untilOpen(false);
  expect(await isOpen(portrait)).toEqual([false, false]);
  await suspend(false);
  await untilOpen(true);
});

test('an admin still sees them while reviewing, for as long as the session lasts', async () => {
  await suspend(true);
  await untilOpen(false);
  const reviewed = dataOf(
    (await call(contract.moderation.listing, { params: { id: listingId } }, { token: admin.token })).answer,
  );
  const pass = new URL(reviewed.photos[0]?.sources[0]?.url ?? '', 'https://x').searchParams.get('pass') ?? '';
  expect(await isOpen(fileName, pass)).toEqual([true, true]);
  expect(await isOpen(portrait, pass)).toEqual([false, false]);
  for (const made of ['', 'x', `${lister.user.id}.${pass.split('.')[1]}`, `${pass.slice(0, -2)}xx`])
    expect(await isOpen(fileName, made)).toEqual([false, false]);
  await call(contract.accounts.logout, {}, { token: admin.token });
  expect(await isOpen(fileName, pass)).toEqual([false, false]);
});

test('a name that no photo has is not sent', async () => {
  expect(await isOpen('../secret')).toEqual([false, false]);
});
