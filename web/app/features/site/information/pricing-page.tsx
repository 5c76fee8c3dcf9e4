import { AGENCY_HOMES_A_DAY, LANDLORD_HOMES_A_DAY } from '@letfair/domain/listings/allowance';
import { PiggyBank, Infinity as Unlimited } from 'lucide-react';
import { BreadcrumbData, FaqData } from '../../../lib/structured-data/index.ts';
import { Container } from '../../../ui/layout/container.tsx';
import { asPlainText, type Question } from './faq.ts';
import { Faq, JoinButton, Section } from './page-parts.tsx';

export const pricingMeta = {
  title: 'Pricing: free forever',
  description:
    'Letfair costs £0 for tenants, landlords and letting agents: zero cost, unlimited listings, no subscription and no commission.',
};

export const PricingPage = () => (
  <>
    <BreadcrumbData crumbs={[{ name: 'Pricing', path: '/pricing' }]} />
    <FaqData questions={asPlainText(pricingQuestions)} />
    <Price />
    <Container>
      <div className="mx-auto max-w-3xl py-12 sm:py-16">
        <h2 className="mb-4 text-heading">The full price list</h2>
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
        <p className="max-w-text">
          For tenants, landlords and letting agents. No listing fee, no subscription, no commission, no charge for
          applying.
        </p>
        <JoinButton />
      </div>
    </Container>
  </div>
);

const rows = [
  { what: 'Account', note: 'and everything it comes with' },
  { what: 'Listings', note: 'one or a thousand' },
  { what: 'Messages, viewings and applications', note: 'sent or received' },
  { what: 'Subscription', note: 'we don’t have one' },
  { what: 'Commission', note: 'you keep all the rent' },
];
const columns = ['Tenants', 'Landlords', 'Agents'];

const PriceTable = () => (
  <table className="w-full border-collapse text-left">
    <caption className="sr-only">What Letfair charges, by type of user</caption>
    <thead>
      <tr className="border-b border-line-strong text-sm text-muted">
        <th scope="col" className="py-3 pr-2 font-semibold">
          For
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" className="py-3 pl-2 text-right font-semibold">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ what, note }) => (
        <tr key={what} className="border-b border-line">
          <th scope="row" className="py-4 pr-2 font-semibold">
            {what}
            <span className="block text-sm font-normal text-muted">{note}</span>
          </th>
          {columns.map((column) => (
            <td key={column} className="py-4 pl-2 text-right font-display text-title font-semibold tabular-nums">
              £0
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const pricingQuestions: readonly Question[] = [
  {
    question: 'Will it stay free?',
    answer: [
      'Yes. Searching, messaging, applying and listing a home stay free for tenants, landlords and agents. If we ever charge for something extra, what’s free today will stay free.',
    ],
  },
  {
    question: 'Is there a limit on listings?',
    answer: [
      `No. List one home or your whole portfolio: unlimited listings are part of every landlord and agent account. To keep spam out, a new landlord can add ${LANDLORD_HOMES_A_DAY} homes a day to begin with, and a new agency ${AGENCY_HOMES_A_DAY}.`,
    ],
  },
  {
    question: 'Do I need a payment card?',
    answer: ['No. We never ask for card or bank details, and there’s nowhere on Letfair to enter them.'],
  },
  {
    question: 'What will I still have to pay, and who to?',
    answer: [
      'Rent and deposits go straight to the landlord or agent. Landlords pay for their own certificates, licences and checks. In England the Tenant Fees Act 2019 bans most other charges to tenants; Wales, Scotland and Northern Ireland have their own rules.',
    ],
  },
];
