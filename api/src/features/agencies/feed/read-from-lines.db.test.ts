import { contract } from '@letfair/contract';
import { rtdfCalls } from '@letfair/contract/agencies/feed/rtdf';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { expect, test } from 'vitest';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, pool, send } = await testApi({ importMediaHosts: ['media.example'] });

async function anAgency() {
  const { token, user } = await as('agent');
  const body = { name: 'Alto', scopes: ['feed:write' as const, 'feed:read' as const] };
  const { secret } = dataOf((await call(contract.apiKeys.create, { body }, { token })).answer);
  const { path, example } = rtdfCalls.sendPropertyDetails;
  const [year, month, day] = daysAfter(ukDay(new Date()), 20).split('-');
  const feed = async (changes: { readonly details?: object; readonly [name: string]: unknown }) => {
    const { media: _, ...sample } = example.property;
    const details = { ...sample.details, ...changes.details };
    const property = { ...sample, date_available: `${day}-${month}-${year}`, ...changes, details };
    const payload = { ...example, property };
    return (await send({ method: 'POST', url: path, headers: { 'x-api-key': secret }, payload })).json();
  };
  const own = async (id: string) => dataOf((await call(contract.listings.own, { params: { id } }, { token })).answer);
  return { user, secret, feed, own };
}
const warningsOf = (answer: { warnings: { error_description: string }[] }) =>
  answer.warnings.map(({ error_description }) => error_description);

test('a rating among the features is read, follows the feed, and is kept once someone has typed one', async () => {
  const { feed, own } = await anAgency();
  const { property } = await feed({ details: { features: ['Balcony', 'EPC band C'] } });
  const id = property.letfair_id;
  expect((await own(id)).materialInformation.epcRating).toBe('C');
  await feed({ details: { features: ['Balcony', 'EPC band B'] } });
  const home = await own(id);
  expect(home.materialInformation.epcRating).toBe('B');

  await pool.query(
    `update listing set material_information = material_information || '{"epcRating": "D"}' where id = $1`,
    [id],
  );
  await feed({ details: { features: ['Balcony', 'EPC band A'] } });
  expect((await own(id)).materialInformation.epcRating).toBe('D');
});

test('a rating is also read from a certificate’s caption, and a number from fields beyond the format', async () => {
  const { feed, own } = await anAgency();
  const media = [{ media_type: 6, media_url: 'https://media.example/epc.jpg', caption: 'EPC rating E' }];
  const sent = await feed({
    agent_ref: '17_S1',
    address: {
      house_name_number: '3',
      address_2: 'Mill Lane',
      town: 'Edinburgh',
      postcode_1: 'EH1',
      postcode_2: '1AA',
    },
    media,
    extra: { landlord_registration_number: '123456/230/12345', larn: 'LARN1902001' },
  });
  expect((await own(sent.property.letfair_id)).materialInformation).toMatchObject({
    epcRating: 'E',
    registrationNumber: '123456/230/12345',
    agentRegistrationNumber: 'LARN1902001',
  });
});

test('the link to an agency’s fees counts, so that no home is asked for them again', async () => {
  const { user, feed } = await anAgency();
  const asked = expect.stringMatching(/^agentFees: Please say what you charge/);
  expect(warningsOf(await feed({}))).toContainEqual(asked);
  await pool.query(`update agency set fees_link = 'https://lets.example/fees' where account_id = $1`, [user.id]);
  expect(warningsOf(await feed({}))).not.toContainEqual(asked);
});

test('a picture that won’t be fetched is told in the answer, in both feeds', async () => {
  const { secret, feed } = await anAgency();
  const media = [
    { media_type: 1, media_url: 'https://media.example/1.jpg' },
    { media_type: 1, media_url: 'https://elsewhere.example/1.jpg' },
    { media_type: 1, media_url: 'ftp://media.example/1.jpg' },
  ];
  const sent = await feed({ media });
  expect(sent.warnings.filter(({ error_code }: { error_code: string }) => error_code === 'LF_WRN_004')).toEqual([
    {
      error_code: 'LF_WRN_004',
      error_description: 'property.media: We don’t fetch pictures from this website. Ask us to allow it.',
      error_value: 'https://elsewhere.example/1.jpg',
    },
    {
      error_code: 'LF_WRN_004',
      error_description: 'property.media: This isn’t the address of a picture. It needs to start with https://.',
      error_value: 'ftp://media.example/1.jpg',
    },
  ]);
  // Kept for the next answer once a host has failed.
  await pool.query(
    `update feed_property set media = 'done',
       media_problems = '[{"source": "https://media.example/1.jpg", "wanted": "a picture from a website that’s responding"}]'
     where reference = 'AB-12'`,
  );
  expect(warningsOf(await feed({ media }))).toContainEqual(
    'property.media: We couldn’t use this picture last time. We need a picture from a website that’s responding. We’re trying again.',
  );
  const body = { values: {}, photos: [{ source: 'https://elsewhere.example/2.jpg' }] };
  const saved = dataOf(
    (await call(contract.feed.save, { params: { yourReference: 'AB-12' }, body }, { token: secret })).answer,
  );
  expect(saved.warnings).toContainEqual({
    field: 'photos',
    message: 'https://elsewhere.example/2.jpg: We don’t fetch pictures from this website. Ask us to allow it.',
  });
});
