import { epcRatings, furnishings, propertyTypes } from '@letfair/domain/listings/vocabulary';
import { searchFeatures } from '@letfair/domain/search/searchable-features';

const facts = ['parking', 'bills', 'shared', 'pets'] as const;
export type Fact = (typeof facts)[number];

export const marksBesideTypes = [...furnishings, ...facts, ...searchFeatures] as const;
/** The order of the bits as they are stored. A new mark goes to the end, or every home has to be marked anew. */
const marks = [...propertyTypes, ...marksBesideTypes] as const;
export type Mark = (typeof marks)[number];

const bits: ReadonlyMap<string, number> = new Map(marks.map((mark, at) => [mark, 1 << at]));

export const bitOf = (mark: Mark): number => bits.get(mark) ?? 0;
export const bitsOf = (chosen: readonly Mark[]): number => chosen.reduce((all, mark) => all | bitOf(mark), 0);
export const marksIn = (value: number): Mark[] => marks.filter((mark) => (value & bitOf(mark)) !== 0);

/** What is counted of a kind of home, in the order in which the database keeps it. */
export const countedOfKind = [...marksBesideTypes, ...epcRatings] as const;
export type CountedOfKind = (typeof countedOfKind)[number];
