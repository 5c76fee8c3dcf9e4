import { Ban } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { BreadcrumbData, SiteData } from '../../../lib/structured-data/index.ts';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { StartListingButton, useIsSignedIn } from '../../accounts/session/index.ts';
import type { NamedCapability, Track } from './how-it-works.ts';
import { JoinButton, Section } from './page-parts.tsx';

export const howItWorksMeta = {
  title: 'How it works',
  description:
    'How to find or let a home with Letfair, in four steps for tenants and four for landlords and agents, and what we don’t do.',
};

export const HowItWorksPage = ({ tracks }: { readonly tracks: readonly Track[] }) => (
  <>
    <SiteData />
    <BreadcrumbData crumbs={[{ name: 'How it works', path: '/how-it-works' }]} />
    <Container>
      <div className="grid gap-5 pt-12 pb-10 sm:pt-16">
        <h1 className="text-display">How Letfair works</h1>
        <p className="max-w-text text-lg text-muted">
          How to find a home to rent, or a tenant for yours. The <TextLink to="/features">features page</TextLink> shows
          everything you can do here.
        </p>
      </div>
      <div className="grid gap-14 border-t border-line py-12 lg:grid-cols-2 lg:gap-20">
        {tracks.map((track) => (
          <TrackColumn key={track.id} {...track} />
        ))}
      </div>
    </Container>
    <Section title="What Letfair doesn’t do" lead="What to know before you start." band>
      <LeftToYou />
    </Section>
    <GetStarted />
  </>
);

const GetStarted = () => (
  <Section title="Ready to start?" lead="Letfair is free for everyone, and it’ll stay free.">
    <div>
      <JoinButton />
    </div>
  </Section>
);

const leftToYou = [
  'We never hold money. Rent and deposits go straight from tenant to landlord or agent. A deposit must be protected by an approved scheme.',
  'We don’t check tenants’ references. “Verified” only means that someone confirmed their email address.',
  'We’re not part of the tenancy, and we don’t act as an agent for either side.',
  'We don’t give legal advice. The law differs between England, Wales, Scotland and Northern Ireland. For example, since 1 May 2026 new tenancies in England have been rolling, and no one may accept more than the advertised rent.',
];

const LeftToYou = () => (
  <ul className="grid gap-x-12 gap-y-5 md:grid-cols-2">
    {leftToYou.map((sentence) => (
      <li key={sentence} className="flex gap-3">
        <Ban aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        <span className="max-w-text">{sentence}</span>
      </li>
    ))}
  </ul>
);

const tones = {
  tenants: 'bg-primary-soft text-link',
  landlords: 'bg-accent-soft text-on-accent-soft',
} as const satisfies Record<Track['id'], string>;

const TrackColumn = ({ id, title, lead, signUp, steps }: Track) => (
  <section aria-labelledby={id} className="grid grid-rows-[auto_1fr_auto] gap-6">
    <div className="grid gap-1">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <p className="text-muted">{lead}</p>
    </div>
    <ol>
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="relative grid grid-cols-[auto_1fr] gap-x-5 pb-8 before:absolute before:top-10 before:bottom-0 before:left-5 before:border-l before:border-dashed before:border-line-strong last:pb-0 last:before:hidden"
        >
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-10 place-items-center rounded-md font-display text-title font-semibold tabular-nums',
              tones[id],
            )}
          >
            {index + 1}
          </span>
          <div className="grid gap-1">
            <div className="flex min-h-10 items-center">
              <h3 className="text-title">{step.title}</h3>
            </div>
            <p className="max-w-text text-muted">{step.text}</p>
            <HowItWorksLinks of={step.with} />
          </div>
        </li>
      ))}
    </ol>
    <div>
      <TrackButton id={id} signUp={signUp} />
    </div>
  </section>
);

const HowItWorksLinks = ({ of }: { readonly of: readonly NamedCapability[] }) => (
  <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
    {of.map(({ id, name }) => (
      <Link
        key={id}
        to={`/help/${id}`}
        className="rounded-sm text-link underline underline-offset-3 hover:decoration-2"
      >
        {name}
      </Link>
    ))}
  </p>
);

function TrackButton({ id, signUp }: Pick<Track, 'id' | 'signUp'>) {
  const isSignedIn = useIsSignedIn();
  if (id === 'landlords') return <StartListingButton>{isSignedIn ? 'List a property' : signUp}</StartListingButton>;
  return isSignedIn ? (
    <LinkButton to="/properties">Find a home</LinkButton>
  ) : (
    <LinkButton to="/auth/signup?type=tenant">{signUp}</LinkButton>
  );
}
