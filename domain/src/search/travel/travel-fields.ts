// Apart from the filter, which a first visit to the search page does without.

/** Between several places; the name of a place may have a comma. */
export const TRAVEL_JOINT = ';';

/** The fields of a form with a row for each place, also where no script joins them. */
export const travelFields = { minutes: 'travelMinutes', way: 'travelWay', place: 'travelPlace' } as const;
export const travelFieldNames: readonly string[] = Object.values(travelFields);

/** The parameter that the rows of a form stand for; rows without a place ask for nothing. */
export function travelOfRows(sent: { readonly getAll: (name: string) => readonly unknown[] }): string {
  const textAt = (name: string, at: number): string => {
    const value = sent.getAll(name)[at];
    return typeof value === 'string' ? value.trim() : '';
  };
  return sent
    .getAll(travelFields.place)
    .map((_, at) => {
      const place = textAt(travelFields.place, at).replaceAll(TRAVEL_JOINT, ' ');
      return place && [textAt(travelFields.minutes, at), textAt(travelFields.way, at), place].join(',');
    })
    .filter((text) => text !== '')
    .join(TRAVEL_JOINT);
}
