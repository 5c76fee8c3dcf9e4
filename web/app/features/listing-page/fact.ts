/** A term and what is said about it. */
export interface Fact {
  readonly term: string;
  readonly value: string;
}

export interface FactGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** What the lister left alone. A reader sees that nothing is said, rather than nothing at all. */
export const NOT_STATED = 'Not stated';

export const stated = (value: string | null): string => (value === null || value.trim() === '' ? NOT_STATED : value);
