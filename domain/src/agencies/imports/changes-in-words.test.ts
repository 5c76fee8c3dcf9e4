import { expect, test } from 'vitest';
import { completeListingForm } from '../../testing/listing-form.ts';
import { portfolioColumns } from '../portfolio/columns.ts';
import { type ChangedSide, changesInWords, MAX_SHOWN_CHANGE } from './changes-in-words.ts';

const before: ChangedSide = {
  form: { ...completeListingForm, monthlyRent: 900, furnishing: '', features: ['Garden'], availableDate: '2026-12-03' },
  status: 'live',
  client: '',
  branch: 'Leeds',
  photos: 2,
  captions: ['', 'Kitchen'],
  kinds: ['photo'],
};
const told = (target: (typeof portfolioColumns)[number], after: Partial<ChangedSide>) => {
  const [change] = changesInWords([target], before, { ...before, ...after });
  return [change?.before, change?.after];
};
const inForm = (changes: Partial<ChangedSide['form']>) => ({ form: { ...before.form, ...changes } });

test('says values as the form shows them', () => {
  expect(told('monthlyRent', inForm({ monthlyRent: 1_250.5 }))).toEqual(['£900', '£1,250.50']);
  expect(told('furnishing', inForm({ furnishing: 'part-furnished' }))).toEqual(['', 'Part furnished']);
  expect(told('features', inForm({ features: ['Garden', 'Lift'] }))).toEqual(['Garden', 'Garden; Lift']);
  expect(told('availableDate', inForm({ availableDate: '2027-01-04' }))).toEqual(['3 December 2026', '4 January 2027']);
  expect(told('hasParking', inForm({ hasParking: !before.form.hasParking }))).toContain('Yes');
  expect(told('status', { status: 'let-agreed' })).toEqual(['Live', 'Let agreed']);
  expect(told('client', { client: 'A Landlord' })).toEqual(['', 'A Landlord']);
  expect(told('branch', { branch: 'York' })).toEqual(['Leeds', 'York']);
  expect(told('photos', { photos: 3 })).toEqual(['2 photos', '3 photos']);
  expect(told('photos', {})[1]).toContain('some replaced');
  expect(told('photo_captions', { captions: ['Hall', 'Kitchen'] })).toEqual(['Kitchen', 'Hall; Kitchen']);
  expect(told('photo_kinds', { kinds: ['floor-plan'] })).toEqual(['Photo', 'Floor plan']);
});

test('shows long texts from where they differ', () => {
  const same = 'Bright and quiet rooms. '.repeat(20);
  const [old = '', now = ''] = told('propertyDescription', inForm({ propertyDescription: `${same}Near the park.` }));
  expect(old.length).toBeLessThanOrEqual(MAX_SHOWN_CHANGE);
  const long = { ...before, ...inForm({ propertyDescription: `${same}Near the shops. ${same}` }) };
  const [change] = changesInWords(['propertyDescription'], long, {
    ...before,
    ...inForm({ propertyDescription: `${same}Near the park.` }),
  });
  expect(change?.before).toMatch(/^….*Near the shops\..*…$/);
  expect(change?.after).toMatch(/^….*Near the park\.$/);
  expect(now).not.toBe('');
});

test('has words for every column', () => {
  for (const target of portfolioColumns) expect(told(target, {}).every((text) => typeof text === 'string')).toBe(true);
});
