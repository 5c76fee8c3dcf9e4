import type { ApiKeyScope } from '@letfair/domain/agencies/feed/api-keys';
import {
  LETTINGS_CHANNEL,
  paymentsAYear,
  rtdfErrors,
  rtdfWarnings,
} from '@letfair/domain/agencies/portfolio/rtdf/rtdf-codes';
import * as z from 'zod';
import type { WhileLimited } from '../../wire/endpoint.ts';
import { id, text } from '../../wire/text.ts';

/** Software of the trade writes figures and codes as numbers or as texts, and null where it says nothing. */
const figure = z.union([z.number(), text(100)]);
const code = (meaning: string) => figure.nullish().describe(meaning);
const words = (max: number, meaning = '') => (meaning ? text(max).describe(meaning) : text(max)).nullish();
const flag = z.boolean().nullish();
const codes = (meaning: string) => z.array(figure).max(100).nullish().describe(meaning);

const network = z.object({ network_id: figure.nullish() }).nullish();
const channel = `${LETTINGS_CHANNEL}, for lettings. We refuse homes for sale.`;
const branch = z.object({
  branch_id: figure.describe(
    'The code of one of your branches on /team. If you don’t have any branches, any value will do.',
  ),
  channel: code(channel),
  overseas: flag,
});
const agentRef = figure.describe(
  'Your reference, on its own or as <branch>_<reference>. We use it to find the home again.',
);

const address = z.object({
  house_name_number: z.union([z.number(), text(200)]).nullish(),
  address_2: words(200),
  address_3: words(200),
  address_4: words(200),
  town: words(200),
  postcode_1: words(20),
  postcode_2: words(20),
  display_address: words(300),
  latitude: code('Ignored.'),
  longitude: code('Ignored.'),
});

const priceInformation = z.object({
  price: figure.describe('The rent in pounds.'),
  rent_frequency: code(`How many times a year the rent is paid: ${paymentsAYear.join(', ')}; 12 if you leave it out.`),
  deposit: code('In pounds.'),
  administration_fee: z.union([z.number(), text(5_000)]).nullish(),
});

const details = z.object({
  summary: words(1_000, 'If it’s short, it becomes the title of a new home.'),
  description: words(32_000, 'We turn HTML into plain text.'),
  features: z
    .array(text(200))
    .max(10)
    .nullish()
    .describe('We also read lines such as “EPC rating C” or a landlord registration number.'),
  bedrooms: figure.nullish(),
  bathrooms: figure.nullish(),
  parking: codes('13 to 24 mean there’s parking.'),
  accessibility: codes('37 and 43 mean step-free access; 40 and 44 mean an accessible bathroom.'),
  entrance_floor: code('1 is the basement, 2 the ground floor, 3 the first and 4 the second.'),
  furnished_type: code('0 is furnished, 1 part furnished, 2 unfurnished and 4 either.'),
  council_tax_band: words(10),
  pets_allowed: flag,
  all_bills_inc: flag,
  water_bill_inc: flag,
  gas_bill_inc: flag,
  electricity_bill_inc: flag,
  internet_bill_inc: flag,
  tv_licence_inc: flag,
  council_tax_inc: flag,
});

const media = z.object({
  media_type: code('1 is a picture, 2 a floor plan, 6 or 7 an energy certificate. We leave out any others.'),
  media_url: words(2_000, 'A web address on a server that the operator allows.'),
  caption: words(1_000),
  sort_order: figure.nullish(),
});

/** Fields that are not named here are let pass: the format has many more. */
const sentProperty = z.object({
  agent_ref: agentRef,
  published: flag.describe('False pauses the home.'),
  property_type: figure.describe('For example, 8 (flat), 1 (terraced), 4 (detached), 48 (house share), 512 (HMO).'),
  status: figure.describe(
    '1 is available. 4 (under offer), 5 (reserved) and 6 (let agreed) all count as let agreed here.',
  ),
  house_flat_share: flag,
  date_available: words(30, 'dd-MM-yyyy'),
  contract_months: code('6, 12, 18 or 24.'),
  let_type: code('0, 1 or 2. We refuse 4 (commercial).'),
  address: address.nullish(),
  price_information: priceInformation,
  details: details.nullish(),
  media: z.array(media).max(500).nullish().describe('If you leave it out, the photos stay the same.'),
});

