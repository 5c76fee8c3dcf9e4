import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { addApprovedHomes, aListing } from '../../../testing/listings.ts';
import { aPicture } from '../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db } = testing;
const { submit } = contract.listings;
const { token } = await as('admin');
const landlord = await as('landlord');
await addApprovedHomes(db, landlord.user.id);

const submitted = async (changes = {}) =>
  dataOf((await call(submit, { body: aListing(changes) }, { token: landlord.token })).answer).id;
const flagsOf = async (id: string) =>
  dataOf((await call(contract.moderation.listing, { params: { id } }, { token })).answer).flags;

test('a first home with contact details waits in review, however it is edited, with the words in each field', async () => {
  const newcomer = await as('landlord');
  const changes = { title: 'Bright flat 07700', features: ['EPC Rating: C', '900', '123'] };
  const { answer } = await call(submit, { body: aListing(changes) }, { token: newcomer.token });
  const { id } = dataOf(answer);
  const [flag] = (await flagsOf(id)).filter(({ kind }) => kind === 'wording');
  expect(flag?.sentence).toContain('This account doesn’t have any approved homes yet, so this home stays in review');
  expect(flag?.words).toMatchObject([
    { field: 'title', text: '07700' },
    { field: 'features', item: 0, text: '900' },
    { field: 'features', item: 1, text: '123' },
  ]);
  const body = aListing({ title: 'See examplelets.co.uk' });
  const edited = await call(contract.listings.edit, { params: { id }, body }, { token: newcomer.token });
  expect(dataOf(edited.answer)).toMatchObject({ status: 'pending', publishedAt: null });
  expect((await flagsOf(id)).find(({ kind }) => kind === 'wording')?.words).toMatchObject([
    { text: 'examplelets.co.uk' },
  ]);

  const known = await submitted({ title: 'See examplelets.co.uk' });
  const [flagged] = (await flagsOf(known)).filter(({ kind }) => kind === 'wording');
  expect(flagged?.sentence).toBe('The text asks people to get in touch elsewhere (“examplelets.co.uk”).');
});

test('contact details in the file of a picture are flagged, and nothing else of it is kept', async () => {
  const exif = { IFD0: { ImageDescription: 'Our flat, call 07700 900123', Artist: 'Maya Osei' } };
  const picture = await aPicture({ seed: 78 }).withExif(exif).jpeg().toBuffer();
  const photo = dataOf((await testing.upload(picture, 'image/jpeg', { token: landlord.token })).answer).id;
  const id = await submitted({ images: [photo] });
  const [flag] = (await flagsOf(id)).filter(({ kind }) => kind === 'wording');
  expect(flag?.words).toMatchObject([
    {
      field: 'pictureDetails',
      item: 0,
      text: '07700 900123',
      reason: 'has contact details hidden in its file',
    },
  ]);
  const row = await db.selectFrom('photo').selectAll().where('id', '=', photo).executeTakeFirstOrThrow();
  expect(row.contact_details).toEqual(['07700 900123']);
});
