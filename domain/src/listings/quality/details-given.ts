/** What the figure is called wherever it is shown. Apart from its counting, which needs the whole form. */
export const DETAILS_GIVEN = 'Details given';

export interface DetailCounts {
  /** How many facts this home is asked for. */
  readonly asked: number;
  readonly missing: readonly unknown[];
  /** Answered, but only with “not known”. */
  readonly notKnown: readonly unknown[];
}

/** “6 of 16”: a plain count tells readers what to ask about; a grade would say more about the lister than the home. */
export const detailsGiven = ({ asked, missing, notKnown }: DetailCounts): string =>
  `${asked - missing.length - notKnown.length} of ${asked}`;
