import { Link } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { BreadcrumbData } from '../../../lib/structured-data/index.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { WayInLink } from './capabilities/way-in-link.tsx';
import type { Feature, FeatureGroup, FeatureScreen, Planned } from './features.ts';
import { JoinButton } from './page-parts.tsx';
import { PictureOfScreen } from './pictures/screen-picture.tsx';

export const featuresMeta = {
  title: 'Features',
  description:
    'What tenants, landlords and letting agents can do on Letfair today, with screenshots, and what’s coming soon.',
};

interface FeaturesPageProps {
  readonly groups: readonly FeatureGroup[];
  readonly coming: readonly Planned[];
}

export const FeaturesPage = ({ groups, coming }: FeaturesPageProps) => {
  const live = groups.flatMap(({ screens }) => screens.flatMap(({ features }) => features)).length;
  const total = live + coming.length;
  return (
    <Container>
      <BreadcrumbData crumbs={[{ name: 'Features', path: '/features' }]} />
      <div className="grid gap-5 pt-12 pb-10 sm:pt-16">
        <h1 className="text-display">What works today</h1>
        <p className="max-w-text text-lg text-muted">
          Everything you can do on Letfair, and where to do it. Choose a feature to read how it works.
        </p>
        <p className="font-semibold tabular-nums">
          {live} of {total} live
        </p>
        <Audiences groups={groups} />
      </div>
      {groups.map((group) => (
        <Group key={group.audience} {...group} />
      ))}
      <TitledSection
        title="Coming soon"
        titleClassName="text-heading"
        className="grid gap-6 border-t border-line py-12"
      >
        <ul>
          {coming.map(({ name, line }) => (
            <li key={name} className="grid max-w-text gap-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">{name}</span>
                <Badge tone="warm">Coming soon</Badge>
              </p>
              <p className="text-muted">{line}</p>
            </li>
          ))}
        </ul>
      </TitledSection>
      <div className="flex flex-wrap items-center justify-between gap-6 border-t border-line py-12">
        <p className="max-w-text">
          Is something missing? <TextLink to="/contact">Tell us</TextLink>, and we may add it next. We have no plans for
          tenant referencing or homes outside the UK.
        </p>
        <JoinButton />
      </div>
    </Container>
  );
};

const idOf = (audience: string): string => audience.replaceAll(' ', '-');

const Audiences = ({ groups }: Pick<FeaturesPageProps, 'groups'>) => (
  <nav aria-label="Features by type of user">
    <ul className="flex flex-wrap gap-2">
      {groups.map(({ audience, title }) => (
        <li key={audience}>
          <a
            href={`#${idOf(audience)}`}
            className="flex min-h-10 items-center rounded-md border border-line-strong px-3 hover:bg-sand hover:text-link"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Group = ({ audience, title, screens }: FeatureGroup) => (
  <section aria-labelledby={idOf(audience)} className="grid gap-10 border-t border-line py-12">
    <h2 id={idOf(audience)} className="text-heading">
      {title}
    </h2>
    {screens.map((screen, at) => (
      <Screen key={screen.picture} {...screen} isReversed={at % 2 === 1} />
    ))}
  </section>
);

const Screen = ({ picture, alt, features, isReversed }: FeatureScreen & { readonly isReversed: boolean }) => (
  <div className="grid items-center gap-x-12 gap-y-4 lg:grid-cols-2">
    <PictureOfScreen of={picture} alt={alt} className={classNames(isReversed && 'lg:order-last')} />
    <ul className="grid content-start">
      {features.map((feature) => (
        <FeatureLine key={feature.id} {...feature} />
      ))}
    </ul>
  </div>
);

const FeatureLine = ({ id, name, line, readers, waysIn }: Feature) => (
  <li className="grid gap-1 border-b border-line py-4 first:pt-0 last:border-0">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="font-sans text-base tracking-normal">
        <Link
          to={`/help/${id}`}
          className="rounded-sm underline decoration-line-strong underline-offset-3 hover:decoration-2"
        >
          {name}
        </Link>
      </h3>
      <Badge tone="good">Live</Badge>
    </div>
    <p className="max-w-text text-muted">{line}</p>
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <span className="text-muted">{readers}</span>
      <WayInLink waysIn={waysIn} />
    </p>
  </li>
);
