import { describe, expect, it } from 'vitest';
import { wordsSaying } from './example-wording.ts';

const noBenefitsWords = wordsSaying('benefits');
const noChildrenWords = wordsSaying('children', 'adults', 'child-free');
const noPetsWords = wordsSaying('pets');
const professionalsOnlyWords = wordsSaying('professionals');

const harmless = [
  'No DSS restrictions',
  'DSS welcome',
  'No smoking, DSS welcome',
  'No pets, DSS accepted',
  'No fees. DSS considered.',
  'Smoking: no. DSS accepted.',
  'Smoking: no\nDSS: yes',
  'DSS: no problem',
  'DSS - no problem at all',
  'DSS is not a problem',
  'Smoking - no - DSS welcome',
  'Smoking: no / Children: yes',
  'We welcome DSS. No pets.',
  'Kids? No problem',
  'Pets: no, children: yes',
  'Non-smoking families welcome',
  'Bills not included. Children’s bedroom in blue.',
  'We have no objection to housing benefit',
  'Universal credit accepted',
  'universal credit accepted, no guarantor needed',
  'Housing benefit tenants welcome, no deposit',
  'We do not discriminate against people on benefits',
  'We do not exclude benefit claimants',
  'The home has the benefit of gas central heating',
  'No benefit in waiting, book today',
  'There are no benefits to waiting',
  'Benefits from a south-facing garden',
  'families and children welcome',
  'No smoking, children welcome',
  'No pets, families preferred',
  'no smoking',
  'pets welcome',
  'near the children’s hospital',
  "Near the Children's Hospital, no parking",
  'There is no children’s play area',
  'Two schools nearby, ideal for families with children',
  'No busy roads, children love it here',
  'No through road, safe for children',
  'Children are not allowed on the roof terrace',
  'Children must not play in the car park',
  'No child safety gates are fitted',
  'The adults-only pool is next door',
  'Not suitable for wheelchairs; families welcome',
  'Nothing beats this view',
  'No pet deposit',
  'No pet fee, pets considered',
  'Pets considered',
  'A notable home for professionals',
  'Casino district, DSS considered',
  'Kids’ club around the corner',
  'No upward chain',
  'No students, families only',
  'Suitable for professionals, students or families',
  'We never say "No DSS"',
  'We are not a “No DSS” landlord',
  'Couples with or without children',
  'You do not need to have housing benefit',
  'Not only DSS',
  'No extra deposit for DSS',
  'No lift and benefits from a cellar',
  'Benefits: no chain',
  'No agency fees. DSS/UC/HB all welcome',
  '',
  'LHA rates apply',
  'Childcare nearby',
  'Two dogs live next door',
  'Cats and dogs welcome',
];

describe('words that turn away people on benefits', () => {
  it.each([
    'No DSS',
    'no dss please',
    'NO  DSS',
    'NO-DSS',
    'NO - DSS',
    'no/DSS',
    'No “DSS”',
    'no_dss',
    '*No* DSS',
    'No D.S.S.',
    'no D S S',
    'N0 DSS',
    'NoDSS',
    'no d\u200bss',
    'No\u00a0DSS',
    'Non DSS',
    'non-DSS tenants',
    'No DSS accepted',
    'Sorry, no DSS or pets',
    'No pets, no DSS',
    'No pets/DSS',
    'no pets, smokers or DSS',
    'No smokers, pets, DSS',
    'No smoking and housing benefit',
    'working professionals only, no housing benefit',
    'No Housing Benefits',
    'No universal credit',
    'no UC',
    'No LHA',
    'No benefits',
    'No benefit claimants',
    'no-one on benefits',
    'No tenants on housing benefit',
    'No people in receipt of universal credit',
    'We do not accept DSS',
    'We don’t accept housing benefit',
    "Can't take DSS",
    'We are unable to accept universal credit',
    'Unable to consider applicants on benefits',
    'Not suitable for DSS',
    'Not available to benefit claimants',
    'Unsuitable for DSS tenants',
    'DSS not accepted',
    'DSS tenants will not be considered',
    'Housing benefit is not accepted',
    'Universal credit cannot be accepted',
    'DSS need not apply',
    'DSS: no',
    'DSS - No.',
    'DSS? No',
    'Pets: yes, DSS: no, smoking: no',
    'DSS excluded',
    'No housing-benefit',
    'No HB',
    'Sorry - DSS not considered at this time',
    'DSS unfortunately not accepted',
    'Tenants must not be on benefits',
    'DSS or pets not accepted',
    'Lovely flat.\nNO DSS!!!',
  ])('are found in %j', (text) => {
    expect(noBenefitsWords(text)).toEqual(expect.any(String));
  });

  it('are named as they stand there', () => {
    expect(noBenefitsWords('A bright flat. Sorry, No   DSS, thank you.')).toBe('No   DSS');
    expect(noBenefitsWords('We don’t accept housing benefit.')).toBe('don’t accept housing benefit');
  });
});

describe('words that turn away people with children', () => {
  it.each([
    'No children',
    'no children please',
    'NO KIDS',
    'No-kids',
    'Sorry no kids or pets',
    'no pets or children',
    'No pets, children or smokers',
    'No smokers / children',
    'No children under 5',
    'No under 12s',
    'No young children',
    'No small kids',
    'No families',
    'No couples with children',
    'Not suitable for children',
    'Not suitable for young children',
    'Unsuitable for families',
    'Unsuitable for small children',
    'Children not allowed',
    'Children are not permitted in the property',
    'Kids not accepted',
    'Children will not be considered',
    'We do not accept children',
    'We cannot take families',
    'We don’t want kids',
    'Adults only',
    'adult-only house',
    'Only adults',
    'Childless couples preferred',
    'child-free home',
    'Children: no',
    'no child or pet',
    'Children or pets are not allowed',
    'Couples without children',
  ])('are found in %j', (text) => {
    expect(noChildrenWords(text)).toEqual(expect.any(String));
  });
});

describe('words that rule out every pet', () => {
  it.each([
    'No pets',
    'Strictly no pets',
    'no dogs',
    'No cats or dogs',
    'Sorry, no animals',
    'No smokers or pets',
    'Pets not allowed',
    'Pets are not permitted',
    'We do not allow pets',
    'Pets: no',
    'no pet policy',
  ])('are found in %j', (text) => {
    expect(noPetsWords(text)).toEqual(expect.any(String));
  });
});

describe('words that want people in work alone', () => {
  it.each([
    'Professionals only',
    'Working professionals only',
    'Professional couple only',
    'Only working professionals',
  ])('are found in %j', (text) => {
    expect(professionalsOnlyWords(text)).toEqual(expect.any(String));
  });
  it.each(['Ideal for professionals', 'Not just professionals', 'Professionally managed', 'Working shower'])(
    'are not found in %j',
    (text) => {
      expect(professionalsOnlyWords(text)).toBeNull();
    },
  );
});

describe('harmless words', () => {
  it.each(harmless)('%j turns nobody away', (text) => {
    expect([noBenefitsWords(text), noChildrenWords(text)]).toEqual([null, null]);
  });
  it.each(['pets welcome', 'Pets considered', 'No pet deposit', 'No smoking, pets welcome', 'Two dogs live next door'])(
    '%j rules out no pet',
    (text) => {
      expect(noPetsWords(text)).toBeNull();
    },
  );
});
