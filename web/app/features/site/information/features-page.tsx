import { BreadcrumbData } from '../../../lib/structured-data/index.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { type FeatureId, featureIds, isLive, StatusBadge } from './feature-status.tsx';
import { JoinButton } from './page-parts.tsx';
import texts from './texts/features.json' with { type: 'json' };

const headings = {
  everyone: 'For everyone',
  tenants: 'For tenants',
  'landlords and agents': 'For landlords and agents',
} as const;

const liveCount = featureIds.filter(isLive).length;

export const featuresMeta = {
  title: 'Features',
  description: 'What you can do on Letfair today, and what’s coming soon, for tenants, landlords and letting agents.',
};

export const FeaturesPage = () => (
  <Container>
    <BreadcrumbData crumbs={[{ name: 'Features', path: '/features' }]} />
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-12 pb-10 sm:pt-16">
      <div className="grid gap-5">
        <h1 className="text-display">What works today</h1>
        <p className="max-w-text text-lg text-muted">
          Letfair is in beta, so every feature has a badge that says if it works yet.
        </p>
      </div>
      <Progress />
    </div>
    {featuresByAudience.map(({ audience, ids }) => (
      <FeatureRows key={audience} title={headings[audience]} features={ids} />
    ))}
    <div className="flex flex-wrap items-center justify-between gap-6 border-t border-line py-12">
      <p className="max-w-text">
        Missing something? <TextLink to="/contact">Tell us</TextLink>; it may be next. We have no plans for video,
        tenant referencing or homes outside the UK.
      </p>
      <JoinButton />
    </div>
  </Container>
);

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

interface FeatureRowsProps {
  readonly title: string;
  readonly features: readonly FeatureId[];
}

function FeatureRows({ title, features }: FeatureRowsProps) {
  return (
    <TitledSection
      title={title}
      titleClassName="text-title lg:pt-4"
      className="grid gap-x-10 gap-y-4 border-t border-line py-10 lg:grid-cols-[1fr_3fr]"
    >
      <ul>
        {features.map((feature) => (
          <li
            key={feature}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-b border-line py-4 last:border-0 sm:grid-cols-[13rem_1fr_auto]"
          >
            <h3 className="font-sans text-base tracking-normal">{featureTexts[feature].title}</h3>
            <p className="max-w-text text-muted max-sm:order-last max-sm:col-span-2">{featureTexts[feature].text}</p>
            <span className="sm:w-28 sm:text-right">
              <StatusBadge feature={feature} />
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

const audiences = ['everyone', 'tenants', 'landlords and agents'] as const;
type Audience = (typeof audiences)[number];

interface FeatureText {
  readonly title: string;
  readonly text: string;
  readonly audience: Audience;
}

const featureTexts = texts as Readonly<Record<FeatureId, FeatureText>>;

const featuresByAudience = audiences.map((audience) => ({
  audience,
  ids: featureIds.filter((id) => featureTexts[id].audience === audience),
}));
