import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicName } from './contact-details.ts';
import {
  derivedPageNames,
  isPageName,
  PAGE_NAME,
  pageNameOf,
  pageNameProblem,
  pageNameSentences,
  publicPagePath,
  showsPageByDefault,
} from './page-names.ts';

describe('the name of a page', () => {
  it.each([
    ['Harbour Lets Ltd', 'harbour-lets-ltd'],
    ['Müller & Sons Ltd.', 'muller-and-sons-ltd'],
    ["O'Neill’s   Homes", 'oneills-homes'],
    ['  --Quay--  ', 'quay'],
    ['Ёлка', ''],
  ])('is derived from "%s"', (name, expected) => expect(pageNameOf(name)).toBe(expected));

  it('says no more of a private landlord than strangers read', () => {
    const name = publicName({ firstName: 'Ada', lastName: 'Lister' });
    expect(derivedPageNames('landlord', name, 2)).toEqual(['ada-l', 'ada-l-2']);
  });

  it('is made of the kind of account where the name gives too little', () => {
    expect(derivedPageNames('agent', 'Ёлка', 1)).toEqual(['agent']);
    expect(derivedPageNames('landlord', 'X', 1)).toEqual(['x-landlord']);
  });

  it('is one its owner could have chosen, whatever the account is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        for (const derived of derivedPageNames('agent', name, 3)) expect(pageNameProblem(derived)).toBeNull();
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['ab', pageNameSentences.length],
    ['a'.repeat(PAGE_NAME.max + 1), pageNameSentences.length],
    ['Harbour', pageNameSentences.characters],
    ['-harbour', pageNameSentences.characters],
    ['har--bour', pageNameSentences.characters],
    ['harbour/lets', pageNameSentences.characters],
  ])('is refused as "%s"', (name, sentence) => expect(pageNameProblem(name)).toBe(sentence));

  it('is recognised in an address', () => {
    expect([isPageName('harbour-lets'), isPageName('a'.repeat(100)), isPageName('..'), isPageName('')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

it('leads agents and landlords to folders of their own', () => {
  expect(publicPagePath('agent', 'quay')).toBe('/agents/quay');
  expect(publicPagePath('landlord', 'ada-l')).toBe('/landlords/ada-l');
});

it('only agents have a page before they have decided', () => {
  expect([showsPageByDefault('agent'), showsPageByDefault('landlord'), showsPageByDefault('tenant')]).toEqual([
    true,
    false,
    false,
  ]);
});
