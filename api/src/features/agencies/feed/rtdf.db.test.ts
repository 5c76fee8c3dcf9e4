import { contract } from '@letfair/contract';
import { rtdfCalls } from '@letfair/contract/agencies/feed/rtdf';
import { rtdfErrors } from '@letfair/domain/agencies/portfolio/rtdf/rtdf-codes';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { describe, expect, it, test } from 'vitest';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, pool, send } = await testApi();

const keyOf = async (session?: string) => {
  const token = session ?? (await as('agent')).token;
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
  const spec = Object.values(rtdfCalls).find(({ path }) => path.endsWith(name));
  // What is documented is what is answered, with nothing beside it.
  expect(spec?.answer.parse(response.json())).toEqual(response.json());
  return { status: response.statusCode, answer: response.json(), retryAfter: response.headers['retry-after'] };
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
const nextDoor = { address: { ...property().address, house_name_number: '14' } };
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
      property: { agent_ref: '17_A1', letfair_id: expect.any(String), change_type: 'CREATE' },
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
  expect(listed.answer).toMatchObject({ success: true, property: [{ agent_ref: '17_A1', channel: 2, letfair_id }] });

  const removal = { network: { network_id: 1 }, branch, property: { agent_ref: '17_A1', removal_reason: 9 } };
  expect((await post('removeproperty', removal, key)).answer).toMatchObject({
    success: true,
    property: { agent_ref: '17_A1', change_type: 'DELETE' },
  });
  expect((await post('getbranchpropertylist', { branch }, key)).answer.property).toEqual([]);
});

