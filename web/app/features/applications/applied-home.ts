import type { Nation } from '@letfair/domain/places/nations';

/** What the page of a home says about it to those who apply. */
export interface AppliedHome {
  readonly propertyId: string;
  /** £ a month. */
  readonly price: number;
  readonly nation: Nation | null;
  readonly title: string;
}
