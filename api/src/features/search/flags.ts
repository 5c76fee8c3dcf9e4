import { epcRatings, furnishings, propertyTypes } from '@letfair/domain/listings/vocabulary';
import { searchFeatures } from '@letfair/domain/search/searchable-features';

const facts = ['parking', 'bills', 'shared', 'pets'] as const;
export type Fact = (typeof facts)[number];

export const flagsBesideTypes = [...furnishings, ...facts, ...searchFeatures] as const;
/** The order of the bits as they are stored. A new mark goes to the end, or every home has to be marked anew. */
const marks = [...propertyTypes, ...flagsBesideTypes] as const;
export type SearchFlag = (typeof marks)[number];

const bits: ReadonlyMap<string, number> = new Map(marks.map((mark, at) => [mark, 1 << at]));

export const flagBit = (mark: SearchFlag): number => bits.get(mark) ?? 0;
export const flagMask = (chosen: readonly SearchFlag[]): number => chosen.reduce((all, mark) => all | flagBit(mark), 0);
export const flagsIn = (value: number): SearchFlag[] => marks.filter((mark) => (value & flagBit(mark)) !== 0);

/** What is counted of a kind of home, in the order in which the database keeps it. */
export const countedFlags = [...flagsBesideTypes, ...epcRatings] as const;
export type CountedFlag = (typeof countedFlags)[number];
