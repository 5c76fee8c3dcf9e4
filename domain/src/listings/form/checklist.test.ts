import { describe, expect, it } from 'vitest';
import { checklistOf } from './checklist.ts';
import { emptyListingForm } from './listing-form.ts';

const open = (form: typeof emptyListingForm) =>
  checklistOf(form).flatMap(({ items }) => items.flatMap(({ done, label }) => (done ? [] : [label])));

describe('the checklist', () => {
  it('has the home and the three parts', () => {
    expect(checklistOf(emptyListingForm).map(({ title }) => title)).toEqual(['The home', 'Part A', 'Part B', 'Part C']);
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

  it('covers what a renter has to be told', () => {
    const labels = checklistOf(emptyListingForm).map(({ items }) => items.map(({ label }) => label));
    expect(labels).toEqual([
      ['Title and description', 'Full address', 'Type, rooms and date', 'At least 3 photos'],
      ['Monthly rent', 'Holding and security deposits', 'Council tax band', 'EPC rating'],
      ['Who pays for which utilities', 'Lease length', 'Parking'],
      ['Fire safety', 'Accessibility', 'Anything that restricts its use'],
    ]);
  });
});
