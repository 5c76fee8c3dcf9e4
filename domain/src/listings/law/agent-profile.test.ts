import { expect, test } from 'vitest';
import { agentProfileTexts, assessProfileText } from './agent-profile.ts';

test('an agency is told of words that the law of any nation forbids to be shown with a home', () => {
  const found = assessProfileText('Harbour Lets, no DSS', '2026-11-15');
  expect(found).toMatchObject([{ field: 'agentProfile', severity: 'block', words: { text: 'no DSS' } }]);
  expect(assessProfileText('Harbour Lets, £300 administration fee', '2026-11-15')).toHaveLength(1);
  expect(assessProfileText('Harbour Lets', '2026-11-15')).toEqual([]);
  expect(assessProfileText('', '2026-11-15')).toEqual([]);
});

test('empty texts of a profile do not count', () => {
  const profile = { companyName: 'Harbour Lets', redressScheme: '', clientMoneyProtection: 'Propertymark' };
  expect(agentProfileTexts(profile)).toEqual(['Harbour Lets', 'Propertymark']);
});
