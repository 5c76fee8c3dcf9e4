import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyListingForm } from '../../../listings/form/listing-form-arbitrary.ts';
import { completeListingForm } from '../../../testing/listing-form.ts';
import {
  applyValues,
  changedFields,
  type ListingToWrite,
  portableFields,
  portableValues,
} from '../portable-listing.ts';
import { BLM_END, type BlmPart, blmRecord, blmStart, readBlm } from './blm-file.ts';
import { readBlmRecord } from './blm-listing.ts';
import { blmColumnOf, blmColumns, blmFileNames, writeBlmRecord } from './write-blm.ts';

const at = new Date('2026-11-16T18:20:00Z');
const context = { branch: '17', created: at, updated: at };

/** What is needed of HTML here: the api has a real reader. */
const plainText = (html: string) =>
  html.replaceAll('<br />', '\n').replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

async function partsOf(...pieces: string[]): Promise<BlmPart[]> {
  const parts: BlmPart[] = [];
  for await (const part of readBlm(pieces)) parts.push(part);
  return parts;
}

const fileWith = (records: string, { eof = '^', eor = '~', columns = 'AGENT_REF^TOWN^~' } = {}) =>
  `#HEADER#\nVersion : 3\nEOF : '${eof}'\nEOR : '${eor}'\nProperty Count : 1\n\n#DEFINITION#\n${columns}\n\n#DATA#\n${records}\n#END#\n`;

describe('a BLM file', () => {
  it('is read in pieces of any size, with the separators that its header says', async () => {
    const file = fileWith('17_A1|York|$\r\n17_A2|Leeds|$', { eof: '|', eor: '$', columns: 'AGENT_REF|TOWN|$' });
    const whole = await partsOf(file);
    expect(whole).toEqual([
      {
        kind: 'header',
        columns: ['AGENT_REF', 'TOWN'],
        header: { version: '3', endOfField: '|', endOfRecord: '$', count: 1 },
      },
      { kind: 'record', number: 1, record: { AGENT_REF: '17_A1', TOWN: 'York' } },
      { kind: 'record', number: 2, record: { AGENT_REF: '17_A2', TOWN: 'Leeds' } },
    ]);
    expect(await partsOf(...file)).toEqual(whole);
  });
  it('keeps its other records where one has too few fields or is cut off', async () => {
    const kinds = (await partsOf(fileWith('A1^York^~A2~A3^Hull^~A4^Lee'))).map(({ kind }) => kind);
    expect(kinds).toEqual(['header', 'record', 'broken', 'record', 'broken']);
  });
  it.each([
    ['no data', '#HEADER#\nVersion : 3\n#DEFINITION#\nA^~'],
    ['no definition', '#HEADER#\nVersion : 3\n#DATA#\n'],
    ['another version', fileWith('').replace('Version : 3', 'Version : 9')],
    ['the same column twice', fileWith('', { columns: 'A^A^~' })],
    ['one separator for both', fileWith('', { eof: '~' })],
  ])('with %s is refused', async (_, file) => expect(await partsOf(file)).toMatchObject([{ kind: 'refused' }]));
});

