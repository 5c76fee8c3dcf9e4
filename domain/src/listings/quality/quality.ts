import { keysOf } from '../../keys-of.ts';

/** What a home's advert is scored by. What is not known is left out of the score. */
export interface QualityFacts {
  /** Photographs, without floor plans and energy certificates. */
  readonly photos: number;
  /** Those of them that are large enough for a wide screen. */
  readonly largePhotos?: number | undefined;
  readonly hasFloorPlan?: boolean | undefined;
  /** A picture of the energy certificate, or the certificate itself. */
  readonly hasEnergyCertificate?: boolean | undefined;
  readonly descriptionLength: number;
  readonly hasViewingTimes?: boolean | undefined;
  readonly hasPin: boolean;
  /** Of the material information, in percent. */
  readonly completeness: number;
  /** Undefined while too few have asked to tell. */
  readonly answersWithinDay?: boolean | undefined;
}

export const ENOUGH_PHOTOS = 8;
export const ENOUGH_WORDS = 600;
export const LARGE_PHOTO_PIXELS = 960;

interface Part {
  /** All parts make 100. */
  readonly points: number;
  /** From 0 to 1; undefined where it is not known. */
  readonly share: (facts: QualityFacts) => number | undefined;
  readonly advice: (facts: QualityFacts) => string;
}

const yes = (fact: boolean | undefined): number | undefined => (fact === undefined ? undefined : Number(fact));

const parts = {
  photos: {
    points: 25,
    share: ({ photos }) => Math.min(photos, ENOUGH_PHOTOS) / ENOUGH_PHOTOS,
    advice: ({ photos }) =>
      photos === 0
        ? `Add photos. ${ENOUGH_PHOTOS} is a good number.`
        : `Add more photos. You have ${photos}, and ${ENOUGH_PHOTOS} is a good number.`,
  },
  largePhotos: {
    points: 5,
    share: ({ photos, largePhotos }) =>
      photos === 0 || largePhotos === undefined ? undefined : Math.min(largePhotos, photos) / photos,
    advice: ({ photos, largePhotos = 0 }) =>
      `Replace small photos: ${photos - largePhotos} of your ${photos} ${photos - largePhotos === 1 ? 'is' : 'are'} less than ${LARGE_PHOTO_PIXELS} pixels wide.`,
  },
  floorPlan: {
    points: 10,
    share: ({ hasFloorPlan }) => yes(hasFloorPlan),
    advice: () => 'Add a floor plan.',
  },
  energyCertificate: {
    points: 5,
    share: ({ hasEnergyCertificate }) => yes(hasEnergyCertificate),
    advice: () => 'Add the energy certificate, under Certificates or as a picture.',
  },
  description: {
    points: 15,
    share: ({ descriptionLength }) => Math.min(descriptionLength, ENOUGH_WORDS) / ENOUGH_WORDS,
    advice: ({ descriptionLength }) =>
      `Say more in the description. It has ${descriptionLength} characters, and ${ENOUGH_WORDS} is a good length.`,
  },
  viewingTimes: {
    points: 10,
    share: ({ hasViewingTimes }) => yes(hasViewingTimes),
    advice: () => 'Set viewing times so people can book a viewing.',
  },
  pin: {
    points: 5,
    share: ({ hasPin }) => yes(hasPin),
    advice: () => 'Move the map pin to where the home is.',
  },
  information: {
    points: 20,
    share: ({ completeness }) => completeness / 100,
    advice: () => 'Add the missing details.',
  },
  replies: {
    points: 5,
    share: ({ answersWithinDay }) => yes(answersWithinDay),
    advice: () => 'Answer enquiries within a day.',
  },
} as const satisfies Record<string, Part>;

const partNames = keysOf(parts);
/** The most things that can raise a score. */
export const MOST_RAISES = partNames.length;

export interface Quality {
  /** From 0 to 100. */
  readonly score: number;
  /** What would raise it, the most first, by how many points. */
  readonly raises: readonly { readonly points: number; readonly advice: string }[];
}

/** What this figure is called wherever it is shown. */
export const ADVERT_SCORE = 'Advert score';

export const scoreInWords = (score: number): string => `${score}/100`;

/** The score alone, for whoever compares thousands of adverts. */
export function scoreOf(facts: QualityFacts): number {
  let [most, reached] = [0, 0];
  for (const name of partNames) {
    const { points, share } = parts[name] as Part;
    const part = share(facts);
    if (part === undefined) continue;
    most += points;
    reached += points * part;
  }
  return Math.round((reached / most) * 100);
}

/** The score of an advert, and what would raise it. Nothing here says how many enquiries it brings. */
export function qualityOf(facts: QualityFacts): Quality {
  const scored = partNames.flatMap((name) => {
    const part: Part = parts[name];
    const share = part.share(facts);
    return share === undefined ? [] : [{ ...part, share }];
  });
  const most = scored.reduce((sum, { points }) => sum + points, 0);
  const raises = scored
    .map(({ points, share, advice }) => ({ points: Math.round((points * (1 - share) * 100) / most), advice }))
    .filter(({ points }) => points > 0)
    .sort((one, two) => two.points - one.points);
  return {
    score: scoreOf(facts),
    raises: raises.map(({ points, advice }) => ({ points, advice: advice(facts) })),
  };
}
