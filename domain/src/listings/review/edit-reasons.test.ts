import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { EditClass, FieldDefinition } from '../fields/field.ts';
import { fieldNames, type ListingForm, listingFields } from '../fields.ts';
import { emptyListingForm } from '../form/listing-form.ts';
import { factsOfForm } from '../law/facts.ts';
import type { Finding } from '../law/rule.ts';
import { type EditedHome, isOftenRefused, revisionReasons, wordsByField } from './edit-reasons.ts';
import { priceFlag, reusedPhotoFlag, wordingFlag } from './review-flags.ts';

const words = (count: number, word = 'word') => Array.from({ length: count }, (_, n) => `${word}${n}`).join(' ');

const approved: ListingForm = {
  ...emptyListingForm,
  title: 'Two-bedroom flat by the canal',
  propertyDescription: words(40),
  propertyType: 'flat',
  bedrooms: 2,
  monthlyRent: 1_200,
  features: ['Balcony', 'Dishwasher', 'Storage', 'Lift'],
  images: ['one', 'two'],
  address: { line1: '1 Mill Lane', line2: '', city: 'Manchester', postcode: 'M1 1AE', county: '' },
};

const homeOf = (form: ListingForm, captions: Record<string, string> = { one: 'Kitchen', two: '' }): EditedHome => ({
  form,
  captions,
  texts: Object.entries(
    factsOfForm(form, 'landlord', { captions: Object.values(captions).filter((text) => text !== '') }).wording,
  ).flatMap(([field, texts]) => texts.map((text, item) => ({ field, item, text }))),
});
const before = homeOf(approved);
const clean = { unlawful: [], flags: [], approved: { words: null, rentPence: null }, refusals: 0 };
type Checks = Parameters<typeof revisionReasons>[2];
const reasonsFor = (changes: Partial<ListingForm>, checks: Partial<Checks> = {}, captions?: Record<string, string>) =>
  revisionReasons(before, homeOf({ ...approved, ...changes }, captions), { ...clean, ...checks });
const kindsFor = (...edit: Parameters<typeof reasonsFor>) => reasonsFor(...edit).map(({ kind }) => kind);

