import { expect, it } from 'vitest';
import { MOST_SHORTLISTED, parseShortlist } from './shortlist.ts';

const idOf = (number: number) => `0198f0a0-0000-7000-8000-${String(number).padStart(12, '0')}`;
const homeOf = (number: number) => ({ id: idOf(number), title: `Home ${number}` });

it.each([[null], ['text'], [{}], [[null, 7, 'no id', {}, { id: 1 }, { id: 'x', title: 'No' }]]])(
  'is empty where the browser holds %j',
  (stored) => expect(parseShortlist(stored)).toEqual([]),
);

it('reads ids alone, as earlier versions kept them, and each home once', () => {
  expect(parseShortlist([idOf(1), homeOf(1), homeOf(2)])).toEqual([{ id: idOf(1), title: '' }, homeOf(2)]);
});

it('holds a bounded number of homes with bounded titles', () => {
  const stored = Array.from({ length: MOST_SHORTLISTED + 5 }, (_, at) => ({ ...homeOf(at), title: 'x'.repeat(1_000) }));
  const homes = parseShortlist(stored);
  expect(homes).toHaveLength(MOST_SHORTLISTED);
  expect(homes[0]?.title).toHaveLength(120);
});
