import { Badge } from '../../ui/badge.tsx';
import { type FeatureId, isLive, works } from './feature-status.ts';

export const StatusBadge = ({ feature }: { readonly feature: FeatureId }) =>
  isLive(feature) ? <Badge tone="good">Live</Badge> : <ComingSoon needs={feature} />;

/** Stands beside whatever leans on a feature that does not work yet, and vanishes on the day it does. */
export const ComingSoon = ({ needs }: { readonly needs: FeatureId | undefined }) =>
  works(needs) ? null : <Badge tone="warm">Coming soon</Badge>;
