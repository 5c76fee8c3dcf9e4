import { Badge } from '../../../ui/badge.tsx';

type FeatureStatus = 'live' | 'coming soon';

/**
 * Which features work today. Every badge, step, question and article of the information pages follows this table.
 */
const featureStatus = {
  accounts: 'live',
  verifiedEmail: 'live',
  security: 'live',
  placeGuides: 'live',
  support: 'live',
  messaging: 'live',
  reporting: 'live',
  viewings: 'live',
  search: 'live',
  alerts: 'live',
  matching: 'live',
  favourites: 'live',
  applications: 'live',
  applicationTracking: 'live',
  listings: 'live',
  analytics: 'live',
  premiumPlacement: 'coming soon',
  documents: 'live',
  teams: 'live',
  feeds: 'live',
} satisfies Readonly<Record<string, FeatureStatus>>;

export type FeatureId = keyof typeof featureStatus;

export const featureIds = Object.keys(featureStatus) as FeatureId[];

export const isLive = (id: FeatureId): boolean => featureStatus[id] === 'live';

/** Content that depends on no feature always works. */
export const works = (needs: FeatureId | undefined): boolean => needs === undefined || isLive(needs);

export const StatusBadge = ({ feature }: { readonly feature: FeatureId }) =>
  isLive(feature) ? <Badge tone="good">Live</Badge> : <ComingSoon needs={feature} />;

export const ComingSoon = ({ needs }: { readonly needs: FeatureId | undefined }) =>
  works(needs) ? null : <Badge tone="warm">Coming soon</Badge>;
