import { ownValue } from '../../../code-table.ts';
import { cutText } from '../../../cut-text.ts';
import { MAX_TITLE } from '../../../homes/limits.ts';
import { type FieldWith, listingFields } from '../../../listings/fields.ts';
import { furnishingOfCode } from '../blm/blm-codes.ts';
import { addressLines, type PlainText } from '../blm/blm-listing.ts';
import { parseDay, type ReadCell, readField } from '../cells.ts';
import { holdsMarkup } from '../holds-markup.ts';
import { type PortableField, type PortableListing, type PortableValues, plainFieldsIn } from '../portable-listing.ts';
import { isRatingField, readRatings } from '../read-ratings.ts';
import { readReference, shownValue } from '../rows.ts';
import {
  accessibilityByCode,
  floorByCode,
  isParkingCode,
  LETTINGS_CHANNEL,
  leaseByMonths,
  numberOf,
  paymentsAYear,
  type RtdfErrorName,
  shortLetByType,
  statusByCode,
  typeOfCode,
  utilityByFlag,
} from './rtdf-codes.ts';
import { photosIn, videoTourIn } from './rtdf-media.ts';
import { type Fields, isObject, numbersOf, part, textOf } from './rtdf-values.ts';

/** What is wrong with one value, named as the feed names it: "price_information.price". */
export interface RtdfProblem {
  readonly error: RtdfErrorName;
  readonly field: string;
  readonly value: string;
  readonly wanted: string;
}

export interface RtdfReading {
  /** Null where it is no home that can be listed here, or has no reference. */
  readonly listing: PortableListing | null;
  readonly problems: readonly RtdfProblem[];
  /** What is not taken over, and why. */
  readonly ignored: readonly RtdfProblem[];
}

type Refuse = (field: string, value: unknown, wanted: string, error?: RtdfErrorName) => void;

/** The number of a branch, as the agency's software has it. */
export const readRtdfBranch = (request: unknown): string => textOf(part(request, 'branch').branch_id);

export interface RtdfReference {
  readonly reference: string | null;
  /** As it was sent: software finds its homes again by it. */
  readonly agentRef: string;
  readonly problems: RtdfProblem[];
}

/** Which home a request is about, or why it is none of ours. */
export function readRtdfReference(request: unknown): RtdfReference {
  const problems: RtdfProblem[] = [];
  const branch = part(request, 'branch');
  if (numberOf(branch.channel) !== LETTINGS_CHANNEL)
    problems.push({
      error: 'channel',
      field: 'branch.channel',
      value: textOf(branch.channel),
      wanted: '2 (to let). Letfair doesn’t list homes for sale.',
    });
  const [given, branchId] = [textOf(part(request, 'property').agent_ref), readRtdfBranch(request)];
  // The branch is the agency's own number and says nothing about the home, as in files of the trade.
  const isPrefixed = branchId !== '' && given.startsWith(`${branchId}_`);
  const read = readReference(isPrefixed ? given.slice(branchId.length + 1) : given);
  if (!read.ok)
    problems.push({
      error: given === '' ? 'missing' : 'value',
      field: 'property.agent_ref',
      value: shownValue(given),
      wanted: read.wanted,
    });
  return { reference: read.ok ? String(read.value) : null, agentRef: given, problems };
}

interface Reading {
  readonly property: Fields;
  readonly details: Fields;
  readonly values: Partial<Record<PortableField, unknown>>;
  /** Takes what a cell of a file would say, if the feed says anything. */
  readonly set: (name: PortableField, field: string, raw: unknown, cell?: string) => void;
  readonly plain: (value: unknown) => string;
  readonly refuse: Refuse;
  readonly ignore: (field: string, value: unknown, wanted: string) => void;
}

type CodedField = Extract<FieldWith<{ readonly rtdf: { readonly coded: string } }>, PortableField>;