describe('a change waits for a moderator', () => {
  it.each<[string, Partial<ListingForm>, string]>([
    ['title', { title: 'Stunning villa' }, 'Changed: property title.'],
    ['type', { propertyType: 'detached' }, 'Changed: type.'],
    ['number of bedrooms', { bedrooms: 4 }, 'Changed: bedrooms.'],
    ['number of bathrooms', { bathrooms: 3 }, 'Changed: bathrooms.'],
    ['sharing', { isShared: true }, 'Changed: shared home (HMO).'],
    ['claim of another tenancy', { tenancyExemption: 'company-let' }, 'Changed: exempt tenancy.'],
    [
      'fact behind a claim',
      { companyTenants: true, holidayWeeks: 3 },
      'Changed: companies only, longest stay (weeks).',
    ],
    ['address', { address: { ...approved.address, line1: '2 Mill Lane' } }, 'Changed: address.'],
    ['county', { address: { ...approved.address, county: 'Kent' } }, 'Changed: address.'],
  ])('with another %s', (_, changes, sentence) => {
    expect(reasonsFor(changes)).toEqual([{ kind: 'facts', sentence }]);
  });

  it('with more than a quarter of the words of a text, however short it is', () => {
    const rewritten = (count: number) =>
      kindsFor({ propertyDescription: `${words(40 - count)} ${words(count, 'new')}` });
    expect([rewritten(10), rewritten(11)]).toEqual([[], ['rewrite']]);
    expect(kindsFor({ features: ['Balcony', 'Dishwasher', 'Storage'] })).toEqual([]);
    expect(kindsFor({ features: ['Balcony', 'Dishwasher', 'Villa', 'Pool'] })).toEqual(['rewrite']);
    expect(kindsFor({ propertyDescription: '' })).toEqual(['rewrite']);
  });

  it('with one word of three, since a quarter of a short text is less than a word', () => {
    const conditions = { ...approved, specialConditions: 'No smoking please' };
    const rewritten = homeOf({ ...conditions, specialConditions: 'No guests please' });
    expect(revisionReasons(homeOf(conditions), rewritten, clean).map(({ kind }) => kind)).toEqual(['rewrite']);
  });

  it('with small rewrites that come to more than a quarter of what a moderator read', () => {
    const read = wordsByField(before.texts);
    const now = homeOf({ ...approved, propertyDescription: `${words(32)} ${words(8, 'new')}` });
    const next = homeOf({ ...approved, propertyDescription: `${words(26)} ${words(14, 'new')}` });
    const checks = { ...clean, approved: { words: read, rentPence: null } };
    expect(revisionReasons(now, next, checks).map(({ kind }) => kind)).toEqual(['rewrite']);
    expect(revisionReasons(next, before, checks)).toEqual([]);
  });

  it('with a long text where nothing was said before', () => {
    expect(kindsFor({ specialConditions: 'No smoking, please' })).toEqual([]);
    expect(kindsFor({ specialConditions: words(20, 'condition') })).toEqual(['rewrite']);
  });

  it('with another caption, but not with the first one', () => {
    expect(kindsFor({}, {}, { one: 'Villa', two: '' })).toEqual(['rewrite']);
    expect(kindsFor({}, {}, { one: 'Kitchen', two: 'Bathroom' })).toEqual([]);
  });

  it('with a higher rent or one that is more than a fifth lower, counted from what a moderator read', () => {
    const rents = [1_201, 1_200, 960, 959, 300].map((monthlyRent) => kindsFor({ monthlyRent }));
    expect(rents).toEqual([['rent'], [], [], ['rent'], ['rent']]);
    const readAt = { approved: { words: null, rentPence: 140_000 } };
    expect([1_119, 1_120, 1_400, 1_401].map((monthlyRent) => kindsFor({ monthlyRent }, readAt))).toEqual([
      ['rent'],
      [],
      [],
      ['rent'],
    ]);
  });

  it('with a rent far below others, which it was not at before', () => {
    const compared = { medianPence: 200_000, count: 9, bedrooms: 2, outcode: 'M1' };
    const flag = priceFlag(110_000, compared as never);
    expect(kindsFor({ monthlyRent: 1_100 }, { flags: flag ? [flag] : [] })).toEqual(['rent']);
    expect(kindsFor({ availableDate: '2027-01-01' }, { flags: flag ? [flag] : [] })).toEqual([]);
  });

  it('with new photos or another first one, but not with fewer or another order behind it', () => {
    const sentences = [['one', 'two', 'three'], ['one', 'three'], ['two', 'one'], ['two'], ['one'], []].map(
      (images) => reasonsFor({ images })[0]?.sentence,
    );
    expect(sentences).toEqual([
      'Photos were added.',
      'Photos were replaced.',
      'A different photo comes first.',
      'A different photo comes first.',
      undefined,
      'A different photo comes first.',
    ]);
  });

  it('with photos of another account that were not there before', () => {
    const flag = (photoId: string) => reusedPhotoFlag([{ photoId, otherListingId: 'x', otherPhotoId: 'y' }])!;
    expect(kindsFor({ images: ['one', 'three'] }, { flags: [flag('three')] })).toEqual(['photos', 'photos']);
    expect(kindsFor({}, { flags: [flag('one')] })).toEqual([]);
  });

  it('with flagged words, unless a moderator has read them', () => {
    const flagged = { specialConditions: 'Pay by Western Union' };
    const flag = wordingFlag(homeOf({ ...approved, ...flagged }).texts)!;
    expect(kindsFor(flagged, { flags: [flag] })).toEqual(['wording']);
    const read = homeOf({ ...approved, ...flagged });
    const moved = homeOf({ ...approved, ...flagged, availableDate: '2027-01-01' });
    expect(revisionReasons(read, moved, { ...clean, flags: [flag] })).toEqual([]);
  });

  it('with a sentence that reads like an unlawful one, unless a moderator has read it', () => {
    const specialConditions = 'Folk on handouts should look elsewhere';
    const field = 'specialConditions';
    const word = { field, item: 0, start: 8, end: 16, text: 'handouts', reason: 'x' };
    const flags = [{ kind: 'unlawful-wording', sentence: 'x', words: [word], sentences: [specialConditions] }] as const;
    expect(kindsFor({ specialConditions }, { flags })).toEqual(['wording']);
    const read = homeOf({ ...approved, specialConditions });
    const longer = homeOf({ ...approved, specialConditions: `${specialConditions}. Bins on Monday.` });
    expect(revisionReasons(read, longer, { ...clean, flags }).map(({ kind }) => kind)).not.toContain('wording');
  });

  it('with the last part of a phone number that is spread over several edits', () => {
    const first = homeOf({ ...approved, parkingDetails: 'Space 07700' });
    const second = homeOf({ ...first.form, specialConditions: 'Floor 900 123' });
    expect(wordingFlag(first.texts)).toBeNull();
    const flags = [wordingFlag(second.texts)!];
    expect(revisionReasons(first, second, { ...clean, flags }).map(({ kind }) => kind)).toEqual(['wording']);
  });

  it('with words that the law forbids', () => {
    const unlawful = [{ sentence: 'Nobody may be turned away.' } as Finding];
    expect(reasonsFor({ specialConditions: 'No DSS' }, { unlawful })).toEqual([
      { kind: 'law', sentence: 'Nobody may be turned away.' },
    ]);
  });

  it('whatever it is, after two refused ones', () => {
    expect([0, 1, 2, 3].map(isOftenRefused)).toEqual([false, false, true, true]);
    expect(kindsFor({ availableDate: '2027-01-01' }, { refusals: 2 })).toEqual(['refused-before']);
    expect(kindsFor({}, { refusals: 2 })).toEqual([]);
  });
});

