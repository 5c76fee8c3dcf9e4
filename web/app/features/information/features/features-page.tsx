import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { BreadcrumbData } from '../../structured-data/index.ts';
import { featureIds, isLive } from '../feature-status.ts';
import { FeatureRows } from './feature-rows.tsx';
import { featuresByAudience } from './feature-texts.ts';

const headings = {
  everyone: 'For everyone',
  tenants: 'For tenants',
  'landlords and agents': 'For landlords and agents',
} as const;

const liveCount = featureIds.filter(isLive).length;

export const FeaturesPage = () => (
  <Container>
    <BreadcrumbData crumbs={[{ name: 'Features', path: '/features' }]} />
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-12 pb-10 sm:pt-16">
      <div className="grid gap-5">
        <h1 className="text-display">What works today</h1>
        <p className="max-w-prose text-lg text-muted">
          And what does not, yet. Letfair is in beta, so each feature carries a badge that tells the truth.
        </p>
      </div>
      <Progress />
    </div>
    {featuresByAudience.map(({ audience, ids }) => (
      <FeatureRows key={audience} title={headings[audience]} features={ids} />
    ))}
    <div className="flex flex-wrap items-center justify-between gap-6 border-t border-line py-12">
      <p className="max-w-prose">
        Missing something? <TextLink to="/contact">Tell us</TextLink>; it may be next. Not on the list, and not planned
        for now: video, tenant referencing, and homes outside the UK.
      </p>
      <LinkButton to="/auth/signup" variant="accent" size="lg">
        Create your free account
      </LinkButton>
    </div>
  </Container>
);

/** One mark a feature: filled when it is live. */
const Progress = () => (
  <div className="grid gap-2">
    <p className="font-semibold tabular-nums">
      {liveCount} of {featureIds.length} live
    </p>
    <div aria-hidden="true" className="flex flex-wrap gap-1">
      {featureIds
        .toSorted((a, b) => Number(isLive(b)) - Number(isLive(a)))
        .map((id) => (
          <span
            key={id}
            className={isLive(id) ? 'h-6 w-2.5 rounded-sm bg-primary' : 'h-6 w-2.5 rounded-sm bg-sand-deep'}
          />
        ))}
    </div>
  </div>
);
