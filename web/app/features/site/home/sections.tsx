import { HeartHandshake, PoundSterling, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Container } from '../../../ui/layout/container.tsx';
import { StartListingButton } from '../../accounts/session/index.ts';

const steps = [
  {
    title: 'Tell us what you need',
    text: 'Your budget, the areas you like, the kind of home and when you want to move.',
  },
  {
    title: 'Browse homes that match',
    text: 'Search by postcode or area, save the homes you like and come back to them later.',
  },
  {
    title: 'Message and apply',
    text: 'Ask the landlord or agent directly, arrange a viewing and apply in the same place.',
  },
] as const;

interface HomeSectionProps {
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export const HomeSection = ({ id, title, className, children }: HomeSectionProps) => (
  <section aria-labelledby={id} className={classNames('py-16 sm:py-20', className)}>
    <Container>
      <div className="grid gap-10">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {children}
      </div>
    </Container>
  </section>
);

export const HowItWorks = () => (
  <HomeSection id="how-it-works" title="How it works">
    <ol className="grid gap-8 sm:grid-cols-3">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid content-start gap-2 border-t-2 border-primary pt-4">
          <span aria-hidden="true" className="font-display text-heading font-semibold text-primary">
            {index + 1}
          </span>
          <h3 className="text-title">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ol>
  </HomeSection>
);

const reasons = [
  {
    icon: PoundSterling,
    title: 'Free forever',
    text: 'No listing fee, no subscription and no commission. Not for tenants, not for landlords, not for agents.',
  },
  {
    icon: HeartHandshake,
    title: 'Smart matching',
    text: 'Tell us your preferences once, and homes that fit your budget and area come first.',
  },
  {
    icon: ShieldCheck,
    title: 'Secure platform',
    text: 'Listings are reviewed, messages stay on Letfair, and you can report anything that looks wrong.',
  },
] as const;

export const WhyChoose = () => (
  <HomeSection id="why-choose" title="Why choose Letfair" className="border-y border-line bg-sand">
    <div className="grid gap-5 md:grid-cols-3">
      {reasons.map(({ icon: Icon, title, text }) => (
        <div key={title} className="grid content-start gap-3 rounded-md border border-line bg-card p-6">
          <Icon aria-hidden="true" className="size-7 text-primary" />
          <h3 className="text-title">{title}</h3>
          <p className="text-muted">{text}</p>
        </div>
      ))}
    </div>
  </HomeSection>
);

const stats = [
  ['100%', 'Free Forever'],
  ['No Fees', 'For Anyone'],
  ['UK Wide', 'Coverage'],
  ['Beta', 'Launch Phase'],
] as const;

export const Stats = () => (
  <section aria-label="Letfair at a glance" className="py-14 sm:py-16">
    <Container>
      <dl className="grid grid-cols-2 gap-y-8 md:grid-cols-4 md:divide-x md:divide-line">
        {stats.map(([figure, meaning]) => (
          <div key={figure} className="flex flex-col-reverse items-center gap-1 px-2 text-center">
            <dt className="text-muted">{meaning}</dt>
            <dd className="font-display text-heading font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </Container>
  </section>
);

export const LandlordCall = () => (
  <section aria-labelledby="for-landlords" className="pb-16 sm:pb-20">
    <Container>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-md bg-band px-6 py-10 text-on-band sm:px-10">
        <div className="grid max-w-xl gap-2">
          <h2 id="for-landlords" className="text-heading">
            Letting a property?
          </h2>
          <p>
            List it in under 10 minutes and hear from tenants directly. It costs nothing, and we take no commission.
          </p>
        </div>
        <StartListingButton size="lg">List your property for free</StartListingButton>
      </div>
    </Container>
  </section>
);
