import { isWebLink } from '@letfair/domain/accounts/profile-rules';
import { breakLinks } from '@letfair/domain/accounts/sendable-name';
import { deviceOf, passwordProblem } from '@letfair/domain/accounts/sign-in-rules';
import { readFeedValues } from '@letfair/domain/agencies/feed/read-feed-values';
import { isBlm, readBlm } from '@letfair/domain/agencies/portfolio/blm/blm-file';
import { readBlmRecord } from '@letfair/domain/agencies/portfolio/blm/blm-listing';
import { readField } from '@letfair/domain/agencies/portfolio/cells';
import { guessColumns } from '@letfair/domain/agencies/portfolio/guess-columns';
import { portableFields } from '@letfair/domain/agencies/portfolio/portable-listing';
import { readRatings } from '@letfair/domain/agencies/portfolio/read-ratings';
import { readRow } from '@letfair/domain/agencies/portfolio/rows';
import { readRtdfProperty } from '@letfair/domain/agencies/portfolio/rtdf/rtdf-property';
import { readStatus } from '@letfair/domain/agencies/portfolio/statuses';
import { attachmentName } from '@letfair/domain/lettings/conversations/attachments';
import { splitMessageLinks } from '@letfair/domain/lettings/conversations/message-links';
import { searchWords } from '@letfair/domain/lettings/conversations/message-search';
import { findMessageWarnings } from '@letfair/domain/lettings/conversations/message-warnings';
import { listingFields } from '@letfair/domain/listings/fields';
import { checkWording } from '@letfair/domain/listings/law/wording/check-wording';
import { isSameHome } from '@letfair/domain/listings/rents/rent-history';
import { wordingFlag } from '@letfair/domain/listings/review/review-flags';
import { placeDoubts } from '@letfair/domain/search/places/place-doubts';
import { checkOutcode, checkPostcode } from '@letfair/domain/search/places/postcodes/postcodes';
import { lastPlaceIn, placeTextsIn } from '@letfair/domain/search/places/suggestions/location-text';
import { resolvePlace } from '@letfair/domain/search/places/suggestions/resolve-place';
import { similarPlaces } from '@letfair/domain/search/places/suggestions/similar-places';
import { suggestLocations } from '@letfair/domain/search/places/suggestions/suggest-locations';
import { parseSearch, searchParameterNames } from '@letfair/domain/search/search-query';
import { readWords } from '@letfair/domain/search/words/read-words';
import { hasHiddenCharacters } from '@letfair/domain/visible-text';
import { contactIn } from '@letfair/domain/words/contact/find-contact-details';
import { csvRows, findSeparator } from '../../features/agencies/imports/read/csv-rows.ts';
import { jsonElements } from '../../features/agencies/imports/read/json-elements.ts';
import { readJsonHome } from '../../features/agencies/imports/read/json-home.ts';
import { plainText } from '../../features/agencies/imports/read/plain-text.ts';
import { apiKeyOf, bearerTokenOf } from '../../platform/http/authorize.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import { excerptOf, isSendableFileName } from '../../platform/mail/letter.ts';
import { readPictureDetails } from '../../platform/photos/picture-details.ts';
import { describeSafely, maskPersonalData } from '../../platform/telemetry/mask.ts';
import { commonWorst } from './common-worst.ts';

export interface OutsideReader {
  readonly name: string;
  readonly read: (text: string) => unknown;
  /** Pieces that, repeated, make it work hardest. */
  readonly worst: readonly string[];
}

