import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { findTenantPreferences } from '../../search/results/index.ts';

const { as, call, callUnchecked, db } = await testApi();
const { details, saveTenant, saveAgency, saveLandlord } = contract.profile;
const shown = async (token: string) => dataOf((await call(details, {}, { token })).answer);

test('shows a tenant’s details from sign-up, and matches listings with changed ones', async () => {
  const { user, token } = await as('tenant');
  expect(await shown(token)).toEqual({
    tenant: {
      maxBudget: 1_200,
      preferredArea: 'Manchester, M1 1AA',
      propertyType: 'flat',
      moveInDate: '2026-12-03',
      mustHaves: [],
      minBedrooms: null,
      parking: false,
      pets: false,
    },
    agency: null,
    landlord: null,
  });
  const body = {
    maxBudget: 950,
    preferredArea: ' Leeds ',
    propertyType: 'house',
    moveInDate: '2027-01-15',
    mustHaves: ['garden', 'lift', 'garden'],
    minBedrooms: 2,
    parking: true,
    pets: true,
  } as const;
  const { answer } = await call(saveTenant, { body: { ...body, mustHaves: [...body.mustHaves] } }, { token });
  const saved = { ...body, preferredArea: 'Leeds', mustHaves: ['garden', 'lift'] };
  expect(answer).toEqual({ success: true, message: 'Your details have been saved.', data: saved });
  expect((await shown(token)).tenant).toEqual(saved);
  expect(await findTenantPreferences(db, user.id)).toMatchObject({
    maxRentPence: 95_000,
    areas: [{ name: 'Leeds' }],
    type: 'house',
    moveInDate: '2027-01-15',
    mustHaves: ['garden', 'lift'],
    minBedrooms: 2,
    parking: true,
    pets: true,
  });

  expect((await call(saveTenant, { body: {} }, { token })).status).toBe(200);
  expect(await findTenantPreferences(db, user.id)).toBeNull();
  await call(saveTenant, { body: { mustHaves: ['gym'] } }, { token });
  expect(await findTenantPreferences(db, user.id)).toMatchObject({ mustHaves: ['gym'] });
  for (const wish of [{ minBedrooms: 3 }, { parking: true }, { pets: true }]) {
    await call(saveTenant, { body: wish }, { token });
    expect(await findTenantPreferences(db, user.id)).toMatchObject(wish);
  }
});

test.each([
  [{ maxBudget: -5 }, 'maxBudget'],
  [{ moveInDate: 'soon' }, 'moveInDate'],
  [{ preferredArea: 'x'.repeat(501) }, 'preferredArea'],
  [{ propertyType: 'castle' }, 'propertyType'],
  [{ mustHaves: ['moat'] }, 'mustHaves.0'],
  [{ minBedrooms: 51 }, 'minBedrooms'],
])('%j is refused', async (body, field) => {
  const { token } = await as('tenant');
  const { status, answer } = await callUnchecked(saveTenant, { body }, { token });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
});

test('saves an agent’s agency details', async () => {
  const { token } = await as('agent');
  const before = (await shown(token)).agency!;
  expect(before).toMatchObject({
    companyName: 'Harbour Lets Ltd',
    licenseNumber: 'PM-4471',
    redressScheme: '',
    feesLink: '',
  });
  const body = {
    ...before,
    licenseNumber: ' ',
    redressScheme: 'The Property Ombudsman',
    redressNumber: 'T04471',
    clientMoneyProtection: ' Propertymark ',
    feesLink: 'https://harbour.example/fees',
  };
  const saved = { ...body, licenseNumber: '', clientMoneyProtection: 'Propertymark' };
  expect(dataOf((await call(saveAgency, { body }, { token })).answer)).toEqual(saved);
  expect((await shown(token)).agency).toEqual(saved);

  const refused = await call(saveAgency, { body: { ...body, feesLink: 'javascript:alert(1)' } }, { token });
  expect(refused.answer).toMatchObject({ error: { code: 'invalid', fields: { feesLink: expect.any(String) } } });
  expect((await call(saveAgency, { body: { ...body, companyName: '' } }, { token })).status).toBe(422);
  expect((await shown(token)).agency).toEqual(saved);
});

test('refuses contact details in what others read of an agency, and leaves what is stored', async () => {
  const { user, token } = await as('agent');
  const { agency } = await shown(token);
  const body = { ...agency!, tradingAddress: '1 Mill Lane, call 07700 900123', redressScheme: 'Insta: jolets' };
  const { status, answer } = await call(saveAgency, { body }, { token });
  expect(status).toBe(422);
  expect(answer).toMatchObject({
    error: {
      fields: {
        tradingAddress: expect.stringMatching(/^Leave out “07700 900123”\./),
        redressScheme: expect.stringMatching(/^Leave out “Insta: jolets”\./),
      },
    },
  });
  const old = 'Shop 2, www.harbour.example';
  await db.updateTable('agency').set({ trading_address: old }).where('account_id', '=', user.id).execute();
  const saved = await call(
    saveAgency,
    { body: { ...agency!, tradingAddress: old, redressNumber: 'T04471' } },
    { token },
  );
  expect(dataOf(saved.answer)).toMatchObject({ tradingAddress: old, redressNumber: 'T04471' });
});

test('saves a landlord’s address and registration', async () => {
  const { token } = await as('landlord');
  expect((await shown(token)).landlord).toEqual({
    landlordAddress: '1 Mill Lane, Leeds LS1 1AA',
    registrationNumber: '',
  });
  const body = { landlordAddress: '9 Kirk Road, Glasgow G1 1AA', registrationNumber: '123456/260/01234' };
  expect(dataOf((await call(saveLandlord, { body }, { token })).answer)).toEqual(body);
  expect((await shown(token)).landlord).toEqual(body);
  expect((await call(saveLandlord, { body: { landlordAddress: '' } }, { token })).status).toBe(422);
});

test('shows an admin no role details', async () => {
  const { token } = await as('admin');
  expect(await shown(token)).toEqual({ tenant: null, agency: null, landlord: null });
});

test('refuses details of another role', async () => {
  const { token } = await as('tenant');
  expect((await call(saveAgency, { body: { companyName: 'x' } }, { token })).status).toBe(403);
  expect((await call(saveLandlord, { body: { landlordAddress: 'x' } }, { token })).status).toBe(403);
});
