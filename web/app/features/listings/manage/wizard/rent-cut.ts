import type { OwnListing } from '@letfair/contract/listings/listings';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { factsOfForm } from '@letfair/domain/listings/law/facts';
import { type LoweredDeposits, loweredDeposits } from '@letfair/domain/listings/law/lowered-deposits';
import { useMemo, useState } from 'react';
import type { Lister } from './law/law-of-form.ts';

export interface RentCut {
  /** What the deposits become with the new rent; empty where they can stay. */
  readonly lowered: LoweredDeposits;
  readonly isLowering: boolean;
  readonly setLowering: (isLowering: boolean) => void;
}

type RentBefore = Pick<OwnListing, 'price' | 'revision'>;

function depositsAfterCut(form: ListingForm, lister: Lister, before: number | undefined): LoweredDeposits {
  const isCut = before !== undefined && form.monthlyRent !== null && form.monthlyRent < before;
  return isCut ? loweredDeposits(factsOfForm(form, lister)) : {};
}

/** A cut of the rent of a home that was submitted, with the deposits that were lawful for the old one. */
export function useRentCut(form: ListingForm, lister: Lister, listing: RentBefore | undefined) {
  const [isLowering, setLowering] = useState(true);
  const before = listing && (listing.revision ?? listing).price;
  const lowered = useMemo(() => depositsAfterCut(form, lister, before), [form, lister, before]);
  const rentCut: RentCut = useMemo(() => ({ lowered, isLowering, setLowering }), [lowered, isLowering]);
  return {
    rentCut,
    /** The form as it would be saved. */
    formAfterCut: useMemo(() => (isLowering ? { ...form, ...lowered } : form), [form, lowered, isLowering]),
    /** What is typed now, as it is saved. */
    withDeposits: (typed: ListingForm): ListingForm =>
      isLowering ? { ...typed, ...depositsAfterCut(typed, lister, before) } : typed,
  };
}
