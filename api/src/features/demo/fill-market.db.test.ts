import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@letfair/contract';
import { emptyListingForm, type ListingForm } from '@letfair/domain/listings/listing-form';
import { daysAfter } from '@letfair/domain/plain-date';
import { afterAll, expect, test } from 'vitest';
import { dataOf, testApi } from '../../testing/test-api.ts';
import type { Market, MarketHome } from './market.ts';

const { api, call, db, photoFolder } = await testApi();
const folder = await mkdtemp(join(tmpdir(), 'letfair-drawn-'));
afterAll(() => rm(folder, { recursive: true }));

const PASSWORD = 'a-home-for-everybody';
const today = new Date().toISOString().slice(0, 10);
const yesterday = new Date(Date.now() - 86_400_000);

const aForm = (changes: Partial<ListingForm> = {}): ListingForm => ({
  ...emptyListingForm,
  title: 'Two rooms by the canal',
  propertyDescription: 'Quiet, and light in the mornings.',
  address: { line1: '4 Mill Lane', line2: '', city: 'Hull', postcode: 'HU3 4ZZ', county: 'East Yorkshire' },
  propertyType: 'flat',
  bedrooms: 2,
  availableDate: daysAfter(today, 20),
  monthlyRent: 800,
  holdingDeposit: 184,
  securityDeposit: 923,
  councilTaxBand: 'B',
  epcRating: 'C',
  leaseLength: 'rolling',
  ...changes,
});

const aHome = (changes: Partial<MarketHome> = {}): MarketHome => ({
  lister: 'landlord@letfair.example',
  form: aForm(),
  pictures: ['house'],
  status: 'live',
  submitted: yesterday,
  published: yesterday,
  earlierRent: null,
  rejectionReason: null,
  views: [3, 0, 2],
  ...changes,
});

async function aMarket(homes: readonly MarketHome[]): Promise<Market> {
  const path = join(folder, 'house-480.webp');
  await writeFile(path, 'a picture');
  const someone = { firstName: 'Owen', lastName: 'Griffiths', phone: '07700 900123', joined: yesterday };
  return {
    people: [
      { ...someone, userType: 'landlord', email: 'landlord@letfair.example', address: '1 High Street, Hull' },
      {
        ...someone,
        userType: 'tenant',
        email: 'tenant@letfair.example',
        maxBudget: 900,
        preferredArea: 'Hull',
        propertyType: 'flat',
        moveInDate: daysAfter(today, 30),
      },
    ],
    homes,
    pictures: new Map([
      [
        'house',
        { caption: 'Drawn', width: 480, height: 320, placeholder: 'AAAA', files: [{ width: 480, path, bytes: 9 }] },
      ],
    ]),
  };
}

test('what could not be listed, or could not go live, leaves the marketplace empty', async () => {
  const unlisted = aHome({ form: aForm({ title: ' ' }) });
  await expect(api.fillMarket(await aMarket([aHome(), unlisted]), PASSWORD)).rejects.toThrow('could not be listed');
  const unlawful = aHome({ form: aForm({ securityDeposit: 5_000 }) });
  await expect(api.fillMarket(await aMarket([aHome(), unlawful]), PASSWORD)).rejects.toThrow('could not go live');
  expect(await api.isEmptyMarket()).toBe(true);
});

test('people can sign in, homes can be found and looked at, and each stands where it should', async () => {
  const homes = [
    aHome({ earlierRent: { pounds: 850, until: new Date() } }),
    aHome({ status: 'let', form: aForm({ title: 'Gone' }) }),
    aHome({ status: 'rejected', published: null, rejectionReason: 'Which flat is it?', pictures: [] }),
  ];
  await api.fillMarket(await aMarket(homes), PASSWORD);
  expect(await api.isEmptyMarket()).toBe(false);

  const found = dataOf((await call(contract.search.find, { query: { location: 'HU3' } })).answer);
  expect(found.properties.map(({ title }) => title)).toEqual(['Two rooms by the canal']);
  const [{ id, photo, photoCount }] = found.properties as [(typeof found.properties)[number]];
  expect([photo?.id, photoCount]).toEqual([expect.any(String), 1]);
  expect(dataOf((await call(contract.search.property, { params: { id } })).answer).title).toBe(
    'Two rooms by the canal',
  );
  const [file] = await db.selectFrom('photo').selectAll().execute();
  expect((await stat(join(photoFolder, file!.id.slice(-2), `${file!.id}-480.webp`))).size).toBe(9);

  const body = { email: 'landlord@letfair.example', password: PASSWORD };
  const { token } = dataOf((await call(contract.accounts.login, { body })).answer);
  const own = dataOf((await call(contract.listings.mine, { query: {} }, { token })).answer);
  expect(own.counts).toMatchObject({ live: 1, let: 1, rejected: 1 });
  const notes = await db.selectFrom('audit_entry').select('note').where('action', '=', 'edit').execute();
  expect(notes).toEqual([{ note: 'Changed: rent from £850 to £800' }]);
});