/** Reads to the end, also what is refused on the way. */
const drain = async (parts: AsyncIterable<unknown>): Promise<void> => {
  try {
    for await (const _ of parts);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
};
async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
const blm = (definition: string, data: string): string =>
  `#HEADER#\r\nVersion : 3\r\nEOF : '^'\r\nEOR : '~'\r\n\r\n#DEFINITION#\r\n${definition}~\r\n\r\n#DATA#\r\n${data}~\r\n#END#`;
const besideLeeds = (text: string) => ({ city: text, county: text, postcode: 'LS7 3HB' });
const own = (text: string) => [{ field: 'propertyDescription', item: 0, text }];
const address = { title: 'Flat', line1: '1 A Street', line2: '', postcode: 'LS6 3AA', propertyType: 'flat' };

/** A field of each kind, since fields of a kind are read alike. */
const oneOfEachKind = [...new Map(portableFields.map((name) => [listingFields[name].kind, name])).values()];

/** Every reader of texts that strangers send, in URLs, headers, forms, files and feeds. */
export const outsideReaders: readonly OutsideReader[] = [
  { name: 'places of a location', read: placeTextsIn, worst: [' or ', 'LS6,'] },
  { name: 'place being typed', read: lastPlaceIn, worst: [' or '] },
  { name: 'one place', read: (text) => [resolvePlace(text), placeDoubts(besideLeeds(text))], worst: ['LS6 ', 'York,'] },
  { name: 'places like a text', read: similarPlaces, worst: ['leed '] },
  {
    name: 'words of a search',
    read: (text) => readWords(text, '2026-11-19'),
    worst: ['headinglyy ', 'no a ', '1 or '],
  },
  { name: 'suggested places', read: suggestLocations, worst: ['le'] },
  {
    name: 'parameters of a search',
    read: (text) => parseSearch(Object.fromEntries(searchParameterNames.map((name) => [name, text]))),
    worst: [' or ', 'flat,'],
  },
  { name: 'postcode', read: (text) => [checkPostcode(text), checkOutcode(text)], worst: ['LS'] },
  { name: 'wording of a listing', read: checkWording, worst: ['no pets or ', 'no. ', 'd s s ', 'no kids, '] },
  { name: 'contact details', read: (text) => contactIn([text, text]), worst: ['0 ', 'a@', 'one ', '(at)', 'a_'] },
  {
    name: 'details of a picture',
    read: (text, bytes = Buffer.from(text)) =>
      readPictureDetails({ exif: bytes, iptc: bytes, xmp: bytes, comments: [{ keyword: '', text }] }),
    worst: ['<dc:a b="', '\x1c\x02a\0\0', '<dc:a>', '="'],
  },
  { name: 'flags of a listing', read: (text) => wordingFlag(own(text)), worst: ['pay a ', 'a.a.', 'send a '] },
  { name: 'warnings about a message', read: findMessageWarnings, worst: ['send a ', 'a.a.', '12-', '07'] },
  { name: 'links of a message', read: splitMessageLinks, worst: ['http://a.b)', 'https://a.uk/(('] },
  { name: 'words of a message search', read: searchWords, worst: ['a '] },
  { name: 'name of an attachment', read: (text) => attachmentName(text, 'application/pdf'), worst: ['. ', '.a'] },
  { name: 'web link', read: isWebLink, worst: ['https://a.', 'a-.'] },
  { name: 'password', read: (text) => passwordProblem(text), worst: ['aA1'] },
  { name: 'user agent', read: deviceOf, worst: ['Version/1 ', 'Chrome'] },
  { name: 'hidden characters', read: hasHiddenCharacters, worst: ['\u2028'] },
  {
    name: 'home of the same address',
    read: (text) => isSameHome({ ...address, line1: text }, { ...address, title: text }),
    worst: ['copy of '],
  },
  { name: 'HTML', read: plainText, worst: ['<a <', '<b></i>', '<li>', '<script>', '\n '] },
  {
    name: 'RTDF property',
    read: (text, short = text.slice(0, 1_000)) =>
      readRtdfProperty(
        {
          branch: { branch_id: 1, channel: 2 },
          property: {
            agent_ref: short,
            status: short,
            property_type: short,
            date_available: short,
            contract_months: short,
            address: { house_name_number: short, address_2: short, town: short, postcode_1: short, postcode_2: short },
            price_information: { price: short, deposit: short, administration_fee: short },
            details: { summary: short, description: text, features: [short], council_tax_band: short },
          },
        },
        plainText,
      ),
    worst: ['<a <', '<b></i>'],
  },
  {
    name: 'record of a BLM file',
    read: (text, short = text.slice(0, 1_000)) =>
      readBlmRecord(
        {
          AGENT_REF: short,
          STATUS_ID: short,
          ADDRESS_1: short,
          POSTCODE1: short,
          DESCRIPTION: text,
          SUMMARY: short,
          PRICE: short,
        },
        plainText,
      ),
    worst: ['<a <', '<b></i>'],
  },
  {
    name: 'header of a BLM file',
    read: (text) => [isBlm(text), drain(readBlm(once(text)))],
    worst: ['#HEADER#', 'EOF : '],
  },
  {
    name: 'columns of a BLM file',
    read: (text) => drain(readBlm(once(blm(text, 'a^')))),
    worst: ['A^'],
  },
  {
    name: 'records of a BLM file',
    read: (text) => drain(readBlm(once(blm('A^', text)))),
    worst: ['a^~', '^'],
  },
  { name: 'separator of a CSV file', read: findSeparator, worst: ['""a', 'a,'] },
  {
    name: 'CSV file',
    read: (text) => drain(csvRows(once(`reference,title\n${text}`), `reference,title\n${text}`)),
    worst: ['a,b\n', '"a""', '",', 'a\n', '\r\n'],
  },
  { name: 'header of a CSV file', read: (text) => drain(csvRows(once(text), text)), worst: ['a,', '"a",'] },
  { name: 'columns by their names', read: (text) => guessColumns([text]), worst: ['photo1'] },
  ...oneOfEachKind.map((name) => ({
    name: `cell such as ${name}`,
    read: (text: string) => readField(name, text),
    worst: ['1,000', '["'],
  })),
  {
    name: 'row of a file',
    read: (text) =>
      readRow(
        [
          { header: 'a', target: 'photos' },
          { header: 'b', target: 'status' },
        ],
        [text, text],
      ),
    worst: ['https://a.example/1.jpg '],
  },
  { name: 'status in a file', read: readStatus, worst: ['let '] },
  {
    name: 'values of a feed',
    read: (text) => readFeedValues({ title: text, features: text }),
    worst: ['["'],
  },
  {
    name: 'ratings and registration numbers',
    read: (text) =>
      readRatings({
        features: [text, ...(text.match(/.{1,200}/gs) ?? [])],
        captions: [text],
        extra: { epc_rating: text, eer: text, larn: text, landlord_registration: text },
        postcode: 'BT1',
      }),
    worst: ['EPC ', 'EPC rating C, ', 'energy ', 'LARN ', '#RN-12345-', '123456/', 'landlord reg ', 'potential '],
  },
  {
    name: 'JSON file',
    read: (text) => drain(jsonElements(once(text))),
    worst: ['{"homes":[', '{"a":{', '[[', '"\\'],
  },
  {
    name: 'home of a JSON file',
    read: (text) => readJsonHome({ reference: text, status: text, values: { title: text, features: [text] } }),
    worst: ['constructor'],
  },
  { name: 'personal data in logs', read: maskPersonalData, worst: ['a%40', 'a=', '0 1', 'Bearer ', '"token":"'] },
  {
    name: 'error that quotes a text',
    read: (text) => describeSafely(Object.assign(new SyntaxError(text), { stack: `${text}\n    at ${text}` })),
    worst: ['\n at ', '\n  '],
  },
  {
    name: 'words of others in a mail',
    read: (text) => [excerptOf(text), isSendableFileName(text), breakLinks(text)],
    worst: ['a.aa', '@', '.', '://', 'a@'],
  },
  { name: 'text in HTML', read: escapeHtml, worst: ['<&'] },
  {
    name: 'credentials',
    read: (text) => [bearerTokenOf(text), apiKeyOf({ apiKey: text, authorization: `Bearer ${text}` })],
    worst: ['Bearer '],
  },
];

export const HOSTILE_LENGTH = 100_000;

/** One piece again and again, behind a beginning and before an end that hold up whoever looks for them. */
export const hostileTexts = ({ worst }: OutsideReader): readonly string[] =>
  [...new Set([...commonWorst, ...worst])].flatMap((piece) => {
    const repeated = piece.repeat(Math.ceil(HOSTILE_LENGTH / piece.length)).slice(0, HOSTILE_LENGTH - 1);
    return [repeated, `x${repeated}`, `${repeated}>`, `x${repeated}x`];
  });

/** Milliseconds of CPU that reading takes. */
export async function cpuOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  const done = work();
  for (const one of Array.isArray(done) ? done : [done]) await one;
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