const remark = (list: Readonly<Record<string, string>>) =>
  z.object({
    error_code: text(20).meta({
      description: Object.entries(list)
        .map(([name, number]) => `${number}: ${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`)
        .join(', '),
      enum: Object.values(list),
    }),
    error_description: text(5_000).describe('The name of the field and what’s wrong with it.'),
    error_value: text(5_000),
  });
const time = text(19).describe('A time such as 03-12-2026 10:00:00, in UK time.');

const envelope = z.object({
  request_id: id,
  message: text(500),
  success: z.boolean(),
  request_timestamp: time,
  response_timestamp: time,
  replication_lag: z.literal(0),
  errors: z.array(remark(rtdfErrors)).max(500),
  warnings: z.array(remark(rtdfWarnings)).max(500),
});

const shownProperty = z.object({
  agent_ref: text(100).describe('The reference, as you sent it.'),
  letfair_id: id,
  letfair_url: text(500),
});
const oneProperty = envelope.extend({
  property: shownProperty.extend({ change_type: z.enum(['CREATE', 'UPDATE', 'DELETE']) }).optional(),
});
const propertyList = envelope.extend({
  branch: branch
    .pick({ branch_id: true })
    .extend({ channel: z.literal(LETTINGS_CHANNEL) })
    .optional(),
  property: z
    .array(shownProperty.extend({ update_date: time, channel: z.literal(LETTINGS_CHANNEL), status: text(20) }))
    .optional(),
});
export type RtdfAnswer = z.output<typeof oneProperty> | z.output<typeof propertyList>;
export type RtdfRemark = z.output<typeof envelope>['errors'][number];
export type RtdfProperty = NonNullable<z.output<typeof oneProperty>['property']>;

/** A call of another format than ours: its bodies and answers have no envelope. */
export interface ForeignCall {
  readonly path: `/v1/${string}`;
  readonly scope: ApiKeyScope;
  readonly whileLimited: Exclude<WhileLimited, 'partly'>;
  readonly summary: string;
  readonly body: z.ZodObject;
  readonly example: object;
  readonly answer: z.ZodObject;
}

/** The trade's real-time feed. The server takes paths, scopes and checks from here, the API page what it says of them. */
export const rtdfCalls = {
  sendPropertyDetails: {
    path: '/v1/property/sendpropertydetails',
    scope: 'feed:write',
    whileLimited: 'refused',
    summary: 'List a home, or change one; sending the same thing again changes nothing',
    body: z.object({ network, branch, property: sentProperty }),
    example: { network: { network_id: 1 }, branch: exampleBranch(), property: exampleProperty() },
    answer: oneProperty,
  },
  removeProperty: {
    path: '/v1/property/removeproperty',
    scope: 'feed:write',
    whileLimited: 'allowed',
    summary: 'Take a home off the market',
    body: z.object({
      network,
      branch,
      property: z.object({
        agent_ref: agentRef,
        removal_reason: code('12 means you’ve let it; any other reason withdraws the home.'),
        transaction_date: words(30),
      }),
    }),
    example: { branch: exampleBranch(), property: { agent_ref: '17_AB-12', removal_reason: 9 } },
    answer: oneProperty,
  },
  getBranchPropertyList: {
    path: '/v1/property/getbranchpropertylist',
    scope: 'feed:read',
    whileLimited: 'allowed',
    summary: 'A branch’s homes that are on the market',
    body: z.object({ network, branch }),
    example: { branch: exampleBranch() },
    answer: propertyList,
  },
} as const satisfies Readonly<Record<string, ForeignCall>>;

function exampleBranch() {
  return { branch_id: 17, channel: LETTINGS_CHANNEL };
}

function exampleProperty() {
  return {
    agent_ref: '17_AB-12',
    published: true,
    property_type: 8,
    status: 1,
    date_available: '03-12-2026',
    let_type: 1,
    address: { house_name_number: '12', address_2: 'Lock Street', town: 'Leeds', postcode_1: 'LS1', postcode_2: '4AP' },
    price_information: { price: 1200, rent_frequency: 12, deposit: 1384 },
    details: {
      summary: 'Two-bedroom flat by the canal',
      description: 'Bright and quiet, a short walk from the station.',
      features: ['Balcony'],
      bedrooms: 2,
      bathrooms: 1,
      furnished_type: 0,
      council_tax_band: 'C',
    },
    media: [{ media_type: 1, media_url: 'https://media.example.com/1.jpg', caption: 'Kitchen', sort_order: 1 }],
  };
}
