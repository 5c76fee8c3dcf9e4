import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleSlot, exampleViewing } from './testing/example-viewing.ts';
import { ViewingDetails } from './viewing-details.tsx';

const slot = exampleSlot('a', 2);
const show = (changes: Partial<Viewing> = {}) =>
  render(
    <dl>
      <ViewingDetails viewing={exampleViewing(slot, changes)} />
    </dl>,
  );
const terms = () => screen.queryAllByRole('term').map(({ textContent }) => textContent);
const hidden = { address: null, addressFrom: slot.startsAt } as const;

describe('where a viewing is', () => {
  it('says nothing that is not known', () => {
    show();
    expect(terms()).toEqual([]);
  });

  it('says from when the address is shown', () => {
    show(hidden);
    expect(screen.getByText(/Leeds LS1. You’ll see the full address here from/)).toBeTruthy();
  });

  it.each([
    ['of a video call', { ...hidden, mode: 'video' }],
    ['of a viewing that was cancelled', { ...hidden, status: 'cancelled-by-tenant' }],
  ] as const)('says nothing of an address %s', (_, changes) => {
    show(changes);
    expect(terms()).toEqual([]);
  });

  it('shows the address, and whom one meets', () => {
    const address = { line1: '1 Mill Lane', line2: '', city: 'Leeds', postcode: 'LS1 1AA' } as Viewing['address'];
    show({ ...hidden, address, meets: 'Sam Field', videoLink: 'https://video.example/1' });
    expect(screen.getByText('1 Mill Lane, Leeds, LS1 1AA')).toBeTruthy();
    expect(terms()).toEqual(['Video call', 'Address', 'Who you’ll meet']);
  });

  it('tells the lister whom the tenant meets', () => {
    show({ side: 'lister', meets: 'Sam Field' });
    expect(terms()).toEqual(['Who’ll meet the tenant']);
  });
});
