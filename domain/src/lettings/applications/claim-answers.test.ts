import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { claimNotices } from '../../listings/law/claim-words.ts';
import { lawfulListing } from '../../listings/law/example-facts.ts';
import { askedAnswers, claimAnswerProblems, claimSentences, readCompanyNumber } from './claim-answers.ts';

const noticesOf = (changes: Parameters<typeof lawfulListing>[1]) => claimNotices(lawfulListing('england', changes));
const companyLet = noticesOf({ tenancyExemption: 'company-let' });
const studentBlock = noticesOf({ tenancyExemption: 'student-block' });

describe('an application for an ordinary letting', () => {
  it('needs no answers, and none are stored', () => {
    expect(claimAnswerProblems([], {})).toEqual({});
    expect(askedAnswers([], { companyName: 'Example Ltd', understood: ['lodger'] })).toEqual({});
  });
});

describe('an application for a company let', () => {
  it('is refused to a private person, who reads why', () => {
    expect(claimAnswerProblems(companyLet, { understood: ['company-let'] })).toEqual({
      companyName: claimSentences.companyOnly,
      companyNumber: claimSentences.companyNumber,
    });
    expect(claimSentences.companyOnly).toContain(
      'The landlord only lets this home to companies, so you can’t rent it in your own name.',
    );
  });
  it('names the company and its number', () => {
    const answers = {
      understood: ['company-let'],
      companyName: ' Example Homes Ltd ',
      companyNumber: 'sc 123456',
    } as const;
    expect(claimAnswerProblems(companyLet, answers)).toEqual({});
    expect(askedAnswers(companyLet, { ...answers, placeOfStudy: 'Leeds' })).toEqual({
      understood: ['company-let'],
      companyName: 'Example Homes Ltd',
      companyNumber: 'SC123456',
    });
    expect(claimAnswerProblems(companyLet, { ...answers, companyNumber: '12' })).toEqual({
      companyNumber: claimSentences.companyNumber,
    });
    expect(claimAnswerProblems(companyLet, { ...answers, companyName: 'Example\u200b Ltd' })).toHaveProperty(
      'companyName',
    );
  });
});

describe('an application for a student block', () => {
  it('says where the student studies', () => {
    const understood = ['student-block'] as const;
    expect(claimAnswerProblems(studentBlock, { understood })).toEqual({ placeOfStudy: claimSentences.placeOfStudy });
    const answers = { understood, placeOfStudy: ' University of Leeds ' };
    expect(claimAnswerProblems(studentBlock, answers)).toEqual({});
    expect(askedAnswers(studentBlock, answers)).toEqual({
      understood: ['student-block'],
      placeOfStudy: 'University of Leeds',
    });
  });
});

test('every claim has to be confirmed as it stands when the application arrives', () => {
  const lodger = noticesOf({ tenancyExemption: 'lodger', sharedWithLandlord: true });
  expect(claimAnswerProblems(lodger, { understood: ['shared-with-landlord'] })).toEqual({
    understood: 'Read what’s different about this letting, then confirm: “I understand that I’d be a lodger”.',
  });
  expect(claimAnswerProblems(lodger, { understood: ['lodger'] })).toEqual({});
});

describe('a company number', () => {
  it.each([
    ['01234567', '01234567'],
    ['1234567', '01234567'],
    [' 12 345 ', '00012345'],
    ['oc 301234', 'OC301234'],
    ['NI000123', 'NI000123'],
    ['1234', null],
    ['123456789', null],
    ['ABC12345', null],
    ['', null],
    ['GB123456789012', null],
  ])('typed as %j is %j', (typed, stored) => {
    expect(readCompanyNumber(typed)).toBe(stored);
  });
  it('that was read once reads the same again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 14 }), (typed) => {
        const read = readCompanyNumber(typed);
        if (read !== null) expect(readCompanyNumber(read)).toBe(read);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 99_999_999 }), (number) => {
        expect(readCompanyNumber(String(number))).toBe(String(number).padStart(8, '0'));
      }),
    );
  });
});
