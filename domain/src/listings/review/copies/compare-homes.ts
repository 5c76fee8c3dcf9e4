import type { ListingStatus } from '../../lifecycle.ts';
import { addressKey } from './address-key.ts';
import { printOf, saysEnough, similarityOf } from './text-print.ts';

export const copyMatches = ['address', 'text', 'photos'] as const;
export type CopyMatch = (typeof copyMatches)[number];

/** A home that is compared with others. */
export interface ComparedHome {
  readonly accountId: string;
  readonly title: string;
  readonly description: string;
  readonly line1: string;
  readonly line2: string;
  readonly postcode: string;
  readonly propertyType: string;
  readonly isShared: boolean;
}

/** Homes that are over are compared for this long. */
export const RECENT_DAYS = 180;

/** Rooms of one house share its address, and so do the people who let them. */
export const isWholeHome = ({ propertyType, isShared }: Pick<ComparedHome, 'propertyType' | 'isShared'>): boolean =>
  propertyType !== 'room' && !isShared;

export const overStatuses: readonly ListingStatus[] = ['let', 'withdrawn', 'rejected'];
export const isOver = (status: ListingStatus): boolean => overStatuses.includes(status);

/** How alike the texts of two accounts have to be. */
const ALIKE = 0.49;
/** Flats of one building are described in much the same words. */
const ALIKE_IN_ONE_BUILDING = 0.68;
/** With the same photos. */
const ALIKE_WITH_PHOTOS = 0.3;

interface Comparison {
  readonly other: ComparedHome;
  readonly sharesPhotos: boolean;
}

/** Compares one home with many. Empty where nothing says that the two are adverts of one home. */
export function copyComparer(home: ComparedHome): (comparison: Comparison) => readonly CopyMatch[] {
  const key = addressKey(home);
  const print = printOf(home.title, home.description);
  return ({ other, sharesPhotos }) => {
    const otherKey = addressKey(other);
    const hasSameAddress = key !== null && key === otherKey && isWholeHome(home) && isWholeHome(other);
    // An agency ends each of its adverts with the same words.
    const hasSameText =
      home.accountId !== other.accountId &&
      saysEnough(print) &&
      isAlike(similarityOf(print, printOf(other.title, other.description)), {
        areNeighbours: key !== otherKey && buildingIn(key) !== null && buildingIn(key) === buildingIn(otherKey),
        sharesPhotos,
      });
    if (!hasSameAddress && !hasSameText) return [];
    return [
      ...(hasSameAddress ? (['address'] as const) : []),
      ...(hasSameText ? (['text'] as const) : []),
      ...(sharesPhotos ? (['photos'] as const) : []),
    ];
  };
}

function isAlike(
  similarity: number,
  { areNeighbours, sharesPhotos }: { areNeighbours: boolean; sharesPhotos: boolean },
) {
  if (areNeighbours) return similarity >= ALIKE_IN_ONE_BUILDING;
  return similarity >= (sharesPhotos ? ALIKE_WITH_PHOTOS : ALIKE);
}

/** The key without the flat: postcode and number. */
const buildingIn = (key: string | null): string | null => key?.split(' ').slice(0, 2).join(' ') ?? null;
