import { expect, test } from 'vitest';
import { urlOfSentence } from './read-sentence.ts';

const urlOf = (search: string) => urlOfSentence(new URLSearchParams(search));

test.each([
  ['q=studio £300pw', '/properties?propertyType=studio&maxBudget=1300&rentPer=week&said=studio+%C2%A3300pw'],
  ['q=studio 1300', '/properties?propertyType=studio&maxBudget=1300&said=studio+1300'],
])('%j leads to %s', (search, url) => expect(urlOf(search)).toBe(url));
