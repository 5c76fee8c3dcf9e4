import type { Address } from '../fields.ts';

const parts = ['line1', 'line2', 'city', 'postcode', 'county'] as const;
/** Case and blanks are no other address: "m11ae" is M1 1AE. */
const compact = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
export const isSameAddress = (one: Address, two: Address): boolean =>
  parts.every((part) => compact(one[part]) === compact(two[part]));
