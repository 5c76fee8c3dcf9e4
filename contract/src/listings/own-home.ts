import { MAX_ADDRESS_PART, MAX_REFERENCE } from '@letfair/domain/homes/limits';
import { text } from '../wire/text.ts';

/** What a landlord or agent tells their homes apart by; left out for tenants. */
export const ownHome = {
  /** Their own reference, empty without one. */
  propertyReference: text(MAX_REFERENCE).optional(),
  /** The first line of the address. */
  propertyStreet: text(MAX_ADDRESS_PART).optional(),
};