describe('a change goes out at once', () => {
  it.each<[string, Partial<ListingForm>]>([
    ['the day it is free', { availableDate: '2027-01-01' }],
    ['whether the street is shown', { shareAddress: true }],
    ['a fact that was not given', { epcRating: 'C', floor: 'ground', pin: '53.48, -2.24' }],
    ['another feature', { features: [...approved.features, 'Garden'] }],
    ['blanks and letter case in the address', { address: { ...approved.address, postcode: 'm11ae' } }],
    ['punctuation', { propertyDescription: `${words(40)}!` }],
  ])('with %s', (_, changes) => {
    expect(reasonsFor(changes)).toEqual([]);
  });

  it('when it changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), fc.array(fc.uuid()), (propertyDescription, features, images) => {
        const same = homeOf({ ...approved, propertyDescription, features, images });
        expect(revisionReasons(same, same, { ...clean, refusals: 2 })).toEqual([]);
      }),
    );
  });
});

it('lets no field compile without a class', () => {
  expectTypeOf<FieldDefinition<string>>().toHaveProperty('edits').toEqualTypeOf<EditClass>();
});

it('names for each field whether a change is free, checked or reviewed', () => {
  const inClass = (wanted: string) => fieldNames.filter((name) => listingFields[name].edits === wanted);
  expect(inClass('free')).toEqual(['reference', 'shareAddress', 'secondAdvertReason', 'availableDate']);
  expect(inClass('reviewed')).toEqual([
    'title',
    'address.line1',
    'address.line2',
    'address.postcode',
    'address.city',
    'address.county',
    'nation',
    'pin',
    'propertyType',
    'bedrooms',
    'bathrooms',
    'isShared',
    'tenancyExemption',
    'companyTenants',
    'studentProvider',
    'studentCode',
    'holidayWeeks',
    'sharedWithLandlord',
    'partLet',
  ]);
});
