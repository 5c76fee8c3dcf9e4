import type { ListingPreview } from '@letfair/contract/listings/listings';
import { isExact } from '@letfair/domain/search/places/map/position';
import { districtOf } from '@letfair/domain/search/places/postcodes/postcodes';
import type { MapPlace } from '../../search/map/index.ts';

/** Where the map shows the home. */
export function placeOf({ point, pointSource, address: { line1, outcode } }: ListingPreview): MapPlace | null {
  if (point === null || pointSource === null) return null;
  if (!isExact(pointSource)) return { point, mark: 'district', district: districtOf(outcode) };
  const isTrue = line1 !== '' && pointSource === 'pin';
  return { point, mark: isTrue ? 'pin' : 'circle', district: districtOf(outcode) };
}

const MOVED = 'moved by up to 100 metres to keep the exact address private';

/** How exact the position on the map is, and where it comes from. */
export function pinNoteOf({ pointSource, address: { line1, outcode }, lister: { userType } }: ListingPreview): string {
  const isShared = line1 !== '';
  const lister = userType === 'agent' ? 'agent' : 'landlord';
  switch (pointSource) {
    case 'pin':
      return isShared
        ? `The ${lister} has marked the exact spot.`
        : `The ${lister} has marked the spot. The circle has been ${MOVED}.`;
    case 'postcode':
      return isShared
        ? 'The circle is around the middle of the postcode.'
        : `The circle is around the middle of the postcode, ${MOVED}.`;
    case 'outcode':
      return `The home is somewhere in ${outcode}. The map shows the whole district.`;
    default:
      if (outcode === '') return 'Add a postcode to see the home on a map.';
      return `The home is in ${outcode}. We don’t know where that is on the map.`;
  }
}
