import { Ban } from 'lucide-react';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { BreadcrumbData, SiteData } from '../../structured-data/index.ts';
import { Section } from '../section.tsx';
import { TrackColumn } from './track-column.tsx';
import { tracks } from './tracks.ts';

export const HowItWorksPage = () => (
  <>
    <SiteData />
    <BreadcrumbData crumbs={[{ name: 'How it works', path: '/how-it-works' }]} />
    <Container>
      <div className="grid gap-5 pt-12 pb-10 sm:pt-16">
        <h1 className="text-display">How Letfair works</h1>
        <p className="max-w-prose text-lg text-muted">
          Two people want the same thing: a home that is lived in. Here is each one’s way there. We are in beta, so some
          steps are marked “Coming soon”; the <TextLink to="/features">features page</TextLink> keeps count.
        </p>
      </div>
      <div className="grid gap-14 border-t border-line py-12 lg:grid-cols-2 lg:gap-20">
        {tracks.map((track) => (
          <TrackColumn key={track.id} {...track} />
        ))}
      </div>
    </Container>
    <Section title="What we leave to you" lead="So that nobody expects something from us that does not come." band>
      <LeftToYou />
    </Section>
    <Section title="It starts with an email address" lead="An account takes a minute. It is free, and it stays free.">
      <div>
        <LinkButton to="/auth/signup" variant="accent" size="lg">
          Create your free account
        </LinkButton>
      </div>
    </Section>
  </>
);

const leftToYou = [
  'We never hold money. Rent and deposits pass between you, and a deposit belongs in an approved protection scheme.',
  'We do not reference tenants. “Verified” means that an email address was confirmed, no more.',
  'We are not a party to the tenancy, and not an agent for either side.',
  'We do not give legal advice. The law differs between England, Wales, Scotland and Northern Ireland; since 1 May 2026, for example, new tenancies in England are rolling and nobody may bid above the advertised rent.',
];

const LeftToYou = () => (
  <ul className="grid gap-x-12 gap-y-5 md:grid-cols-2">
    {leftToYou.map((sentence) => (
      <li key={sentence} className="flex gap-3">
        <Ban aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        <span className="max-w-prose">{sentence}</span>
      </li>
    ))}
  </ul>
);