/** Fields that the feed says in its own way. One that is missing here does not compile. */
const codedReaders: { readonly [Name in CodedField]: (reading: Reading) => void } = {
  'address.line1': ({ property, set }) => {
    const [line1] = addressOf(property);
    if (line1 !== '') set('address.line1', 'address.house_name_number', line1);
  },
  'address.line2': ({ property, set }) => {
    const [line1, line2] = addressOf(property);
    if (line1 !== '') set('address.line2', 'address.address_2', line2);
  },
  'address.postcode': ({ property, set }) => {
    const { postcode_1, postcode_2 } = part(property, 'address');
    if (postcode_1 !== undefined)
      set('address.postcode', 'address.postcode_1', `${textOf(postcode_1)} ${textOf(postcode_2)}`);
  },
  propertyType: ({ property, values, refuse }) => {
    const type = typeOfCode(textOf(property.property_type));
    if (type === null)
      refuse('property_type', property.property_type, 'The code for the type of home, such as 8 (flat).');
    else values.propertyType = type;
  },
  furnishing: ({ details, values }) => {
    const furnishing = furnishingOfCode(textOf(details.furnished_type));
    if (furnishing !== null) values.furnishing = furnishing;
  },
  bathrooms: ({ details, set }) => {
    if (numberOf(details.bathrooms) > 0) set('bathrooms', 'details.bathrooms', details.bathrooms);
  },
  availableDate: ({ property, set }) => {
    const free = textOf(property.date_available);
    set('availableDate', 'date_available', property.date_available, parseDay(free) ?? free);
  },
  floor: ({ details, values }) => {
    const floor = floorByCode.get(textOf(details.entrance_floor));
    if (floor) values.floor = floor;
  },
  hasParking: ({ details, values }) => {
    if (Array.isArray(details.parking)) values.hasParking = numbersOf(details.parking).some(isParkingCode);
  },
  features: ({ details, set, plain }) => {
    if (Array.isArray(details.features))
      set('features', 'details.features', 'features', JSON.stringify(details.features.map(plain).filter(Boolean)));
  },
  monthlyRent: ({ property, values, refuse }) => setRent(values, part(property, 'price_information'), refuse),
  utilitiesIncluded: ({ details, values }) => {
    const said = [...utilityByFlag].filter(([flag]) => typeof ownValue(details, flag) === 'boolean');
    if (said.length > 0)
      values.utilitiesIncluded = said
        .filter(([flag]) => ownValue(details, flag) === true)
        .map(([, utility]) => utility);
  },
  leaseLength: ({ property, values, ignore }) => {
    const lease = leaseByMonths.get(textOf(property.contract_months));
    if (lease !== undefined) values.leaseLength = lease;
    else if (property.contract_months) ignore('contract_months', property.contract_months, '6, 12, 18 or 24.');
  },
  shortLet: ({ property, values }) => {
    const isShort = shortLetByType.get(textOf(property.let_type));
    if (isShort !== undefined) values.shortLet = isShort;
  },
  videoTour: ({ property, values, ignore }) => {
    if (Array.isArray(property.media)) values.videoTour = videoTourIn(property.media, ignore);
  },
  accessibilityFeatures: ({ details, values }) => {
    if (!Array.isArray(details.accessibility)) return;
    const codes = numbersOf(details.accessibility);
    values.accessibilityFeatures = [...new Set(codes.flatMap((code) => accessibilityByCode.get(String(code)) ?? []))];
  },
};

