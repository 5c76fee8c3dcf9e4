import { contract } from '@letfair/contract';
import { daysAfter } from '@letfair/domain/plain-date';
import { rtdfErrors } from '@letfair/domain/portfolio/rtdf/rtdf-codes';
import { ukDay } from '@letfair/domain/uk-time';
import { expect, test } from 'vitest';
import { dataOf, testApi } from '../../testing/test-api.ts';

const { as, call, pool, send } = await testApi();

const keyOf = async () => {
  const { token } = await as('agent');
  const body = { name: 'Alto', scopes: ['feed:write' as const, 'feed:read' as const] };
  return dataOf((await call(contract.apiKeys.create, { body }, { token })).answer).secret;
};
const post = async (name: string, payload: object | string, key: string | null) => {
  const response = await send({
    method: 'POST',
    url: `/v1/property/${name}`,
    headers: { 'content-type': 'application/json', ...(key !== null && { 'x-api-key': key }) },
    payload,
  });
  return { status: response.statusCode, answer: response.json() };
};

const [year, month, day] = daysAfter(ukDay(new Date()), 20).split('-');
const branch = { branch_id: 17, channel: 2, overseas: false };
const property = (changes: object = {}) => ({
  agent_ref: '17_A1',
  published: true,
  property_type: 8,
  status: 1,
  date_available: `${day}-${month}-${year}`,
  create_date: '01-11-2026 10:00:00',
  let_type: 1,
  address: { house_name_number: '12', address_2: 'Lock Street', town: 'Leeds', postcode_1: 'LS1', postcode_2: '4AP' },
  price_information: { price: 1_200, rent_frequency: 12, deposit: 1_384 },
  details: {
    summary: 'Two-bedroom flat by the canal',
    description: '<p>Bright &amp; quiet, a short walk from the station.</p>',
    features: ['Balcony'],
    bedrooms: 2,
    bathrooms: 1,
    furnished_type: 0,
    council_tax_band: 'C',
  },
  ...changes,
});
const request = (changes: object = {}) => ({ network: { network_id: 1 }, branch, property: property(changes) });

test('sends, changes, lists and removes a home in the shape of the format', async () => {
  const key = await keyOf();
  const created = await post('sendpropertydetails', request(), key);
  expect(created.answer.errors).toEqual([]);
  expect([created.status, created.answer]).toMatchObject([
    200,
    {
      success: true,
      request_id: expect.any(String),
      request_timestamp: expect.stringMatching(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$/),
      replication_lag: 0,
      property: { agent_ref: 'A1', letfair_id: expect.any(String), change_type: 'CREATE' },
    },
  ]);
  const { letfair_id } = created.answer.property;
  const { rows } = await pool.query('select reference, description, rent_pence from listing where id = $1', [
    letfair_id,
  ]);
  expect(rows).toEqual([
    { reference: 'A1', description: 'Bright & quiet, a short walk from the station.', rent_pence: 120_000 },
  ]);

  const again = await post('sendpropertydetails', request(), key);
  expect(again.answer.property).toMatchObject({ letfair_id, change_type: 'UPDATE' });

  const listed = await post('getbranchpropertylist', { network: { network_id: 1 }, branch }, key);
  expect(listed.answer).toMatchObject({ success: true, property: [{ agent_ref: 'A1', channel: 2, letfair_id }] });

  const removal = { network: { network_id: 1 }, branch, property: { agent_ref: '17_A1', removal_reason: 9 } };
  expect((await post('removeproperty', removal, key)).answer).toMatchObject({
    success: true,
    property: { agent_ref: 'A1', change_type: 'DELETE' },
  });
  expect((await post('getbranchpropertylist', { branch }, key)).answer.property).toEqual([]);
});

test('says by field what is wrong, with a code and the value', async () => {
  const key = await keyOf();
  const wrong = request({ status: 2, price_information: { price: 'POA' } });
  const { status, answer } = await post('sendpropertydetails', wrong, key);
  expect([status, answer.success]).toEqual([200, false]);
  expect(answer.errors).toEqual([
    { error_code: rtdfErrors.value, error_description: expect.stringContaining('property.status'), error_value: '2' },
    { error_code: rtdfErrors.value, error_description: expect.stringContaining('price'), error_value: 'POA' },
  ]);
});

test('refuses homes for sale in the shape of the format', async () => {
  const key = await keyOf();
  const sale = { ...request(), branch: { ...branch, channel: 1 } };
  expect((await post('sendpropertydetails', sale, key)).answer).toMatchObject({
    success: false,
    errors: [{ error_code: rtdfErrors.channel, error_value: '1' }],
  });
});

test('refuses a missing key, broken JSON and an unknown home in the shape of the format', async () => {
  const key = await keyOf();
  const stranger = await post('sendpropertydetails', request(), null);
  expect([stranger.status, stranger.answer]).toMatchObject([401, { errors: [{ error_code: rtdfErrors.key }] }]);
  const broken = await post('sendpropertydetails', '{"network":', key);
  expect([broken.status, broken.answer]).toMatchObject([400, { errors: [{ error_code: rtdfErrors.malformed }] }]);
  const removal = { branch, property: { agent_ref: 'B9', removal_reason: 9 } };
  expect((await post('removeproperty', removal, key)).answer).toMatchObject({
    success: false,
    errors: [{ error_code: rtdfErrors.notFound, error_value: 'B9' }],
  });
});
