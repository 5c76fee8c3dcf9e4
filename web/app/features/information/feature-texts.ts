import { type FeatureId, featureIds } from './feature-status.tsx';
import texts from './texts/features.json' with { type: 'json' };

const audiences = ['everyone', 'tenants', 'landlords and agents'] as const;
type Audience = (typeof audiences)[number];

interface FeatureText {
  readonly title: string;
  readonly text: string;
  readonly audience: Audience;
}

export const featureTexts = texts as Readonly<Record<FeatureId, FeatureText>>;

export const featuresByAudience = audiences.map((audience) => ({
  audience,
  ids: featureIds.filter((id) => featureTexts[id].audience === audience),
}));