/** The home of a `sendpropertydetails` request. What it does not say is absent. */
export function readRtdfProperty(request: unknown, plainText: PlainText): RtdfReading {
  const { reference, problems } = readRtdfReference(request);
  const ignored: RtdfProblem[] = [];
  const property = part(request, 'property');
  const details = part(property, 'details');

  const refuse: Refuse = (field, value, wanted, error = 'value') => {
    problems.push({ error, field: `property.${field}`, value: shownValue(textOf(value)), wanted });
  };
  const ignore = (field: string, value: unknown, wanted: string): void => {
    ignored.push({ error: 'value', field: `property.${field}`, value: shownValue(textOf(value)), wanted });
  };
  const plain = (value: unknown): string => {
    const text = textOf(value);
    return (holdsMarkup(text) ? plainText(text) : text).trim();
  };

  const values: Partial<Record<PortableField, unknown>> = {};
  const set = (name: PortableField, field: string, raw: unknown, cell = plain(raw)): void => {
    if (raw === undefined || raw === null) return;
    const read: ReadCell = readField(name, cell);
    if (read.ok) values[name] = read.value;
    else refuse(field, raw, read.wanted);
  };

  const status = statusByCode.get(textOf(property.status)) ?? null;
  if (status === null) refuse('status', property.status, '1 (available), 4, 5 or 6 (let agreed).');
  if (numberOf(property.let_type) === 4) refuse('let_type', property.let_type, '0, 1 or 2. Letfair only lists homes.');
  const reading: Reading = { property, details, values, set, plain, refuse, ignore };
  for (const read of Object.values(codedReaders)) read(reading);
  for (const [name, field] of plainFieldsIn('rtdf')) {
    const raw = valueAt(property, field);
    if (listingFields[name].kind !== 'flag') set(name, field, raw);
    else if (typeof raw === 'boolean') values[name] = raw;
  }

  const photos = Array.isArray(property.media) ? photosIn(property.media, ignore) : undefined;
  const isForeign = problems.some(({ error, field }) => error === 'channel' || field === 'property.status');
  if (reference === null || status === null || isForeign) return { listing: null, problems, ignored };
  const read = readRatings({
    features: Array.isArray(details.features) ? details.features.map(plain) : [],
    captions: (photos ?? []).flatMap(({ kind, caption }) => (kind === 'epc' && caption) || []),
    extra: ratingFieldsIn(property),
    postcode: textOf(part(property, 'address').postcode_1),
  });
  const listing: PortableListing = {
    reference,
    status: status === 'live' && property.published === false ? 'paused' : status,
    values: values as Partial<PortableValues>,
    ...(Object.keys(read).length > 0 && { ifUnsaid: read }),
    ifNew: { title: titleFor(plain(details.summary), textOf(part(property, 'address').display_address)) },
    ...(photos && { photos }),
  };
  return { listing, problems, ignored };
}

const MAX_DEPTH = 3;

/** Fields beyond the format that name a rating or registration, wherever software has put them in the property. */
function ratingFieldsIn(fields: Fields, depth = 1): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (isObject(value) && depth < MAX_DEPTH) Object.assign(found, ratingFieldsIn(value, depth + 1));
    else if (isRatingField(name) && textOf(value) !== '') found[name] = textOf(value);
  }
  return found;
}

/** By a path such as "details.bedrooms". */
const valueAt = (property: Fields, path: string): unknown => {
  const [first = '', second] = path.split('.');
  return second === undefined ? ownValue(property, first) : ownValue(part(property, first), second);
};

const addressOf = (property: Fields): [string, string] => {
  const address = part(property, 'address');
  return addressLines(
    ['house_name_number', 'address_2', 'address_3', 'address_4'].map((name) => textOf(ownValue(address, name))),
  );
};

/** A rent of any frequency as one a month. */
function setRent(values: Partial<Record<PortableField, unknown>>, price: Fields, refuse: Refuse): void {
  if (price.price === undefined || price.price === null) {
    refuse('price_information.price', '', 'A rent in pounds.', 'missing');
    return;
  }
  const pounds = numberOf(price.price);
  const payments = numberOf(price.rent_frequency ?? 12);
  if (!(pounds > 0)) refuse('price_information.price', price.price, 'A rent in pounds.');
  else if (!paymentsAYear.includes(payments))
    refuse('price_information.rent_frequency', price.rent_frequency, '1, 4, 12, 52 or 365 times a year.');
  else values.monthlyRent = Math.round(((pounds * payments) / 12) * 100) / 100;
}

/** The format has no title: the summary serves as one where it is short, or the address that is shown. */
const titleFor = (summary: string, shown: string): string =>
  cutText(
    summary !== '' && summary.length <= MAX_TITLE && !summary.includes('\n') ? summary : shown || summary,
    MAX_TITLE,
  );
