import { PiggyBank, Infinity as Unlimited } from 'lucide-react';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { BreadcrumbData, FaqData } from '../../structured-data/index.ts';
import { asPlainText } from '../as-plain-text.ts';
import { Faq } from '../faq-list.tsx';
import { Section } from '../section.tsx';
import { PriceTable } from './price-table.tsx';
import { pricingQuestions } from './pricing-questions.ts';

export const PricingPage = () => (
  <>
    <BreadcrumbData crumbs={[{ name: 'Pricing', path: '/pricing' }]} />
    <FaqData questions={asPlainText(pricingQuestions)} />
    <Price />
    <Container>
      <div className="mx-auto max-w-3xl py-12 sm:py-16">
        <h2 className="mb-4 text-heading">The whole price list</h2>
        <PriceTable />
      </div>
    </Container>
    <Section title="Questions about money" band>
      <Faq questions={pricingQuestions} />
    </Section>
  </>
);

const Price = () => (
  <div className="border-b border-line bg-primary-soft">
    <Container>
      <div className="grid justify-items-center gap-6 py-14 text-center sm:py-20">
        <h1 className="text-heading">Free Forever</h1>
        <p className="font-display text-[clamp(7rem,4rem+18vw,16rem)] leading-[0.85] font-semibold tracking-tighter text-primary tabular-nums">
          £0
        </p>
        <ul className="flex flex-wrap justify-center gap-x-10 gap-y-3 text-lg font-semibold">
          <li className="flex items-center gap-2.5">
            <PiggyBank aria-hidden="true" className="size-6 text-primary" />
            Zero cost
          </li>
          <li className="flex items-center gap-2.5">
            <Unlimited aria-hidden="true" className="size-6 text-primary" />
            Unlimited listings
          </li>
        </ul>
        <p className="max-w-prose">
          For tenants, landlords and letting agents. No listing fee, no subscription, no commission, no charge for
          applying.
        </p>
        <LinkButton to="/auth/signup" variant="accent" size="lg">
          Create your free account
        </LinkButton>
      </div>
    </Container>
  </div>
);
