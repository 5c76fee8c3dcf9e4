import { describe, expect, it, test } from 'vitest';
import { MAX_CAPTION } from '../../../files/photos.ts';
import { removalStatus } from './rtdf-codes.ts';
import { readRtdfProperty } from './rtdf-property.ts';

const request = {
  network: { network_id: 1 },
  branch: { branch_id: 17, channel: 2, overseas: false },
  property: {
    agent_ref: '17_A1',
    published: true,
    property_type: 8,
    status: 1,
    date_available: '03-12-2026',
    contract_months: 12,
    let_type: 2,
    student_property: true,
    address: {
      house_name_number: '12',
      address_2: 'High Street',
      address_3: 'Hunslet',
      town: 'Leeds',
      postcode_1: 'LS1',
      postcode_2: '1AA',
      display_address: 'High Street, Leeds',
    },
    price_information: { price: 300, rent_frequency: 52, deposit: 1500 },
    details: {
      summary: 'By the canal',
      description: '<p>Bright &amp; quiet</p>',
      features: ['Balcony', ''],
      bedrooms: 2,
      bathrooms: 1,
      parking: [13],
      accessibility: [37, 43, 42],
      entrance_floor: 3,
      furnished_type: 1,
      pets_allowed: true,
      water_bill_inc: true,
      gas_bill_inc: false,
      council_tax_band: 'C',
    },
    media: [
      { media_type: 2, media_url: 'https://m.example/plan.jpg', sort_order: 2 },
      { media_type: 1, media_url: 'https://m.example/1.jpg', caption: 'Kitchen', sort_order: 1 },
      { media_type: 4, media_url: 'https://m.example/tour' },
      { media_type: 4, media_url: 'http://youtu.be/letfairDemo' },
    ],
  },
};
const plainText = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
const read = (changes: object = {}, branch: object = {}) =>
  readRtdfProperty(
    { ...request, branch: { ...request.branch, ...branch }, property: { ...request.property, ...changes } },
    plainText,
  );
const withRent = (price_information: object) => read({ price_information }).listing?.values.monthlyRent;
const fieldsOf = (reading: ReturnType<typeof read>) => reading.problems.map(({ error, field }) => [error, field]);

test('a home of the feed becomes a listing', () => {
  expect(read()).toEqual({
    listing: {
      reference: 'A1',
      status: 'live',
      values: {
        propertyType: 'flat',
        'address.line1': '12 High Street',
        'address.line2': 'Hunslet',
        'address.city': 'Leeds',
        'address.postcode': 'LS1 1AA',
        monthlyRent: 1300,
        securityDeposit: 1500,
        availableDate: '2026-12-03',
        leaseLength: '12-month',
        propertyDescription: 'Bright & quiet',
        features: ['Balcony'],
        bedrooms: 2,
        bathrooms: 1,
        hasParking: true,
        accessibilityFeatures: ['Step-free Access'],
        floor: '1st',
        furnishing: 'part-furnished',
        petsConsidered: true,
        utilitiesIncluded: ['Water'],
        councilTaxBand: 'C',
        shortLet: true,
        studentsWelcome: true,
        videoTour: 'https://youtu.be/letfairDemo',
      },
      ifNew: { title: 'By the canal' },
      photos: [
        { kind: 'photo', caption: 'Kitchen', source: 'https://m.example/1.jpg' },
        { kind: 'floor-plan', caption: '', source: 'https://m.example/plan.jpg' },
      ],
    },
    problems: [],
    ignored: [expect.objectContaining({ field: 'property.media[2]', value: 'https://m.example/tour' })],
  });
});

test.each([
  [0, undefined],
  [1, false],
  [2, true],
])('a let of type %i is short: %s', (let_type, isShort) =>
  expect(read({ let_type }).listing?.values.shortLet).toBe(isShort),
);

test('media without a video tour take it away, and no media leave it', () => {
  expect(read({ media: [] }).listing?.values.videoTour).toBe('');
  expect(read({ media: undefined }).listing?.values).not.toHaveProperty('videoTour');
});

describe('a rent', () => {
  it.each([
    [1, 12_000, 1_000],
    [4, 3_000, 1_000],
    [12, 1_250.5, 1_250.5],
    [52, 300, 1_300],
    [365, 40, 1_216.67],
  ])('that is paid %i times a year is turned into one a month', (rent_frequency, price, monthly) =>
    expect(withRent({ price, rent_frequency })).toBe(monthly),
  );
  it('is monthly where nothing else is said', () => expect(withRent({ price: 900 })).toBe(900));
  it.each([{}, { price: 'POA' }, { price: 0 }, { price: 900, rent_frequency: 7 }])('of %j is a problem', (price) =>
    expect(read({ price_information: price }).problems).toHaveLength(1),
  );
});

test.each([
  [1, true, 'live'],
  [1, false, 'paused'],
  [4, true, 'let-agreed'],
  [6, true, 'let-agreed'],
])('status %i with published %s is %s', (status, published, wanted) => {
  expect(read({ status, published }).listing?.status).toBe(wanted);
});

test('homes for sale, and what is no home, are refused by name', () => {
  expect(fieldsOf(read({}, { channel: 1 }))).toEqual([['channel', 'branch.channel']]);
  expect(read({}, { channel: 1 }).listing).toBeNull();
  expect(fieldsOf(read({ status: 2 }))).toEqual([['value', 'property.status']]);
  expect(fieldsOf(read({ let_type: 4 }))).toEqual([['value', 'property.let_type']]);
  expect(fieldsOf(read({ property_type: 50 }))).toEqual([['value', 'property.property_type']]);
  expect(fieldsOf(read({ agent_ref: '' }))).toEqual([['missing', 'property.agent_ref']]);
});

test('what is not said is left alone', () => {
  const { listing } = read({ details: {}, media: undefined, date_available: undefined, contract_months: undefined });
  expect(listing).not.toHaveProperty('photos');
  expect(Object.keys(listing?.values ?? {})).not.toContain('features');
});

test.each([null, [], 'text', 7, { property: [] }, { property: { details: 'x', media: [null, 3] } }])(
  'reads %j without failing',
  (broken) => {
    const { listing, problems } = readRtdfProperty(broken, plainText);
    expect(listing).toBeNull();
    expect(problems.length).toBeGreaterThan(0);
  },
);

test.each([
  ['an object that cannot become a number', { toString: 'x', valueOf: 'x' }],
  ['lists in lists', JSON.parse('['.repeat(10_000) + ']'.repeat(10_000))],
])('reads %s in the place of a figure without failing', (_, figure) => {
  const details = { bathrooms: figure, parking: [figure], accessibility: [figure] };
  const media = [{ media_type: 1, media_url: 'https://m.example/1.jpg', sort_order: figure }];
  const { problems } = read(
    { let_type: figure, price_information: { price: figure }, details, media },
    { channel: figure },
  );
  expect(problems.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['branch.channel', 'property.price_information.price']),
  );
  expect(removalStatus(figure)).toBe('withdrawn');
});

test('cuts a long caption between two characters', () => {
  const caption = `x${'😀'.repeat(200)}`;
  const { listing } = read({ media: [{ media_type: 1, media_url: 'https://m.example/1.jpg', caption }] });
  expect(listing?.photos?.[0]?.caption).toBe(`x${'😀'.repeat((MAX_CAPTION - 1) / 2)}`);
});

test('a home that was let by the agent is let, others are withdrawn', () => {
  expect([9, 10, 11, 12, undefined].map(removalStatus)).toEqual([
    'withdrawn',
    'withdrawn',
    'withdrawn',
    'let',
    'withdrawn',
  ]);
});
