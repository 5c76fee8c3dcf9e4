import { type ScreenPicture, screenPictures } from '@letfair/contract/site/pages/screen-pictures';
import { type CapabilityId, capabilities, capabilityIds } from './capabilities/capabilities.ts';
import type { WayIn } from './capabilities/capability.ts';
import { readersInWords } from './capabilities/readers-in-words.ts';
import { type Audience, audiences, pictureTexts } from './pictures/picture-texts.ts';

export interface Feature {
  readonly id: CapabilityId;
  readonly name: string;
  readonly line: string;
  readonly readers: string;
  readonly waysIn: readonly WayIn[];
}

export const featureOf = (id: CapabilityId): Feature => {
  const { name, line, waysIn } = capabilities[id];
  return { id, name, line, readers: readersInWords(waysIn), waysIn };
};

/** A screen with what people can do there. */
export interface FeatureScreen {
  readonly picture: ScreenPicture;
  readonly alt: string;
  readonly features: readonly Feature[];
}

export interface FeatureGroup {
  readonly audience: Audience;
  readonly title: string;
  readonly screens: readonly FeatureScreen[];
}

/** Every capability once: below its audience, beside its screen. */
export const featureGroups: readonly FeatureGroup[] = (Object.keys(audiences) as Audience[]).map((audience) => ({
  audience,
  title: audiences[audience],
  screens: screenPictures
    .filter((picture) => pictureTexts[picture].audience === audience)
    .map((picture) => ({
      picture,
      alt: pictureTexts[picture].alt,
      features: capabilityIds.filter((id) => capabilities[id].picture === picture).map(featureOf),
    })),
}));

export interface Planned {
  readonly name: string;
  readonly line: string;
}

/** It has no screen and no help until it works. */
export const planned: readonly Planned[] = [
  { name: 'Premium placement', line: 'Ways to make a home stand out. Listing it will always be free.' },
];
