import { formatPounds } from '../money.ts';

/** Fewer live homes than these say more about a few homes than about what a place costs. */
export const ENOUGH_TO_COMPARE = 5;

export interface RentGroup {
  readonly homes: number;
  readonly medianPence: number;
}

export interface BedroomGroup extends RentGroup {
  readonly bedrooms: number;
}

export interface PlaceRents {
  /** None without any home. */
  readonly all: RentGroup | undefined;
  readonly byBedrooms: readonly BedroomGroup[];
}

/** In pence; null while there are too few homes to tell. */
export const medianToTell = (group: RentGroup | undefined): number | null =>
  group && group.homes >= ENOUGH_TO_COMPARE ? group.medianPence : null;

/** What the homes of a place cost, to the pound: all of them, and those with as many bedrooms where they are enough. */
export const typicalRents = ({ all, byBedrooms }: PlaceRents) => ({
  homes: all?.homes ?? 0,
  median: inPounds(medianToTell(all)),
  byBedrooms: byBedrooms.flatMap(({ bedrooms, ...group }) => {
    const median = inPounds(medianToTell(group));
    return median === null ? [] : [{ bedrooms, homes: group.homes, median }];
  }),
});

const inPounds = (pence: number | null): number | null => (pence === null ? null : Math.round(pence / 100));

/** The median that a rent was compared with. */
export interface ComparedRents extends BedroomGroup {
  /** The outcode, or the postcode area where the outcode has too few such homes. */
  readonly place: string;
}

/** The homes with as many bedrooms in the first of the places that has enough of them. */
export function comparedWith(
  bedrooms: number,
  places: readonly { readonly place: string; readonly rents: PlaceRents }[],
): ComparedRents | null {
  for (const { place, rents } of places) {
    const group = rents.byBedrooms.find((homes) => homes.bedrooms === bedrooms);
    if (group && medianToTell(group) !== null) return { ...group, place };
  }
  return null;
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "14 two-bedroom homes". */
function countHomes(homes: number, bedrooms: number): string {
  return bedrooms === 0 ? `${homes} studios` : `${homes} ${numbers[bedrooms] ?? bedrooms}-bedroom homes`;
}

/** "£50 below the median rent of 14 two-bedroom homes in LS6", in whole pounds. */
export function describeAgainstMiddle(
  { price, bedrooms }: { readonly price: number; readonly bedrooms: number },
  { homes, median, outcode }: { readonly homes: number; readonly median: number; readonly outcode: string },
): string {
  const away = Math.round(price) - median;
  const distance = away === 0 ? 'The same as' : `${formatPounds(Math.abs(away))} ${away < 0 ? 'below' : 'above'}`;
  return `${distance} the median rent of ${countHomes(homes, bedrooms)} in ${outcode}`;
}

const homesWith = (bedrooms: number): string =>
  bedrooms === 0 ? 'studios' : `homes with ${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`;

export const describeCompared = ({ homes, bedrooms, place }: ComparedRents): string =>
  `${homes} ${homesWith(bedrooms)} in ${place}`;
