import { GUARANTOR_RENTS_A_YEAR, RENTS_A_YEAR } from '@letfair/domain/search/affordability/affordability';
import { BreadcrumbData } from '../../../lib/structured-data/index.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { Calculator } from './calculator.tsx';

const TITLE = 'What can I afford?';

export const AffordabilityPage = () => (
  <Container>
    <BreadcrumbData crumbs={[{ name: TITLE, path: '/affordability' }]} />
    <div className="grid gap-8 py-8 lg:py-10">
      <PageHeading
        title={TITLE}
        subtitle="See the highest rent you’d usually be accepted for, and roughly what you’d have left each month. Your browser works it out: what you type isn’t stored or sent anywhere."
      />
      <p className="max-w-text not-noscript:hidden">
        The calculator needs JavaScript, because your income should stay on your device. You can work it out yourself:
        add up what everyone earns in a year before tax, and divide it by {RENTS_A_YEAR}. That’s the highest monthly
        rent you’d usually be accepted for.
      </p>
      <div className="noscript:hidden">
        <Calculator />
      </div>
      <TitledSection title="How landlords and agents check" className="grid max-w-text gap-3">
        <p>
          Most ask a referencing company whether you earn {RENTS_A_YEAR} times the monthly rent in a year, before tax.
          If you share, your incomes usually count together. Each landlord decides for themselves, and benefits and
          pensions count as income too.
        </p>
        <p>
          If it isn’t enough, you may be asked for a guarantor: someone who promises to pay if you don’t. They’re often
          expected to earn {GUARANTOR_RENTS_A_YEAR} times the monthly rent in a year.
        </p>
        <p>
          <TextLink to="/help/affordability">More about what you can afford</TextLink>
        </p>
      </TitledSection>
    </div>
  </Container>
);
