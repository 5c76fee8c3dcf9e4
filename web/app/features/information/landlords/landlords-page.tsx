import { TextLink } from '../../../ui/actions/links.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { BreadcrumbData } from '../../structured-data/index.ts';
import type { Question } from '../faq.ts';
import { Faq } from '../faq-list.tsx';
import { Section } from '../section.tsx';
import { Benefits } from './benefits.tsx';
import { FreeAccountCard } from './free-account-card.tsx';
import { LandlordSignUp } from './landlord-sign-up.tsx';
import { LandlordSteps } from './landlord-steps.tsx';
import type { LandlordsContent } from './landlords-content.ts';
import { ToLetBoard } from './to-let-board.tsx';

interface LandlordsPageProps {
  readonly content: LandlordsContent;
  readonly questions: readonly Question[];
}

export const LandlordsPage = ({ content, questions }: LandlordsPageProps) => (
  <>
    <BreadcrumbData crumbs={[{ name: 'For landlords', path: '/landlords' }]} />
    <BetaBanner />
    <Hero />
    <Section title="Why list with Letfair">
      <Benefits benefits={content.benefits} />
    </Section>
    <Section title="Three steps to your next tenant" band>
      <LandlordSteps steps={content.steps} />
    </Section>
    <div className="py-12 sm:py-16">
      <Container>
        <FreeAccountCard included={content.included} />
      </Container>
    </div>
    <Section title="What landlords and agents ask" band>
      <Faq questions={questions} />
    </Section>
    <Closing />
  </>
);

const BetaBanner = () => (
  <aside aria-label="Beta" className="border-b border-line bg-sand">
    <Container>
      <p className="flex items-center gap-3 py-3">
        <Badge tone="warm">Beta</Badge>
        <span>
          Letfair is new, and what is marked “Coming soon” is still being built.{' '}
          <TextLink to="/auth/signup?type=landlord">Be among the first landlords</TextLink>
        </span>
      </p>
    </Container>
  </aside>
);

const Hero = () => (
  <Container>
    <div className="grid items-center gap-10 py-12 sm:py-16 lg:grid-cols-[3fr_2fr]">
      <div className="grid gap-6">
        <h1 className="text-display">Let your property without the fees</h1>
        <p className="max-w-prose text-lg text-muted">
          Listing a home on Letfair costs nothing, whether you let one flat or manage two hundred, and wherever in the
          UK it stands, from Penzance to Lerwick.
        </p>
        <div>
          <LandlordSignUp variant="accent" size="lg">
            Start listing for free
          </LandlordSignUp>
        </div>
      </div>
      <ToLetBoard />
    </div>
  </Container>
);

const Closing = () => (
  <Section title="Ready when you are">
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">
        An account takes a minute and commits you to nothing. Ask us, and we close it again.
      </p>
      <div>
        <LandlordSignUp variant="primary" size="lg">
          Create a landlord account
        </LandlordSignUp>
      </div>
    </div>
  </Section>
);
