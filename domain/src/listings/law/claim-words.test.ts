import { expect, it, test } from 'vitest';
import { nations } from '../../search/places/nations.ts';
import { claimFlags } from '../review/review-flags.ts';
import { claimChecks, claimNotices } from './claim-words.ts';
import { claims } from './claims.ts';
import { lawfulListing } from './example-facts.ts';

const titles = (facts: Parameters<typeof lawfulListing>[1], nation: (typeof nations)[number] = 'england') =>
  claimNotices(lawfulListing(nation, facts)).map(({ title }) => title);

test('an ordinary letting has nothing to tell', () => {
  for (const nation of nations) {
    expect(titles({}, nation)).toEqual([]);
    expect(claimFlags(lawfulListing(nation))).toEqual([]);
  }
});

test('readers are told in plain words who can rent a home and what is different', () => {
  expect(titles({ tenancyExemption: 'company-let' })).toEqual(['Only companies can rent this home']);
  expect(titles({ tenancyExemption: 'student-block' })).toEqual(['Only students can rent this home']);
  expect(titles({ tenancyExemption: 'holiday-let' })).toEqual(['This home is a holiday let']);
  expect(titles({ tenancyExemption: 'resident-landlord' })).toEqual(['The landlord lives in this building']);
  expect(titles({ tenancyExemption: 'rent-over-100000' })).toEqual(['The rent is above £100,000 a year']);
});

test('the facts behind a claim are part of what readers are told', () => {
  const textOf = (facts: Parameters<typeof lawfulListing>[1]) =>
    claimNotices(lawfulListing('england', facts))
      .map(({ text }) => text)
      .join();
  expect(
    textOf({
      tenancyExemption: 'student-block',
      studentProvider: ' Beacon Student Homes ',
      studentCode: 'uuk-guildhe',
    }),
  ).toContain('run by Beacon Student Homes, a member of the Universities UK/GuildHE code.');
  expect(textOf({ tenancyExemption: 'holiday-let', holidayWeeks: 1 })).toContain('you can stay for up to one week.');
  expect(textOf({ tenancyExemption: 'holiday-let', holidayWeeks: 3 })).toContain('you can stay for up to 3 weeks.');
});

test('a lodger is told once that the home is shared; everyone else is told in every nation', () => {
  expect(titles({ tenancyExemption: 'lodger', sharedWithLandlord: true })).toEqual([
    'You’d be a lodger in the landlord’s home',
  ]);
  for (const nation of nations)
    expect(titles({ sharedWithLandlord: true }, nation)).toEqual(['You’d share this home with the landlord']);
});

test('a claim of English law is not told of elsewhere', () => {
  expect(titles({ tenancyExemption: 'company-let' }, 'scotland')).toEqual([]);
  expect(titles({ tenancyExemption: 'lodger', sharedWithLandlord: true }, 'wales')).toEqual([
    'You’d share this home with the landlord',
  ]);
});

it.each(claims)('a moderator is told what %s switches off and what to check', (claim) => {
  const facts = claim === 'shared-with-landlord' ? { sharedWithLandlord: true } : { tenancyExemption: claim };
  const listing = lawfulListing('england', facts);
  expect(claimChecks(listing).map((check) => check.claim)).toEqual([claim]);
  expect(claimFlags(listing)).toEqual([
    { kind: 'claim', sentence: expect.stringMatching(/(?:lifts|don’t apply).*(?:Check|Look up)/) },
  ]);
});