describe('a record', () => {
  const read = (record: Record<string, string>) =>
    readBlmRecord({ AGENT_REF: '17_A1', BRANCH_ID: '17', ...record }, plainText);
  it.each([
    ['weekly', '0', '300', 1300],
    ['monthly', '1', '1,250', 1250],
    ['quarterly', '2', '3000', 1000],
    ['annual', '3', '12000', 1000],
    ['per person per week', '5', '150', 650],
  ])('turns a rent that is %s into one a month', (_, LET_RENT_FREQUENCY, PRICE, rent) =>
    expect(read({ LET_RENT_FREQUENCY, PRICE }).listing?.values.monthlyRent).toBe(rent),
  );
  it.each([
    ['0', '1', 'live'],
    ['0', '0', 'paused'],
    ['3', '1', 'let-agreed'],
    ['5', '1', 'let-agreed'],
    ['7', '1', 'let'],
  ])('with status %s and published %s is %s', (STATUS_ID, PUBLISHED_FLAG, status) =>
    expect(read({ STATUS_ID, PUBLISHED_FLAG }).listing?.status).toBe(status),
  );
  it('of a sale, or with the status of one, is no home that is listed here', () => {
    expect(read({ TRANS_TYPE_ID: '1' })).toMatchObject({
      listing: null,
      problems: [{ column: 'TRANS_TYPE_ID', value: '1' }],
    });
    expect(read({ STATUS_ID: '1' })).toMatchObject({ listing: null, problems: [{ column: 'STATUS_ID' }] });
  });
  it('is known by its reference without the branch', () => expect(read({}).listing?.reference).toBe('A1'));
  it('joins the number and the street', () =>
    expect(read({ ADDRESS_1: '12', ADDRESS_2: 'High Street', ADDRESS_3: 'Hunslet' }).listing?.values).toMatchObject({
      'address.line1': '12 High Street',
      'address.line2': 'Hunslet',
    }));
  it('gives a new home a title', () => {
    const facts = { PROP_SUB_ID: '28', BEDROOMS: '2', TOWN: 'York', SUMMARY: 'x'.repeat(300) };
    expect(read(facts).listing?.ifNew).toEqual({ title: 'Flat, 2 beds, York' });
    expect(read({ ...facts, SUMMARY: 'By the river' }).listing?.ifNew).toEqual({ title: 'By the river' });
  });
  it.each([
    ['0', {}],
    ['1', { shortLet: false }],
    ['2', { shortLet: true }],
    ['3', { shortLet: false, studentsWelcome: true }],
  ])('with the type of let %s says %j', (LET_TYPE_ID, said) => {
    const values = read({ LET_TYPE_ID }).listing?.values;
    expect({ shortLet: values?.shortLet, studentsWelcome: values?.studentsWelcome }).toEqual(said);
  });
  it('has the first video tour of a host that is known', () => {
    const tours = { MEDIA_VIRTUAL_TOUR_00: 'https://m.example/1', MEDIA_VIRTUAL_TOUR_01: 'http://vimeo.com/12345' };
    expect(read(tours)).toMatchObject({ problems: [], listing: { values: { videoTour: 'https://vimeo.com/12345' } } });
    expect(read({ MEDIA_VIRTUAL_TOUR_00: '' }).listing?.values.videoTour).toBe('');
    expect(read({}).listing?.values).not.toHaveProperty('videoTour');
  });
  it('has photos, floor plans and energy certificates with captions', () =>
    expect(
      read({
        MEDIA_IMAGE_01: 'b.jpg',
        MEDIA_IMAGE_00: 'a.jpg',
        MEDIA_IMAGE_TEXT_00: 'Kitchen',
        MEDIA_IMAGE_60: 'e.jpg',
        MEDIA_FLOOR_PLAN_00: 'f.jpg',
      }).listing?.photos,
    ).toEqual([
      { kind: 'photo', source: 'a.jpg', caption: 'Kitchen' },
      { kind: 'photo', source: 'b.jpg' },
      { kind: 'floor-plan', source: 'f.jpg' },
      { kind: 'epc', source: 'e.jpg' },
    ]));
});

describe('the pictures of a home', () => {
  const photosOf = (record: Record<string, string>) =>
    readBlmRecord({ AGENT_REF: '17_A1', ...record }, plainText).listing?.photos;
  it('are left alone by a file without any picture column', () => {
    expect(photosOf({ TOWN: 'York', MEDIA_DOCUMENT_50: 'brochure.pdf' })).toBeUndefined();
  });
  it('are taken away by a picture column that is empty', () => expect(photosOf({ MEDIA_IMAGE_00: '' })).toEqual([]));
});

test('a home is read back from BLM as it was written, but for what the format cannot carry', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyListingForm,
      fc.array(
        fc
          .string({ minLength: 1 })
          .map((text) => text.trim())
          .filter(Boolean),
        { maxLength: 14 },
      ),
      async (any, features) => {
        // Rooms, figures and postcodes that no listing has are a problem instead.
        const form = {
          ...completeListingForm,
          features,
          propertyDescription: any.propertyDescription,
          furnishing: any.furnishing,
          agentFees: any.agentFees,
          // No code says that students are not welcome.
          studentsWelcome: true,
          videoTour: 'https://youtu.be/letfairDemo',
          address: { ...any.address, line1: any.address.line1.trim() || '7', postcode: 'LS1 1AA' },
        };
        const listing: ListingToWrite = {
          reference: 'A1',
          client: '',
          branch: '',
          status: 'live',
          values: portableValues(form),
          photos: [],
        };
        const record = writeBlmRecord(listing, context) ?? {};
        const file = blmStart(blmColumns, { count: 1, generated: at }) + blmRecord(blmColumns, record) + BLM_END;
        const [, part] = await partsOf(file);
        const read = readBlmRecord(part?.kind === 'record' ? part.record : {}, plainText);
        expect(read.problems).toEqual([]);
        expect(changedFields(form, applyValues(form, read.listing ?? { values: {} }))).toEqual([]);
        const carried = portableFields.filter((name) => blmColumnOf(name) !== null);
        expect(Object.keys(read.listing?.values ?? {}).sort()).toEqual([...carried].sort());
      },
    ),
  );
});

test('pictures are named as the trade does', () => {
  const photos = [
    { kind: 'photo', source: 'x', caption: '' },
    { kind: 'floor-plan', source: 'y', caption: '' },
    { kind: 'epc', source: 'z', caption: '' },
  ] as const;
  expect([...blmFileNames('17_A/1', photos).values()]).toEqual([
    '17_A-1_IMG_00.jpg',
    '17_A-1_FLP_00.jpg',
    '17_A-1_IMG_60.jpg',
  ]);
});

test('withdrawn homes are left out', () => {
  const values = portableValues(completeListingForm);
  expect(
    writeBlmRecord({ reference: 'A', client: '', branch: '', status: 'withdrawn', values, photos: [] }, context),
  ).toBeNull();
});
