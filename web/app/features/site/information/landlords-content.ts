import type { FeatureId } from './feature-status.tsx';
import texts from './texts/landlords.json' with { type: 'json' };

export interface Point {
  readonly title: string;
  readonly text: string;
  /** Feature that this point depends on. */
  readonly needs?: FeatureId;
}

export interface LandlordsContent {
  readonly benefits: readonly Point[];
  readonly steps: readonly Point[];
  readonly included: readonly (Point & { readonly needs: FeatureId })[];
}

export const landlordsContent = texts as LandlordsContent;
