import { contract } from '@letfair/contract';
import type { ListingBody } from '@letfair/contract/listings/listing-payload';
import { tenancyExemptions } from '@letfair/domain/homes/vocabulary';
import { expect, test } from 'vitest';
import { addApprovedHomes, aListing, approveListings, saveEdit } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db } = testing;
const publish = approveListings(testing);
const { user, token } = await as('landlord');
await addApprovedHomes(db, user.id);
const { token: boss } = await as('admin');
const { edit, own, submit } = contract.listings;
const { approve, listing: reviewed } = contract.moderation;

type Information = NonNullable<ListingBody['materialInformation']>;
const deposits = { holdingDeposit: 276.92, securityDeposit: 1_384 };
const claiming = (information: Partial<Information>, changes: Partial<ListingBody> = {}): Partial<ListingBody> => ({
  ...changes,
  materialInformation: { ...deposits, ...information } as Information,
});
const features = (leaseLength: string) => ['Council Tax Band: C', 'EPC Rating: C', `Lease Length: ${leaseLength}`];

const submitted = async (changes: Partial<ListingBody>) =>
  dataOf((await call(submit, { body: aListing(changes) }, { token })).answer).id;
const reviewOf = async (id: string) => dataOf((await call(reviewed, { params: { id } }, { token: boss })).answer);
const approval = (id: string) => call(approve, { params: { id } }, { token: boss });
const ownOf = async (id: string) => dataOf((await call(own, { params: { id } }, { token })).answer);

const facts = {
  'company-let': [{ companyTenants: true }, {}],
  lodger: [
    { sharedWithLandlord: true, occupants: 1 },
    { propertyType: 'room', bedrooms: 1 },
  ],
  'resident-landlord': [{ partLet: 'own-flat' }, {}],
  'rent-over-100000': [{}, { price: 9_000 }],
  'student-block': [{ studentProvider: 'Beacon Student Homes', studentCode: 'anuk-unipol' }, {}],
  'holiday-let': [{ holidayWeeks: 2 }, { features: features('Other') }],
} as const satisfies Record<string, readonly [Partial<Information>, Partial<ListingBody>]>;

test.each(tenancyExemptions)(
  'a claim of %s without its fact does not go live; with it, it does, flagged',
  async (claim) => {
    const bare = await submitted(claiming({ tenancyExemption: claim }));
    const refused = await approval(bare);
    expect(refused.status).toBe(422);
    expect((await reviewOf(bare)).status).toBe('pending');

    const [information, changes] = facts[claim];
    const id = await submitted(claiming({ tenancyExemption: claim, ...information }, changes));
    expect((await reviewOf(id)).flags.map(({ kind }) => kind)).toContain('claim');
    expect((await approval(id)).status).toBe(200);
  },
);

test('“company let” alone publishes neither fees nor a fixed term nor six months in advance', async () => {
  const wanted = {
    description: '12 month contract. £300 admin fee.',
    features: features('12-month'),
  };
  const id = await submitted(claiming({ tenancyExemption: 'company-let', rentInAdvanceMonths: 6 }, wanted));
  const { answer } = await approval(id);
  expect(answer).toMatchObject({
    error: {
      fields: {
        companyTenants: expect.stringContaining('Tick “Only companies can rent this home”.'),
        propertyDescription: expect.any(String),
        rentInAdvanceMonths: expect.stringContaining('months’ rent in advance'),
      },
    },
  });
  const backed = claiming({ tenancyExemption: 'company-let', companyTenants: true, rentInAdvanceMonths: 6 }, wanted);
  expect((await approval(await submitted(backed))).status).toBe(200);
});

test('a whole flat shared with the landlord does not go live', async () => {
  const id = await submitted(claiming({ sharedWithLandlord: true, occupants: 2 }, { isShared: true }));
  const { answer } = await approval(id);
  expect(answer).toMatchObject({
    error: { fields: { partLet: expect.stringContaining('This advert is for a whole 2-bedroom flat') } },
  });
});

test('another claim of a live home waits for a moderator, flagged, while the approved version stays', async () => {
  const id = await publish(token);
  const changed = claiming({ tenancyExemption: 'company-let', companyTenants: true });
  const edited = dataOf((await call(edit, { params: { id }, body: aListing(changed) }, { token })).answer);
  expect(edited.status).toBe('live');
  expect(edited.revision?.reasons).toEqual([{ kind: 'facts', sentence: 'Changed: exempt tenancy, companies only.' }]);
  expect((await reviewOf(id)).revision?.flags).toContainEqual({
    kind: 'claim',
    sentence: expect.stringContaining('companies only'),
  });
  expect((await ownOf(id)).materialInformation.tenancyExemption).toBe('');
});

test('a live home that loses the fact behind its claim is taken off until it is mended', async () => {
  const id = await publish(token, claiming({ tenancyExemption: 'company-let', companyTenants: true }));
  const changed = claiming({ tenancyExemption: 'company-let', companyTenants: false });
  const edited = dataOf((await saveEdit({ call }, token, id, aListing(changed))).answer);
  expect(edited.status).not.toBe('live');
  expect((await call(contract.search.property, { params: { id } })).status).not.toBe(200);
});

test('a shared home for seven does not go live before the question of its licence is answered', async () => {
  const shared = { isShared: true, bedrooms: 7 };
  const { answer } = await approval(await submitted(claiming({}, shared)));
  expect(answer).toMatchObject({ error: { fields: { councilLicence: expect.stringContaining('7 or more people') } } });
  expect((await approval(await submitted(claiming({ councilLicence: 'held' }, shared)))).status).toBe(200);
  const five = await submitted(claiming({}, { isShared: true, bedrooms: 5 }));
  expect((await reviewOf(five)).findings).toContainEqual(
    expect.objectContaining({ rule: 'england-shared-house-details', severity: 'advise' }),
  );
  expect((await approval(five)).status).toBe(200);
});
