import { assessListing } from '@letfair/domain/compliance/assess';
import { factsOfForm } from '@letfair/domain/compliance/facts';
import type { Finding } from '@letfair/domain/compliance/rule';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { formOfListing } from './listing-columns.ts';
import type { ListingRow } from './listings.repository.ts';

type ListerType = 'landlord' | 'agent';

const today = (): string => new Date().toISOString().slice(0, 10);

export const assessForm = (form: ListingForm, lister: ListerType): readonly Finding[] =>
  assessListing(factsOfForm(form, lister), today());

/** What the law of today says of a stored listing. */
export const assessRow = (listing: ListingRow, lister: ListerType): readonly Finding[] =>
  assessForm(formOfListing(listing, []), lister);

export const blocking = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ severity }) => severity === 'block');
