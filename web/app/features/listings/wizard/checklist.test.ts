import { emptyListingForm } from '@letfair/domain/listings/listing-form';
import { describe, expect, it } from 'vitest';
import { checklistOf } from './checklist.ts';
import type { LawOfForm } from './law-of-form.ts';

const silent: LawOfForm = { nation: 'england', byField: new Map(), blocking: [] };
const open = (form: typeof emptyListingForm, law = silent) =>
  checklistOf(form, law).flatMap(({ items }) => items.flatMap(({ done, label }) => (done ? [] : [label])));

describe('the checklist', () => {
  it('has the three parts, the photos and the law', () => {
    expect(checklistOf(emptyListingForm, silent).map(({ title }) => title)).toEqual([
      'The home',
      'Part A',
      'Part B',
      'Part C',
      'Law checks',
    ]);
  });

  it('ticks itself', () => {
    expect(open(emptyListingForm)).toContain('Monthly rent');
    expect(open({ ...emptyListingForm, monthlyRent: 950 })).not.toContain('Monthly rent');
    expect(open({ ...emptyListingForm, images: ['a', 'b', 'c'] })).not.toContain('At least 3 photos');
  });

  it('takes a tick back with what it stood for', () => {
    const withParking = { ...emptyListingForm, hasParking: true };
    expect(open(emptyListingForm)).not.toContain('Parking');
    expect(open(withParking)).toContain('Parking');
    expect(open({ ...withParking, parkingDetails: 'One space' })).not.toContain('Parking');
  });

  it('does not tick the law while its nation is unknown', () => {
    expect(open(emptyListingForm, { ...silent, nation: null })).toContain('Nothing keeps it from going live');
    expect(open(emptyListingForm)).not.toContain('Nothing keeps it from going live');
  });
});
