import { placeDoubts } from '../../search/places/place-doubts.ts';
import { nationOf } from '../../search/places/postcodes/nation.ts';
import type { Address } from '../fields.ts';
import { ALWAYS, type Finding } from '../law/rule.ts';
import type { Flag } from './review-flags.ts';

type Located = Pick<Address, 'city' | 'county' | 'postcode'>;

/** A town or county that contradicts the postcode, beside its field; it only advises, and no law says so. */
export const placeFindings = (address: Located): readonly Finding[] =>
  placeDoubts(address).map(({ part, advice }) => ({
    rule: `${part}-unlike-postcode`,
    nation: nationOf(address.postcode),
    severity: 'advise',
    field: `address.${part}`,
    sentence: advice,
    citation: '',
    since: ALWAYS,
  }));

export function placeFlag(address: Located): Flag<'place'> | null {
  const doubts = placeDoubts(address);
  if (doubts.length === 0) return null;
  return { kind: 'place', sentence: `Parts of the address don’t match: ${doubts.map(({ fact }) => fact).join(' ')}` };
}