test('a limited account lists nothing and can take its homes off the market', async () => {
  const { token, user } = await as('agent');
  const key = await keyOf(token);
  await post('sendpropertydetails', request(), key);
  await pool.query('update account set limited_at = now() where id = $1', [user.id]);
  expect((await post('sendpropertydetails', request({ agent_ref: '17_A2' }), key)).status).toBe(403);
  const removal = { network: { network_id: 1 }, branch, property: { agent_ref: '17_A1', removal_reason: 9 } };
  expect((await post('removeproperty', removal, key)).answer).toMatchObject({ success: true });
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

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'refuses %s where a code belongs, and takes nothing of it',
  async (name) => {
    const key = await keyOf();
    const { status, answer } = await post('sendpropertydetails', request({ status: name, property_type: name }), key);
    expect([status, answer.success]).toEqual([200, false]);
    expect(answer.errors.map(({ error_value }: { error_value: string }) => error_value)).toEqual([name, name]);

    const { details } = property();
    const changes = {
      contract_months: name,
      details: { ...details, furnished_type: name, entrance_floor: name, accessibility: [name] },
      media: [{ media_type: name, media_url: 'https://media.example/1.jpg' }],
    };
    const saved = await post('sendpropertydetails', request(changes), key);
    expect(saved.answer).toMatchObject({ success: true, property: { change_type: 'CREATE' } });
  },
);

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

test('names fields of another type or size than the format has, once each', async () => {
  const key = await keyOf();
  const wrong = {
    details: { features: Array.from({ length: 11 }, () => 'x'), pets_allowed: 'Y' },
    price_information: 5,
  };
  const { answer } = await post('sendpropertydetails', request(wrong), key);
  const described = answer.errors.map(({ error_description }: { error_description: string }) => error_description);
  expect(described).toEqual([
    expect.stringMatching(/^property\.price_information: Use an object/),
    expect.stringMatching(/^property\.details\.features: Give at most 10/),
    expect.stringMatching(/^property\.details\.pets_allowed: Use true or false/),
  ]);
  const missing = await post('removeproperty', { branch: { channel: 2 } }, key);
  expect(missing.answer.errors).toMatchObject([
    { error_code: rtdfErrors.missing, error_description: expect.stringContaining('branch.branch_id') },
    { error_code: rtdfErrors.missing, error_description: expect.stringContaining('property') },
  ]);
});

describe('branches', () => {
  const ofBranch = (branch_id: number | string, changes: object = {}) => ({
    ...request(changes),
    branch: { ...branch, branch_id },
  });
  const agency = async () => {
    const { token } = await as('agent');
    for (const [name, code] of [
      ['Leeds', '17'],
      ['York', '18'],
      ['Head office', ''],
    ] as const)
      dataOf((await call(contract.teams.addBranch, { body: { name, code } }, { token })).answer);
    return { token, key: await keyOf(token) };
  };
  const referencesIn = async (branch_id: number, key: string) => {
    const { answer } = await post('getbranchpropertylist', { branch: { ...branch, branch_id } }, key);
    return answer.property.map(({ agent_ref }: { agent_ref: string }) => agent_ref);
  };

  it('have their homes, which a list names as they were sent', async () => {
    const { key } = await agency();
    for (const [branchId, agent_ref, address] of [
      [17, '17_A1', {}],
      ['18', 'B1', nextDoor],
    ] as const)
      expect(
        (await post('sendpropertydetails', ofBranch(branchId, { agent_ref, ...address }), key)).answer.errors,
      ).toEqual([]);
    expect([await referencesIn(17, key), await referencesIn(18, key)]).toEqual([['17_A1'], ['B1']]);
    const { rows } = await pool.query(
      `select listing.reference, branch.name from listing join branch on branch.id = branch_id
       where listing.reference in ('A1', 'B1') and branch.code in ('17', '18') order by 1`,
    );
    expect(rows).toEqual([
      { reference: 'A1', name: 'Leeds' },
      { reference: 'B1', name: 'York' },
    ]);
  });

  it('that nobody knows are refused, with the codes that are known', async () => {
    const { key } = await agency();
    for (const name of ['sendpropertydetails', 'removeproperty', 'getbranchpropertylist'])
      expect((await post(name, ofBranch(99), key)).answer).toMatchObject({
        success: false,
        errors: [
          {
            error_code: rtdfErrors.branch,
            error_description:
              'branch.branch_id: None of your branches has the code 99. Your branches are 17 (Leeds), 18 (York). Send one of these codes, or give a branch the code 99 on /team.',
            error_value: '99',
          },
        ],
      });
  });

  it('do not overwrite or remove the homes of each other', async () => {
    const { key } = await agency();
    await post('sendpropertydetails', ofBranch(17, { agent_ref: '17_A1' }), key);
    const other = await post('sendpropertydetails', ofBranch(18, { agent_ref: '18_A1' }), key);
    expect(other.answer).toMatchObject({ success: false, errors: [{ error_value: '18_A1' }] });
    const removal = { branch: { ...branch, branch_id: 18 }, property: { agent_ref: '18_A1', removal_reason: 9 } };
    expect((await post('removeproperty', removal, key)).answer).toMatchObject({
      errors: [{ error_code: rtdfErrors.notFound }],
    });
    const own = { branch, property: { agent_ref: '17_A1', removal_reason: 9 } };
    expect((await post('removeproperty', own, key)).answer.success).toBe(true);
    const moved = await post('sendpropertydetails', ofBranch(18, { agent_ref: '18_A1' }), key);
    expect(moved.answer.property).toMatchObject({ agent_ref: '18_A1', change_type: 'CREATE' });
  });
});

test('a home above the allowance of the day is refused with the time to wait, and changes still go in', async () => {
  const { token, user } = await as('agent');
  const key = await keyOf(token);
  await post('sendpropertydetails', request(), key);
  await pool.query('update listing_allowance set listed = 500 where account_id = $1', [user.id]);
  const refused = await post('sendpropertydetails', request({ agent_ref: '17_A2', ...nextDoor }), key);
  expect(refused).toMatchObject({
    status: 429,
    retryAfter: expect.stringMatching(/^\d+$/),
    answer: {
      success: false,
      errors: [{ error_code: rtdfErrors.limit, error_description: expect.stringContaining('500 new homes a day') }],
    },
  });
  const cheaper = { price_information: { price: 1_150, rent_frequency: 12, deposit: 1_300 } };
  expect((await post('sendpropertydetails', request(cheaper), key)).answer).toMatchObject({ success: true });
});

test.each([
  [
    'a text that is too long',
    { details: { description: 'x'.repeat(50_001) } },
    'property.details.description: at most',
  ],
  ['values nested too deeply', { rooms: JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`) }, 'levels of nested values'],
])('%s is refused with its field before anything is read', async (_, changes, said) => {
  const { answer } = await post('sendpropertydetails', request(changes), await keyOf());
  expect(answer.success).toBe(false);
  expect(answer.errors).toHaveLength(1);
  expect(answer.errors[0].error_description).toContain(said);
});

test('an answer repeats what was sent in a form that every reader takes', async () => {
  const key = await keyOf();
  const lists = '['.repeat(10_000) + ']'.repeat(10_000);
  for (const channel of ['"\\ud800"', '"a\\u0000b"', '{"toString":"x"}', lists]) {
    const body = JSON.stringify({ ...request(), branch: { ...branch, channel: 'CHANNEL' } });
    const { status, answer } = await post('removeproperty', body.replace('"CHANNEL"', channel), key);
    expect([status, answer.success]).toEqual([200, false]);
  }
});
